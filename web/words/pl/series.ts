import type { Weekday } from '../../../worker/contract/vocabulary.ts';
import type { series as English } from '../en/series.ts';
import type { Translated } from '../translated.ts';
import { list, plural } from './grammar.ts';

const everyWeeks = (weeks: number) =>
  plural(weeks, {
    one: 'Co tydzień',
    few: `Co ${weeks} tygodnie`,
    many: `Co ${weeks} tygodni`,
  });

/** "w poniedziałki", for what happens again and again. */
const onDay: Record<Weekday, string> = {
  monday: 'w poniedziałki',
  tuesday: 'we wtorki',
  wednesday: 'w środy',
  thursday: 'w czwartki',
  friday: 'w piątki',
  saturday: 'w soboty',
  sunday: 'w niedziele',
};

/** Words of sessions that repeat. */
export const series: Translated<typeof English> = {
  weekday: {
    monday: 'poniedziałek',
    tuesday: 'wtorek',
    wednesday: 'środa',
    thursday: 'czwartek',
    friday: 'piątek',
    saturday: 'sobota',
    sunday: 'niedziela',
  },
  shortWeekday: {
    monday: 'pon.',
    tuesday: 'wt.',
    wednesday: 'śr.',
    thursday: 'czw.',
    friday: 'pt.',
    saturday: 'sob.',
    sunday: 'niedz.',
  },
  editor: {
    repeats: 'Powtarza się',
    repeatsHint:
      'Osoby, które przyjmiesz, są we wszystkich sesjach albo w kolejce, jeśli któraś jest pełna. Mogą pominąć jedną z nich.',
    days: 'Dni',
    daysHint: (zone) => `Dzień początku zawsze się liczy. Strefa czasowa: ${zone}.`,
    every: 'Jak często',
    everyWeeks,
    until: 'Ostatni dzień',
    untilHint: (weeks) =>
      `Najwyżej ${plural(weeks, { one: '1 tydzień', few: `${weeks} tygodnie`, many: `${weeks} tygodni` })} po pierwszej sesji.`,
    untilMissing: 'Wybierz ostatni dzień.',
    untilEarly: 'Ostatni dzień musi być po pierwszym.',
    added: (name) => `Sesja „${name}” jest opublikowana i się powtarza. Wyślij link znajomym.`,
    scope: 'Co zmienić',
    one: 'Tylko tę sesję',
    oneHint: 'Pozostałe się nie zmienią.',
    following: 'Tę sesję i wszystkie następne',
    followingHint: 'Uczestnicy dostaną jedno powiadomienie.',
    saved: 'Zapisano, tutaj i we wszystkich następnych sesjach.',
  },
  place: (number, of) => `Sesja ${number} z ${of}`,
  title: 'Wszystkie sesje',
  rule: (weeks, weekdays, time) =>
    `${everyWeeks(weeks)}: ${list(weekdays.map((day) => onDay[day]))}, ${time}`,
  zone: (zone) => `W strefie czasowej ${zone}`,
  soon: 'Późniejsze sesje pojawiają się tu cztery tygodnie wcześniej.',
  here: 'ta sesja',
  number: (number) => `Sesja ${number}`,
  loading: 'Wczytywanie sesji…',
  skipped: 'Pomijasz ją',
  acceptedHint: 'Masz miejsce w tej sesji. Jesteś też w późniejszych sesjach tej serii.',
  skipping: 'Nie ma cię w tej sesji',
  skippingHint: 'Nadal jesteś w serii. Żeby jednak przyjść, poproś o miejsce ponownie.',
  leave: 'Pomiń lub zrezygnuj',
  leaveTitle: 'Pominąć tę sesję czy zrezygnować z serii?',
  leaveText:
    'Jeśli ją pominiesz, twoje miejsce zwolni się dla kogoś innego, a w pozostałych sesjach nic się nie zmieni. Jeśli zrezygnujesz, oddasz swoje miejsce, także w kolejce, we wszystkich sesjach, które się jeszcze nie zaczęły.',
  leaveAllTitle: 'Zrezygnować z tej serii?',
  leaveAllText:
    'Oddasz swoje miejsce, także w kolejce, we wszystkich sesjach, które się jeszcze nie zaczęły.',
  skip: 'Pomiń tę sesję',
  leaveAll: 'Zrezygnuj z serii',
  skippedNow: 'Pomijasz tę sesję. W pozostałych nadal jesteś.',
  left: 'Nie ma cię już w tej serii.',
  cancelScope: 'Co odwołać',
  cancelFollowing: 'Tę sesję i wszystkie następne',
  cancelledFollowing:
    'Te sesje są odwołane. Uczestnicy i osoby, które proszą o miejsce, dostali jedno powiadomienie.',
};
