import type {
  common as EnglishCommon,
  empty as EnglishEmpty,
  errors as EnglishErrors,
  themes as EnglishThemes,
} from '../en/common.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

type Span = Parameters<(typeof EnglishCommon)['time']['span']>[0];

/** A span of time, with the word for days: "2 Tage", or "2 Tagen" in the dative after "in", "vor" and "seit". */
const span = ({ days, hours, minutes }: Span, ofDays: string): string => {
  if (days > 0) return plural(days, { one: '1 Tag', other: `${days} ${ofDays}` });
  if (hours === 0) return `${minutes} Min.`;
  return minutes === 0 ? `${hours} Std.` : `${hours} Std. ${minutes} Min.`;
};

/** Words of the shell, of home and of what every screen needs. */
export const common: Translated<typeof EnglishCommon> = {
  name: 'Peerway',
  tagline: 'Dein Weg zu anderen Leuten',
  nav: {
    label: 'Hauptmenü',
    skip: 'Zum Inhalt springen',
    home: 'Peerway, Startseite',
    search: 'Suche',
    register: 'Registrieren',
    login: 'Einloggen',
    preferences: 'Spiele',
    sessions: 'Sessions',
    user: 'Profil',
    friends: 'Freunde',
    admin: 'Admin',
    logout: 'Ausloggen',
  },
  footer: {
    label: 'Rechtliches',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    terms: 'Nutzungsbedingungen',
    copyright: '© 2025 Peerway',
  },
  theme: 'Design',
  messages: { label: 'Hinweise', dismiss: 'Schließen' },
  close: 'Schließen',
  cancel: 'Abbrechen',
  retry: 'Nochmal versuchen',
  loading: 'Lädt',
  notLoaded: 'Das konnte nicht geladen werden. Versuch’s nochmal oder lade die Seite neu.',
  offline:
    'Du bist offline. Was du siehst, ist vielleicht veraltet. Es aktualisiert sich, sobald du wieder online bist.',
  list: {
    sessionsLatest: 'Neueste Sessions',
    sessionsPreferred: 'Sessions zu deinen Spielen',
    usersLatest: 'Neueste Leute',
    usersPreferred: 'Leute zu deinen Spielen',
    setPreferences: 'Das sind die neuesten. Wähle deine Spiele, um zu sehen, was zu dir passt.',
    setPreferencesLink: 'Spiele wählen',
    hostOne: 'Session hosten',
    all: 'Alle anzeigen',
  },
  pitch: {
    sentence:
      'Finde Leute zum Zocken: Mach bei einer Session mit oder hoste selbst eine, dann trefft ihr euch im Call.',
    find: 'Session finden',
    register: 'Account erstellen',
  },
  media: { play: 'Video abspielen', pause: 'Video anhalten' },
  online: 'online',
  offlineWord: 'offline',
  card: {
    apply: 'Bewerben',
    waitingList: 'Auf die Warteliste',
    microphone: 'Mikro nötig',
    host: (name) => `von ${name}`,
    inCall: (count) => `Call · ${count} drin`,
    edit: 'Bearbeiten',
    add: 'Hinzufügen',
    games: 'Spiele',
    seats: (taken, total) => `${taken} von ${total} Plätzen`,
  },
  status: {
    open: 'offen',
    full: 'voll',
    running: 'läuft',
    ended: 'vorbei',
    cancelled: 'abgesagt',
  },
  applicationStatus: {
    pending: 'beworben',
    waiting: 'auf der Warteliste',
    accepted: 'du bist dabei',
    declined: 'abgelehnt',
    withdrawn: 'zurückgezogen',
    left: 'verlassen',
    removed: 'entfernt',
  },
  timeOf: (label) => `${label}, Uhrzeit`,
  count: (count, max) => `${count} / ${max}`,
  platform: {
    pc: 'PC',
    playstation: 'PlayStation',
    xbox: 'Xbox',
    switch: 'Switch',
    mobile: 'Handy',
  },
  time: {
    today: 'heute',
    tonight: 'heute Abend',
    tomorrow: 'morgen',
    yesterday: 'gestern',
    dayAt: (day, clock) => `${day}, ${clock}`,
    span: (lasting) => span(lasting, 'Tage'),
    ago: (passed) => `vor ${span(passed, 'Tagen')}`,
    startsIn: (left) => `in ${span(left, 'Tagen')}`,
    startedAgo: (passed) => `läuft seit ${span(passed, 'Tagen')}`,
    over: 'vorbei',
  },
};

/** Words of places with nothing to show. */
export const empty: Translated<typeof EnglishEmpty> = {
  noSessions: 'Hier gibt es noch keine Sessions',
  noUsers: 'Hier gibt es noch keine Leute',
  noSessionsHint:
    'Mach den Anfang! Hoste eine. Leute, die die gleichen Spiele spielen, werden sie finden.',
  noUsersHint: 'Füge deiner Liste mehr Spiele hinzu, um mehr Leute zu finden.',
  please: 'Bitte logge dich ein',
  pleaseHint: 'Danach geht’s genau hier weiter.',
};

/** Words of what went wrong, and what to do. */
export const errors: Translated<typeof EnglishErrors> = {
  title: 'Das konnte nicht geladen werden',
  offline:
    'Wir erreichen Peerway nicht. Deine Eingaben sind noch da. Versuch’s nochmal, sobald du wieder online bist.',
  broken:
    'Bei uns ist etwas schiefgelaufen. Deine Eingaben sind noch da. Versuch’s gleich nochmal.',
  limited: 'Das war viel auf einmal. Warte eine Minute und versuch’s dann nochmal.',
  fields: 'Bitte prüfe die markierten Felder.',
  missingTitle: 'Seite nicht gefunden',
  missing: 'Diese Seite gibt es nicht, oder du darfst sie nicht sehen.',
  home: 'Zur Startseite',
};

/** The names of the themes. */
export const themes: typeof EnglishThemes = {
  dark: 'Dunkel',
  light: 'Hell',
  system: 'Wie im System',
};
