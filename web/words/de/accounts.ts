import type {
  account as EnglishAccount,
  accountSettings as EnglishSettings,
  recovery as EnglishRecovery,
} from '../en/accounts.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

/** Words of registration and log-in. */
export const account: Translated<typeof EnglishAccount> = {
  register: {
    title: 'Mach mit bei Peerway',
    lead: 'Erstelle deinen Account. Das dauert nur eine Minute.',
    name: 'Name',
    nameHint: 'So sehen dich andere. Buchstaben, Ziffern und Emojis gehen alle.',
    nameFree: (name) => `${name} ist noch frei`,
    nameTaken: 'Diesen oder einen sehr ähnlichen Namen gibt es schon. Probiere einen anderen.',
    terms: 'Ich akzeptiere die Nutzungsbedingungen',
    termsLink: 'Nutzungsbedingungen lesen',
    submit: 'Account erstellen',
    haveOne: 'Hast du schon einen Account?',
    done: (name) => `Willkommen, ${name}! Wähle jetzt die Spiele aus, die du spielst.`,
  },
  login: {
    title: 'Willkommen zurück',
    submit: 'Einloggen',
    newHere: 'Neu hier?',
    again: 'Bitte logge dich ein. Danach geht’s genau hier weiter.',
  },
  email: 'E-Mail',
  password: 'Passwort',
  passwordHint: 'Mindestens 10 Zeichen. Länger ist besser: Ein paar zufällige Wörter sind super.',
  show: 'Passwort anzeigen',
  hide: 'Passwort verbergen',
  strength: {
    label: 'Länge',
    short: (missing) =>
      plural(missing, { one: 'noch 1 Zeichen', other: `noch ${missing} Zeichen` }),
    fair: 'lang genug',
    good: 'gut',
    strong: 'stark',
  },
};

/** Words of the account's settings: its email address, password, devices, blocks and data. */
export const accountSettings: Translated<typeof EnglishSettings> = {
  pages: {
    label: 'Deine Seite',
    profile: 'Profil',
    media: 'Fotos und Videos',
    privacy: 'Privatsphäre',
    notifications: 'Benachrichtigungen',
    account: 'Account',
    security: 'Sicherheit',
    data: 'Deine Daten',
  },
  sections: {
    address: 'E-Mail',
    password: 'Passwort',
    devices: 'Geräte',
    blocked: 'Blockierte Leute',
    data: 'Deine Daten',
    calendar: 'Dein Kalender',
  },
  address: {
    confirmed: 'bestätigt',
    open: 'nicht bestätigt',
    openHint:
      'Bestätige deine E-Mail, damit du dein Passwort zurücksetzen kannst, falls du es vergisst. Wir haben dir einen Link geschickt.',
    again: 'Link neu senden',
    sent: (email) => `Wir haben einen Link an ${email} geschickt.`,
    change: 'E-Mail ändern',
    newEmail: 'Neue E-Mail',
    both: {
      hint: 'Wir schicken einen Link an deine aktuelle und an deine neue Adresse. Deine E-Mail ändert sich, sobald du beide bestätigt hast.',
      submit: 'Links senden',
      begun:
        'Wir haben an beide Adressen einen Link geschickt. Bestätige beide, dann ist die Änderung fertig.',
    },
    one: {
      hint: 'Wir schicken einen Link an deine neue Adresse. Deine E-Mail ändert sich, sobald du sie bestätigt hast.',
      submit: 'Link senden',
      begun:
        'Wir haben einen Link an deine neue Adresse geschickt. Bestätige sie, dann ist die Änderung fertig.',
    },
    pending: (email) => `Du änderst deine E-Mail zu ${email}.`,
    old: 'deine aktuelle E-Mail',
    fresh: 'deine neue E-Mail',
    done: 'bestätigt',
    waiting: 'noch nicht bestätigt',
    until: (clock) => `Die Links laufen um ${clock} ab.`,
    takeBack: 'Änderung abbrechen',
    takenBack: 'Die Änderung ist abgebrochen. Die Links von uns funktionieren nicht mehr.',
    noMail:
      'Diese Community verschickt noch keine E-Mails. Deshalb kannst du deine E-Mail nicht bestätigen oder ändern.',
  },
  password: {
    fresh: 'Neues Passwort',
    change: 'Passwort ändern',
    hint: 'Danach sind alle deine anderen Geräte ausgeloggt. Wenn deine E-Mail bestätigt ist, schicken wir dir eine E-Mail dazu.',
    submit: 'Neues Passwort speichern',
    done: 'Dein Passwort ist geändert. Alle anderen Geräte sind ausgeloggt.',
  },
  devices: {
    hint: 'Diese Geräte sind in deinen Account eingeloggt. Du kennst eins davon nicht? Logge es aus und ändere dein Passwort.',
    name: (browser, system) => {
      if (browser === null && system === null) return 'Unbekanntes Gerät';
      const named = browser ?? 'Unbekannter Browser';
      return system === null ? named : `${named} auf ${system}`;
    },
    current: 'dieses Gerät',
    seen: (ago) => `zuletzt aktiv ${ago}`,
    seenNow: 'gerade aktiv',
    since: {
      password: (date) => `eingeloggt am ${date} mit Passwort`,
      passkey: (date) => `eingeloggt am ${date} mit Passkey`,
      code: (date) => `eingeloggt am ${date} mit Passwort und Code`,
      discord: (date) => `eingeloggt am ${date} mit Discord`,
      google: (date) => `eingeloggt am ${date} mit Google`,
      twitch: (date) => `eingeloggt am ${date} mit Twitch`,
      steam: (date) => `eingeloggt am ${date} mit Steam`,
      demo: (date) => `eingeloggt am ${date} mit Demo ID`,
    },
    end: 'Ausloggen',
    endOne: (name) => `${name} ausloggen`,
    ended: (name) => `${name} ist ausgeloggt.`,
    only: 'Du bist nur auf diesem Gerät eingeloggt.',
  },
  blocked: {
    none: 'Du hast niemanden blockiert. Wenn du jemanden blockierst, seht ihr euch nirgends mehr auf Peerway.',
    all: 'Blockierte Leute verwalten',
  },
  calendar: {
    hint: 'Sieh deine Sessions in Google Kalender, Apple Kalender oder Outlook: Abonniere eine geheime Adresse. Wer sie kennt, kann deine Sessions lesen.',
    often:
      'Google Kalender sucht alle 8 bis 24 Stunden nach Änderungen. Andere Apps sind oft schneller.',
    make: 'Adresse erstellen',
    made: 'Dein Kalender hat eine neue Adresse.',
    since: (date) => `Du hast am ${date} eine Adresse erstellt.`,
    address: 'Adresse deines Kalenders',
    once: 'Kopiere sie jetzt. Wir zeigen sie nur dieses eine Mal.',
    copy: 'Adresse kopieren',
    copied: 'Adresse kopiert.',
    notCopied: (url) => `Das Kopieren hat nicht geklappt. Kopiere die Adresse selbst: ${url}`,
    open: 'In Kalender-App öffnen',
    replace: 'Neue Adresse erstellen',
    revoke: 'Adresse löschen',
    title: { replace: 'Neue Adresse erstellen?', revoke: 'Diese Adresse löschen?' },
    text: 'Kalender mit der aktuellen Adresse bekommen deine Sessions dann nicht mehr.',
    keep: 'Aktuelle Adresse behalten',
    revoked: 'Die Adresse funktioniert nicht mehr.',
  },
  data: {
    export: 'Meine Daten herunterladen',
    exportHint:
      'Eine Zip-Datei mit allem, was wir über dich haben, auch mit deinen Fotos und Videos.',
    exported: 'Deine Daten sind heruntergeladen.',
    fileName: 'peerway-meine-daten.zip',
    leave: 'Meinen Account löschen',
    leaveHint:
      'Du kannst es dir 14 Tage lang anders überlegen. Danach sind deine persönlichen Daten endgültig gelöscht.',
    leaveTitle: 'Deinen Account löschen?',
    leaveText: [
      'Wir loggen dich überall aus und niemand sieht dich mehr. Sessions, die du hostest, werden abgesagt und ihre Mitglieder benachrichtigt. Deine Plätze in anderen Sessions gehen an die Warteliste.',
      '14 Tage lang kannst du dich einloggen und deinen Account behalten. Danach sind deine persönlichen Daten gelöscht und lassen sich nicht wiederherstellen.',
    ],
    stay: 'Account behalten',
    left: (date) =>
      `Dein Account wird am ${date} gelöscht. Doch anders überlegt? Logge dich vorher ein.`,
    leaving: (date) => `Dein Account wird am ${date} gelöscht.`,
    returnTitle: 'Doch anders überlegt?',
    returnHint:
      'Bis dahin sehen dich andere nicht und du kannst dich nur umschauen. Wenn du deinen Account behältst, ist alles wieder da, außer abgesagten Sessions und den Plätzen, die du aufgegeben hast.',
    return: 'Account behalten',
    goOn: 'Ausloggen und trotzdem löschen',
    returned: 'Schön, dass du wieder da bist! Dein Account bleibt.',
    takeAlong: 'Erst meine Daten herunterladen',
  },
};

