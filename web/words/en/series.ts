import type { Weekday } from '../../../worker/contract/vocabulary.ts';
import { list } from './formats.ts';
import { plural } from './grammar.ts';

const weekday: Record<Weekday, string> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};

/** Words of sessions that repeat. */
export const series = {
  weekday,
  shortWeekday: {
    monday: 'Mon',
    tuesday: 'Tue',
    wednesday: 'Wed',
    thursday: 'Thu',
    friday: 'Fri',
    saturday: 'Sat',
    sunday: 'Sun',
  } satisfies Record<Weekday, string>,
  editor: {
    repeats: 'Repeats',
    repeatsHint:
      'The people you accept are in all sessions, or on the waiting list where one is full. They can skip one.',
    days: 'Days',
    daysHint: (zone: string) => `The day of the start is always included. Time zone: ${zone}.`,
    every: 'How often',
    everyWeeks: (weeks: number) =>
      plural(weeks, { one: 'Every week', other: `Every ${weeks} weeks` }),
    until: 'Last day',
    untilHint: (weeks: number) => `At most ${weeks} weeks after the first session.`,
    untilMissing: 'Choose the last day.',
    untilEarly: 'The last day must be after the first.',
    added: (name: string) => `${name} is live and repeats. Share the link with your friends.`,
    scope: 'What to change',
    one: 'Only this session',
    oneHint: 'The others stay as they are.',
    following: 'This session and all that follow',
    followingHint: 'Members are told once.',
    saved: 'Saved, here and in all sessions that follow.',
  },
  place: (number: number, of: number) => `Session ${number} of ${of}`,
  title: 'All sessions',
  rule: (weeks: number, weekdays: readonly Weekday[], time: string) => {
    const days = list(weekdays.map((day) => weekday[day]));
    return plural(weeks, {
      one: `Every week on ${days} at ${time}`,
      other: `Every ${weeks} weeks on ${days} at ${time}`,
    });
  },
  zone: (zone: string) => `In the time zone ${zone}`,
  soon: 'Later sessions show up here four weeks ahead.',
  here: 'this one',
  number: (number: number) => `Session ${number}`,
  loading: 'Loading the sessions…',
  skipped: 'You skip it',
  acceptedHint:
    'You have a seat in this session. You’re also in the later sessions of this series.',
  skipping: 'You aren’t in this session',
  skippingHint: 'You’re still in the series. To come anyway, apply again.',
  leave: 'Skip or leave',
  leaveTitle: 'Skip this session or leave the series?',
  leaveText:
    'If you skip it, your seat is free for someone else, and nothing changes in the other sessions. If you leave, you give up your seat or your place on the waiting list in all sessions that haven’t started.',
  leaveAllTitle: 'Leave this series?',
  leaveAllText:
    'You give up your seat or your place on the waiting list in all sessions that haven’t started.',
  skip: 'Skip this session',
  leaveAll: 'Leave the series',
  skippedNow: 'You skip this session. You’re still in the others.',
  left: 'You left the series.',
  cancelScope: 'What to cancel',
  cancelFollowing: 'This session and all that follow',
  cancelledFollowing: 'These sessions are cancelled. All members and applicants were told once.',
} as const;
