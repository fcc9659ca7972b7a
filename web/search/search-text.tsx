import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';

import { SEARCH_TEXT_MAX } from '../../worker/contract/bounds.ts';
import { search as words } from '../words/en/search.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import css from './search.module.css';

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
  const [asked, setAsked] = useState(value);
  const [seen, setSeen] = useState(value);
  const ask = useEffectEvent((wanted: string) => {
    setAsked(wanted);
    onSearch(wanted);
  });

  // The URL was changed by going back or by a chip. Text that was typed since stays.
  if (value !== seen) {
    setSeen(value);
    if (value !== asked) {
      setText(value);
      setAsked(value);
    }
  }

  const wanted = text.trim();
  useEffect(() => {
    if (wanted === asked) return undefined;
    const timer = setTimeout(() => ask(wanted), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, asked]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(wanted);
    onSearch(wanted);
  };

  return (
    <search className={css['text']}>
      <form onSubmit={submit} className={css['box']}>
        <span className={css['sign']}>
          <Icon name="search" size={20} />
        </span>
        <input
          type="search"
          className={css['input']}
          aria-label={words.text}
          placeholder={placeholder}
          value={text}
          maxLength={SEARCH_TEXT_MAX}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => setText(target.value)}
        />
        {text !== '' && (
          <span className={css['end']}>
            <IconButton
              icon="x"
              iconSize={18}
              label={words.clearText}
              onClick={() => setText('')}
            />
          </span>
        )}
      </form>
    </search>
  );
}
