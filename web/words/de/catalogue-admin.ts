import type { catalogueAdmin as English } from '../en/catalogue-admin.ts';
import type { Translated } from '../translated.ts';
import { number, plural } from './grammar.ts';

const gamesOf = (count: number) =>
  plural(count, { one: '1 Spiel', other: `${number(count)} Spiele` });

/** Words of the catalogue's admin area. */
export const catalogueAdmin: Translated<typeof English> = {
  title: 'Katalog',
  back: 'Admin',
  tabsLabel: 'Katalog',
  tabs: { games: 'Spiele', requests: 'Wünsche', categories: 'Kategorien', import: 'Import' },
  shown: (count, more) => (more ? `bisher ${count}` : `${count} insgesamt`),
  more: 'Mehr anzeigen',
  reason: 'Grund',
  reasonHint: 'Wird im Protokoll gespeichert.',
  reasonTold:
    'Das lesen die Leute, die sich das Spiel gewünscht haben. Es wird auch im Protokoll gespeichert.',
  pick: 'Spiel',
  pickPlaceholder: 'Katalog durchsuchen',
  picked: (name) => `Ausgewählt: ${name}`,
  pickFirst: 'Wähle zuerst ein Spiel.',
  games: {
    search: 'Katalog durchsuchen',
    category: 'Kategorie',
    anyCategory: 'Alle Kategorien',
    state: 'Status',
    states: { listed: 'Im Katalog', archived: 'Archiviert' },
    add: 'Spiel hinzufügen',
    none: 'Keine Spiele gefunden',
    noneHint: 'Probiere einen kürzeren Namen, eine andere Kategorie oder einen anderen Status.',
    players: (count) =>
      plural(count, { one: '1 Person spielt es', other: `${number(count)} Leute spielen es` }),
    sessions: (count) => plural(count, { one: '1 Session', other: `${number(count)} Sessions` }),
    noCategory: 'keine Kategorie',
    mergedInto: (name) => `zusammengeführt mit ${name}`,
    edit: 'Bearbeiten',
    editNamed: (name) => `${name} bearbeiten`,
    merge: 'Zusammenführen',
    mergeNamed: (name) => `${name} zusammenführen`,
    archive: 'Archivieren',
    archiveNamed: (name) => `${name} archivieren`,
    restore: 'Reaktivieren',
    restoreNamed: (name) => `${name} reaktivieren`,
  },
  form: {
    add: 'Spiel hinzufügen',
    edit: (name) => `${name} bearbeiten`,
    name: 'Name',
    categories: 'Kategorien',
    save: 'Speichern',
    added: (name) => `${name} wurde hinzugefügt`,
    saved: (name) => `${name} wurde gespeichert`,
  },
  cover: {
    label: 'Cover',
    uploaded: (name) => `Das hochgeladene Cover von ${name}`,
    generated: (name) => `Das erzeugte Cover von ${name}`,
    hint: 'JPG oder PNG, bis 10 MB und 50 Megapixel. Wir zeigen die Mitte im Format 10:7. Alle sehen es sofort, auch bevor du den Rest speicherst.',
    upload: 'Cover hochladen',
    remove: 'Erzeugtes Cover verwenden',
    cancel: 'Upload abbrechen',
    progress: 'Cover-Upload',
    sending: (percent) => (percent < 100 ? `${percent} %` : 'Gleich fertig'),
    isUploaded: 'Das Cover wurde hochgeladen.',
    isGenerated: 'Das erzeugte Cover ist wieder da.',
    refusal: {
      kind: 'Wähle eine JPG- oder PNG-Datei.',
      empty: 'Diese Datei ist leer. Wähle eine andere.',
      'image-size': 'Diese Datei ist größer als 10 MB. Wähle eine kleinere.',
    },
    offline: 'Der Upload wurde unterbrochen. Deine Eingaben sind noch da. Versuch’s nochmal.',
    stillWrong:
      'Das Cover wurde nicht hochgeladen. Versuch’s nochmal oder speichere ohne das Cover.',
  },
  previews: {
    failed: (name, more) =>
      more === 0
        ? `Für Links zu ${name} gibt es noch kein Bild. Bearbeite und speichere das Spiel, um es nochmal zu versuchen.`
        : `Für Links zu ${name} und ${number(more)} weiteren gibt es noch kein Bild. Bearbeite und speichere das Spiel, um es nochmal zu versuchen.`,
  },
  merge: {
    title: (name) => `${name} mit einem anderen Spiel zusammenführen`,
    text: (name) =>
      `Wer ${name} spielt, bekommt stattdessen das andere Spiel, ebenso alle Sessions. Das lässt sich nicht rückgängig machen.`,
    submit: 'Spiele zusammenführen',
    done: (from, into) => `${from} wurde mit ${into} zusammengeführt`,
  },
  archive: {
    title: (name) => `${name} archivieren?`,
    text: 'Niemand kann es mehr auswählen. Wer es schon hat, behält es, auch in Sessions.',
    submit: 'Archivieren',
    done: (name) => `${name} wurde archiviert`,
  },
  restore: {
    title: (name) => `${name} reaktivieren?`,
    text: 'Alle können es wieder finden und auswählen.',
    submit: 'Reaktivieren',
    done: (name) => `${name} wurde reaktiviert`,
  },
  requests: {
    none: 'Keine Spielewünsche',
    noneHint: 'Hier erscheinen Spiele, die sich jemand wünscht.',
    by: (name, count) =>
      count === 1
        ? `gewünscht von ${name}`
        : plural(count - 1, {
            one: `gewünscht von ${name} und 1 weiteren Person`,
            other: `gewünscht von ${name} und ${number(count - 1)} weiteren`,
          }),
    accept: 'In den Katalog',
    acceptNamed: (name) => `${name} in den Katalog aufnehmen`,
    merge: 'Schon drin',
    mergeNamed: (name) => `${name} ist schon drin`,
    decline: 'Ablehnen',
    declineNamed: (name) => `${name} ablehnen`,
    acceptTitle: (name) => `${name} in den Katalog aufnehmen`,
    accepted: (name, told) =>
      plural(told, {
        one: `${name} wurde hinzugefügt. 1 Person wurde benachrichtigt.`,
        other: `${name} wurde hinzugefügt. ${number(told)} Personen wurden benachrichtigt.`,
      }),
    mergeTitle: (name) => `Welches Spiel ist ${name}?`,
    mergeText: 'Wer es sich gewünscht hat, erfährt, unter welchem Namen es zu finden ist.',
    mergeSubmit: 'Dieses Spiel nehmen',
    declineTitle: (name) => `${name} ablehnen?`,
    declineText: 'Wer es sich gewünscht hat, erfährt davon und liest deinen Grund.',
    declineSubmit: 'Ablehnen',
    declined: (name) => `${name} wurde abgelehnt`,
  },
  categories: {
    add: 'Kategorie hinzufügen',
    name: 'Name',
    submit: 'Kategorie hinzufügen',
    added: (name) => `${name} wurde am Ende hinzugefügt`,
    games: gamesOf,
    up: (name) => `${name} nach oben schieben`,
    down: (name) => `${name} nach unten schieben`,
    moved: (name, place) => `${name} ist jetzt auf Platz ${place}`,
    rename: 'Umbenennen',
    renameNamed: (name) => `${name} umbenennen`,
    renamed: (name) => `Umbenannt in ${name}`,
    save: 'Speichern',
    merge: 'Zusammenführen',
    mergeNamed: (name) => `${name} zusammenführen`,
    mergeTitle: (name) => `${name} mit einer anderen Kategorie zusammenführen`,
    mergeText: (name) =>
      `Die Spiele kommen in die andere Kategorie und ${name} wird gelöscht. Das lässt sich nicht rückgängig machen.`,
    into: 'Mit',
    mergeSubmit: 'Kategorien zusammenführen',
    merged: (from, into) => `${from} wurde mit ${into} zusammengeführt`,
  },
  import: {
    lead: (lines) =>
      `Eine CSV-Datei in UTF-8, bis ${number(lines)} Spiele und 1 MB. Sie braucht eine Spalte „name“ und kann eine Spalte „categories“ haben, getrennt durch |. Du siehst die Änderungen, bevor etwas importiert wird.`,
    file: 'CSV-Datei',
    looking: 'Datei wird geprüft …',
    tooLarge: 'Diese Datei ist größer als 1 MB. Teile sie in kleinere Dateien auf.',
    unread: 'Die Datei ließ sich nicht lesen. Wähle sie nochmal aus.',
    nothing: 'Es gibt nichts zu importieren. Alle diese Spiele sind auf dem neuesten Stand.',
    faults: (count) =>
      plural(count, {
        one: 'In 1 Zeile stimmt etwas nicht. Korrigiere sie und wähle die Datei nochmal aus.',
        other: `In ${count} Zeilen stimmt etwas nicht. Korrigiere sie und wähle die Datei nochmal aus.`,
      }),
    line: (line, message) => `Zeile ${line}: ${message}`,
    moreFaults: (count) => `und ${count} weitere`,
    added: (count) =>
      plural(count, {
        one: '1 Spiel wird hinzugefügt',
        other: `${count} Spiele werden hinzugefügt`,
      }),
    changed: (count) =>
      plural(count, {
        one: '1 Spiel bekommt neue Kategorien',
        other: `${count} Spiele bekommen neue Kategorien`,
      }),
    unchanged: (count) =>
      plural(count, {
        one: '1 Spiel bleibt, wie es ist',
        other: `${count} Spiele bleiben, wie sie sind`,
      }),
    moreNames: (count) => `und ${count} weitere`,
    apply: 'Importieren',
    applied: 'Die Spiele wurden importiert.',
  },
};
