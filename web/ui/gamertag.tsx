import type { Gamertag as GamertagItem } from '../../worker/contract/gamertag.ts';
import { PLATFORMS, type TagPlace } from '../../worker/contract/vocabulary.ts';
import { common } from '../words/made/common.ts';
import { people } from '../words/made/people.ts';
import { ChipButton } from './chip.tsx';
import { copyText } from './copy-text.ts';
import { fullDate } from './dates.ts';
import { Icon } from './icon.tsx';

const { page: words } = people;

/** Copies what is entered in a game, and says so. */
export const copyTag = (tag: string) =>
  void copyText(tag, { copied: words.copied(tag), notCopied: words.notCopied });

export const placeName = (place: TagPlace) => ({ ...common.platform, ...words.services })[place];

export const PlaceIcon = ({ place, label }: { place: TagPlace; label?: boolean }) => (
  <Icon
    name={PLATFORMS.find((platform) => platform === place) ?? 'link'}
    size={label ? 17 : 20}
    {...(label && { label: placeName(place) })}
  />
);

/** A user's name on a platform, and whether it is confirmed. A press copies it. */
export const Gamertag = ({
  gamertag,
  labelled,
}: {
  gamertag: GamertagItem;
  labelled?: boolean;
}) => (
  <ChipButton
    title={words.copyTag}
    art={labelled && <PlaceIcon place={gamertag.platform} label />}
    onClick={() => copyTag(gamertag.tag)}
  >
    <bdi>{gamertag.tag}</bdi>
    {gamertag.verifiedAt !== undefined && (
      <>
        {' '}
        <Icon
          name="check"
          size={14}
          label={words.verified(fullDate(Date.parse(gamertag.verifiedAt)))}
        />
      </>
    )}
  </ChipButton>
);
