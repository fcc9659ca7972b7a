import type { SessionItem } from '../../../worker/contract/session.ts';
import { clockWord, dayWord, untilWord } from '../../ui/time.ts';
import { useNow } from '../../ui/use-now.ts';

/** "tonight 21:30–00:30 · in 35 min" */
export function WhenLine({ session }: { session: SessionItem }) {
  const now = useNow();
  const start = Date.parse(session.startsAt);
  const end = start + session.durationMinutes * 60_000;
  return (
    <>
      <time dateTime={session.startsAt}>
        {dayWord(start, now)} {clockWord(start)}–{clockWord(end)}
      </time>
      {session.status !== 'cancelled' && <> · {untilWord(start, session.durationMinutes, now)}</>}
    </>
  );
}
