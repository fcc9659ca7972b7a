import type {
  common as English,
  empty as EnglishEmpty,
  errors as EnglishErrors,
  themes as EnglishThemes,
} from '../en/common.ts';
import type { Translated } from '../translated.ts';
import { amount } from './grammar.ts';

/** A span of time: some days, or some hours and minutes. */
interface Span {
  days: number;
  hours: number;
  minutes: number;
}

const span = ({ days, hours, minutes }: Span): string => {
  if (days > 0) return amount(days, 'dzień', 'dni', 'dni');
  if (hours === 0) return `${minutes} min`;
  return minutes === 0 ? `${hours} godz.` : `${hours} godz. ${minutes} min`;
};

/** Words of the shell, of home and of what every screen needs. */
export const common: Translated<typeof English> = {
  name: 'Peerway',
  tagline: 'Twoja droga do innych ludzi',
  nav: {
    label: 'Menu główne',
    skip: 'Przejdź do treści',
    home: 'Peerway, strona główna',
    search: 'Szukaj',
    register: 'Załóż konto',
    login: 'Zaloguj się',
    preferences: 'Twoje gry',
    sessions: 'Sesje',
    user: 'Profil',
    friends: 'Znajomi',
    admin: 'Admin',
    logout: 'Wyloguj',
  },
  footer: {
    label: 'Informacje prawne',
    imprint: 'Operator',
    privacy: 'Prywatność',
    terms: 'Regulamin',
    copyright: '© 2025 Peerway',
  },
  theme: 'Motyw',
  messages: { label: 'Komunikaty', dismiss: 'Zamknij' },
  close: 'Zamknij',
  cancel: 'Anuluj',
  retry: 'Spróbuj ponownie',
  loading: 'Wczytywanie',
  notLoaded: 'Nie udało się tego wczytać. Spróbuj ponownie albo odśwież stronę.',
  offline:
    'Jesteś offline. To, co widzisz, może być nieaktualne. Odświeży się, gdy wróci internet.',
  list: {
    sessionsLatest: 'Najnowsze sesje',
    sessionsPreferred: 'Sesje z twoimi grami',
    usersLatest: 'Nowe osoby',
    usersPreferred: 'Osoby z twoimi grami',
    setPreferences: 'To są najnowsze. Wybierz swoje gry, żeby zobaczyć, co do ciebie pasuje.',
    setPreferencesLink: 'Wybierz swoje gry',
    hostOne: 'Załóż sesję',
    all: 'Pokaż wszystkie',
  },
  pitch: {
    sentence:
      'Znajdź ludzi do grania: dołącz do sesji albo załóż własną i spotkajcie się na voice.',
    find: 'Znajdź sesję',
    register: 'Załóż konto',
  },
  media: { play: 'Odtwórz film', pause: 'Zatrzymaj film' },
  online: 'online',
  offlineWord: 'offline',
  card: {
    apply: 'Poproś o miejsce',
    waitingList: 'Wejdź do kolejki',
    microphone: 'z mikrofonem',
    host: (name) => `host: ${name}`,
    inCall: (count) => `na voice: ${count}`,
    edit: 'Edytuj',
    add: 'Dodaj',
    games: 'Gry',
    seats: (taken, total) => `${taken} z ${total} miejsc`,
  },
  status: {
    open: 'otwarta',
    full: 'pełna',
    running: 'trwa',
    ended: 'zakończona',
    cancelled: 'odwołana',
  },
  applicationStatus: {
    pending: 'prośba wysłana',
    waiting: 'w kolejce',
    accepted: 'masz miejsce',
    declined: 'prośba odrzucona',
    withdrawn: 'prośba wycofana',
    left: 'miejsce oddane',
    removed: 'usunięto cię',
  },
  timeOf: (label) => `${label}, godzina`,
  count: (count, max) => `${count} / ${max}`,
  platform: {
    pc: 'PC',
    playstation: 'PlayStation',
    xbox: 'Xbox',
    switch: 'Switch',
    mobile: 'Telefon',
  },
  time: {
    today: 'dziś',
    tonight: 'dziś wieczorem',
    tomorrow: 'jutro',
    yesterday: 'wczoraj',
    /** A day, as one of the above, and a time of the day. */
    dayAt: (day, clock) => `${day} ${clock}`,
    /** How long something lasts. */
    span,
    ago: (passed) => `${span(passed)} temu`,
    startsIn: (left) => `za ${span(left)}`,
    startedAgo: (passed) => `start ${span(passed)} temu`,
    over: 'zakończona',
  },
};

/** Words of places with nothing to show. */
export const empty: Translated<typeof EnglishEmpty> = {
  noSessions: 'Nie ma sesji',
  noUsers: 'Nikogo tu nie ma',
  noSessionsHint: 'Zacznij ty! Załóż sesję, a znajdą ją ludzie, którzy grają w to samo.',
  noUsersHint: 'Dodaj więcej swoich gier, żeby znaleźć więcej ludzi.',
  please: 'Zaloguj się',
  pleaseHint: 'Potem od razu tu wrócisz.',
};

/** Words of what went wrong, and what to do. */
export const errors: Translated<typeof EnglishErrors> = {
  title: 'Nie udało się wczytać',
  offline:
    'Nie ma połączenia z Peerway. Nic z wpisanego tekstu nie zginęło. Spróbuj ponownie, gdy wróci internet.',
  broken:
    'Coś poszło nie tak po naszej stronie. Nic z wpisanego tekstu nie zginęło. Spróbuj ponownie za chwilę.',
  limited: 'To było dużo naraz. Odczekaj minutę i spróbuj ponownie.',
  fields: 'Sprawdź zaznaczone pola.',
  missingTitle: 'Nie znaleziono strony',
  missing: 'Ta strona nie istnieje albo nie masz do niej dostępu.',
  home: 'Strona główna',
};

/** The names of the themes. */
export const themes: Translated<typeof EnglishThemes> = {
  dark: 'Ciemny',
  light: 'Jasny',
  system: 'Jak w systemie',
};
