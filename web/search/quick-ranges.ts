import { momentAt } from '../ui/dates.ts';
import { wallTime } from '../ui/time.ts';

/** Named ranges of the start, in ms, in the user's own time zone. */

export type QuickRange = 'today' | 'tonight' | 'weekend';
export const QUICK_RANGES: readonly QuickRange[] = ['today', 'tonight', 'weekend'];

interface Range {
  from: number;
  to: number;
}

const EVENING_HOUR = 17;
/** An evening and its day end at this hour of the next day, because gamers play past midnight. */
const NIGHT_ENDS_HOUR = 4;
const FRIDAY = 5;

const RANGES: Record<QuickRange, (now: number) => Range> = {
  today: (now) => ({ from: momentAt(now, 0, 0), to: momentAt(now, 0, 23, 59) }),
  tonight: (now) => {
    const evening = new Date(wallTime(now)).getUTCHours() < NIGHT_ENDS_HOUR ? -1 : 0;
    return {
      from: momentAt(now, evening, EVENING_HOUR),
      to: momentAt(now, evening + 1, NIGHT_ENDS_HOUR),
    };
  },
  weekend: (now) => {
    const day = new Date(wallTime(now)).getUTCDay();
    // Sunday belongs to the Friday before it.
    const friday = day === 0 ? -2 : FRIDAY - day;
    return { from: momentAt(now, friday, EVENING_HOUR), to: momentAt(now, friday + 2, 23, 59) };
  },
};

export const quickRange = (name: QuickRange, now: number): Range => RANGES[name](now);

/** The name of a range. Undefined if no named range is the same today. */
export const nameOfRange = (from: number | undefined, to: number | undefined, now: number) =>
  QUICK_RANGES.find((name) => {
    const range = quickRange(name, now);
    return range.from === from && range.to === to;
  });
