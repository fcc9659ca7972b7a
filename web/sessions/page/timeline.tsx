import type { SessionItem } from '../../../worker/contract/session.ts';
import { fullDate, zoneName } from '../../ui/dates.ts';
import { clockWord, nearDayWord, spanWord, untilWord } from '../../ui/time.ts';
import { useNow } from '../../ui/use-now.ts';
import { sessions as words } from '../../words/made/sessions.ts';
import css from './timeline.module.css';

type Timed = Pick<SessionItem, 'startsAt' | 'durationMinutes' | 'status'>;

/** Start and end as two points in the user's own, named time zone, and the time until then. */
export function Timeline({ session }: { session: Timed }) {
  const now = useNow();
  const start = Date.parse(session.startsAt);
  const end = start + session.durationMinutes * 60_000;
  const gone = session.status === 'cancelled' || now >= end;
  return (
    <div className="stack-1">
      <p className={css.day}>
        <strong>{nearDayWord(start, now)}</strong> {fullDate(start)}
      </p>
      <p className={css.way} data-running={now >= start && !gone}>
        <time dateTime={session.startsAt} className={css.start}>
          {clockWord(start)}
        </time>
        <span className={css.road} aria-hidden="true" />
        <time dateTime={new Date(end).toISOString()} className={css.end}>
          <span className="visually-hidden">{words.page.untilClock(clockWord(end))}</span>
          <span aria-hidden="true">{clockWord(end)}</span>
        </time>
      </p>
      {session.status !== 'cancelled' && (
        <p className={css.until} data-gone={gone}>
          {untilWord(start, session.durationMinutes, now)}
          <span className={css.lasts}> · {words.page.lasts(spanWord(end - start))}</span>
        </p>
      )}
      <p className="faint-small">{zoneName(start)}</p>
    </div>
  );
}
