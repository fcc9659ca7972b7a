import { Checkbox } from '../../ui/switch.tsx';
import { seats } from '../../words/made/seats.ts';
import { sessions } from '../../words/made/sessions.ts';
import { Group } from './group.tsx';
import { PresetsField } from './presets-field.tsx';
import { RolesField } from './roles-field.tsx';
import css from './session-editor.module.css';
import type { FieldsProps } from './use-draft.ts';

const words = sessions.editor;
const { instant, instantLabel } = seats.editor;

const CHOICES = ['nobody', 'friends', 'everyone'] as const;

/** How people get a seat: who decides, which roles there are, and who may invite. */
export const JoinFields = ({ draft, change }: FieldsProps) => (
  <>
    <Group name="instant" label={instantLabel}>
      <div className={css.ways}>
        {CHOICES.map((audience) => (
          <label key={audience} className={css.choice}>
            <input
              type="radio"
              name="instant"
              value={audience}
              checked={draft.instant === audience}
              onChange={() => change({ instant: audience })}
            />
            <strong>{instant[audience].name}</strong>
            <small>{instant[audience].hint}</small>
          </label>
        ))}
      </div>
    </Group>
    <PresetsField draft={draft} change={change} />
    <RolesField draft={draft} change={change} />
    <Checkbox
      name="membersInvite"
      label={words.membersInvite}
      hint={words.membersInviteHint}
      checked={draft.membersInvite}
      onChange={({ target }) => change({ membersInvite: target.checked })}
    />
  </>
);
