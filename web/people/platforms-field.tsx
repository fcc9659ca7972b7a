import { useState } from 'react';

import { GAMERTAG_MAX } from '../../worker/contract/bounds.ts';
import type { UserDetail, UserPatch } from '../../worker/contract/user.ts';
import { AUDIENCES, PLATFORMS, type Platform } from '../../worker/contract/vocabulary.ts';
import { typed } from '../base/use-form.ts';
import { TextField } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { Checkbox } from '../ui/switch.tsx';
import { common } from '../words/made/common.ts';
import { people } from '../words/made/people.ts';
import css from './platforms-field.module.css';

const { own: words } = people;

type Tags = NonNullable<UserPatch['gamertags']>;

/** The chosen platforms and typed names, in the API's format. */
export function readPlatforms(data: FormData) {
  const chosen = new Set(data.getAll('platforms'));
  const platforms = PLATFORMS.filter((platform) => chosen.has(platform));
  const gamertags = platforms.flatMap((platform): Tags => {
    const tag = typed(data, `tag-${platform}`).trim();
    const wanted = typed(data, `visible-${platform}`);
    const visibleTo = AUDIENCES.find((audience) => audience === wanted);
    return tag === '' || !visibleTo ? [] : [{ platform, tag, visibleTo }];
  });
  return { platforms, gamertags };
}

/** The user's platforms, each with the user's name there and who may see it. */
export function PlatformsField({ user, error }: { user: UserDetail; error?: string | undefined }) {
  return (
    <div className={css.platforms}>
      <p className={css.hint}>{words.platformsHint}</p>
      {PLATFORMS.map((platform) => (
        <PlatformField key={platform} platform={platform} user={user} />
      ))}
      <p role="alert" className={css.problem}>
        {error}
      </p>
    </div>
  );
}

function PlatformField({ platform, user }: { platform: Platform; user: UserDetail }) {
  const tag = user.gamertags.find((known) => known.platform === platform);
  const [plays, setPlays] = useState(tag !== undefined || user.platforms.includes(platform));
  const name = common.platform[platform];
  return (
    <div className={css.platform}>
      <Checkbox
        name="platforms"
        value={platform}
        label={words.playsOn(name)}
        checked={plays}
        onChange={({ target }) => setPlays(target.checked)}
      />
      {/* Hidden rather than removed, so that typed text is still there if the platform is chosen again. */}
      <div className={css.tag} hidden={!plays}>
        <TextField
          name={`tag-${platform}`}
          label={words.tag(name)}
          hint={words.tagHint}
          maxLength={GAMERTAG_MAX}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
          defaultValue={tag?.tag ?? ''}
        />
        <Select
          name={`visible-${platform}`}
          label={words.tagVisible(name)}
          defaultValue={tag?.visibleTo ?? 'friends'}
          options={AUDIENCES.map((value) => ({ value, label: words.visibleTo[value] }))}
        />
      </div>
    </div>
  );
}
