import type { adminReports as English } from '../en/moderation-reports.ts';
import type { Translated } from '../translated.ts';
import { counted, plural } from './grammar.ts';

/** Words of the report queue. */
export const adminReports: Translated<typeof English> = {
  lists: {
    open: 'Offen',
    mine: 'Von dir übernommen',
    decided: 'Entschieden',
  },
  listLabel: 'Meldungen',
  kinds: {
    users: 'Person',
    sessions: 'Session',
    media: 'Foto oder Video',
    calls: 'Call',
    messages: 'Nachricht',
  },
  by: (name) => `gemeldet von ${name}`,
  about: (name) => `über ${name}`,
  takenBy: (name) => `übernommen von ${name}`,
  byYou: 'von dir übernommen',
  upheld: 'bestätigt',
  dismissed: 'zurückgewiesen',
  decidedBy: (name, ago) => `von ${name}, ${ago}`,
  open: 'Öffnen',
  empty: {
    open: { title: 'Keine offenen Meldungen', text: 'Alle Meldungen sind entschieden.' },
    mine: {
      title: 'Du hast keine Meldungen übernommen',
      text: 'Übernimm eine von den offenen.',
    },
    decided: {
      title: 'Noch keine entschiedenen Meldungen',
      text: 'Hier stehen entschiedene Meldungen, die neuesten zuerst.',
    },
  },
  files: (count) => plural(count, { one: '1 Datei', other: `${count} Dateien` }),
  saidBy: (name, text) => `${name}: „${text}“`,
  said: 'Nachricht zur Meldung',
  saidNothing: 'Keine Nachricht.',
  evidence: 'Beweise vom Zeitpunkt der Meldung',
  noWords: 'Kein Text.',
  games: 'Spiele',
  starts: 'Start',
  from: 'Von',
  fromTo: '{start} bis {end}',
  around: 'Das Gespräch drumherum',
  deletedMessage: 'Vor der Meldung gelöscht',
  people: 'Wer dabei war',
  alsoOpen: (count) =>
    plural(count, {
      one: 'Dazu gibt es noch 1 offene Meldung.',
      other: `Dazu gibt es noch ${counted(count)} offene Meldungen.`,
    }),
  takenDown: 'Gesperrt',
  gone: 'Die Datei wurde gelöscht.',
  reporter: 'Gemeldet von',
  reported: 'Über',
  several: 'mehrere Personen',
  sanction: (name) => `${name} verwarnen, sperren oder bannen`,
  look: 'Seite ansehen',
  take: 'Meldung übernehmen',
  leave: 'Meldung abgeben',
  taken: 'Du hast diese Meldung übernommen.',
  left: 'Die Meldung ist wieder für alle Admins offen.',
  decide: 'Entscheiden',
  decideHint:
    'Handle zuerst, wenn nötig: verwarnen oder sperren. Halte dann deine Entscheidung fest.',
  uphold: 'Bestätigen',
  dismiss: 'Zurückweisen',
  upholdTitle: 'Diese Meldung bestätigen',
  dismissTitle: 'Diese Meldung zurückweisen',
  upholdText:
    'Beide Seiten erfahren, dass die Meldung bestätigt wurde, und lesen deine Notiz. Namen sehen sie nicht. Eine Entscheidung lässt sich nicht ändern.',
  dismissText:
    'Wer gemeldet hat, erfährt davon und liest deine Notiz. Eine Entscheidung lässt sich nicht ändern.',
  note: 'Notiz an die meldende Person',
  noteToReported: 'Notiz an die gemeldete Person',
  noteHintUpheld: 'Wenn leer, bekommt sie die Notiz von oben.',
  noteHintDismissed: 'Wenn leer, erfährt sie nichts davon.',
  noteMissing: 'Schreib eine Notiz. Die meldende Person bekommt sie mit der Entscheidung.',
  decided: 'Entscheidung gespeichert. Die Beteiligten erfahren davon.',
  was: 'Entscheidung',
};
