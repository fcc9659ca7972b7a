import { Link } from 'react-router';

import type { SessionItem } from '../../../worker/contract/session.ts';
import { dayAndClock } from '../../ui/dates.ts';
import { untilWord } from '../../ui/time.ts';
import { useNow } from '../../ui/use-now.ts';
import { sessions as words } from '../../words/made/sessions.ts';
import css from './next-up.module.css';

/** The user's session that runs now or starts next. Nothing if there is none. */
export function NextUp({ sessions }: { sessions: readonly SessionItem[] }) {
  const now = useNow();
  const [next] = sessions
    .filter(({ status }) => status !== 'cancelled' && status !== 'ended')
    .filter(
      ({ startsAt, durationMinutes }) => Date.parse(startsAt) + durationMinutes * 60_000 > now,
    )
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
  if (!next) return null;
  const start = Date.parse(next.startsAt);
  return (
    <p className={css.next}>
      <span className="faint">{start > now ? words.own.next : words.own.now}</span>
      <span className={css.road} aria-hidden="true" />
      <Link to={`/session/${next.id}`}>{next.name}</Link>
      <span className={css.when}>
        <time dateTime={next.startsAt}>{dayAndClock(start, now)}</time>
        <strong>{untilWord(start, next.durationMinutes, now)}</strong>
      </span>
    </p>
  );
}
