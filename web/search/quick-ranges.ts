/** Ranges of the start that one names instead of counting, in the viewer's own time, in ms. */

export type QuickRange = 'today' | 'tonight' | 'weekend';
export const QUICK_RANGES: readonly QuickRange[] = ['today', 'tonight', 'weekend'];

interface Range {
  from: number;
  to: number;
}

const EVENING_HOUR = 17;
/** An evening among gamers ends here, and so does the day that it belongs to. */
const NIGHT_ENDS_HOUR = 4;
const FRIDAY = 5;

/** The wall clock decides, not a sum of hours: days of 23 and 25 hours are days too. */
function at(now: number, days: number, hour: number, minute = 0): number {
  const date = new Date(now);
  date.setDate(date.getDate() + days);
  return date.setHours(hour, minute, 0, 0);
}

const RANGES: Record<QuickRange, (now: number) => Range> = {
  today: (now) => ({ from: at(now, 0, 0), to: at(now, 0, 23, 59) }),
  tonight: (now) => {
    const evening = new Date(now).getHours() < NIGHT_ENDS_HOUR ? -1 : 0;
    return { from: at(now, evening, EVENING_HOUR), to: at(now, evening + 1, NIGHT_ENDS_HOUR) };
  },
  weekend: (now) => {
    const day = new Date(now).getDay();
    // Sunday belongs to the Friday before it.
    const friday = day === 0 ? -2 : FRIDAY - day;
    return { from: at(now, friday, EVENING_HOUR), to: at(now, friday + 2, 23, 59) };
  },
};

export const quickRange = (name: QuickRange, now: number): Range => RANGES[name](now);

/** The name of a range, where it has one today. */
export const nameOfRange = (from: number | undefined, to: number | undefined, now: number) =>
  QUICK_RANGES.find((name) => {
    const range = quickRange(name, now);
    return range.from === from && range.to === to;
  });
