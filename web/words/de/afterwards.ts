import type { AttendanceBand, ThanksKind } from '../../../worker/contract/vocabulary.ts';
import type { afterwards as English } from '../en/afterwards.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

const kinds: Record<ThanksKind, string> = {
  teammate: 'Gutes Teamplay',
  friendly: 'Freundlich',
  host: 'Super Host',
};

const bands: Record<AttendanceBand, string> = {
  new: 'Zu wenige Sessions für eine Aussage',
  usually: 'Kommt meistens',
  sometimes: 'Kommt manchmal nicht',
  often: 'Kommt oft nicht',
};

/** Words of what follows a session: who was there, thanks, and playing again. */
export const afterwards: Translated<typeof English> = {
  title: 'Nach der Session',
  kinds,
  bands,
  thank: 'Danke sagen',
  thankOne: (name) => `${name} Danke sagen`,
  thanked: (kind) => `Du hast Danke gesagt: ${kinds[kind]}`,
  thanksDone: (name) => `Du hast ${name} Danke gesagt.`,
  mark: 'War nicht da',
  markOne: (name) => `${name} als nicht da markieren`,
  marked: 'Als nicht da markiert',
  markedContested: 'War nach eigener Aussage da',
  markDone: (name) => `${name} ist als nicht da markiert und wird benachrichtigt.`,
  unmark: 'Rückgängig',
  unmarkOne: (name) => `Rückgängig: ${name} war da`,
  unmarkDone: (name) => `${name} zählt als da.`,
  missing: (until) =>
    `Hat jemand gefehlt? Du kannst es bis ${until} markieren. Alle anderen zählen als da.`,
  asked: (name) =>
    `Der Host sagt, dass ${name} nicht da war. ${name} sagt: doch. Wenn du noch weißt, dass ${name} gefehlt hat, sag es uns. Sonst musst du nichts tun.`,
  agree: 'War nicht da',
  agreeOne: (name) => `${name} war nicht da`,
  agreed: 'Danke für deine Antwort.',
  own: {
    title: 'Du wurdest als nicht da markiert',
    open: 'Der Host sagt, dass du nicht da warst. Wenn du doch da warst, sag es uns. Erklären musst du nichts. Dann fragen wir die anderen Mitglieder, und die Markierung zählt nur, wenn jemand von ihnen dem Host zustimmt.',
    contest: 'Ich war da',
    contested:
      'Du hast uns gesagt, dass du da warst. Die Markierung zählt nur, wenn ein anderes Mitglied dem Host zustimmt.',
    agreed:
      'Du hast uns gesagt, dass du da warst, aber ein anderes Mitglied hat dem Host zugestimmt. Die Markierung zählt.',
    late: 'Der Host sagt, dass du nicht da warst. Die Markierung zählt, weil du ihr nicht innerhalb von 7 Tagen widersprochen hast.',
  },
  thanksHelp: {
    title: 'So funktioniert das Danke',
    text: [
      'Du kannst allen Danke sagen, die mit dir in der Session waren, pro Person einmal in 90 Tagen. Sie lesen, dass sich jemand bedankt hat, aber nicht, wer. Wofür jemand Danke bekommt, sehen alle auf der Seite der Person.',
      'Für eine Stufe braucht es ein Danke von 3, 10 oder 25 verschiedenen Leuten in den letzten 180 Tagen.',
      'Danke von Leuten, die schon Freunde waren, und aus nicht öffentlichen Sessions zählt zusammen wie das einer Person. Pro Session zählt das Danke von zwei Leuten. Accounts, die jünger als 14 Tage waren, zählen nicht. Blockierte, gesperrte und gelöschte Leute auch nicht.',
    ],
  },
  attendanceHelp: {
    title: 'So funktioniert die Anwesenheit',
    text: [
      'Bis 48 Stunden nach einer Session kann der Host markieren, wer nicht da war, auch Leute, die erst nach dem Start gegangen sind. Alle anderen, die am Ende dabei waren, zählen als da. Wer markiert wird, erfährt es und kann 7 Tage lang sagen: Ich war da. Dann zählt die Markierung nur, wenn ein anderes Mitglied zustimmt.',
      'Nur Hosts, bei denen du dich bewirbst, lesen, ob du meistens kommst, in genau den Worten, die du hier siehst. Es gibt keine Zahl, sonst sieht es niemand, und nichts passiert automatisch.',
      'Es kommt aus deinen letzten 30 Sessions als Mitglied und braucht mindestens 5 davon, bei 2 verschiedenen Hosts. Die Markierungen eines Hosts zählen pro Person nur einmal, damit ein Host allein nicht ändern kann, was andere lesen. Von jedem Host zählen 5 Sessions.',
    ],
  },
  level: {
    title: 'Danke',
    least: (kind, people) => `${kinds[kind]}: Danke von mindestens ${people} Leuten`,
    own: 'Deine Anwesenheit',
    ownBands: {
      new: `Du warst noch nicht in genug Sessions. Deshalb lesen Hosts: „${bands.new}“.`,
      usually: `Hosts, bei denen du dich bewirbst, lesen: „${bands.usually}“.`,
      sometimes: `Hosts, bei denen du dich bewirbst, lesen: „${bands.sometimes}“.`,
      often: `Hosts, bei denen du dich bewirbst, lesen: „${bands.often}“.`,
    },
  },
  again: {
    play: 'Nochmal spielen',
    playOne: (name) => `${name} nochmal spielen`,
    title: 'Nochmal spielen',
    lead: 'Alles ist wie beim letzten Mal. Ändere, was du möchtest.',
    people: 'Wen du einlädst',
    peopleHint:
      'Sie können mit einem Tipp annehmen und haben sofort einen Platz. Wer keine Einladungen annimmt, steht hier nicht.',
    none: 'Vom letzten Mal lässt sich niemand einladen.',
    nextWeek: 'Nächste Woche, gleiche Zeit',
    evening: 'Nächster freier Abend',
    times: 'Vorgeschlagene Zeiten',
    invited: (count) =>
      plural(count, {
        one: '1 Person wurde eingeladen.',
        other: `${count} Personen wurden eingeladen.`,
      }),
    failed:
      'Deine Session ist online, aber die Einladungen wurden nicht verschickt. Lade deine Freunde auf der Seite der Session ein.',
  },
  played: {
    ago: (ago) => `${ago} zusammen gespielt`,
    add: 'Hinzufügen',
    addOne: (name) => `${name} hinzufügen`,
    title: 'Noch niemand',
    text: 'Hier stehen Leute, mit denen du in den letzten 90 Tagen in einer Session warst.',
    shown: (count) => plural(count, { one: '1 Person', other: `${count} Personen` }),
  },
};
