import type {
  Email,
  WayChange,
  deviceWords as EnglishDeviceWords,
  emailTexts as EnglishTexts,
  moment as EnglishMoment,
} from '../en/emails.ts';
import { topics } from '../made/pl/notification-settings.ts';
import type { Translated } from '../translated.ts';
import { amount, plural } from './grammar.ts';

const NOT_YOURS = 'Potem w swoim profilu, w „Bezpieczeństwo”, usuń wszystko, co nie jest twoje.';
const IGNORE = 'Jeśli to nie ty, zignoruj tę wiadomość. Nic się nie zmieni.';
const SECURE_ACCOUNT =
  'Jeśli to nie ty, od razu zresetuj hasło: na stronie logowania wybierz „Nie pamiętasz hasła?”. To wyloguje każde urządzenie.';
const NOTHING_TO_DO = 'Jeśli to ty, nie musisz nic robić.';
const WAY_SUBJECT = 'Zmiana w logowaniu na twoje konto';

/** What was done to a way into the account, and when. */
const WAY_CHANGES: Record<WayChange, (at: string) => string> = {
  'passkey-added': (at) => `Do twojego konta Peerway dodano klucz dostępu: ${at}.`,
  'passkey-removed': (at) => `Z twojego konta Peerway usunięto klucz dostępu: ${at}.`,
  'codes-on': (at) =>
    `Na twoim koncie Peerway włączono kody z aplikacji uwierzytelniającej: ${at}.`,
  'codes-off': (at) =>
    `Na twoim koncie Peerway wyłączono kody z aplikacji uwierzytelniającej: ${at}.`,
  'recovery-codes-renewed': (at) =>
    `Dla twojego konta Peerway utworzono nowe kody zapasowe: ${at}. Poprzednie już nie działają.`,
  'password-added': (at) => `Do twojego konta Peerway dodano hasło: ${at}.`,
  'password-removed': (at) => `Z twojego konta Peerway usunięto hasło: ${at}.`,
};

const hello = (name: string | null) => (name === null ? 'Cześć!' : `Cześć, ${name}!`);

/** A notification in an email, with the page that it is about. */
interface Told {
  sentence: string;
  url: string;
}

const toLink = ({ sentence, url }: Told) => ({ label: sentence, url });

