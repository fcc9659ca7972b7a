import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

import type { MessageItem } from '../../worker/contract/message.ts';
import { isInFront } from '../presence/in-front.ts';
import { Button } from '../ui/button.tsx';
import { messages as words } from '../words/made/messages.ts';
import { LogRows } from './log-rows.tsx';
import type { Faces } from './message-row.tsx';
import { PinnedMessages } from './pinned-messages.tsx';
import { QuickReactions } from './quick-reactions.tsx';
import { withPending } from './reactions.ts';
import { type InView, type RoomState, firstUnread, seenUpTo, stillWaiting } from './room-state.ts';
import type { RoomView } from './room-view.ts';
import css from './room.module.css';
import { setEndInView } from './rooms.ts';
import type { RowActions } from './row-actions.ts';
import type { WaitingMessage } from './stored-messages.ts';
import { Waiting, useWaiting } from './waiting.tsx';
import { rowOf, watchRows } from './watch-rows.ts';

/** The user is at the end if less than this is below the window. */
const END_PX = 40;
/** Within this distance of the beginning older messages are loaded, and within this distance of the end newer ones. */
const NEAR_PX = 200;
/** Space above the first unread message, for the line that marks it. */
const ABOVE_PX = 80;

const NONE: readonly WaitingMessage[] = [];

interface RoomLogProps {
  label: string;
  room: string;
  user: number;
  faces: Faces;
  hosts: boolean;
  state: RoomState;
  view: RoomView;
  actions: Omit<RowActions, 'onPick'>;
}

/**
 * The messages of a room, in an area that scrolls. While the user is at the end, new messages scroll into view. If the
 * end or the tab isn't visible, the first unread message does instead. If the user reads further up, nothing moves.
 */
