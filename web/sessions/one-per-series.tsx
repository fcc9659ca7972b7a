import type { SessionItem } from '../../worker/contract/session.ts';
import { DAY_MS } from '../../worker/contract/time.ts';
import { formatOf } from '../ui/time.ts';
import { search as words } from '../words/made/search.ts';
import css from './session-cards.module.css';

/** Leaves only the first session of each series. @returns also the later ones of a shown session */
export function onePerSeries<Session extends SessionItem>(sessions: readonly Session[]) {
  const bySeries = new Map<number, Session[]>();
  const shown = sessions.filter((session) => {
    if (!session.series) return true;
    const known = bySeries.get(session.series.id);
    if (known) known.push(session);
    else bySeries.set(session.series.id, [session]);
    return !known;
  });
  const laterOf = ({ series }: SessionItem) => (series && bySeries.get(series.id)?.slice(1)) ?? [];
  return { shown, laterOf };
}

const weekday = formatOf({ weekday: 'long' });
/** A change of the clocks moves a weekly session by an hour. */
const HOUR_MS = 60 * 60_000;

/** "every Thursday · 3 more dates", below the card of the next one. */
export function LaterDates({ session, later }: { session: SessionItem; later: SessionItem[] }) {
  if (later.length === 0) return null;
  const starts = [session, ...later].map(({ startsAt }) => Date.parse(startsAt));
  const [first = 0] = starts;
  const weekly = starts.every((at, index) => {
    const off = Math.abs(at - (starts[index - 1] ?? at - 7 * DAY_MS) - 7 * DAY_MS);
    return off <= HOUR_MS;
  });
  return (
    <p className={css.facts}>
      {weekly
        ? words.every({ day: weekday(first), count: later.length })
        : words.repeats(later.length)}
    </p>
  );
}
