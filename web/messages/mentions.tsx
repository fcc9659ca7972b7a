/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a <datalist> can't complete a part of a text */
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';

import css from '../ui/combobox.module.css';
import { messages as words } from '../words/made/messages.ts';
import room from './room.module.css';

/** Somebody whom a message may mention. */
export interface Mentionable {
  id: number;
  name: string;
}

const OFFERED_MAX = 6;

/** What stands between an '@' and the caret. Null if there is no '@' that begins a word. */
const mentionBefore = (text: string, caret: number): string | null =>
  /(?:^|[\s(])@([^@\n]{0,40})$/u.exec(text.slice(0, caret))?.[1] ?? null;

/** The members whose name, or a word of it, begins like this. */
function membersLike(members: readonly Mentionable[], query: string) {
  const wanted = query.toLowerCase();
  return members
    .filter(({ name }) => ` ${name.toLowerCase()}`.includes(` ${wanted}`))
    .slice(0, OFFERED_MAX);
}

interface MentionsOf {
  field: RefObject<HTMLTextAreaElement | null>;
  members: readonly Mentionable[];
  onChange: (text: string) => void;
}

/** Offers a room's members after an '@'. The focus stays in the field: arrow keys choose, Enter or Tab takes. */
export function useMentions({ field, members, onChange }: MentionsOf) {
  const id = useId();
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const found = query === null ? [] : membersLike(members, query);

  const look = () => {
    const { value = '', selectionStart = 0 } = field.current ?? {};
    setQuery(mentionBefore(value, selectionStart));
    setActive(0);
  };
  /** Closes once the caret is elsewhere, because what is before it would be replaced. */
  const follow = () => {
    const { value = '', selectionStart = 0 } = field.current ?? {};
    if (mentionBefore(value, selectionStart) !== query) setQuery(null);
  };
  const pick = ({ name }: Mentionable) => {
    const area = field.current;
    if (!area || query === null) return;
    area.setRangeText(`${name} `, area.selectionStart - query.length, area.selectionStart, 'end');
    onChange(area.value);
    setQuery(null);
  };
  /** @returns whether the key was for the list */
  const press = ({ key }: KeyboardEvent): boolean => {
    const chosen = found[active];
    if (!chosen) return false;
    if (key === 'ArrowDown') setActive((active + 1) % found.length);
    else if (key === 'ArrowUp') setActive((active - 1 + found.length) % found.length);
    else if (key === 'Enter' || key === 'Tab') pick(chosen);
    else if (key === 'Escape') setQuery(null);
    else return false;
    return true;
  };
  const shown = found.length > 0;
  return {
    look,
    follow,
    press,
    close: () => setQuery(null),
    wiring: {
      'aria-autocomplete': 'list',
      'aria-controls': shown ? id : undefined,
      'aria-activedescendant': shown ? `${id}-${active}` : undefined,
    } as const,
    list: (
      <>
        {shown && (
          // A press in the list must not take the focus from the field.
          <div className={room.mentions} onPointerDown={(event) => event.preventDefault()}>
            <div id={id} role="listbox" aria-label={words.mention.label} className={css.list}>
              {found.map((member, index) => (
                <button
                  key={member.id}
                  id={`${id}-${index}`}
                  type="button"
                  role="option"
                  aria-selected={index === active}
                  tabIndex={-1}
                  className={css.option}
                  onClick={() => pick(member)}
                >
                  <bdi>{member.name}</bdi>
                </button>
              ))}
            </div>
          </div>
        )}
        <output className="visually-hidden">
          {shown ? words.mention.found(found.length) : ''}
        </output>
      </>
    ),
  };
}
