import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';

import { SEARCH_TEXT_MAX } from '../../worker/contract/bounds.ts';
import { search as words } from '../words/en/search.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import css from './search.module.css';

const TYPING_PAUSE_MS = 300;

interface SearchTextProps {
  /** What the address asks. */
  value: string;
  placeholder: string;
  onSearch: (text: string) => void;
}

/** The field that is searched by: asked once typing pauses, or at Enter. */
export function SearchText({ value, placeholder, onSearch }: SearchTextProps) {
  const [text, setText] = useState(value);
  const [asked, setAsked] = useState(value);
  const [seen, setSeen] = useState(value);
  const ask = useEffectEvent((wanted: string) => {
    setAsked(wanted);
    onSearch(wanted);
  });

  // The address has changed on its own, by going back or by a chip; what was typed here meanwhile stays.
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
