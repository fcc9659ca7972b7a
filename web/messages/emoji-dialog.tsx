import { memo, useDeferredValue, useEffect, useState } from 'react';

import { Dialog } from '../ui/dialog.tsx';
import { common } from '../words/made/common.ts';
import { messages as words } from '../words/made/messages.ts';
import { EMOJI_GROUPS, type Emoji, findEmojis, loadEmojis } from './emoji-data.ts';
import { moveFocus } from './move-focus.ts';
import css from './reactions.module.css';
import { readRecent } from './recent-emojis.ts';
import room from './room.module.css';

type Loaded = Awaited<ReturnType<typeof loadEmojis>>;

interface EmojiDialogProps {
  onChoose: (emoji: string) => void;
  onClose: () => void;
}

/** All emojis, with those that were last used and a search. Their names are loaded when it opens. */
export default function EmojiDialog({ onChoose, onClose }: EmojiDialogProps) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed).trim();

  useEffect(() => {
    loadEmojis().then(setLoaded, () => setFailed(true));
  }, []);

  return (
    <Dialog open onClose={onClose} title={words.reactions.title}>
      <input
        type="search"
        className={room.field}
        aria-label={words.reactions.search}
        placeholder={words.reactions.search}
        dir="auto"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={css.all} data-arrows>
        {failed && <p role="alert">{common.notLoaded}</p>}
        {!loaded && !failed && <p>{common.loading}</p>}
        {loaded &&
          (query === '' ? (
            <All loaded={loaded} onChoose={onChoose} />
          ) : (
            <Found {...{ loaded, query, onChoose }} />
          ))}
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  loaded: Loaded;
  onChoose: (emoji: string) => void;
}

const All = memo(function All({ loaded, onChoose }: ChoiceProps) {
  const names = new Map(
    [...loaded.values()].flat().map(({ emoji, name }) => [emoji, name] as const),
  );
  const recent = readRecent().map((emoji) => ({ emoji, name: names.get(emoji) ?? emoji }));
  return (
    <>
      {recent.length > 0 && (
        <Group title={words.reactions.recent} emojis={recent} onChoose={onChoose} />
      )}
      {EMOJI_GROUPS.map((group) => (
        <Group
          key={group}
          title={words.reactions.groups[group]}
          emojis={loaded.get(group) ?? []}
          onChoose={onChoose}
        />
      ))}
    </>
  );
});

/** More results than anyone reads would make typing slow. */
const FOUND_MAX = 200;

function Found({ loaded, query, onChoose }: ChoiceProps & { query: string }) {
  const found = findEmojis(loaded.values(), query).slice(0, FOUND_MAX);
  return (
    <>
      <output>{found.length === 0 && words.reactions.none}</output>
      {found.length > 0 && (
        <Group title={words.reactions.found} emojis={found} onChoose={onChoose} />
      )}
    </>
  );
}

interface GroupProps extends Pick<ChoiceProps, 'onChoose'> {
  title: string;
  emojis: readonly Pick<Emoji, 'emoji' | 'name'>[];
}

/** The Tab key goes from group to group, the arrow keys from emoji to emoji. */
const Group = ({ title, emojis, onChoose }: GroupProps) => (
  <section className={css.group}>
    <h3>{title}</h3>
    <div className={css.grid}>
      {emojis.map(({ emoji, name }, index) => (
        <button
          key={emoji}
          type="button"
          className={css.choice}
          aria-label={name}
          title={name}
          tabIndex={index === 0 ? 0 : -1}
          onKeyDown={moveFocus}
          onClick={() => onChoose(emoji)}
        >
          {emoji}
        </button>
      ))}
    </div>
  </section>
);
