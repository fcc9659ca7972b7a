import type { waysIn as English } from '../en/ways-in.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

/** Words of passkeys, of proofs, and of the page that lists all ways into an account. */
export const waysIn: Translated<typeof English> = {
  logIn: 'Użyj klucza dostępu',
  cancelled: 'Nie użyto klucza dostępu. Spróbuj ponownie albo zaloguj się hasłem.',
  unusable: 'Twoja przeglądarka nie obsługuje tu kluczy dostępu. Zaloguj się hasłem.',
  code: {
    label: 'Kod',
    hint: 'Sześć cyfr z aplikacji uwierzytelniającej. Nie masz telefonu? Wpisz kod zapasowy.',
    lead: 'Już prawie! Twoje konto wymaga jeszcze kodu.',
    trust: 'Nie pytaj w tej przeglądarce przez 30 dni',
    trustHint: 'Tylko na własnym urządzeniu.',
    submit: 'Zaloguj się',
    back: 'Wróć',
  },
  factor: {
    title: 'Aplikacja uwierzytelniająca',
    hint: 'Gdy logujesz się hasłem lub połączonym kontem, prosimy też o kod, który pokazuje aplikacja w telefonie. Wtedy skradzione hasło nie wystarczy. Z kluczem dostępu kody nie są potrzebne.',
    setUp: 'Włącz kody',
    scan: 'Zeskanuj to aplikacją uwierzytelniającą, na przykład tą w menedżerze haseł.',
    picture: 'Kod QR do aplikacji uwierzytelniającej',
    type: 'Nie możesz zeskanować? Wpisz w aplikacji ten klucz:',
    firstCode: 'Potem wpisz kod, który pokazuje aplikacja.',
    turnOn: 'Włącz',
    on: 'włączone',
    left: (count) =>
      plural(count, {
        one: 'Został 1 kod zapasowy',
        few: `Zostały ${count} kody zapasowe`,
        many: `Zostało ${count} kodów zapasowych`,
      }),
    renew: 'Pobierz nowe kody zapasowe',
    off: 'Wyłącz kody',
    offTitle: 'Wyłączyć kody?',
    offText:
      'Wtedy do logowania wystarczy samo hasło lub połączone konto. Kody zapasowe przestaną działać.',
    isOff: 'Kody są wyłączone.',
    codesTitle: 'Twoje kody zapasowe',
    codesText:
      'Jeśli zgubisz telefon, każdym z nich zalogujesz się raz. Trzymaj je w bezpiecznym miejscu: pokazujemy je tylko teraz.',
    download: 'Pobierz kody',
    fileName: 'peerway-kody-zapasowe.txt',
    kept: 'Mam je zapisane',
    isOn: 'Kody są włączone. Użyj jednego przy następnym logowaniu.',
  },
  password: {
    none: 'Twoje konto nie ma hasła. Logujesz się kluczem dostępu lub połączonym kontem.',
    add: 'Dodaj hasło',
    added: 'Hasło zapisane. Wszystkie inne urządzenia zostały wylogowane.',
    remove: 'Usuń hasło',
    removed: 'Hasło usunięte. Od teraz loguj się kluczem dostępu lub połączonym kontem.',
    removeTitle: 'Usunąć hasło?',
    removeText:
      'Zalogujesz się tylko kluczem dostępu lub połączonym kontem. Hasło możesz zawsze dodać ponownie.',
  },
  passkeys: {
    title: 'Klucze dostępu',
    hint: 'Loguj się odciskiem palca, twarzą lub blokadą ekranu. Klucz dostępu zostaje na twoim urządzeniu lub w menedżerze haseł i nikt go nie wyłudzi.',
    none: 'Nie masz jeszcze klucza dostępu.',
    unsupported:
      'Ta przeglądarka nie ma kluczy dostępu. Otwórz tę stronę na telefonie lub w innej przeglądarce, żeby dodać klucz.',
    add: 'Dodaj klucz dostępu',
    added: 'Klucz dostępu zapisany. Użyj go przy następnym logowaniu.',
    there: 'To urządzenie ma już klucz dostępu do twojego konta.',
    failed: 'Klucz dostępu nie został zapisany. Spróbuj ponownie, kiedy zechcesz.',
    created: (date) => `dodano: ${date}`,
    used: (ago) => `ostatnio użyty ${ago}`,
    unused: 'jeszcze nieużywany',
    rename: 'Zmień nazwę',
    renameOne: (name) => `Zmień nazwę: ${name}`,
    renameTitle: 'Zmień nazwę klucza dostępu',
    name: 'Nazwa',
    save: 'Zapisz nazwę',
    renamed: 'Nowa nazwa zapisana.',
    remove: 'Usuń',
    removeOne: (name) => `Usuń: ${name}`,
    removeTitle: (name) => `Usunąć „${name}”?`,
    removeText:
      'Tym kluczem dostępu nie będzie można się już zalogować. Zalogowane urządzenia pozostaną zalogowane. Urządzenie może go nadal proponować, dopóki nie usuniesz go także tam.',
    removed: (name) => `Usunięto: ${name}.`,
    last: 'To jedyny sposób logowania na twoje konto, więc nie możesz go usunąć. Najpierw dodaj inny.',
  },
  admin: {
    title: 'Dla adminów',
    setUp:
      'Samo hasło adminom nie wystarcza, bo widzą i mogą zmieniać cudze rzeczy. Dodaj poniżej klucz dostępu albo włącz kody. Wtedy otworzy się panel admina.',
    confirm:
      'Zalogowano cię samym hasłem. Potwierdź, że to ty, kluczem dostępu lub kodem, żeby otworzyć panel admina.',
    submit: 'Potwierdź',
    done: 'Gotowe. Na tym urządzeniu możesz już używać panelu admina.',
    open: 'Otwórz panel admina',
  },
  offer: {
    title: 'Następnym razem bez hasła',
    text: 'Dodaj klucz dostępu i loguj się odciskiem palca, twarzą lub blokadą ekranu.',
    skip: 'Nie teraz',
  },
  proof: {
    title: 'Potwierdź, że to ty',
    text: 'To ważna zmiana, więc sprawdzamy, czy to na pewno ty. Potem nie zapytamy ponownie przez 15 minut.',
    submit: 'Potwierdź',
    passkey: 'Użyj klucza dostępu',
    byCode: 'Użyj kodu',
    byPassword: 'Użyj hasła',
    cancelled: 'Nie użyto klucza dostępu. Spróbuj ponownie.',
  },
};
