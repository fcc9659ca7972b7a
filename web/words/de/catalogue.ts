import type { games as English } from '../en/catalogue.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

const gamesOf = (count: number) => plural(count, { one: '1 Spiel', other: `${count} Spiele` });

/** Words of your games (the preferences) and of the categories. */
export const games: Translated<typeof English> = {
  title: 'Deine Spiele',
  lead: 'Auf der Startseite siehst du Sessions und Leute zu diesen Spielen. Karten zeigen die ersten fünf, also stelle deine Lieblinge nach vorn.',
  welcomeTitle: 'Willkommen! Was spielst du?',
  welcome:
    'Wähle ein, zwei Spiele, dann siehst du auf der Startseite, wer sie heute Abend spielt. Du kannst das jederzeit ändern.',
  welcomeDone: 'Super Start! Füge weitere Spiele hinzu oder schau, wer spielt.',
  home: 'Wer spielt?',
  onward: (session) => (session === undefined ? 'Weiter' : `Weiter zu ${session}`),
  add: 'Spiel hinzufügen',
  addPlaceholder: 'Katalog durchsuchen',
  addHint: (count, max) => `${count} von ${max} gewählt.`,
  full: (max) =>
    `Du hast ${max} gewählt, mehr geht nicht. Entferne eins, um ein anderes zu wählen.`,
  loading: 'Suche läuft …',
  none: (query) => `Kein Spiel namens „${query}“ gefunden. Du kannst es dir weiter unten wünschen.`,
  failed: 'Die Spiele konnten nicht geladen werden. Versuch’s gleich nochmal.',
  count: gamesOf,
  chosenSign: 'gewählt',
  chosen: 'Deine Reihenfolge',
  platformOf: (name) => `Plattform für ${name}`,
  levelOf: (name) => `Dein Level in ${name}`,
  anyPlatform: 'Jede Plattform',
  noLevel: 'Kein Level',
  up: (name) => `${name} nach oben schieben`,
  down: (name) => `${name} nach unten schieben`,
  remove: (name) => `${name} entfernen`,
  drag: 'Zum Verschieben ziehen',
  moved: (name, place, count) => `${name} ist jetzt auf Platz ${place} von ${count}`,
  added: (name) => `${name} hinzugefügt`,
  removed: (name) => `${name} entfernt`,
  state: {
    saved: 'Gespeichert',
    unsaved: 'Speichert …',
    saving: 'Speichert …',
    failed: 'Nicht gespeichert',
  },
  loginAgain:
    'Du wurdest ausgeloggt. Logge dich ein, um weiterzumachen. Deine Auswahl ist noch da.',
  empty: 'Noch keine Spiele',
  emptyHint: 'Durchsuche den Katalog oder stöbere in einer Kategorie.',
  browse: 'Nach Kategorie stöbern',
  category: 'Kategorie',
  pickCategory: 'Kategorie wählen',
  gamesOf: (category) => `Spiele in ${category}`,
  more: 'Mehr anzeigen',
  askTitle: 'Fehlt ein Spiel?',
  askHint: 'Wünsche es dir, dann schauen es sich die Admins an.',
  askName: 'Name des Spiels',
  ask: 'Spiel wünschen',
  asked: (name) => `Du hast dir ${name} gewünscht`,
  categories: {
    title: 'Kategorien',
    lead: 'Das wird hier gespielt. Wähle eine Kategorie, um ihre Sessions zu sehen.',
    search: 'Sessions suchen',
    keep: 'Kategorien bearbeiten',
    games: gamesOf,
    sessions: (count) =>
      count === 0
        ? 'keine offenen Sessions'
        : plural(count, { one: '1 offene Session', other: `${count} offene Sessions` }),
    chooseFrom: (name, count) =>
      plural(count, {
        one: `Aus ${name} wählen: 1 Spiel`,
        other: `Aus ${name} wählen: ${count} Spiele`,
      }),
    none: 'Noch keine Kategorien',
    noneHint: 'Du kannst Sessions trotzdem nach Name oder Spiel suchen.',
  },
};
