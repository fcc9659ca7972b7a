/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a <datalist> shows no covers and can't wait for an answer */
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

import css from './combobox.module.css';
import { isComposing } from './composing.ts';
import { cx } from './cx.ts';
import { Field, type FieldWords } from './field.tsx';
import { Icon } from './icon.tsx';
import { type Source, useOptions } from './use-options.ts';

type ComboboxProps<T> = FieldWords & {
  /** Called again whenever it changes, so keep it stable. An empty query may return suggestions. */
  source: Source<T>;
  render: (item: T) => ReactNode;
  onPick: (item: T) => void;
  words: {
    loading: string;
    none: (query: string) => ReactNode;
    failed: string;
    count: (found: number) => string;
  };
  placeholder?: string;
  maxLength?: number;
  disabled?: boolean;
};

/** Search as you type, select with arrow keys and Enter. The focus stays in the field, ready for the next one. */
export function Combobox<T extends { id: number }>(props: ComboboxProps<T>) {
  const { source, render, onPick, words, placeholder, ...rest } = props;
  const { maxLength = 100, disabled = false, ...field } = rest;
  const listId = useId();
  const choice = useChoice(source, onPick);
  const { query, open, items, at } = choice;
  const note = noteOf(choice, words);
  const shown = open && (items.length > 0 || note !== undefined);

  return (
    <Field {...field}>
      {({ className, ...wiring }) => (
        <div className={css.box}>
          <span className={css.sign}>
            <Icon name="search" size={18} />
          </span>
          <input
            {...wiring}
            type="text"
            role="combobox"
            className={cx(className, css.input)}
            autoComplete="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={shown}
            aria-controls={listId}
            aria-activedescendant={shown && at >= 0 ? `${listId}-${at}` : undefined}
            value={query}
            placeholder={placeholder}
            maxLength={maxLength}
            disabled={disabled}
            onFocus={choice.show}
            onClick={choice.show}
            onBlur={choice.hide}
            onKeyDown={choice.onKeyDown}
            onChange={({ target }) => choice.type(target.value)}
          />
          {/* A press in the list must not take the focus from the field. */}
          <div
            className={css.pop}
            hidden={!shown}
            onPointerDown={(event) => event.preventDefault()}
          >
            <Listbox
              {...choice}
              {...{ listId, render }}
              label={placeholder ?? words.count(items.length)}
            />
            {note !== undefined && <div className={css.note}>{note}</div>}
          </div>
          <output className="visually-hidden">
            {shown ? (note ?? words.count(items.length)) : ''}
          </output>
        </div>
      )}
    </Field>
  );
}

/** The typed text, the options that it finds, and which of them is selected by keyboard. */
function useChoice<T>(source: Source<T>, onPick: (item: T) => void) {
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [entered, setEntered] = useState<string>();
  const pick = (item: T): void => {
    onPick(item);
    setQuery('');
    setActive(-1);
    setEntered(undefined);
    // Closed, so that it doesn't cover what is below the field. Typing or another press opens it again.
    setOpen(false);
  };

  const pickOnly = (found: readonly T[]): void => {
    const [only] = found;
    if (only !== undefined && found.length === 1) pick(only);
  };

  const { state, items, answers } = useOptions(source, query.trim(), open, (found, asked) => {
    // Enter was pressed while the options were loading.
    if (asked === entered) pickOnly(found);
  });
  const at = Math.min(active, items.length - 1);

  const type = (text: string): void => {
    setQuery(text);
    setEntered(undefined);
    setActive(-1);
    setOpen(true);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    const chosen = items[at];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const from = at < 0 && step < 0 ? 0 : at;
      setActive(items.length === 0 ? -1 : (from + step + items.length) % items.length);
    } else if (event.key === 'Enter') {
      // Enter chooses an option here. It must not submit the form around the field.
      event.preventDefault();
      if (open && chosen !== undefined) pick(chosen);
      else if (open && query.trim() !== '') {
        setEntered(query.trim());
        if (answers === query.trim()) pickOnly(items);
      }
    } else if (event.key === 'Escape' && (open || query !== '')) {
      // Escape first closes the list, then clears the text, and only then closes a dialog around it.
      event.preventDefault();
      event.stopPropagation();
      if (open) setOpen(false);
      else setQuery('');
    }
  };

  const show = () => setOpen(true);
  const hide = () => setOpen(false);
  return { query, open, state, items, at, pick, type, show, hide, onKeyDown };
}

type Choice<T> = ReturnType<typeof useChoice<T>>;

/** The text in place of the options. */
function noteOf<T>({ state, items, query }: Choice<T>, words: ComboboxProps<T>['words']) {
  if (state === 'failed') return words.failed;
  if (items.length > 0) return undefined;
  if (state === 'loading') return words.loading;
  return state === 'ready' ? words.none(query) : undefined;
}

type ListboxProps<T> = Pick<Choice<T>, 'items' | 'at' | 'pick'> & {
  listId: string;
  label: string;
  render: (item: T) => ReactNode;
};

const Listbox = <T extends { id: number }>(props: ListboxProps<T>) => {
  const { items, at, pick, render, listId, label } = props;
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={label}
      className={css.list}
      hidden={items.length === 0}
    >
      {items.map((item, index) => (
        <button
          key={item.id}
          ref={index === at ? intoView : undefined}
          id={`${listId}-${index}`}
          type="button"
          role="option"
          aria-selected={index === at}
          tabIndex={-1}
          className={css.option}
          onClick={() => pick(item)}
        >
          {render(item)}
        </button>
      ))}
    </div>
  );
};

const intoView = (option: HTMLElement | null): void => option?.scrollIntoView({ block: 'nearest' });
