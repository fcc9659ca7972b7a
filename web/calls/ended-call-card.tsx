import { Suspense, lazy, useLayoutEffect, useRef } from 'react';

import { CALL_MEMBERS_MAX, membersMax } from '../../worker/contract/call-bounds.ts';
import { createStore } from '../base/store.ts';
import { ReportButton } from '../moderation/report/report-button.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { spanWord } from '../ui/time.ts';
import { calls } from '../words/made/calls.ts';
import type { Over } from './core/state.ts';
import { useCallState, useSessionCall } from './core/use-calls.ts';
import { describeEnded } from './describe-ended.ts';
import css from './stage.module.css';
import { onCall, useDial } from './use-call-controller.ts';

/** A call may outlast a deploy. Then this script can't be loaded any more. */
const AfterCall = lazy(async () => {
  try {
    return { default: (await import('./after-call.tsx')).AfterCall };
  } catch {
    return { default: () => null };
  }
});

const words = calls.over;
const MINUTE_MS = 60_000;

/** Whether one can call again: whoever isn't reached yet, or the only other one. */
const mayRing = ({ people, reason }: Over) =>
  people.length > 0 &&
  people.length < CALL_MEMBERS_MAX &&
  (reason === 'no-answer' ||
    reason === 'busy' ||
    reason === 'lost' ||
    (people.length === 1 && (reason === 'hung-up' || reason === 'left')));

/** The running call of the session whose call this user has left. Null if there is none with room to join again. */
export function useRejoinable() {
  const { over, talk } = useCallState();
  const running = useSessionCall({ id: over?.session?.id ?? 0, call: null });
  const left = over?.session && over.reason !== 'removed' && over.reason !== 'elsewhere';
  const room = running !== null && over && running.users.length < membersMax(over.transport);
  return left && room && !talk ? running : null;
}

/**
 * How the last call ended and what may follow, shown until it is dismissed: to join or call again, to thank and to
 * befriend the others, and to report what was said.
 */
export function EndedCallCard({ className }: { className?: string | undefined }) {
  const state = useCallState();
  const { over } = state;
  const card = useRef<HTMLDivElement>(null);
  const dial = useDial();
  const running = useRejoinable();
  // "Hang up" is gone.
  useLayoutEffect(() => {
    if (over && document.activeElement === document.body)
      card.current?.focus({ preventScroll: true });
  }, [over]);
  if (!over || over.kind === 'ring' || state.talk) return null;
  const { people, media, talked, session, togetherMs } = over;
  return (
    <div
      ref={card}
      className={cx(css.over, className)}
      tabIndex={-1}
      data-ended={className === undefined || undefined}
    >
      <output>
        {describeEnded(over)}
        {togetherMs >= MINUTE_MS && <p>{words.together(spanWord(togetherMs))}</p>}
      </output>
      <div className={css.acts}>
        {dial && session && running && (
          <Button
            variant="primary"
            icon="headphones"
            onClick={() =>
              void dial({ session: `/api/sessions/${session.id}`, join: running.id }, media)
            }
          >
            {words.rejoin}
          </Button>
        )}
        {dial && !session && mayRing(over) && (
          <Button
            variant="primary"
            icon="phone"
            onClick={() => void dial({ to: people.map(({ id }) => id) }, media)}
          >
            {words.again}
          </Button>
        )}
        {talked !== null && people.length > 0 && (
          <>
            <Suspense>
              <AfterCall over={over} />
            </Suspense>
            <ReportButton
              key={talked}
              about={`/api/calls/${talked}`}
              name={words.names(people.map(({ name }) => name))}
              person={people.length === 1 ? people[0] : undefined}
            />
          </>
        )}
      </div>
      <IconButton
        icon="x"
        label={words.dismiss}
        onClick={onCall((controller) => controller.read())}
      />
    </div>
  );
}

/** How many cards of `EndedCallPart` the page has. */
export const endedCallParts = createStore(0);

/** How the last call ended, as a part of a page. Meanwhile no card floats above the page. */
export function EndedCallPart() {
  useLayoutEffect(() => {
    endedCallParts.set(endedCallParts.get() + 1);
    return () => endedCallParts.set(endedCallParts.get() - 1);
  }, []);
  return <EndedCallCard />;
}
