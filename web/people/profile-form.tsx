import { useState } from 'react';

import { ABOUT_MAX, HELD_HOURS, USER_NAME_MAX } from '../../worker/contract/bounds.ts';
import { countGraphemes } from '../../worker/contract/graphemes.ts';
import type { UserDetail } from '../../worker/contract/user.ts';
import { PLATFORMS, REGIONS, TAG_PLACES } from '../../worker/contract/vocabulary.ts';
import { chosen, typed } from '../base/use-form.ts';
import { useNameCheck } from '../base/use-name-check.ts';
import { TextArea, TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { NameIdeas } from '../ui/name-ideas.tsx';
import { Select } from '../ui/select.tsx';
import { useSessionDraft } from '../ui/use-session-draft.ts';
import { common } from '../words/made/common.ts';
import { held } from '../words/made/held.ts';
import { people } from '../words/made/people.ts';
import { region } from '../words/made/vocabulary.ts';
import { LanguagePicker } from './language-picker.tsx';
import { PlatformsField, readPlatforms, tagsOf } from './platforms-field.tsx';
import css from './profile-form.module.css';
import { SaveBar } from './save-bar.tsx';
import { useUserForm } from './use-user-form.ts';

const { own: words } = people;

/** The profile as typed. A null field is not given. */
const readProfile = (data: FormData) => ({
  name: typed(data, 'name'),
  about: typed(data, 'about'),
  region: chosen(REGIONS, data, 'region') ?? null,
  languages: data.getAll('languages').filter((tag) => typeof tag === 'string'),
  ...readPlatforms(data),
});

type Profile = ReturnType<typeof readProfile>;

/** The saved profile in the same format as the typed one. */
const profileOf = (user: UserDetail): Profile => ({
  name: user.name,
  about: user.about,
  region: user.region,
  languages: user.languages,
  platforms: PLATFORMS.filter((platform) => user.platforms.includes(platform)),
  gamertags: TAG_PLACES.flatMap((platform) =>
    tagsOf(user).filter((tag) => tag.platform === platform),
  ),
});

/** The form for the user's own profile. An error loses no typed text, and a message confirms the save. */
export function ProfileForm({ user }: { user: UserDetail }) {
  const keptName = useSessionDraft(`profile:${user.id}:name`, user.name);
  const keptAbout = useSessionDraft(`profile:${user.id}:about`, user.about);
  const { element, saved, changed, setChanged, compare, ...form } = useUserForm({
    id: user.id,
    initial: profileOf(user),
    read: readProfile,
    drafted: keptName.start !== user.name || keptAbout.start !== user.about,
    onSaved: (sent) => {
      keptName.forget(sent.name);
      keptAbout.forget(sent.about);
    },
  });
  const [name, setName] = useState(keptName.start);
  // The user's own current name doesn't count as taken.
  const own = name.trim().toLowerCase() === saved.name.trim().toLowerCase();
  const check = useNameCheck(own ? '' : name);

  return (
    <Form form={form} ref={element} className={css.form} onInput={compare}>
      {user.held && <p role="note">{held.note(HELD_HOURS)}</p>}
      <fieldset className={css.group}>
        <legend>{words.profile}</legend>
        <TextField
          name="name"
          label={words.name}
          hint={check?.taken === false ? words.nameFree(name.trim()) : words.nameHint}
          error={check?.taken && words.nameTaken}
          required
          autoComplete="nickname"
          counted={{ max: USER_NAME_MAX, lengthOf: countGraphemes }}
          countWords={common.count}
          defaultValue={keptName.start}
          onChange={({ target }) => {
            setName(target.value);
            keptName.keep(target.value);
          }}
        />
        <NameIdeas label={words.nameIdeas} names={check?.ideas ?? []} />
        <TextArea
          name="about"
          label={words.about}
          hint={words.aboutHint}
          rows={5}
          maxLength={ABOUT_MAX}
          countWords={common.count}
          defaultValue={keptAbout.start}
          onChange={({ target }) => keptAbout.keep(target.value)}
        />
      </fieldset>
      <fieldset className={css.group}>
        <legend>{words.where}</legend>
        <Select
          name="region"
          label={words.region}
          defaultValue={user.region ?? ''}
          options={[
            { value: '', label: words.noRegion },
            ...REGIONS.map((value) => ({ value, label: region[value] })),
          ]}
        />
        <LanguagePicker
          name="languages"
          initial={user.languages}
          // The new field exists only after this event, so the form can't compare its values yet.
          onChange={() => setChanged(true)}
        />
      </fieldset>
      <fieldset className={css.group}>
        <legend>{words.platforms}</legend>
        <PlatformsField user={user} />
      </fieldset>
      <SaveBar changed={changed} pending={form.pending} problem={form.problem} />
    </Form>
  );
}
