import { momentAt, toLocalInput } from '../../ui/dates.ts';
import { localDay, wallTime } from '../../ui/time.ts';

const EVENING_HOUR = 20;
const FRIDAY = 5;
const SATURDAY = 6;

/**
 * Today, tomorrow, Friday and Saturday as starts, each once, at the time of day of `start` (20:00 if that is NaN). Where
 * that time is over today, it is the next full hour, if there is one.
 * @returns starts in the format of a DateTimeField, in their order
 */
export function nearDays(start: number, now: number): string[] {
  const shown = new Date(wallTime(now));
  const clock = new Date(wallTime(Number.isNaN(start) ? momentAt(now, 0, EVENING_HOUR) : start));
  const today = shown.getUTCDay();
  const ahead = [0, 1, (FRIDAY - today + 7) % 7, (SATURDAY - today + 7) % 7];
  const days = [...new Set(ahead)].toSorted((one, other) => one - other);
  return days.flatMap((day) => {
    const chosen = momentAt(now, day, clock.getUTCHours(), clock.getUTCMinutes());
    const at = chosen > now ? chosen : momentAt(now, day, shown.getUTCHours() + 1);
    return localDay(at) === localDay(now) + day ? [toLocalInput(at)] : [];
  });
}
