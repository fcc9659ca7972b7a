import { useState } from 'react';

import { GAMERTAG_MAX } from '../../worker/contract/bounds.ts';
import type { UserDetail, UserPatch } from '../../worker/contract/user.ts';
import {
  AUDIENCES,
  PLATFORMS,
  TAG_PLACES,
  TAG_SERVICES,
  type TagPlace,
} from '../../worker/contract/vocabulary.ts';
import { typed } from '../base/use-form.ts';
import { fullDate } from '../ui/dates.ts';
import { TextField } from '../ui/field.tsx';
import { useViolation } from '../ui/form.tsx';
import { placeName } from '../ui/gamertag.tsx';
import { Problem } from '../ui/problem.tsx';
import { Select } from '../ui/select.tsx';
import { Checkbox } from '../ui/switch.tsx';
import { common } from '../words/made/common.ts';
import { people } from '../words/made/people.ts';
import css from './platforms-field.module.css';

const { own: words } = people;

type Tags = NonNullable<UserPatch['gamertags']>;

/** The user's gamertags as a form sends them. */
export const tagsOf = (user: UserDetail) =>
  user.gamertags.map(({ platform, tag, visibleTo = 'friends' }) => ({ platform, tag, visibleTo }));

/** The chosen platforms and typed names, in the API's format. */
export function readPlatforms(data: FormData) {
  const chosen = new Set(data.getAll('platforms'));
  const platforms = PLATFORMS.filter((platform) => chosen.has(platform));
  const gamertags = TAG_PLACES.filter((place) => chosen.has(place)).flatMap((platform): Tags => {
    const tag = typed(data, `tag-${platform}`).trim();
    const wanted = typed(data, `visible-${platform}`);
    const visibleTo = AUDIENCES.find((audience) => audience === wanted);
    return tag === '' || !visibleTo ? [] : [{ platform, tag, visibleTo }];
  });
  return { platforms, gamertags };
}

/** The user's platforms, each with the user's name there and who may see it. */
export function PlatformsField({ user }: { user: UserDetail }) {
  return (
    <div className="stack-3">
      <p className="soft">{words.platformsHint}</p>
      {PLATFORMS.map((platform) => (
        <PlatformField
          key={platform}
          platform={platform}
          label={words.playsOn(common.platform[platform])}
          user={user}
        />
      ))}
      {TAG_SERVICES.map((service) => (
        <PlatformField key={service} platform={service} label={placeName(service)} user={user} />
      ))}
      <Problem>{useViolation('gamertags', 'platforms')}</Problem>
    </div>
  );
}

interface PlatformFieldProps {
  platform: TagPlace;
  label: string;
  user: UserDetail;
}

function PlatformField({ platform, label, user }: PlatformFieldProps) {
  const tag = user.gamertags.find((known) => known.platform === platform);
  const [plays, setPlays] = useState(
    tag !== undefined || user.platforms.some((one) => one === platform),
  );
  const name = placeName(platform);
  return (
    <div className="stack-2">
      <Checkbox
        name="platforms"
        value={platform}
        label={label}
        checked={plays}
        onChange={({ target }) => setPlays(target.checked)}
      />
      {/* Hidden rather than removed, so that typed text is still there if the platform is chosen again. */}
      <div className={css.tag} hidden={!plays}>
        <TextField
          name={`tag-${platform}`}
          label={words.tag(name)}
          hint={
            tag?.verifiedAt === undefined
              ? words.tagHint
              : words.verifiedHint(fullDate(Date.parse(tag.verifiedAt)))
          }
          maxLength={GAMERTAG_MAX}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
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
