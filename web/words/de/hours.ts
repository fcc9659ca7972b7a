import type { fitWords as EnglishFit, hours as EnglishHours } from '../en/hours.ts';
import type { Translated } from '../translated.ts';

/** Words of the hours in which someone has time to play. */
export const hours: Translated<typeof EnglishHours> = {
  title: 'Deine Zeiten',
  hint: 'Markiere, wann du Zeit zum Spielen hast. Damit finden wir Sessions, die passen. Nur du siehst das.',
  grid: 'Stunden der Woche',
  keys: 'Tippe auf die Stunden oder ziehe darüber. Mit der Tastatur: Pfeiltasten zum Bewegen, Leertaste zum Markieren, Umschalt und Pfeiltasten für mehrere.',
  cell: (day, clock) => `${day}, ${clock}`,
  hour: 'Stunde',
  quick: { evenings: 'Abends unter der Woche', weekends: 'Am Wochenende' },
  clear: 'Alle Zeiten entfernen',
  zone: (zone) => `Zeiten in der Zeitzone ${zone}.`,
  changeZone: (zone) => `Zu ${zone} wechseln`,
  list: 'In Worten',
  none: 'Du hast noch keine Zeiten markiert.',
  always: 'Jeden Tag, rund um die Uhr',
  span: (day, from, to) => `${day}, ${from} bis ${to}`,
  spanOver: (day, from, nextDay, to) => `${day}, ${from} bis ${nextDay}, ${to}`,
  state: { saved: 'Gespeichert', saving: 'Speichert …', failed: 'Nicht gespeichert' },
};

/** Why a session may fit. */
export const fitWords: Translated<typeof EnglishFit> = {
  why: 'Darum passt es',
  game: 'dein Spiel',
  hours: 'deine Zeiten',
  language: 'deine Sprache',
  level: 'dein Level',
  region: 'deine Region',
};