export function RoomLog({ label, room, state, view, actions, ...rows }: RoomLogProps) {
  const { readAtOpening, older, newer, status, target, reacting } = state;
  const messages = useMemo(() => withPending(state.messages, reacting), [state.messages, reacting]);
  /** The message that the user chooses a reaction to, and the button of the choice. */
  const [picked, setPicked] = useState<{ number: number; button: HTMLElement } | null>(null);
  const all = useMemo(
    () => ({
      ...actions,
      onPick: ({ number }: MessageItem, button: HTMLElement) => setPicked({ number, button }),
    }),
    [actions],
  );
  const choose = (emoji: string) => {
    const message = messages.find(({ number }) => number === picked?.number);
    const own = message?.reactions.some((one) => one.own && one.emoji === emoji) ?? false;
    if (message) actions.onReact(message, emoji, !own);
  };
  const waiting = stillWaiting(useWaiting(room), messages, rows.user);
  const newest = Date.parse(messages.at(-1)?.sentAt ?? '1970');
  const isPassed = ({ id, problem }: WaitingMessage) => problem !== null && id < newest;
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const isEndInView = useRef(false);
  /** A message and its distance from the top, noted before messages above it are added or removed. */
  const anchor = useRef<{ of: RoomState['messages']; number: number; top: number } | null>(null);
  const led = useRef(target);
  const [seen, setSeen] = useState(0);
  const [adding, setAdding] = useState(false);
  // A screen reader says what is added to a log that isn't busy. So it stays busy until after the rows are drawn.
  const busy = adding || status === 'loading';
  const wasBusy = useDeferredValue(busy);
  const last = messages.at(-1)?.number ?? 0;
  const first = messages[0]?.number ?? 0;

  const read = Math.max(seen, readAtOpening);

  const followEnd = () => {
    const area = box.current;
    if (!area || !atEnd.current) return;
    const isSeen = isEndInView.current && document.visibilityState === 'visible';
    const row = isSeen ? null : rowOf(area, firstUnread(messages, read));
    area.scrollTop = row ? row.offsetTop - ABOVE_PX : area.scrollHeight;
  };
  useLayoutEffect(() => {
    const area = box.current;
    if (!area) return;
    const held = anchor.current;
    const row = held && rowOf(area, held.number);
    if (target && led.current !== target) {
      led.current = target;
      atEnd.current = false;
      anchor.current = null;
      const found = rowOf(area, target.number);
      found?.scrollIntoView({ block: 'center' });
      found?.focus({ preventScroll: true });
    } else if (held && row && held.of !== messages) {
      area.scrollTop += row.offsetTop - area.scrollTop - held.top;
      anchor.current = null;
    } else followEnd();
  });

  // Rows may grow after they were drawn, for example by an image. The end stays in view then, too.
  const grow = useEffectEvent(followEnd);
  useEffect(() => {
    const grown = new ResizeObserver(() => grow());
    if (list.current) grown.observe(list.current);
    return () => grown.disconnect();
  }, []);

  const look = useEffectEvent((inView: InView) => {
    isEndInView.current = inView.end && status === 'ready' && !newer;
    setEndInView(isEndInView.current);
    if (!isInFront()) return;
    const number = seenUpTo(messages, inView);
    setSeen(Math.max(seen, number));
    view.seen(number);
  });
  useEffect(() => {
    if (!list.current || !end.current) return undefined;
    const after = messages.filter(({ number }) => number > read);
    return watchRows(list.current, end.current, after, (inView) => look(inView));
  }, [messages, read]);

  const hold = (number: number) => {
    const area = box.current;
    const row = rowOf(area, number);
    if (area && row) anchor.current = { of: messages, number, top: row.offsetTop - area.scrollTop };
  };
  const add = (beside: number, load: () => Promise<unknown>) => {
    hold(beside);
    setAdding(true);
    void load().finally(() => {
      anchor.current = null;
      setAdding(false);
    });
  };
  const loadOlder = () => add(first, () => view.loadOlder());
  const scrolled = () => {
    const area = box.current;
    if (!area) return;
    const below = area.scrollHeight - area.scrollTop - area.clientHeight;
    atEnd.current = !newer && below < END_PX;
    if (newer && below < NEAR_PX && anchor.current === null) {
      add(last, () => view.loadNewer());
    }
    if (area.scrollTop < NEAR_PX && older && anchor.current === null) loadOlder();
  };
  const toEnd = () => {
    // The button is gone then.
    box.current?.focus({ preventScroll: true });
    atEnd.current = true;
    isEndInView.current = true;
    if (newer) void view.open();
    else if (box.current) box.current.scrollTop = box.current.scrollHeight;
  };
  const fresh = seen > 0 ? Math.max(0, state.last - read) : 0;
  return (
    <div className={css.frame}>
      <PinnedMessages state={state} changeable={rows.hosts && state.writable} {...actions} />
      <div
        ref={box}
        className={css.log}
        role="log"
        aria-label={label}
        aria-busy={busy || wasBusy}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region is reached by keyboard
        tabIndex={0}
        onScroll={scrolled}
      >
        <div ref={list}>
          {older && (
            <Button variant="bare" size="sm" onClick={loadOlder}>
              {words.older}
            </Button>
          )}
          {status === 'ready' && messages.length === 0 && waiting.length === 0 && (
            <p className={css.note}>{words.empty}</p>
          )}
          <LogRows
            {...rows}
            {...{ room, messages, readAtOpening }}
            others={state.others}
            writable={state.writable}
            refused={waiting.some(isPassed) ? waiting.filter(isPassed) : NONE}
            target={target?.number ?? 0}
            actions={all}
          />
          <Waiting messages={waiting.filter((one) => !isPassed(one))} />
          <div ref={end} />
        </div>
      </div>
      {picked && (
        <QuickReactions
          key={picked.number}
          button={picked.button}
          onChoose={choose}
          onClose={() => setPicked(null)}
        />
      )}
      {(fresh > 0 || newer) && (
        <span className={css.newest}>
          <Button size="sm" icon="chevron-down" onClick={toEnd}>
            {fresh > 0 ? words.toNewest(fresh) : words.toBottom}
          </Button>
        </span>
      )}
    </div>
  );
}
