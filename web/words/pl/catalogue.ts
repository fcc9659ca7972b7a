import type { games as English } from '../en/catalogue.ts';
import type { Translated } from '../translated.ts';
import { amount } from './grammar.ts';

const gamesCount = (count: number) => amount(count, 'gra', 'gry', 'gier');

/** Words of your games (the preferences) and of the categories. */
export const games: Translated<typeof English> = {
  title: 'Twoje gry',
  lead: 'Na stronie głównej zobaczysz sesje i ludzi do tych gier. Karty pokazują pierwsze pięć, więc ulubione daj na początek.',
  welcomeTitle: 'Witaj! W co grasz?',
  welcome:
    'Wybierz jedną lub dwie gry, a strona główna pokaże, kto w nie dziś gra. Zawsze możesz to zmienić.',
  welcomeDone: 'Dobry początek! Dodaj więcej gier albo zobacz, kto gra.',
  home: 'Zobacz, kto gra',
  onward: (session) => (session === undefined ? 'Dalej' : `Dalej: ${session}`),
  add: 'Dodaj grę',
  addPlaceholder: 'Szukaj w katalogu',
  addHint: (count, max) => `Wybrano ${count} z ${max}.`,
  full: (max) => `Masz już ${max}, więcej się nie da. Usuń jedną, żeby dodać inną.`,
  loading: 'Szukanie…',
  none: (query) => `Nie znaleziono gry „${query}”. Możesz ją zaproponować poniżej.`,
  failed: 'Nie udało się wczytać gier. Spróbuj ponownie za chwilę.',
  count: gamesCount,
  chosenSign: 'wybrana',
  chosen: 'Twoja kolejność',
  platformOf: (name) => `Platforma: ${name}`,
  levelOf: (name) => `Twój poziom: ${name}`,
  anyPlatform: 'Dowolna platforma',
  noLevel: 'Bez poziomu',
  up: (name) => `Przesuń w górę: ${name}`,
  down: (name) => `Przesuń w dół: ${name}`,
  remove: (name) => `Usuń: ${name}`,
  drag: 'Przeciągnij, żeby przesunąć',
  moved: (name, place, count) => `${name}: teraz na miejscu ${place} z ${count}`,
  added: (name) => `Dodano: ${name}`,
  removed: (name) => `Usunięto: ${name}`,
  state: {
    saved: 'Zapisano',
    unsaved: 'Zapisywanie…',
    saving: 'Zapisywanie…',
    failed: 'Nie zapisano',
  },
  loginAgain: 'Wylogowano cię. Zaloguj się, żeby kontynuować. Twój wybór nie zginął.',
  empty: 'Jeszcze nie masz gier',
  emptyHint: 'Szukaj w katalogu albo przejrzyj kategorię.',
  browse: 'Przeglądaj kategorie',
  category: 'Kategoria',
  pickCategory: 'Wybierz kategorię',
  gamesOf: (category) => `Gry w kategorii ${category}`,
  more: 'Pokaż więcej',
  askTitle: 'Brakuje gry?',
  askHint: 'Zaproponuj ją, a admini się jej przyjrzą.',
  askName: 'Nazwa gry',
  ask: 'Zaproponuj grę',
  asked: (name) => `Propozycja wysłana: ${name}`,
  categories: {
    title: 'Kategorie',
    lead: 'W to się tu gra. Wybierz kategorię, żeby zobaczyć jej sesje.',
    search: 'Szukaj sesji',
    keep: 'Edytuj kategorie',
    games: gamesCount,
    sessions: (count) =>
      count === 0
        ? 'brak otwartych sesji'
        : amount(count, 'otwarta sesja', 'otwarte sesje', 'otwartych sesji'),
    chooseFrom: (name, count) => `Wybierz z kategorii ${name}: ${gamesCount(count)}`,
    none: 'Jeszcze nie ma kategorii',
    noneHint: 'Nadal możesz szukać sesji po nazwie lub grze.',
  },
};
