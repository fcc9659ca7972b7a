import type {
  Email,
  WayChange,
  deviceWords as EnglishDeviceWords,
  emailTexts as EnglishTexts,
  moment as EnglishMoment,
} from '../en/emails.ts';
import { topics } from '../made/de/notification-settings.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

const NOT_YOURS = 'Entferne dann auf deiner Seite unter „Sicherheit“ alles, was nicht von dir ist.';
const IGNORE = 'Wenn du das nicht warst, kannst du diese E-Mail ignorieren. Es ändert sich nichts.';
const SECURE_ACCOUNT =
  'Wenn du das nicht warst, setze jetzt dein Passwort zurück: Wähle auf der Login-Seite „Passwort vergessen?“. Damit wird jedes Gerät ausgeloggt.';
const NOTHING_TO_DO = 'Wenn du das warst, musst du nichts tun.';

/** What was done to a way into the account, and when. It follows a greeting with a comma. */
const WAY_CHANGES: Record<WayChange, (at: string) => string> = {
  'passkey-added': (at) => `zu deinem Peerway-Account wurde am ${at} ein Passkey hinzugefügt.`,
  'passkey-removed': (at) => `ein Passkey deines Peerway-Accounts wurde am ${at} entfernt.`,
  'codes-on': (at) =>
    `für deinen Peerway-Account wurden am ${at} Codes aus einer Authenticator-App eingeschaltet.`,
  'codes-off': (at) =>
    `für deinen Peerway-Account wurden am ${at} die Codes aus der Authenticator-App ausgeschaltet.`,
  'recovery-codes-renewed': (at) =>
    `für deinen Peerway-Account wurden am ${at} neue Backup-Codes erstellt. Die alten gelten nicht mehr.`,
  'password-added': (at) => `zu deinem Peerway-Account wurde am ${at} ein Passwort hinzugefügt.`,
  'password-removed': (at) => `das Passwort deines Peerway-Accounts wurde am ${at} entfernt.`,
};

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
    subject: 'Bestätige deine E-Mail',
    lines: [
      'Hallo,',
      'willkommen bei Peerway! Bestätige deine E-Mail, damit du dein Passwort zurücksetzen kannst, falls du es vergisst. Der Link gilt eine Stunde lang.',
    ],
    links: [{ label: 'E-Mail bestätigen', url }],
    otherwise:
      'Wenn du dich nicht bei Peerway registriert hast, kannst du diese E-Mail ignorieren.',
  }),
  /** @param name null if the address isn't confirmed */
  reset: (name, url): Email => ({
    subject: 'Setze dein Passwort zurück',
    lines: [
      name === null ? 'Hallo,' : `Hallo ${name},`,
      'wir haben eine Anfrage bekommen, das Passwort deines Peerway-Accounts zurückzusetzen. Der Link funktioniert einmal und gilt eine Stunde lang.',
    ],
    links: [{ label: 'Passwort zurücksetzen', url }],
    otherwise: IGNORE,
  }),
  changeOld: (name, address, url): Email => ({
    subject: 'Bestätige die Änderung deiner E-Mail',
    lines: [
      `Hallo ${name},`,
      `du möchtest die E-Mail deines Peerway-Accounts zu ${address} ändern. Das passiert, sobald du es von beiden Adressen aus bestätigt hast. Der Link gilt eine Stunde lang.`,
    ],
    links: [{ label: 'Änderung bestätigen', url }],
    otherwise: `Wenn du das nicht wolltest, bestätige nichts. ${SECURE_ACCOUNT}`,
  }),
  changeNew: (url): Email => ({
    subject: 'Bestätige deine neue E-Mail',
    lines: [
      'Hallo,',
      'bestätige, dass du diese E-Mail für deinen Peerway-Account nutzen möchtest. Der Link gilt eine Stunde lang.',
    ],
    links: [{ label: 'Neue E-Mail bestätigen', url }],
    otherwise: IGNORE,
  }),
  newDevice: (name, device, at): Email => ({
    subject: 'Neuer Login in deinen Account',
    lines: [
      `Hallo ${name},`,
      `auf einem neuen Gerät gab es einen Login in deinen Peerway-Account: ${device}, am ${at}.`,
    ],
    otherwise: `${NOTHING_TO_DO} ${SECURE_ACCOUNT}`,
  }),
  passwordChanged: (name, at, removed): Email => ({
    subject: 'Dein Passwort wurde geändert',
    lines: [
      `Hallo ${name},`,
      `das Passwort deines Peerway-Accounts wurde am ${at} geändert. Alle anderen Geräte wurden ausgeloggt.`,
      ...(removed
        ? [
            'Zur Sicherheit haben wir auch die verknüpften Accounts, Passkeys, Codes und Kalender-Links entfernt, die hinzugefügt wurden, bevor diese E-Mail bestätigt war. Deine kannst du auf deiner Seite wieder hinzufügen.',
          ]
        : []),
    ],
    otherwise: `${SECURE_ACCOUNT} ${NOT_YOURS}`,
  }),
  waysChanged: (name, change, at): Email => ({
    subject: 'Ein Zugang zu deinem Account hat sich geändert',
    lines: [`Hallo ${name},`, WAY_CHANGES[change](at)],
    otherwise: `${NOTHING_TO_DO} ${SECURE_ACCOUNT} ${NOT_YOURS}`,
  }),
  linked: (name, provider, at): Email => ({
    subject: 'Ein Zugang zu deinem Account hat sich geändert',
    lines: [`Hallo ${name},`, `${provider} wurde am ${at} mit deinem Peerway-Account verknüpft.`],
    otherwise: `${NOTHING_TO_DO} ${SECURE_ACCOUNT} ${NOT_YOURS}`,
  }),
  unlinked: (name, provider, at): Email => ({
    subject: 'Ein Zugang zu deinem Account hat sich geändert',
    lines: [`Hallo ${name},`, `${provider} wurde am ${at} von deinem Peerway-Account getrennt.`],
    otherwise: `${NOTHING_TO_DO} ${SECURE_ACCOUNT} ${NOT_YOURS}`,
  }),
  recoveryUsed: (name, left, at): Email => ({
    subject: 'Ein Backup-Code wurde benutzt',
    lines: [
      `Hallo ${name},`,
      left === 0
        ? `am ${at} wurde der letzte Backup-Code deines Peerway-Accounts benutzt. Neue bekommst du auf deiner Seite unter „Sicherheit“.`
        : plural(left, {
            one: `am ${at} wurde ein Backup-Code deines Peerway-Accounts benutzt. Du hast noch 1 Code übrig.`,
            other: `am ${at} wurde ein Backup-Code deines Peerway-Accounts benutzt. Du hast noch ${left} Codes übrig.`,
          }),
    ],
    otherwise: `${NOTHING_TO_DO} ${SECURE_ACCOUNT} ${NOT_YOURS}`,
  }),
  leaving: (name, until): Email => ({
    subject: 'Dein Account wird gelöscht',
    lines: [
      `Hallo ${name},`,
      `dein Peerway-Account und alle persönlichen Daten darin werden am ${until} gelöscht. Wenn du deinen Account behalten möchtest, logge dich vorher ein.`,
    ],
    otherwise: `Wenn du das nicht warst, logge dich ein und behalte deinen Account. ${SECURE_ACCOUNT}`,
  }),
  /** One notification, several, or those of a day. */
  notifications: (name, [first, ...more], { of, unsubscribeUrl, settingsUrl }): Email => {
    const alone = more.length === 0;
    const headline = `${more.length + 1} Benachrichtigungen von Peerway`;
    return {
      subject: of === 'digest' ? 'Dein Tag auf Peerway' : alone ? first.sentence : headline,
      lines: [
        `Hallo ${name}!`,
        of === 'digest'
          ? 'Das hast du verpasst:'
          : alone
            ? first.sentence.replace(/(?<![.?!؟])$/u, '.')
            : 'Das gibt es Neues:',
      ],
      links:
        alone && of !== 'digest'
          ? [{ label: 'Auf Peerway öffnen', url: first.url }]
          : [first, ...more].map(toLink),
      otherwise:
        of === 'digest'
          ? 'Du bekommst diese E-Mail einmal am Tag, weil du eine tägliche Zusammenfassung wolltest.'
          : `Du bekommst E-Mails zu: ${of.map((topic) => topics[topic].name).join(', ')}.`,
      foot: [
        { label: 'Diese E-Mails abbestellen', url: unsubscribeUrl },
        { label: 'Benachrichtigungen einstellen', url: settingsUrl },
      ],
    };
  },
};

let moments: Intl.DateTimeFormat | undefined;

/** A moment in UTC: emails don't know the reader's time zone. "22. November 2025 um 20:15 UTC". */
export const moment: typeof EnglishMoment = (at) => {
  moments ??= new Intl.DateTimeFormat('de', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${moments.format(at)} UTC`;
};

/** A device as its owner knows it: "Firefox auf Windows". */
export const deviceWords: typeof EnglishDeviceWords = (browser, system) => {
  const named = browser ?? 'ein unbekannter Browser';
  return system === null ? named : `${named} auf ${system}`;
};
