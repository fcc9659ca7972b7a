import type { adminOverview as English } from '../en/moderation-overview.ts';
import type { Translated } from '../translated.ts';
import { number } from './grammar.ts';

/** Words of the admin overview. */
export const adminOverview: Translated<typeof English> = {
  now: 'Teraz',
  days: 'Ostatnie 30 dni',
  health: 'Stan systemu',
  online: 'online',
  openReports: 'otwarte zgłoszenia',
  openGameRequests: 'propozycje gier',
  suspended: 'zawieszone konta',
  takenDown: 'ukryte treści',
  figures: {
    users: 'Nowe konta',
    sessions: 'Nowe sesje',
    applications: 'Prośby o miejsce',
    calls: 'Rozmowy',
    files: 'Przesłane pliki',
    errors: 'Błędy serwera',
  },
  sum: number,
  today: (count) => `dziś na razie ${number(count)}`,
  plot: (figure, least, most) =>
    `${figure} na dzień: od ${least} do ${most} w ostatnich 30 dniach. Liczby są w tabeli poniżej.`,
  table: 'Pokaż jako tabelę',
  day: 'Dzień (UTC)',
  dayUntilNow: (day) => `${day}, do teraz`,
  count: 'Liczba',
  states: { ok: 'OK', weak: 'Sprawdź', missing: 'Wymaga działania' },
  subjects: {
    JWT_SECRET: {
      name: 'Sekret do podpisów',
      ok: 'Wystarczająco mocny.',
      weak: 'JWT_SECRET ma mniej niż 32 znaki albo nie jest dość losowy. Ustaw nowy.',
      missing: 'Brakuje JWT_SECRET, więc nikt nie może się zalogować. Ustaw go.',
    },
    JWT_SECRET_PREVIOUS: {
      name: 'Poprzedni sekret do podpisów',
      ok: 'Nieustawiony albo wystarczająco mocny.',
      weak: 'JWT_SECRET_PREVIOUS jest słaby. Usuń go, gdy wygasną jego tokeny.',
      missing: 'Nieustawiony.',
    },
    PUBLIC_URL: {
      name: 'Adres tej instancji',
      ok: 'Ustawiony.',
      weak: 'PUBLIC_URL nie jest adresem https. Linki w e-mailach i kalendarzach nie zadziałają.',
      missing: 'Brakuje PUBLIC_URL. Linki w e-mailach i kalendarzach nie zadziałają.',
    },
    OPERATOR: {
      name: 'Operator',
      ok: 'Dane operatora są kompletne.',
      weak: 'Dane operatora są niekompletne.',
      missing:
        'Brakuje OPERATOR_NAME, OPERATOR_ADDRESS lub OPERATOR_EMAIL. Dane operatora są niekompletne.',
    },
    MAIL: {
      name: 'E-mail',
      ok: 'Skonfigurowany.',
      weak: 'Częściowo skonfigurowany.',
      missing:
        'Nieskonfigurowany. Nikt nie może potwierdzić e-maila ani zresetować zapomnianego hasła.',
    },
    PUSH: {
      name: 'Powiadomienia push',
      ok: 'Skonfigurowane.',
      weak: 'Częściowo skonfigurowane.',
      missing:
        'Nieskonfigurowane. Uruchom „npm run make-push-keys” i ustaw VAPID_SUBJECT lub OPERATOR_EMAIL na swój adres.',
    },
    IMAGES: {
      name: 'Zmniejszanie obrazów',
      ok: 'Robi to binding Images.',
      weak: 'Częściowo skonfigurowane.',
      missing: 'Brak bindingu Images. Obrazy są pokazywane w oryginalnym rozmiarze.',
    },
    TURN: {
      name: 'Serwer pośredniczący rozmów',
      ok: 'Skonfigurowany.',
      weak: 'Częściowo skonfigurowany.',
      missing:
        'Brak serwera TURN. Między niektórymi sieciami, często mobilnymi, rozmowy się nie udają.',
    },
    ADMIN_SECOND_FACTOR: {
      name: 'Drugi składnik logowania adminów',
      ok: 'Admini potrzebują klucza dostępu lub kodów.',
      weak: 'ADMIN_SECOND_FACTOR jest wyłączony: wystarczy samo hasło admina.',
      missing: 'Nieustawiony.',
    },
    DISCORD: {
      name: 'Logowanie przez Discord',
      ok: 'Skonfigurowane albo nieużywane.',
      weak: 'Z pary DISCORD_CLIENT_ID i DISCORD_CLIENT_SECRET jest tylko jedno, więc to logowanie się nie pojawia.',
      missing: 'Nieskonfigurowane.',
    },
    GOOGLE: {
      name: 'Logowanie przez Google',
      ok: 'Skonfigurowane albo nieużywane.',
      weak: 'Z pary GOOGLE_CLIENT_ID i GOOGLE_CLIENT_SECRET jest tylko jedno, więc to logowanie się nie pojawia.',
      missing: 'Nieskonfigurowane.',
    },
    TWITCH: {
      name: 'Logowanie przez Twitch',
      ok: 'Skonfigurowane albo nieużywane.',
      weak: 'Z pary TWITCH_CLIENT_ID i TWITCH_CLIENT_SECRET jest tylko jedno, więc to logowanie się nie pojawia.',
      missing: 'Nieskonfigurowane.',
    },
    STEAM: {
      name: 'Logowanie przez Steam',
      ok: 'Skonfigurowane albo nieużywane.',
      weak: 'STEAM_LOGIN musi mieć wartość „on” lub „off”. Samo STEAM_API_KEY nic nie daje.',
      missing: 'Nieskonfigurowane.',
    },
    clock: {
      name: 'Zadania cykliczne',
      ok: 'Działają co minutę.',
      weak: 'Jeszcze nie działały. Powinny ruszyć w ciągu minuty.',
      missing:
        'Nie działają od pięciu minut. Zakończone sesje zostają na listach, a liczniki się nie odświeżają.',
    },
  },
  sweptAgo: (ago) => `Ostatnio ${ago}.`,
};
