import type {
  account as English,
  accountSettings as EnglishSettings,
  recovery as EnglishRecovery,
} from '../en/accounts.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

/** Words of registration and log-in. */
export const account: Translated<typeof English> = {
  register: {
    title: 'Dołącz do Peerway',
    lead: 'Załóż konto. Zajmie to minutę.',
    name: 'Nazwa',
    nameHint: 'To widzą inni. Litery, cyfry i emoji są w porządku.',
    nameFree: (name) => `Nazwa ${name} jest wolna`,
    nameTaken: 'Ta nazwa jest zajęta albo zbyt podobna do zajętej. Spróbuj innej.',
    terms: 'Akceptuję regulamin',
    termsLink: 'Przeczytaj regulamin',
    submit: 'Załóż konto',
    haveOne: 'Masz już konto?',
    done: (name) => `Witaj, ${name}! Teraz wybierz gry, w które grasz.`,
  },
  login: {
    title: 'Witaj ponownie',
    submit: 'Zaloguj się',
    newHere: 'Pierwszy raz tutaj?',
    again: 'Zaloguj się. Potem od razu tu wrócisz.',
  },
  email: 'E-mail',
  password: 'Hasło',
  passwordHint:
    'Co najmniej 10 znaków. Im dłuższe, tym lepsze: kilka losowych słów to świetne hasło.',
  show: 'Pokaż hasło',
  hide: 'Ukryj hasło',
  strength: {
    label: 'Długość',
    short: (missing) =>
      plural(missing, {
        one: `jeszcze ${missing} znak`,
        few: `jeszcze ${missing} znaki`,
        many: `jeszcze ${missing} znaków`,
      }),
    fair: 'wystarczy',
    good: 'dobre',
    strong: 'mocne',
  },
};

/** Words of the account's settings: its email address, password, devices, blocks and data. */
export const accountSettings: Translated<typeof EnglishSettings> = {
  pages: {
    label: 'Twój profil',
    profile: 'Profil',
    media: 'Zdjęcia i filmy',
    privacy: 'Prywatność',
    notifications: 'Powiadomienia',
    account: 'Konto',
    security: 'Bezpieczeństwo',
    data: 'Twoje dane',
  },
  sections: {
    address: 'E-mail',
    password: 'Hasło',
    devices: 'Urządzenia',
    blocked: 'Zablokowane osoby',
    data: 'Twoje dane',
    calendar: 'Twój kalendarz',
  },
  address: {
    confirmed: 'potwierdzony',
    open: 'niepotwierdzony',
    openHint:
      'Potwierdź e-mail, żeby móc zresetować hasło, jeśli kiedyś je zapomnisz. Link jest już w twojej skrzynce.',
    again: 'Wyślij link ponownie',
    sent: (email) => `Wysłaliśmy link na adres ${email}.`,
    change: 'Zmień e-mail',
    newEmail: 'Nowy e-mail',
    both: {
      hint: 'Wyślemy link na obecny i na nowy adres. E-mail zmieni się, gdy potwierdzisz oba.',
      submit: 'Wyślij linki',
      begun: 'Wysłaliśmy link na każdy z adresów. Potwierdź oba, żeby dokończyć zmianę.',
    },
    one: {
      hint: 'Wyślemy link na nowy adres. E-mail zmieni się, gdy go potwierdzisz.',
      submit: 'Wyślij link',
      begun: 'Wysłaliśmy link na nowy adres. Potwierdź go, żeby dokończyć zmianę.',
    },
    pending: (email) => `Zmieniasz e-mail na ${email}.`,
    old: 'obecny e-mail',
    fresh: 'nowy e-mail',
    done: 'potwierdzony',
    waiting: 'jeszcze niepotwierdzony',
    until: (clock) => `Linki wygasną o ${clock}.`,
    takeBack: 'Anuluj zmianę',
    takenBack: 'Zmiana anulowana. Wysłane linki już nie działają.',
    noMail:
      'Ta społeczność nie wysyła jeszcze e-maili, więc nie można potwierdzić ani zmienić adresu.',
  },
  password: {
    fresh: 'Nowe hasło',
    change: 'Zmień hasło',
    hint: 'Zmiana hasła wyloguje wszystkie inne urządzenia. Jeśli twój e-mail jest potwierdzony, wyślemy ci o tym wiadomość.',
    submit: 'Zapisz nowe hasło',
    done: 'Hasło zmienione. Wszystkie inne urządzenia zostały wylogowane.',
  },
  devices: {
    hint: 'Te urządzenia są zalogowane na twoje konto. Nie znasz któregoś? Wyloguj je i zmień hasło.',
    name: (browser, system) =>
      browser === null && system === null
        ? 'Nieznane urządzenie'
        : system === null
          ? (browser ?? 'Przeglądarka')
          : `${browser ?? 'Przeglądarka'}, ${system}`,
    current: 'to urządzenie',
    seen: (ago) => `ostatnia aktywność: ${ago}`,
    seenNow: 'teraz aktywne',
    since: {
      password: (date) => `logowanie hasłem: ${date}`,
      passkey: (date) => `logowanie kluczem dostępu: ${date}`,
      code: (date) => `logowanie hasłem i kodem: ${date}`,
      discord: (date) => `logowanie przez Discord: ${date}`,
      google: (date) => `logowanie przez Google: ${date}`,
      twitch: (date) => `logowanie przez Twitch: ${date}`,
      steam: (date) => `logowanie przez Steam: ${date}`,
      demo: (date) => `logowanie przez Demo ID: ${date}`,
    },
    end: 'Wyloguj',
    endOne: (name) => `Wyloguj: ${name}`,
    ended: (name) => `Wylogowano: ${name}.`,
    only: 'Twoje konto jest zalogowane tylko na tym urządzeniu.',
  },
  blocked: {
    none: 'Nikogo nie blokujesz. Jeśli kogoś zablokujesz, nie będziecie się widzieć nigdzie na Peerway.',
    all: 'Zarządzaj zablokowanymi',
  },
  calendar: {
    hint: 'Zobacz swoje sesje w Kalendarzu Google, Kalendarzu Apple lub Outlooku: zasubskrybuj tajny adres. Każdy, kto go zna, może je czytać.',
    often: 'Kalendarz Google sprawdza zmiany co 8–24 godziny. Inne aplikacje bywają szybsze.',
    make: 'Utwórz adres',
    made: 'Twój kalendarz ma nowy adres.',
    since: (date) => `Adres utworzono: ${date}.`,
    address: 'Adres twojego kalendarza',
    once: 'Skopiuj go teraz. Nie pokażemy go drugi raz.',
    copy: 'Kopiuj adres',
    copied: 'Adres skopiowany.',
    notCopied: (url) => `Nie udało się skopiować adresu. Skopiuj go ręcznie: ${url}`,
    open: 'Otwórz w kalendarzu',
    replace: 'Utwórz nowy adres',
    revoke: 'Unieważnij adres',
    title: { replace: 'Utworzyć nowy adres?', revoke: 'Unieważnić ten adres?' },
    text: 'Kalendarze z obecnym adresem przestaną dostawać twoje sesje.',
    keep: 'Zostaw obecny adres',
    revoked: 'Ten adres już nie działa.',
  },
  data: {
    export: 'Pobierz moje dane',
    exportHint: 'Plik zip ze wszystkim, co o tobie mamy, razem ze zdjęciami i filmami.',
    exported: 'Twoje dane zostały pobrane.',
    fileName: 'peerway-moje-dane.zip',
    leave: 'Usuń konto',
    leaveHint:
      'Masz 14 dni, żeby zmienić zdanie. Potem twoje dane osobowe zostaną usunięte na zawsze.',
    leaveTitle: 'Usunąć konto?',
    leaveText: [
      'Wylogujemy cię wszędzie i nikt nie będzie cię widzieć. Sesje, w których jesteś hostem, zostaną odwołane, a ich uczestnicy się o tym dowiedzą. Twoje miejsca w innych sesjach przejdą na osoby z kolejki.',
      'Przez 14 dni możesz się zalogować i zachować konto. Potem twoje dane osobowe zostaną usunięte i nie da się ich przywrócić.',
    ],
    stay: 'Zachowaj konto',
    left: (date) =>
      `Twoje konto zostanie usunięte: ${date}. Zmienisz zdanie? Zaloguj się przed tym terminem.`,
    leaving: (date) => `Twoje konto zostanie usunięte: ${date}.`,
    returnTitle: 'Jednak zostajesz?',
    returnHint:
      'Do tego czasu inni cię nie widzą, a ty możesz tylko przeglądać. Jeśli zachowasz konto, wróci wszystko oprócz odwołanych sesji i oddanych miejsc.',
    return: 'Zachowaj konto',
    goOn: 'Wyloguj się mimo to',
    returned: 'Dobrze, że wracasz! Twoje konto zostaje.',
    takeAlong: 'Najpierw pobierz moje dane',
  },
};

