import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

import { SEARCH_TEXT_MAX } from '../../worker/contract/bounds.ts';
import { search as words } from '../words/made/search.ts';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import css from './search-text.module.css';

const TYPING_PAUSE_MS = 300;

interface SearchTextProps {
  /** The text in the URL. */
  value: string;
  placeholder: string;
  onSearch: (text: string) => void;
}

/** The search field. It searches once typing pauses, or on Enter. */
export function SearchText({ value, placeholder, onSearch }: SearchTextProps) {
  const [text, setText] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  // The last text that the URL has shown, and all texts that were searched for since. The page may be rendered later
  // than the URL changes.
  const [asked, setAsked] = useState([value]);
  const latest = asked.at(-1);
  const [seen, setSeen] = useState(value);
  const ask = (asking: string) => {
    setAsked((before) => [...before, asking]);
    onSearch(asking);
  };
  const askLate = useEffectEvent(ask);

  // The URL was changed by the back button or a chip. A text that was typed since stays.
  if (value !== seen) {
    setSeen(value);
    const own = asked.lastIndexOf(value);
    setAsked(own === -1 ? [value] : asked.slice(own));
    if (own === -1) setText(value);
  }

  const wanted = text.trim();
  useEffect(() => {
    if (wanted === latest) return undefined;
    const timer = setTimeout(() => askLate(wanted), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, latest]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(wanted);
  };

  return (
    <search className={css.text}>
      <form onSubmit={submit} className={css.box}>
        <span className={css.sign}>
          <Icon name="search" size={20} />
        </span>
        <input
          ref={field}
          type="search"
          className={css.input}
          aria-label={words.text}
          placeholder={placeholder}
          value={text}
          maxLength={SEARCH_TEXT_MAX}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => setText(target.value)}
        />
        {text !== '' && (
          <span className={css.end}>
            <IconButton
              icon="x"
              iconSize={18}
              label={words.clearText}
              onClick={() => {
                setText('');
                field.current?.focus();
              }}
            />
          </span>
        )}
      </form>
    </search>
  );
}
