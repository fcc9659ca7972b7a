import type { notices as English } from '../en/notifications.ts';
import type { Translated } from '../translated.ts';

/** The session's name comes in quotes after a form of "sesja", so that the sentence is whole without it, too. */
const kinds: Translated<(typeof English)['kinds']> = {
  'application-received': (actor, session) => `${actor} prosi o miejsce w sesji „${session}”`,
  'application-accepted': (_, session) => `Masz miejsce w sesji „${session}”`,
  'application-waiting': (_, session) => `Jesteś w kolejce do sesji „${session}”`,
  'application-declined': (_, session) =>
    `Twoja prośba o miejsce w sesji „${session}” została odrzucona`,
  'application-withdrawn': (actor, session) =>
    `${actor} wycofuje prośbę o miejsce w sesji „${session}”`,
  'member-left': (actor, session) => `${actor} opuszcza sesję „${session}”`,
  'member-joined': (actor, session) => `${actor} dołącza do sesji „${session}”`,
  'member-skipped': (actor, session) => `${actor} tym razem pomija sesję „${session}”`,
  'series-left': (actor, session) =>
    `${actor} rezygnuje ze wszystkich kolejnych sesji „${session}”`,
  'series-changed': (_, session) => `Zmieniono sesję „${session}” i następne po niej`,
  'series-cancelled': (_, session) => `Odwołano sesję „${session}” i następne po niej`,
  'member-removed': (_, session) => `Usunięto cię z sesji „${session}”`,
  'session-changed': (_, session) => `Zmieniono sesję „${session}”`,
  'session-cancelled': (_, session) => `Odwołano sesję „${session}”`,
  'friend-invited': (actor) => `${actor} zaprasza cię do znajomych`,
  'friend-accepted': (actor) => `${actor} przyjmuje twoje zaproszenie`,
  'session-host-gone': (_, session) =>
    `Odwołano sesję „${session}”, bo host nie może jej już prowadzić`,
  'session-taken-down': (_, session) => `Admini Peerway ukryli sesję „${session}”`,
  'session-restored': (_, session) => `Przywrócono sesję „${session}”`,
  'media-taken-down': () => 'Ukryto jeden z twoich plików',
  'media-restored': () => 'Przywrócono jeden z twoich plików',
  'message-removed': () => 'Admini Peerway usunęli jedną z twoich wiadomości',
  'account-warned': () => 'Masz ostrzeżenie',
  'account-lifted': () => 'Witaj ponownie! Twoje konto znów jest aktywne',
  'role-changed': () => 'Twoja rola została zmieniona',
  'report-decided': () => 'Twoje zgłoszenie zostało rozpatrzone',
  'report-upheld': () => 'Uznano zgłoszenie na ciebie',
  'report-dismissed': () => 'Oddalono zgłoszenie na ciebie',
  'game-request-accepted': () => 'Dodano grę z twojej propozycji',
  'game-request-declined': () => 'Odrzucono grę z twojej propozycji',
  'invitation-accepted': (actor, session) => `${actor} przyjmuje zaproszenie do sesji „${session}”`,
  mentioned: (actor, session) => `${actor} wspomina o tobie w sesji „${session}”`,
  'reminder-day': (_, session) => `Mniej więcej za dzień zaczyna się sesja „${session}”`,
  'reminder-soon': (_, session) => `Zaraz zaczyna się sesja „${session}”`,
  'session-matched': (_, session) => `Do twojego wyszukiwania pasuje sesja „${session}”`,
  'seat-offered': (_, session) =>
    `Jest dla ciebie wolne miejsce w sesji „${session}”. Zajmij je, zanim minie czas`,
  'seat-offer-missed': (_, session) =>
    `Minął czas na zajęcie miejsca w sesji „${session}”. Nadal jesteś w kolejce`,
  'session-invited': (actor, session) => `${actor} zaprasza cię do sesji „${session}”`,
  'attendance-asked': (_, session) => `Czy wszyscy przyszli na sesję „${session}”?`,
  'marked-absent': (_, session) => `Oznaczono twoją nieobecność na sesji „${session}”`,
  'absence-contested': (actor, session) =>
    `${actor} zaprzecza swojej nieobecności na sesji „${session}”`,
  thanked: (_, session) => `Masz podziękowania za sesję „${session}”`,
};

/** Words of the notices and their bell. */
export const notices: Translated<typeof English> = {
  kinds,
  title: 'Powiadomienia',
  bell: (unread) => (unread === 0 ? 'Powiadomienia' : `Powiadomienia, nowe: ${unread}`),
  count: (unread) => (unread >= 99 ? '99+' : String(unread)),
  unread: 'Nowe:',
  read: (sentence) => `Oznacz jako przeczytane: ${sentence}`,
  readAll: 'Oznacz wszystkie jako przeczytane',
  accept: 'Przyjmij',
  decline: 'Odrzuć',
  acceptOne: (name) => `Przyjmij: ${name}`,
  declineOne: (name) => `Odrzuć: ${name}`,
  none: 'Nie masz jeszcze powiadomień',
  noneHint: 'Tu pojawią się prośby, zaproszenia i zmiany w twoich sesjach.',
  somebody: 'Ktoś',
  /** One notice in a sentence. Whom or what it is about may be hidden from its reader by now. */
  sentence: ({ kind, actor, session }) => {
    const said = kinds[kind](actor?.name ?? 'Ktoś', session?.name ?? '');
    return session === null ? said.replace(' „”', '') : said;
  },
};