/** Words of the pages around the links in emails: forgotten password, new password, confirmed address. */
export const recovery: Translated<typeof EnglishRecovery> = {
  forgot: {
    link: 'Nie pamiętasz hasła?',
    title: 'Zresetuj hasło',
    lead: 'Wpisz e-mail ze swojego konta. Jeśli takie konto istnieje, wyślemy ci link.',
    submit: 'Wyślij link',
    sentTitle: 'Sprawdź pocztę',
    sent: (email) =>
      `Jeśli jest konto z adresem ${email}, link jest już w drodze. Działa przez godzinę.`,
    again: 'Nie ma wiadomości? Sprawdź spam albo spróbuj z innym adresem.',
    tryAgain: 'Spróbuj ponownie',
    noMail: 'Ta społeczność nie wysyła jeszcze e-maili. Pomoże ci jej operator:',
    back: 'Wróć do logowania',
  },
  reset: {
    title: 'Wybierz nowe hasło',
    lead: 'To wyloguje wszystkie twoje urządzenia. Potem zalogujesz się nowym hasłem.',
    submit: 'Zapisz nowe hasło',
    done: 'Nowe hasło zapisane. Możesz się zalogować.',
    dead: 'Ten link wygasł albo został już użyty.',
    another: 'Wyślij nowy link',
  },
  confirm: {
    title: 'Potwierdź e-mail',
    lead: 'Jedno kliknięcie i gotowe.',
    submit: 'Potwierdź e-mail',
    confirmed: 'Twój e-mail jest potwierdzony. Dzięki!',
    halfway: 'Dzięki! Teraz otwórz link z wiadomości na drugim adresie, żeby dokończyć zmianę.',
    changed: 'Twój e-mail został zmieniony.',
    dead: 'Ten link wygasł albo został już użyty. O nowy możesz poprosić w swoim profilu.',
    taken: 'Ten e-mail należy już do innego konta, więc nic się nie zmieniło. Spróbuj z innym.',
    toPage: 'Przejdź do profilu',
    home: 'Strona główna',
  },
};