/** The texts of all emails, the same in plain text and HTML. */
export const emailTexts: Translated<typeof EnglishTexts> = {
  // An unconfirmed address gets no name, since a name can be anything, even an advert by a stranger.
  confirm: (url): Email => ({
    subject: 'Potwierdź swój e-mail',
    lines: [
      hello(null),
      'Witaj na Peerway! Potwierdź e-mail, żeby móc zresetować hasło, jeśli kiedyś je zapomnisz. Link działa przez godzinę.',
    ],
    links: [{ label: 'Potwierdź e-mail', url }],
    otherwise: 'Jeśli to nie ty zakładasz konto na Peerway, zignoruj tę wiadomość.',
  }),
  /** @param name null if the address isn't confirmed */
  reset: (name, url): Email => ({
    subject: 'Zresetuj hasło',
    lines: [
      hello(name),
      'Dostaliśmy prośbę o zresetowanie hasła do twojego konta Peerway. Link działa raz, przez godzinę.',
    ],
    links: [{ label: 'Zresetuj hasło', url }],
    otherwise: IGNORE,
  }),
  changeOld: (name, address, url): Email => ({
    subject: 'Potwierdź zmianę e-maila',
    lines: [
      hello(name),
      `Dostaliśmy prośbę o zmianę e-maila twojego konta Peerway na ${address}. Zmieni się, gdy potwierdzisz to z obu adresów. Link działa przez godzinę.`,
    ],
    links: [{ label: 'Potwierdź zmianę', url }],
    otherwise: `Jeśli to nie twoja prośba, nie potwierdzaj. ${SECURE_ACCOUNT}`,
  }),
  changeNew: (url): Email => ({
    subject: 'Potwierdź nowy e-mail',
    lines: [
      hello(null),
      'Potwierdź, że chcesz używać tego e-maila na swoim koncie Peerway. Link działa przez godzinę.',
    ],
    links: [{ label: 'Potwierdź nowy e-mail', url }],
    otherwise: IGNORE,
  }),
  newDevice: (name, device, at): Email => ({
    subject: 'Nowe logowanie na twoje konto',
    lines: [
      hello(name),
      `Ktoś zalogował się na twoje konto Peerway z nowego urządzenia: ${device}, ${at}.`,
    ],
    otherwise: `${NOTHING_TO_DO} ${SECURE_ACCOUNT}`,
  }),
  passwordChanged: (name, at, removed): Email => ({
    subject: 'Hasło zostało zmienione',
    lines: [
      hello(name),
      `Hasło do twojego konta Peerway zostało zmienione: ${at}. Wszystkie inne urządzenia zostały wylogowane.`,
      ...(removed
        ? [
            'Dla bezpieczeństwa usunęliśmy też połączone konta, klucze dostępu, kody i linki do kalendarza dodane przed potwierdzeniem tego adresu e-mail. Swoje możesz dodać ponownie w swoim profilu.',
          ]
        : []),
    ],
    otherwise: `${SECURE_ACCOUNT} ${NOT_YOURS}`,
  }),
  waysChanged: (name, change, at): Email => ({
    subject: WAY_SUBJECT,
    lines: [hello(name), WAY_CHANGES[change](at)],
    otherwise: `${NOTHING_TO_DO} ${SECURE_ACCOUNT} ${NOT_YOURS}`,
  }),
  linked: (name, provider, at): Email => ({
    subject: WAY_SUBJECT,
    lines: [hello(name), `Z twoim kontem Peerway połączono konto ${provider}: ${at}.`],
    otherwise: `${NOTHING_TO_DO} ${SECURE_ACCOUNT} ${NOT_YOURS}`,
  }),
  unlinked: (name, provider, at): Email => ({
    subject: WAY_SUBJECT,
    lines: [hello(name), `Od twojego konta Peerway odłączono konto ${provider}: ${at}.`],
    otherwise: `${NOTHING_TO_DO} ${SECURE_ACCOUNT} ${NOT_YOURS}`,
  }),
  recoveryUsed: (name, left, at): Email => ({
    subject: 'Użyto kodu zapasowego',
    lines: [
      hello(name),
      left === 0
        ? `Na twoim koncie Peerway użyto kodu zapasowego: ${at}. To był ostatni. Nowe znajdziesz w swoim profilu, w „Bezpieczeństwo”.`
        : `Na twoim koncie Peerway użyto kodu zapasowego: ${at}. ${plural(left, {
            one: 'Został ci jeszcze 1.',
            few: `Zostały ci jeszcze ${left}.`,
            many: `Zostało ci jeszcze ${left}.`,
          })}`,
    ],
    otherwise: `${NOTHING_TO_DO} ${SECURE_ACCOUNT} ${NOT_YOURS}`,
  }),
  leaving: (name, until): Email => ({
    subject: 'Twoje konto zostanie usunięte',
    lines: [
      hello(name),
      `Twoje konto Peerway i wszystkie dane osobowe na nim zostaną usunięte: ${until}. Żeby zachować konto, zaloguj się przed tym terminem.`,
    ],
    otherwise: `Jeśli to nie ty, zaloguj się i zachowaj konto. ${SECURE_ACCOUNT}`,
  }),
  /** One notification, several, or those of a day. */
  notifications: (name, [first, ...more], { of, unsubscribeUrl, settingsUrl }): Email => {
    const alone = more.length === 0;
    const headline = `${amount(more.length + 1, 'powiadomienie', 'powiadomienia', 'powiadomień')} z Peerway`;
    return {
      subject: of === 'digest' ? 'Twój dzień na Peerway' : alone ? first.sentence : headline,
      lines: [
        hello(name),
        of === 'digest'
          ? 'Oto, co się działo:'
          : alone
            ? first.sentence.replace(/(?<![.?!])$/u, '.')
            : 'Oto, co nowego:',
      ],
      links:
        alone && of !== 'digest'
          ? [{ label: 'Otwórz na Peerway', url: first.url }]
          : [first, ...more].map(toLink),
      otherwise:
        of === 'digest'
          ? 'Dostajesz tę wiadomość raz dziennie, bo masz włączone codzienne podsumowanie.'
          : `Dostajesz e-maile na tematy: ${of.map((topic) => topics[topic].name).join(', ')}.`,
      foot: [
        { label: 'Wypisz się z tych e-maili', url: unsubscribeUrl },
        { label: 'Zmień, które powiadomienia dostajesz', url: settingsUrl },
      ],
    };
  },
};

let moments: Intl.DateTimeFormat | undefined;

/** A moment in UTC: emails don't know the reader's time zone. "22 listopada 2026 20:15 UTC". */
export const moment: typeof EnglishMoment = (at) => {
  moments ??= new Intl.DateTimeFormat('pl', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${moments.format(at)} UTC`;
};

/** A device as its owner knows it: "Firefox, Windows". */
export const deviceWords: typeof EnglishDeviceWords = (browser, system) => {
  const named = browser ?? 'nieznana przeglądarka';
  return system === null ? named : `${named}, ${system}`;
};
