import type { Weekday } from '../../../worker/contract/vocabulary.ts';
import type { series as English } from '../en/series.ts';
import type { Translated } from '../translated.ts';
import { list, plural } from './grammar.ts';

const weekday: Record<Weekday, string> = {
  monday: 'Montag',
  tuesday: 'Dienstag',
  wednesday: 'Mittwoch',
  thursday: 'Donnerstag',
  friday: 'Freitag',
  saturday: 'Samstag',
  sunday: 'Sonntag',
};

/** Words of sessions that repeat. */
export const series: Translated<typeof English> = {
  weekday,
  shortWeekday: {
    monday: 'Mo',
    tuesday: 'Di',
    wednesday: 'Mi',
    thursday: 'Do',
    friday: 'Fr',
    saturday: 'Sa',
    sunday: 'So',
  },
  editor: {
    repeats: 'Wiederholt sich',
    repeatsHint:
      'Alle, die du annimmst, sind in jeder Session dabei oder auf der Warteliste, wenn sie voll ist. Einzelne lassen sich auslassen.',
    days: 'Tage',
    daysHint: (zone) => `Der Tag des Starts ist immer dabei. Zeitzone: ${zone}.`,
    every: 'Wie oft',
    everyWeeks: (weeks) => plural(weeks, { one: 'Jede Woche', other: `Alle ${weeks} Wochen` }),
    until: 'Letzter Tag',
    untilHint: (weeks) =>
      plural(weeks, {
        one: 'Höchstens 1 Woche nach der ersten Session.',
        other: `Höchstens ${weeks} Wochen nach der ersten Session.`,
      }),
    untilMissing: 'Wähle den letzten Tag.',
    untilEarly: 'Der letzte Tag muss nach dem ersten liegen.',
    added: (name) => `${name} ist online und wiederholt sich. Teile den Link mit deinen Freunden.`,
    scope: 'Was du änderst',
    one: 'Nur diese Session',
    oneHint: 'Die anderen bleiben, wie sie sind.',
    following: 'Diese Session und alle danach',
    followingHint: 'Mitglieder werden einmal benachrichtigt.',
    saved: 'Gespeichert, hier und in allen Sessions danach.',
  },
  place: (number, of) => `Session ${number} von ${of}`,
  title: 'Alle Sessions',
  rule: (weeks, weekdays, time) => {
    const days = list(weekdays.map((day) => weekday[day]));
    return plural(weeks, {
      one: `Jede Woche: ${days} um ${time}`,
      other: `Alle ${weeks} Wochen: ${days} um ${time}`,
    });
  },
  zone: (zone) => `In der Zeitzone ${zone}`,
  soon: 'Spätere Sessions erscheinen hier vier Wochen vorher.',
  here: 'diese',
  number: (number) => `Session ${number}`,
  loading: 'Sessions werden geladen …',
  skipped: 'Du lässt sie aus',
  acceptedHint:
    'Du hast einen Platz in dieser Session. Auch in den späteren Sessions dieser Serie bist du dabei.',
  skipping: 'Du bist in dieser Session nicht dabei',
  skippingHint: 'In der Serie bist du weiter dabei. Willst du doch kommen, bewirb dich neu.',
  leave: 'Auslassen oder gehen',
  leaveTitle: 'Diese Session auslassen oder die Serie verlassen?',
  leaveText:
    'Wenn du sie auslässt, wird dein Platz für jemand anderen frei, und in den anderen Sessions ändert sich nichts. Wenn du die Serie verlässt, gibst du in allen Sessions, die noch nicht begonnen haben, deinen Platz auf, auch den auf der Warteliste.',
  leaveAllTitle: 'Diese Serie verlassen?',
  leaveAllText:
    'Du gibst in allen Sessions, die noch nicht begonnen haben, deinen Platz auf, auch den auf der Warteliste.',
  skip: 'Session auslassen',
  leaveAll: 'Serie verlassen',
  skippedNow: 'Du lässt diese Session aus. In den anderen bist du weiter dabei.',
  left: 'Du hast die Serie verlassen.',
  cancelScope: 'Was du absagst',
  cancelFollowing: 'Diese Session und alle danach',
  cancelledFollowing:
    'Diese Sessions sind abgesagt. Alle, die dabei waren oder sich beworben hatten, sind einmal benachrichtigt.',
};
