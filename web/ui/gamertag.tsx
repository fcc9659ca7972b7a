import type { Platform } from '../../worker/contract/vocabulary.ts';
import { announce } from '../base/toast-store.ts';
import { common } from '../words/made/common.ts';
import { people } from '../words/made/people.ts';
import { ChipButton } from './chip.tsx';
import { Icon } from './icon.tsx';

const { page: words } = people;

async function copy(tag: string) {
  try {
    await navigator.clipboard.writeText(tag);
    announce(words.copied(tag), 'done');
  } catch {
    announce(words.notCopied(tag));
  }
}

/** A user's name on a platform. A press copies it. It has the platform's icon if there is no label. */
export const Gamertag = ({ platform, tag }: { platform?: Platform; tag: string }) => (
  <ChipButton
    title={words.copyTag}
    art={platform && <Icon name={platform} size={17} label={common.platform[platform]} />}
    onClick={() => void copy(tag)}
  >
    <bdi>{tag}</bdi>
  </ChipButton>
);
