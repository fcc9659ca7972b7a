import type { fitWords as EnglishFit, hours as English } from '../en/hours.ts';
import type { Translated } from '../translated.ts';

/** Words of the hours in which someone has time to play. */
export const hours: Translated<typeof English> = {
  title: 'Twoje godziny',
  hint: 'Zaznacz, kiedy masz czas na granie. Dzięki temu znajdziemy pasujące sesje. Widzisz to tylko ty.',
  grid: 'Godziny w tygodniu',
  keys: 'Dotknij godzin lub przeciągnij po nich. Na klawiaturze: strzałki przesuwają, spacja zaznacza, Shift i strzałki zaznaczają kilka.',
  cell: (day, clock) => `${day} ${clock}`,
  hour: 'Godzina',
  quick: { evenings: 'Wieczory w tygodniu', weekends: 'Weekendy' },
  clear: 'Wyczyść godziny',
  zone: (zone) => `Godziny są w strefie czasowej ${zone}.`,
  changeZone: (zone) => `Zmień na ${zone}`,
  list: 'Słowami',
  none: 'Nie masz jeszcze zaznaczonych godzin.',
  always: 'O każdej porze, codziennie',
  span: (day, from, to) => `${day} od ${from} do ${to}`,
  spanOver: (day, from, nextDay, to) => `${day} ${from} – ${nextDay} ${to}`,
  state: { saved: 'Zapisano', saving: 'Zapisywanie…', failed: 'Nie zapisano' },
};

/** Why a session may fit. */
export const fitWords: Translated<typeof EnglishFit> = {
  why: 'Dlaczego pasuje',
  game: 'twoja gra',
  hours: 'twoje godziny',
  language: 'twój język',
  level: 'twój poziom',
  region: 'twój region',
};
