import type {
  muting as EnglishMuting,
  notificationSettings as EnglishSettings,
  pushDevices as EnglishDevices,
  topics as EnglishTopics,
  unsubscribing as EnglishUnsubscribing,
} from '../en/notification-settings.ts';
import type { Translated } from '../translated.ts';

/** What people can be notified of, and what belongs to it. */
export const topics: typeof EnglishTopics = {
  applications: {
    name: 'Bewerbungen für deine Sessions',
    hint: 'Jemand bewirbt sich, zieht zurück oder geht.',
  },
  seats: {
    name: 'Deine Bewerbungen',
    hint: 'Du wirst angenommen, abgelehnt oder entfernt, bekommst einen Platz angeboten oder hast ein Angebot verpasst.',
  },
  changes: {
    name: 'Änderungen an deinen Sessions',
    hint: 'Neue Zeit, neue Spiele oder abgesagt.',
  },
  reminders: { name: 'Erinnerungen', hint: 'Einen Tag und 15 Minuten vor deinen Sessions.' },
  voice: { name: 'Voice', hint: 'Jemand startet Voice in einer deiner Sessions.' },
  messages: {
    name: 'Nachrichten',
    hint: 'Direktnachrichten, Erwähnungen und Neues in den Räumen deiner Sessions.',
  },
  invitations: {
    name: 'Einladungen zu Sessions',
    hint: 'Ein Host oder Mitglied lädt dich ein.',
  },
  friends: { name: 'Freunde', hint: 'Neue Anfragen und wer deine angenommen hat.' },
  calls: { name: 'Verpasste Anrufe', hint: 'Jemand hat angerufen, als du weg warst.' },
  matches: {
    name: 'Gespeicherte Suchen',
    hint: 'Eine neue Session passt zu einer gespeicherten Suche.',
  },
  afterwards: { name: 'Nach einer Session', hint: 'Wer da war, und wenn dir jemand Danke sagt.' },
};

/** Words of the page where one chooses how to be notified. */
export const notificationSettings: Translated<typeof EnglishSettings> = {
  saved: 'Gespeichert.',
  channels: { push: 'Push', email: 'E-Mail' },
  topics: {
    title: 'Worüber du benachrichtigt wirst',
    hint: 'Alles steht oben in der Glocke. Wähle aus, was dich auch erreicht, wenn du weg bist: als Push auf deinen Geräten, oder als E-Mail, wenn du es nach einer Weile noch nicht gelesen hast.',
    what: 'Was',
    cell: (topic, channel) => `${topic}: ${channel}`,
    unconfirmed:
      'E-Mails schicken wir nur an bestätigte Adressen. Bestätige deine unter „Account“.',
    noMail: 'Diese Community verschickt noch keine E-Mails.',
  },
  when: {
    title: 'Wann und wie',
    quiet: 'Ruhezeiten',
    quietHint:
      'In dieser Zeit kommen keine Pushes und keine E-Mails. Was danach noch wichtig ist, kommt am Ende.',
    from: 'Von',
    to: 'Bis',
    same: 'Wähle ein anderes Ende.',
    digest: 'Eine E-Mail am Tag',
    digestHint:
      'Was du verpasst hast, kommt um 9:00 Uhr in einer E-Mail, mit allem Ungelesenen aus der Glocke. Änderungen an Sessions, die innerhalb eines Tages starten, warten nicht darauf, außer du hast E-Mails zu Änderungen ausgeschaltet.',
    zone: 'Zeitzone',
    private: 'Private Pushes',
    privateHint: 'Pushes sagen, was passiert ist, zeigen aber keine Namen und keine Nachrichten.',
  },
};

/** Words about muted sessions. */
export const muting: Translated<typeof EnglishMuting> = {
  title: 'Stummgeschaltete Sessions',
  none: 'Du hast keine Sessions stummgeschaltet. Das geht auf der Seite einer Session.',
  muteSession: 'Session stummschalten',
  unmuteSession: 'Stummschaltung aufheben',
  unmute: 'Aufheben',
  unmuteOne: (name) => `Stummschaltung aufheben: ${name}`,
  muted: (name) => `Du bekommst keine Pushes und E-Mails mehr zu ${name}.`,
  unmuted: (name) => `${name} ist nicht mehr stummgeschaltet.`,
};

/** Words of the page behind the link in emails. */
export const unsubscribing: Translated<typeof EnglishUnsubscribing> = {
  title: 'Abbestellen',
  lead: 'Du willst diese E-Mails nicht mehr? Ein Klick, und es kommen keine mehr. In der Glocke siehst du weiterhin alles.',
  submit: 'Abbestellen',
  undo: 'Rückgängig machen',
  digest: (on) =>
    on
      ? 'deine tägliche Zusammenfassung'
      : 'deine tägliche Zusammenfassung und E-Mails zu einzelnen Benachrichtigungen',
  done: (on, emails) =>
    on
      ? `Du bekommst diese E-Mails wieder: ${emails}.`
      : `Du bekommst diese E-Mails nicht mehr: ${emails}.`,
  dead: 'Dieser Link ist abgelaufen oder unvollständig. Logge dich ein, um deine E-Mails einzustellen.',
  settings: 'Benachrichtigungen einstellen',
};

/** Words about the browsers that get pushes. */
export const pushDevices: Translated<typeof EnglishDevices> = {
  title: 'Geräte mit Push',
  hint: 'Wenn du dich auf einem Gerät ausloggst, kommen dort auch keine Pushes mehr.',
  unavailable: 'Diese Community verschickt noch keine Pushes.',
  on: 'In diesem Browser sind Benachrichtigungen an.',
  off: 'Dieser Browser bekommt noch keine Benachrichtigungen.',
  unsupported: 'Dieser Browser kann keine Benachrichtigungen bekommen, wenn Peerway zu ist.',
  test: 'Test senden',
  testOne: (name) => `Test senden an ${name}`,
  tested: (name) => `Ein Test an ${name} ist unterwegs.`,
  remove: 'Entfernen',
  removeOne: (name) => `${name} entfernen`,
  removed: (name) => `${name} bekommt keine Pushes mehr.`,
};
