import type { UserDetail, UserPatch } from '../../worker/contract/user.ts';
import { AUDIENCES } from '../../worker/contract/vocabulary.ts';
import { chosen } from '../base/use-form.ts';
import { Form } from '../ui/form.tsx';
import { Select } from '../ui/select.tsx';
import { Checkbox } from '../ui/switch.tsx';
import { people } from '../words/made/people.ts';
import css from './profile-form.module.css';
import { SaveBar } from './save-foot.tsx';
import { useUserForm } from './use-user-form.ts';

const { own: words } = people;

const FIELDS = [
  { name: 'invitesFrom', hint: words.invitesFromHint, choices: words.audience },
  { name: 'callsFrom', hint: words.callsFromHint, choices: words.callsAudience },
  { name: 'messagesFrom', hint: words.messagesFromHint, choices: words.callsAudience },
  { name: 'onlineFor', hint: words.onlineForHint, choices: words.onlineAudience },
] as const;

const readPrivacy = (data: FormData): UserPatch => ({
  invitesFrom: chosen(AUDIENCES, data, 'invitesFrom') ?? 'everyone',
  callsFrom: chosen(AUDIENCES, data, 'callsFrom') ?? 'friends',
  messagesFrom: chosen(AUDIENCES, data, 'messagesFrom') ?? 'everyone',
  onlineFor: chosen(AUDIENCES, data, 'onlineFor') ?? 'everyone',
  ...(data.get('ofAge') === 'on' && { ofAge: true }),
});

/** Who may invite, call and see the user, and the confirmation of being an adult. */
export function PrivacyForm({ user, ofAge }: { user: UserDetail; ofAge: boolean }) {
  const { invitesFrom = 'everyone', callsFrom = 'friends' } = user;
  const { messagesFrom = 'everyone', onlineFor = 'everyone' } = user;
  const initial = { invitesFrom, callsFrom, messagesFrom, onlineFor };
  const { element, changed, compare, ...form } = useUserForm<UserPatch>({
    id: user.id,
    initial,
    read: readPrivacy,
  });

  return (
    <Form form={form} ref={element} className={css.form} onInput={compare}>
      <fieldset className={css.group}>
        <legend>{words.privacy}</legend>
        {FIELDS.map(({ name, hint, choices }) => (
          <Select
            key={name}
            name={name}
            label={words[name]}
            hint={hint}
            defaultValue={initial[name]}
            options={AUDIENCES.map((value) => ({ value, label: choices[value] }))}
          />
        ))}
        {ofAge ? (
          <p className="soft">{words.ofAgeDone}</p>
        ) : (
          <Checkbox name="ofAge" label={words.ofAge} hint={words.ofAgeHint} />
        )}
      </fieldset>
      <SaveBar changed={changed} pending={form.pending} problem={form.problem} />
    </Form>
  );
}
