import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';

import type { UserDetail } from '../../worker/contract/user.ts';
import { AUDIENCES } from '../../worker/contract/vocabulary.ts';
import { checkAccount } from '../base/account.ts';
import { api, byId, load } from '../base/api.ts';
import { announce } from '../base/toast-store.ts';
import { chosen, useForm } from '../base/use-form.ts';
import { Form } from '../ui/form.tsx';
import { Select } from '../ui/select.tsx';
import { Checkbox } from '../ui/switch.tsx';
import { people } from '../words/made/people.ts';
import css from './profile-form.module.css';
import { SaveBar } from './save-bar.tsx';

const { own: words } = people;

const FIELDS = [
  { name: 'invitesFrom', hint: words.invitesFromHint, choices: words.audience },
  { name: 'callsFrom', hint: words.callsFromHint, choices: words.callsAudience },
  { name: 'messagesFrom', hint: words.messagesFromHint, choices: words.callsAudience },
  { name: 'onlineFor', hint: words.onlineForHint, choices: words.onlineAudience },
] as const;

const readPrivacy = (data: FormData) => ({
  invitesFrom: chosen(AUDIENCES, data, 'invitesFrom') ?? 'everyone',
  callsFrom: chosen(AUDIENCES, data, 'callsFrom') ?? 'friends',
  messagesFrom: chosen(AUDIENCES, data, 'messagesFrom') ?? 'everyone',
  onlineFor: chosen(AUDIENCES, data, 'onlineFor') ?? 'everyone',
});

/** Who may invite, call and see the user, and the confirmation of being an adult. */
export function PrivacyForm({ user, ofAge }: { user: UserDetail; ofAge: boolean }) {
  const { invitesFrom = 'everyone', callsFrom = 'friends' } = user;
  const { messagesFrom = 'everyone', onlineFor = 'everyone' } = user;
  const { revalidate } = useRevalidator();
  const element = useRef<HTMLFormElement>(null);
  const initial = { invitesFrom, callsFrom, messagesFrom, onlineFor };
  const [saved, setSaved] = useState(initial);
  const [changed, setChanged] = useState(false);
  const compare = () => {
    if (!element.current) return;
    const data = new FormData(element.current);
    const now = JSON.stringify(readPrivacy(data));
    setChanged(data.get('ofAge') === 'on' || now !== JSON.stringify(saved));
  };

  const form = useForm(async (data) => {
    const { onlineFor: seenBy, ...read } = readPrivacy(data);
    const json = {
      ...read,
      // Sent only if it was changed, because the server then notifies all watchers.
      ...(seenBy !== saved.onlineFor && { onlineFor: seenBy }),
      ...(data.get('ofAge') === 'on' && { ofAge: true as const }),
    };
    await load(api.users[':id'].$patch({ ...byId(user.id), json }));
    setSaved({ ...read, onlineFor: seenBy });
    setChanged(false);
    announce(words.saved, 'done');
    await Promise.all([checkAccount(), revalidate()]);
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
