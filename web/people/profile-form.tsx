import { useState } from 'react';

import { ABOUT_MAX, USER_NAME_MAX, USER_NAME_MIN } from '../../worker/contract/bounds.ts';
import type { UserDetail } from '../../worker/contract/user.ts';
import { AUDIENCES, REGIONS } from '../../worker/contract/vocabulary.ts';
import { checkAccount } from '../accounts/account.ts';
import { api, load } from '../app/api.ts';
import { typed, useForm } from '../ui/use-form.ts';
import { useKept } from '../ui/use-kept.ts';
import { useNameCheck } from '../accounts/use-name-check.ts';
import { common } from '../words/en/common.ts';
import { people } from '../words/en/people.ts';
import { region } from '../words/en/vocabulary.ts';
import { Button } from '../ui/button.tsx';
import { TextArea, TextField } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { Checkbox } from '../ui/switch.tsx';
import { announce } from '../ui/toast-store.ts';
import { LanguagePicker } from './language-picker.tsx';
import { PlatformsField, readPlatforms } from './platforms-field.tsx';
import css from './profile-form.module.css';

const { own: words } = people;

/** The chosen word of a closed set; undefined for what is none of it. */
const chosen = <Value extends string>(values: readonly Value[], data: FormData, name: string) =>
  values.find((value) => value === data.get(name));

/** The profile as it is typed. What is null or left out is not changed, or not given. */
function readProfile(data: FormData, saved: UserDetail) {
  const invitesFrom = chosen(AUDIENCES, data, 'invitesFrom');
  const callsFrom = chosen(AUDIENCES, data, 'callsFrom');
  const messagesFrom = chosen(AUDIENCES, data, 'messagesFrom');
  const onlineFor = chosen(AUDIENCES, data, 'onlineFor');
  return {
    name: typed(data, 'name'),
    about: typed(data, 'about'),
    region: chosen(REGIONS, data, 'region') ?? null,
    languages: data.getAll('languages').filter((tag) => typeof tag === 'string'),
    ...readPlatforms(data),
    ...(invitesFrom && { invitesFrom }),
    ...(callsFrom && { callsFrom }),
    ...(messagesFrom && { messagesFrom }),
    ...(onlineFor && onlineFor !== saved.onlineFor && { onlineFor }),
    ...(data.get('ofAge') === 'on' && { ofAge: true as const }),
  };
}

/** One's own page as a form. Nothing typed is lost on an error, and saving says so. */
export function ProfileForm({ user, ofAge }: { user: UserDetail; ofAge: boolean }) {
  const [saved, setSaved] = useState(user);
  const keptName = useKept(`profile:${user.id}:name`, user.name);
  const keptAbout = useKept(`profile:${user.id}:about`, user.about);
  const [changed, setChanged] = useState(
    keptName.start !== user.name || keptAbout.start !== user.about,
  );
  const [name, setName] = useState(keptName.start);
  const check = useNameCheck(name);
  // One's own name is "taken" by oneself.
  const own = name.trim().toLowerCase() === saved.name.toLowerCase();
  const taken = own ? undefined : check;
  const touch = () => setChanged(true);

  const { pending, problem, violations, onSubmit } = useForm(async (data) => {
    const json = readProfile(data, saved);
    const param = { id: String(user.id) };
    const item = await load(api.users[':id'].$patch({ param, json }));
    setSaved({ ...saved, ...item, onlineFor: chosen(AUDIENCES, data, 'onlineFor') });
    keptName.forget();
    keptAbout.forget();
    setChanged(false);
    announce(words.saved, 'done');
    await checkAccount();
  });

  return (
    <form className={css['form']} onSubmit={(event) => void onSubmit(event)} onInput={touch}>
      <fieldset className={css['group']}>
        <legend>{words.profile}</legend>
        <TextField
          name="name"
          label={words.name}
          hint={taken === false ? words.nameFree(name.trim()) : words.nameHint}
          error={violations['name'] ?? (taken ? words.nameTaken : undefined)}
          required
          dir="auto"
          autoComplete="nickname"
          minLength={USER_NAME_MIN}
          maxLength={USER_NAME_MAX}
          countWords={common.count}
          defaultValue={keptName.start}
          onChange={({ target }) => {
            setName(target.value);
            keptName.keep(target.value);
          }}
        />
        <TextArea
          name="about"
          label={words.about}
          hint={words.aboutHint}
          error={violations['about']}
          dir="auto"
          rows={5}
          maxLength={ABOUT_MAX}
          countWords={common.count}
          defaultValue={keptAbout.start}
          onChange={({ target }) => keptAbout.keep(target.value)}
        />
      </fieldset>
      <fieldset className={css['group']}>
        <legend>{words.where}</legend>
        <Select
          name="region"
          label={words.region}
          error={violations['region']}
          defaultValue={user.region ?? ''}
          options={[
            { value: '', label: words.noRegion },
            ...REGIONS.map((value) => ({ value, label: region[value] })),
          ]}
        />
        <LanguagePicker
          name="languages"
          initial={user.languages}
          error={violations['languages']}
          onChange={touch}
        />
      </fieldset>
      <fieldset className={css['group']}>
        <legend>{words.platforms}</legend>
        <PlatformsField user={user} error={violations['gamertags'] ?? violations['platforms']} />
      </fieldset>
      <Privacy user={user} ofAge={ofAge} violations={violations} />
      <div className={css['foot']}>
        <p role="alert" className={css['problem']}>
          {problem}
        </p>
        <output className={css['note']}>{changed ? words.unsaved : words.savedShort}</output>
        <Button type="submit" variant="primary" size="lg" pending={pending}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}

interface PrivacyProps {
  user: UserDetail;
  ofAge: boolean;
  violations: Readonly<Record<string, string>>;
}

/** Who may ask, call and see one, and that one is of age. */
const Privacy = ({ user, ofAge, violations }: PrivacyProps) => (
  <fieldset className={css['group']}>
    <legend>{words.privacy}</legend>
    <Select
      name="invitesFrom"
      label={words.invitesFrom}
      hint={words.invitesFromHint}
      error={violations['invitesFrom']}
      defaultValue={user.invitesFrom ?? 'everyone'}
      options={AUDIENCES.map((value) => ({ value, label: words.audience[value] }))}
    />
    <Select
      name="callsFrom"
      label={words.callsFrom}
      hint={words.callsFromHint}
      error={violations['callsFrom']}
      defaultValue={user.callsFrom ?? 'friends'}
      options={AUDIENCES.map((value) => ({ value, label: words.callsAudience[value] }))}
    />
    <Select
      name="messagesFrom"
      label={words.messagesFrom}
      hint={words.messagesFromHint}
      error={violations['messagesFrom']}
      defaultValue={user.messagesFrom ?? 'everyone'}
      options={AUDIENCES.map((value) => ({ value, label: words.callsAudience[value] }))}
    />
    <Select
      name="onlineFor"
      label={words.onlineFor}
      hint={words.onlineForHint}
      error={violations['onlineFor']}
      defaultValue={user.onlineFor ?? 'everyone'}
      options={AUDIENCES.map((value) => ({ value, label: words.onlineAudience[value] }))}
    />
    {ofAge ? (
      <p className={css['note']}>{words.ofAgeDone}</p>
    ) : (
      <Checkbox name="ofAge" label={words.ofAge} hint={words.ofAgeHint} />
    )}
  </fieldset>
);
