import type { media as English } from '../en/media.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

/** Words of adding, describing and ordering photos and videos. */
export const media: Translated<typeof English> = {
  title: 'Fotos und Videos',
  hint: (max) =>
    `Bis zu ${max} Dateien: Bilder bis 10 MB (JPG, PNG, GIF, SVG) und Videos bis 95 MB (MP4, WebM, OGG). Karten zeigen die erste.`,
  place: 'Ort und Kameradaten entfernen wir aus deinen Fotos und aus MP4- und WebM-Videos.',
  choose: 'Dateien hinzufügen',
  shoot: 'Foto machen',
  drop: 'oder zieh sie hierher oder füge sie ein',
  dropHere: 'Hier ablegen',
  full: (max) => `Du hast ${max} Dateien, mehr geht nicht. Lösche eine, um eine neue hinzuzufügen.`,
  tooMany: (left) =>
    plural(left, {
      one: 'Es war nur noch Platz für 1 Datei. Die anderen wurden nicht hinzugefügt.',
      other: `Es war nur noch Platz für ${left} Dateien. Die anderen wurden nicht hinzugefügt.`,
    }),
  list: 'Deine Dateien in deiner Reihenfolge',
  empty: 'Noch nichts hier. Lade ein Foto hoch, damit die anderen wissen, mit wem sie spielen.',
  emptySession: 'Noch nichts hier. Ohne Foto zeigt die Session das Cover des Spiels.',
  onTheWay: 'Wird hochgeladen',
  alt: 'Beschreibe diese Datei',
  altHint: 'Für Leute, die sie nicht sehen können.',
  altOf: (place) => `Datei ${place} beschreiben`,
  altSaved: 'Gespeichert',
  first: 'Titelbild',
  video: 'Video',
  drag: 'Zum Verschieben ziehen',
  up: (place) => `Datei ${place} nach oben schieben`,
  down: (place) => `Datei ${place} nach unten schieben`,
  moved: (to, of) => `Jetzt auf Platz ${to} von ${of}`,
  remove: (place) => `Datei ${place} löschen`,
  removeTitle: 'Diese Datei löschen?',
  removeText: 'Sie verschwindet sofort für alle. Das lässt sich nicht rückgängig machen.',
  removeYes: 'Datei löschen',
  removeNo: 'Datei behalten',
  removed: 'Die Datei wurde gelöscht.',
  waiting: 'Wartet',
  waitingForSave: 'Wird hochgeladen, sobald du speicherst. Lass diesen Tab so lange offen.',
  sending: (percent) => `${percent} %`,
  finishing: 'Gleich fertig',
  progressOf: (name) => `Upload von ${name}`,
  cancel: 'Abbrechen',
  cancelOf: (name) => `Upload von ${name} abbrechen`,
  dismissOf: (name) => `${name} ausblenden`,
  retryOf: (name) => `${name} nochmal versuchen`,
  uploaded: (name) => `${name} wurde hochgeladen.`,
  offline: 'Du bist offline. Der Upload geht weiter, sobald du wieder online bist.',
  move: 'Animation abspielen',
  hold: 'Animation anhalten',
  notSaved: 'Deine Änderung wurde nicht gespeichert. Versuch’s nochmal.',
  refusal: {
    kind: 'Wähle ein Bild (JPG, PNG, GIF, SVG) oder ein Video (MP4, WebM, OGG).',
    empty: 'Diese Datei ist leer. Wähle eine andere.',
    'image-size': 'Dieses Bild ist größer als 10 MB. Wähle ein kleineres.',
    'video-size': 'Dieses Video ist größer als 95 MB. Wähle ein kleineres.',
  },
  someFailed:
    'Deine Session ist online, aber manche Dateien wurden nicht hochgeladen. Versuch sie hier nochmal oder mach ohne sie weiter.',
};
