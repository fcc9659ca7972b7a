import type {
  muting as EnglishMuting,
  notificationSettings as English,
  pushDevices as EnglishPushDevices,
  topics as EnglishTopics,
  unsubscribing as EnglishUnsubscribing,
} from '../en/notification-settings.ts';
import type { Translated } from '../translated.ts';

/** What people can be notified of, and what belongs to it. */
export const topics: Translated<typeof EnglishTopics> = {
  applications: {
    name: 'Prośby o miejsce w twoich sesjach',
    hint: 'Ktoś prosi o miejsce, wycofuje prośbę albo odchodzi.',
  },
  seats: {
    name: 'Twoje prośby o miejsce',
    hint: 'Masz miejsce, prośba jest odrzucona, usunięto cię z sesji, czeka na ciebie wolne miejsce albo cię ominęło.',
  },
  changes: {
    name: 'Zmiany w twoich sesjach',
    hint: 'Nowy termin, nowe gry albo sesja odwołana.',
  },
  reminders: { name: 'Przypomnienia', hint: 'Dzień i 15 minut przed twoimi sesjami.' },
  voice: { name: 'Voice', hint: 'Ktoś zaczyna rozmowę głosową w jednej z twoich sesji.' },
  messages: {
    name: 'Wiadomości',
    hint: 'Wiadomości prywatne, wzmianki i nowości w pokojach twoich sesji.',
  },
  invitations: { name: 'Zaproszenia do sesji', hint: 'Zaprasza cię host lub uczestnik.' },
  friends: { name: 'Znajomi', hint: 'Nowe zaproszenia do znajomych i kto przyjmuje twoje.' },
  calls: { name: 'Nieodebrane połączenia', hint: 'Ktoś dzwoni, gdy cię nie ma.' },
  matches: { name: 'Zapisane wyszukiwania', hint: 'Nowa sesja pasuje do zapisanego wyszukiwania.' },
  afterwards: { name: 'Po sesji', hint: 'Kto był na sesji i podziękowania dla ciebie.' },
};

/** Words of the page where one chooses how to be notified. */
export const notificationSettings: Translated<typeof English> = {
  saved: 'Zapisano.',
  channels: { push: 'Push', email: 'E-mail' },
  topics: {
    title: 'O czym cię powiadamiamy',
    hint: 'Wszystko pojawia się pod dzwonkiem u góry. Wybierz, co ma do ciebie dotrzeć także, gdy cię nie ma: jako push na twoje urządzenia albo jako e-mail, jeśli przez jakiś czas tego nie przeczytasz.',
    what: 'Co',
    cell: (topic, channel) => `${topic}: ${channel}`,
    unconfirmed: 'E-maile wysyłamy tylko na potwierdzony adres. Potwierdź swój w zakładce „Konto”.',
    noMail: 'Ta społeczność nie wysyła jeszcze e-maili.',
  },
  when: {
    title: 'Kiedy i jak',
    quiet: 'Godziny ciszy',
    quietHint:
      'W tych godzinach nie ma pushy ani e-maili. To, co nadal ważne, przyjdzie po ich końcu.',
    from: 'Od',
    to: 'Do',
    same: 'Wybierz inny koniec.',
    digest: 'Jeden e-mail dziennie',
    digestHint:
      'O 9:00 dostaniesz jeden e-mail z tym, czego nie ma jeszcze wśród przeczytanych pod dzwonkiem. Zmiany w sesjach, które zaczynają się w ciągu doby, nie czekają na niego, chyba że masz wyłączone e-maile o zmianach.',
    zone: 'Strefa czasowa',
    private: 'Prywatne pushe',
    privateHint: 'Pushe mówią, co się stało, ale bez nazw i treści wiadomości.',
  },
};

/** Words about muted sessions. */
export const muting: Translated<typeof EnglishMuting> = {
  title: 'Wyciszone sesje',
  none: 'Nie masz wyciszonych sesji. Sesję możesz wyciszyć na jej stronie.',
  muteSession: 'Wycisz sesję',
  unmuteSession: 'Wyłącz wyciszenie sesji',
  unmute: 'Wyłącz wyciszenie',
  unmuteOne: (name) => `Wyłącz wyciszenie: ${name}`,
  muted: (name) => `Nie dostaniesz pushy ani e-maili o sesji „${name}”.`,
  unmuted: (name) => `Sesja „${name}” nie jest już wyciszona.`,
};

/** Words of the page behind the link in emails. */
export const unsubscribing: Translated<typeof EnglishUnsubscribing> = {
  title: 'Wypisz się',
  lead: 'Nie chcesz już tych e-maili? Jedno kliknięcie i koniec. Pod dzwonkiem nadal zobaczysz wszystko.',
  submit: 'Wypisz się',
  undo: 'Cofnij',
  digest: (on) =>
    on
      ? 'codzienne podsumowanie'
      : 'codzienne podsumowanie i e-maile o pojedynczych powiadomieniach',
  done: (on, emails) =>
    on ? `Znów dostajesz te e-maile: ${emails}.` : `Nie dostaniesz już tych e-maili: ${emails}.`,
  dead: 'Ten link wygasł albo jest niepełny. Zaloguj się, żeby zmienić, które e-maile dostajesz.',
  settings: 'Ustawienia powiadomień',
};

/** Words about the browsers that get pushes. */
export const pushDevices: Translated<typeof EnglishPushDevices> = {
  title: 'Urządzenia z pushami',
  hint: 'Wylogowanie na urządzeniu kończy też pushe na nim.',
  unavailable: 'Ta społeczność nie wysyła jeszcze pushy.',
  on: 'Powiadomienia w tej przeglądarce są włączone.',
  off: 'Ta przeglądarka nie dostaje jeszcze powiadomień.',
  unsupported: 'Ta przeglądarka nie może dostawać powiadomień, gdy Peerway jest zamknięty.',
  test: 'Wyślij mi test',
  testOne: (name) => `Wyślij mi test: ${name}`,
  tested: (name) => `Test jest w drodze: ${name}.`,
  remove: 'Usuń',
  removeOne: (name) => `Wyłącz pushe: ${name}`,
  removed: (name) => `Bez pushy od teraz: ${name}.`,
};
