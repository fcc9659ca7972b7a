import type {
  sessionEditor as EnglishEditor,
  sessionRules as EnglishRules,
} from '../en/session-editor.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

/** Words of the form that hosts or edits a session. */
export const sessionEditor: Translated<typeof EnglishEditor> = {
  titleNew: 'Session hosten',
  titleEdit: 'Session bearbeiten',
  lead: 'Sag, was du wann spielst. Wer dazu passt, findet die Session.',
  what: 'Was ihr spielt',
  name: 'Name',
  nameHint: 'Das sehen alle zuerst. Zum Beispiel: Freitagsraid, Neulinge willkommen.',
  description: 'Beschreibung',
  descriptionHint: 'Erzähle vom Plan, von der Stimmung und was man mitbringen soll.',
  games: 'Spiele',
  gamesHint: (most) => `Wähle 1 bis ${most}. Das erste liefert das Coverbild.`,
  gamesPlaceholder: 'Spiel suchen',
  gamesFull: (most) =>
    `Du hast ${most} gewählt, mehr geht nicht. Entferne eins, um ein anderes zu wählen.`,
  chosenGames: 'Gewählte Spiele',
  removeGame: (name) => `${name} entfernen`,
  gamesLoading: 'Suche läuft …',
  gamesFailed: 'Die Spiele konnten nicht geladen werden. Versuch’s gleich nochmal.',
  gamesNone: (query) => `Kein Spiel namens „${query}“ gefunden.`,
  gamesCount: (found) => plural(found, { one: '1 Spiel', other: `${found} Spiele` }),
  platforms: 'Plattformen',
  when: 'Zeit und Plätze',
  playNow: 'Jetzt spielen',
  playNowHint: 'Die Session startet, sobald du speicherst.',
  start: 'Start',
  zone: (zone) => `Deine Zeitzone: ${zone}.`,
  duration: 'Dauer',
  who: 'Für wen',
  region: 'Region',
  language: 'Sprache',
  level: 'Level',
  style: 'Stil',
  microphone: 'Mikro nötig',
  adultsOnly: 'Ab 18',
  adultsOnlyHint: 'Wer sich bewirbt, muss bestätigen, mindestens 18 zu sein.',
  seats: 'Plätze',
  seatsHint: (taken) =>
    taken > 1 ? `Dich eingeschlossen. ${taken} sind vergeben.` : '2 bis 100, dich eingeschlossen.',
  visibility: 'Wer sie sehen kann',
  membersInvite: 'Mitglieder können ihre Freunde einladen',
  membersInviteHint: 'Freunde, die annehmen, bekommen einen freien Platz ohne deine Zusage.',
  preview: 'Vorschau',
  previewName: 'Deine Session',
  add: 'Session hosten',
  save: 'Änderungen speichern',
  added: (name) => `${name} ist online. Teile den Link mit deinen Freunden.`,
  saved:
    'Gespeichert. Mitglieder werden benachrichtigt, wenn sich Zeit, Spiele oder Plattformen geändert haben.',
  restored: 'Wir haben deinen Entwurf wiederhergestellt.',
  discard: 'Entwurf verwerfen',
  discarded: 'Entwurf verworfen.',
  takeOver: 'Neuere Version laden und meine Änderungen behalten',
  takenOver: 'Das ist die neuere Version mit deinen Änderungen. Sie ist noch nicht gespeichert.',
  nothing: 'Du hast nichts geändert.',
  loginAgain:
    'Du wurdest ausgeloggt. Logge dich ein, um weiterzumachen. Deine Eingaben sind noch da.',
  back: 'Zurück zur Session',
  overTitle: 'Du kannst diese Session nicht mehr bearbeiten',
  over: 'Sie ist vorbei oder wurde abgesagt. Du kannst sie nochmal hosten.',
  again: 'Nochmal hosten',
  foreignTitle: 'Du kannst diese Session nicht bearbeiten',
  foreign: 'Nur der Host kann sie bearbeiten.',
  look: 'Zur Session',
};

/** What the form checks before it is sent. */
export const sessionRules: Translated<typeof EnglishRules> = {
  name: (least) => `Gib einen Namen mit mindestens ${least} Zeichen ein.`,
  games: 'Wähle mindestens ein Spiel.',
  platforms: 'Wähle mindestens eine Plattform.',
  startMissing: 'Wähle aus, wann es losgeht.',
  startPast: 'Wähle eine Zeit in der Zukunft.',
  seats: (least, most) => `Wähle ${least} bis ${most} Plätze.`,
  seatsTaken: (taken) => `${taken} Plätze sind schon vergeben. Wähle mindestens ${taken}.`,
};
