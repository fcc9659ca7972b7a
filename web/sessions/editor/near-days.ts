import { toLocalInput } from '../../ui/dates.ts';

const EVENING_HOUR = 20;
const FRIDAY = 5;
const SATURDAY = 6;

/**
 * Today, tomorrow, Friday and Saturday as starts, each once, at the time of day of `start` (20:00 if that is NaN). Where
 * that time is over today, it is the next full hour, if there is one.
 * @returns starts in the format of a DateTimeField, in their order
 */
export function nearDays(start: number, now: number): string[] {
  const time = new Date(Number.isNaN(start) ? new Date(now).setHours(EVENING_HOUR, 0) : start);
  const today = new Date(now).getDay();
  const ahead = [0, 1, (FRIDAY - today + 7) % 7, (SATURDAY - today + 7) % 7];
  const days = [...new Set(ahead)].toSorted((one, other) => one - other);
  return days.flatMap((day) => {
    const date = new Date(now);
    date.setDate(date.getDate() + day);
    date.setHours(time.getHours(), time.getMinutes(), 0, 0);
    if (date.getTime() <= now) date.setHours(new Date(now).getHours() + 1, 0, 0, 0);
    const stays = date.getDay() === (today + day) % 7;
    return stays ? [toLocalInput(date.getTime())] : [];
  });
}
