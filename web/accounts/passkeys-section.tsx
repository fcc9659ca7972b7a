import { useState } from 'react';

import { PASSKEY_NAME_MAX } from '../../worker/contract/bounds.ts';
import type { PasskeyItem, WaysIn } from '../../worker/contract/passkey.ts';
import { api, byId, send } from '../base/api.ts';
import { typed } from '../base/use-form.ts';
import { ActionButton } from '../ui/action-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { agoWord, fullDate } from '../ui/dates.ts';
import { TextField } from '../ui/field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import css from '../ui/section.module.css';
import { Section } from '../ui/section.tsx';
import { useNow } from '../ui/use-now.ts';
import { waysIn } from '../words/made/ways-in.ts';
import { countWays } from './count-ways.ts';
import { useAddPasskey } from './use-add-passkey.ts';
import { hasPasskeys } from './webauthn.ts';

const { passkeys: words } = waysIn;

/** The user's passkeys: to add, rename and remove them. */
export function PasskeysSection({ ways }: { ways: WaysIn }) {
  const { adding, add } = useAddPasskey();
  const { passkeys } = ways;
  const last = passkeys.length === 1 && countWays(ways) === 1;
  return (
    <Section id="passkeys" title={words.title} hint={words.hint}>
      {passkeys.length === 0 ? (
        <p className={css.note}>{words.none}</p>
      ) : (
        <ul className={css.rows}>
          {passkeys.map((passkey) => (
            <Passkey key={passkey.id} passkey={passkey} last={last} />
          ))}
        </ul>
      )}
      {last && <p className={css.note}>{words.last}</p>}
      {hasPasskeys() ? (
        <Button icon="plus" pending={adding} onClick={() => void add()}>
          {words.add}
        </Button>
      ) : (
        <p className={css.note}>{words.unsupported}</p>
      )}
    </Section>
  );
}

function Passkey({ passkey, last }: { passkey: PasskeyItem; last: boolean }) {
  const { id, name, createdAt, usedAt } = passkey;
  const now = useNow();
  const [renaming, setRenaming] = useState(false);
  return (
    <li className={css.row}>
      <Icon name="lock" size={24} />
      <div className={css.what}>
        <strong>{name}</strong>
        <p className="faint-small">
          {words.created(fullDate(Date.parse(createdAt)))}
          {' · '}
          {usedAt === null ? words.unused : words.used(agoWord(Date.parse(usedAt), now))}
        </p>
      </div>
      <div className={css.actions}>
        <Button size="sm" aria-label={words.renameOne(name)} onClick={() => setRenaming(true)}>
          {words.rename}
        </Button>
        {!last && (
          <ActionButton
            size="sm"
            aria-label={words.removeOne(name)}
            title={words.removeTitle(name)}
            yes={words.remove}
            act={() => send(api.passkeys[':id'].$delete(byId(id)), words.removed(name))}
          >
            {words.removeText}
          </ActionButton>
        )}
      </div>
      {renaming && <RenameDialog passkey={passkey} onClose={() => setRenaming(false)} />}
    </li>
  );
}

interface PasskeyDialogProps {
  passkey: PasskeyItem;
  onClose: () => void;
}

const RenameDialog = ({ passkey: { id, name }, onClose }: PasskeyDialogProps) => (
  <FormDialog
    title={words.renameTitle}
    submit={words.save}
    act={(data) =>
      send(
        api.passkeys[':id'].$patch({ ...byId(id), json: { name: typed(data, 'name') } }),
        words.renamed,
      )
    }
    onClose={onClose}
  >
    <TextField
      name="name"
      label={words.name}
      defaultValue={name}
      required
      maxLength={PASSKEY_NAME_MAX}
    />
  </FormDialog>
);
