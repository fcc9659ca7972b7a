import {
  Fragment,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

import type { MessageItem } from '../../worker/contract/message.ts';
import { Button } from '../ui/button.tsx';
import { fullDate } from '../ui/dates.ts';
import { messages as words } from '../words/en/messages.ts';
import { type Faces, MessageRow } from './message-row.tsx';
import { MessageText } from './message-text.tsx';
import { discard, outbox, sendAgain } from './outbox.ts';
import css from './room.module.css';
import type { RoomState, RoomView } from './room-view.ts';

/** So near the end one is at the end. */
const END_PX = 40;
/** So near the beginning older messages are loaded. */
const BEGINNING_PX = 200;

interface RoomLogProps {
  label: string;
  room: string;
  user: number;
  faces: Faces;
  hosts: boolean;
  state: RoomState;
  view: RoomView;
  onEdit: (message: MessageItem) => void;
  onRemove: (message: MessageItem) => void;
}

const dayOf = (iso: string) => new Date(iso).toDateString();

const rowOf = (area: HTMLElement | null, number: number) =>
  area?.querySelector<HTMLElement>(`[data-number="${number}"]`);

/** The messages that scroll. The end stays in view while one is there. Elsewhere nothing moves what one reads. */
export function RoomLog({
  label,
  room,
  user,
  faces,
  hosts,
  state,
  view,
  onEdit,
  onRemove,
}: RoomLogProps) {
  const { messages, readAtOpening, older, status } = state;
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.get).filter(
    (one) => one.room === room,
  );
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  /** The first message and its distance from the top, before older ones come. */
  const anchor = useRef<{ number: number; top: number } | null>(null);
  const [seen, setSeen] = useState(0);
  const last = messages.at(-1)?.number ?? 0;
  const first = messages[0]?.number ?? 0;

  useLayoutEffect(() => {
    const area = box.current;
    if (!area) return;
    const held = anchor.current;
    const row = held && rowOf(area, held.number);
    if (held && row && held.number !== first) {
      area.scrollTop += row.offsetTop - area.scrollTop - held.top;
      anchor.current = null;
    } else if (atEnd.current) area.scrollTop = area.scrollHeight;
  });

  useEffect(() => {
    const look = () => {
      if (!atEnd.current || document.visibilityState !== 'visible' || last === 0) return;
      setSeen(last);
      view.seen();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [last, view]);

  const loadOlder = () => {
    const area = box.current;
    const row = rowOf(area, first);
    if (area && row) anchor.current = { number: first, top: row.offsetTop - area.scrollTop };
    void view.loadOlder();
  };
  const scrolled = () => {
    const area = box.current;
    if (!area) return;
    atEnd.current = area.scrollHeight - area.scrollTop - area.clientHeight < END_PX;
    if (atEnd.current && seen !== last) {
      setSeen(last);
      view.seen();
    }
    if (area.scrollTop < BEGINNING_PX && older && anchor.current === null) loadOlder();
  };
  const toEnd = () => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  };
  const fresh = Math.max(0, last - Math.max(seen, readAtOpening));
  return (
    <div className={css['frame']}>
      <div
        ref={box}
        className={css['log']}
        role="log"
        aria-label={label}
        aria-busy={status === 'loading'}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region is reached by keyboard
        tabIndex={0}
        onScroll={scrolled}
      >
        {older && (
          <Button variant="bare" size="sm" onClick={loadOlder}>
            {words.older}
          </Button>
        )}
        {status === 'ready' && messages.length === 0 && waiting.length === 0 && (
          <p className={css['note']}>{words.empty}</p>
        )}
        {messages.map((message, index) => {
          const before = messages[index - 1];
          const newDay = !before || dayOf(before.sentAt) !== dayOf(message.sentAt);
          const firstNew =
            message.author.id !== user &&
            readAtOpening > 0 &&
            message.number > readAtOpening &&
            (before?.number ?? 0) <= readAtOpening;
          return (
            <Fragment key={message.number}>
              {newDay && <p className={css['day']}>{fullDate(Date.parse(message.sentAt))}</p>}
              {firstNew && <p className={css['new']}>{words.newFrom}</p>}
              <div data-number={message.number} className={css['row']}>
                <MessageRow {...{ message, user, faces, hosts, onEdit, onRemove }} />
              </div>
            </Fragment>
          );
        })}
        {waiting.map((one) => (
          <div key={one.nonce} className={css['waiting']}>
            <p className={css['text']} dir="auto">
              <MessageText text={one.text} />
            </p>
            {one.problem === null ? (
              <p className={css['state']}>{words.sending}</p>
            ) : (
              <p className={css['problem']}>
                {one.problem}{' '}
                <Button size="sm" onClick={() => void sendAgain(one)}>
                  {words.retry}
                </Button>{' '}
                <Button size="sm" variant="bare" onClick={() => void discard(one)}>
                  {words.discard}
                </Button>
              </p>
            )}
          </div>
        ))}
      </div>
      {fresh > 0 && seen > 0 && (
        <span className={css['newest']}>
          <Button size="sm" icon="chevron-down" onClick={toEnd}>
            {words.toNewest(fresh)}
          </Button>
        </span>
      )}
    </div>
  );
}
