import { type FormEvent, type KeyboardEvent, useState } from 'react';

import { MESSAGE_SEARCH_MAX } from '../../worker/contract/bounds.ts';
import type { MessageItem } from '../../worker/contract/message.ts';
import { announceViolation } from '../base/announce-failure.ts';
import { usePending } from '../base/use-pending.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { isComposing } from '../ui/composing.ts';
import { momentWord } from '../ui/dates.ts';
import { messages as words } from '../words/made/messages.ts';
import { searchMessages } from './messages-api.ts';
import css from './room.module.css';

/**
 * A page of results may be empty and still have a next one. After this many pages the user is asked whether to go on.
 */
const PAGES_AT_ONCE = 5;

interface Found {
  q: string;
  /** The newest first. */
  messages: readonly MessageItem[];
  next: string | undefined;
}

async function search(room: string, q: string, from?: string): Promise<Found> {
  let page = await searchMessages(room, q, from);
  for (let pages = 1; page.member.length === 0 && pages < PAGES_AT_ONCE; pages += 1) {
    if (page.view.next === undefined) break;
    page = await searchMessages(room, q, page.view.next);
  }
  return { q, messages: page.member.toReversed(), next: page.view.next };
}

interface RoomSearchProps {
  room: string;
  /** Leads to a message in the room. */
  onChoose: (number: number) => void;
}

export function RoomSearch({ room, onChoose }: RoomSearchProps) {
  /** Undefined until it was first opened. */
  const [open, setOpen] = useState<boolean>();
  const [found, setFound] = useState<Found | null>(null);
  const { busy, run } = usePending((error) => announceViolation(error, 'q'));

  const find = (q: string, before?: Found) =>
    run(async () => {
      const more = await search(room, q, before?.next);
      setFound({ ...more, messages: [...(before?.messages ?? []), ...more.messages] });
    });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = new FormData(event.currentTarget).get('q');
    if (typeof q === 'string' && q.trim() !== '') void find(q.trim());
  };
  const close = () => {
    setOpen(false);
    setFound(null);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    // In a call it would also close the sheet around this room.
    event.preventDefault();
    close();
  };
  if (!open) {
    return (
      <div className={css.tools}>
        <Button
          size="sm"
          variant="bare"
          icon="search"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field that had the focus is gone
          autoFocus={open === false}
          onClick={() => setOpen(true)}
        >
          {words.search.open}
        </Button>
      </div>
    );
  }
  return (
    <div>
      <search>
        <form className={css.composer} onSubmit={submit}>
          <input
            type="search"
            name="q"
            className={css.field}
            aria-label={words.search.label}
            placeholder={words.search.label}
            maxLength={MESSAGE_SEARCH_MAX}
            dir="auto"
            onKeyDown={press}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it has just been opened by its user
            autoFocus
          />
          <Button type="submit" pending={busy}>
            {words.search.submit}
          </Button>
          <IconButton icon="x" label={words.search.close} onClick={close} />
        </form>
      </search>
      <output className={css.note}>
        {found &&
          words.search.found({ count: found.messages.length, more: found.next !== undefined })}
      </output>
      {found && found.messages.length > 0 && (
        <ul className={css.found}>
          {found.messages.map(({ number, author, text, sentAt }) => (
            <li key={number}>
              <button type="button" onClick={() => onChoose(number)}>
                <span className={css.by}>
                  <strong>{author.name}</strong> {momentWord(Date.parse(sentAt))}
                </span>
                <span dir="auto">{text}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {found?.next !== undefined && (
        <Button size="sm" pending={busy} onClick={() => void find(found.q, found)}>
          {words.search.older}
        </Button>
      )}
    </div>
  );
}