/** Words of the pages around the links in emails: forgotten password, new password, confirmed address. */
export const recovery: Translated<typeof EnglishRecovery> = {
  forgot: {
    link: 'Passwort vergessen?',
    title: 'Passwort zurücksetzen',
    lead: 'Gib die E-Mail ein, mit der du dich registriert hast. Wenn sie zu einem Account gehört, schicken wir dir einen Link.',
    submit: 'Link senden',
    sentTitle: 'Schau in deine E-Mails',
    sent: (email) =>
      `Wenn ${email} zu einem Account gehört, ist ein Link unterwegs. Er gilt eine Stunde lang.`,
    again: 'Keine E-Mail da? Schau in den Spam-Ordner oder probiere eine andere Adresse.',
    tryAgain: 'Nochmal versuchen',
    noMail: 'Diese Community verschickt noch keine E-Mails. Der Betreiber kann dir helfen:',
    back: 'Zurück zum Login',
  },
  reset: {
    title: 'Neues Passwort wählen',
    lead: 'Danach sind alle deine Geräte ausgeloggt. Dann kannst du dich mit dem neuen Passwort einloggen.',
    submit: 'Neues Passwort speichern',
    done: 'Dein neues Passwort ist gespeichert. Du kannst dich jetzt einloggen.',
    dead: 'Dieser Link ist abgelaufen oder wurde schon benutzt.',
    another: 'Neuen Link senden',
  },
  confirm: {
    title: 'E-Mail bestätigen',
    lead: 'Ein Klick, und das war’s.',
    submit: 'E-Mail bestätigen',
    confirmed: 'Deine E-Mail ist bestätigt. Danke!',
    halfway:
      'Danke! Öffne jetzt den Link, den wir an deine andere Adresse geschickt haben. Dann ist die Änderung fertig.',
    changed: 'Deine E-Mail ist geändert.',
    dead: 'Dieser Link ist abgelaufen oder wurde schon benutzt. Auf deiner Seite bekommst du einen neuen.',
    taken:
      'Ein anderer Account nutzt diese E-Mail schon, deshalb haben wir nichts geändert. Probiere eine andere Adresse.',
    toPage: 'Zu deiner Seite',
    home: 'Zur Startseite',
  },
};
