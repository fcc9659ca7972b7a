import type { reports as English } from '../en/reports.ts';
import type { Translated } from '../translated.ts';

/** Words of sending a report, and of a warning. */
export const reports: Translated<typeof English> = {
  reasons: {
    harassment: 'Belästigung oder Drohungen',
    hate: 'Hassrede',
    sexual: 'Sexuelle oder nicht einvernehmliche Inhalte',
    spam: 'Spam oder Werbung',
    cheating: 'Cheating oder Boosting',
    impersonation: 'Gibt sich als jemand anderes aus',
    other: 'Etwas anderes',
  },
  report: 'Melden',
  /** By the kind of what is reported. A photo or video may have no name. */
  titles: {
    users: (name) => `${name} melden`,
    sessions: (name) => `Session „${name}“ melden`,
    media: (alt) => (alt === '' ? 'Foto oder Video melden' : `„${alt}“ melden`),
    calls: (names) => `Call mit ${names} melden`,
    messages: (name) => `Nachricht von ${name} melden`,
  },
  intro:
    'Die Admins sehen deinen Namen und eine Kopie von dem, was du meldest. Die gemeldete Person erfährt nicht, dass du es warst. Wir sagen dir, wie entschieden wurde.',
  reason: 'Was stimmt nicht?',
  choose: 'Grund wählen',
  missing: 'Wähle einen Grund.',
  text: 'Was ist passiert?',
  textHint: 'In deinen eigenen Worten. Bei „Etwas anderes“ nötig.',
  block: (name) => `Auch blockieren: ${name}`,
  blockHint:
    'Ihr seht euch dann nirgends mehr auf Peerway. Die andere Person erfährt nichts davon.',
  submit: 'Meldung senden',
  done: 'Danke für deine Meldung. Wir sagen dir, wie entschieden wurde.',
  doneBlocked: (name) => `Danke für deine Meldung. ${name} ist blockiert.`,
  notBlocked: (name) =>
    `Danke für deine Meldung. Das Blockieren von ${name} hat nicht geklappt. Versuch’s nochmal auf der Seite von ${name}.`,
  already: 'Das hast du schon gemeldet. Wir sagen dir, wie entschieden wurde.',
  warning: {
    title: 'Du hast eine Verwarnung bekommen',
    intro: 'Eine Nachricht von den Peerway-Admins:',
    outro: 'Wenn das so weitergeht, kann dein Account gesperrt oder gebannt werden.',
    acknowledge: 'Verstanden',
    failed: 'Das konnte nicht gespeichert werden. Versuch’s nochmal.',
  },
};
