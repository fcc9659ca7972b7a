import type { waysIn as English } from '../en/ways-in.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

/** Words of passkeys, of proofs, and of the page that lists all ways into an account. */
export const waysIn: Translated<typeof English> = {
  logIn: 'Passkey benutzen',
  cancelled: 'Es wurde kein Passkey benutzt. Versuch’s nochmal oder logge dich mit Passwort ein.',
  unusable: 'Dein Browser kann hier keine Passkeys benutzen. Logge dich mit Passwort ein.',
  code: {
    label: 'Code',
    hint: 'Sechs Ziffern aus deiner Authenticator-App. Handy weg? Gib stattdessen einen Backup-Code ein.',
    lead: 'Fast geschafft! Dein Account braucht noch einen Code.',
    trust: 'In diesem Browser 30 Tage lang nicht fragen',
    trustHint: 'Nur auf einem Gerät, das dir gehört.',
    submit: 'Einloggen',
    back: 'Zurück',
  },
  factor: {
    title: 'Authenticator-App',
    hint: 'Wenn du dich mit Passwort oder einem verknüpften Account einloggst, fragen wir dann auch nach einem Code, den eine App auf deinem Handy zeigt. So reicht ein gestohlenes Passwort nicht aus. Mit einem Passkey brauchst du keine Codes.',
    setUp: 'Codes einschalten',
    scan: 'Scanne das mit einer Authenticator-App, zum Beispiel mit der in deinem Passwort-Manager.',
    picture: 'QR-Code für deine Authenticator-App',
    type: 'Scannen geht nicht? Tippe diesen Schlüssel in die App ein:',
    firstCode: 'Tippe dann den Code ein, den die App zeigt.',
    turnOn: 'Einschalten',
    on: 'an',
    left: (count) =>
      plural(count, { one: 'noch 1 Backup-Code', other: `noch ${count} Backup-Codes` }),
    renew: 'Neue Backup-Codes holen',
    off: 'Codes ausschalten',
    offTitle: 'Codes ausschalten?',
    offText:
      'Dann reicht dein Passwort oder ein verknüpfter Account allein zum Einloggen. Deine Backup-Codes funktionieren nicht mehr.',
    isOff: 'Codes sind aus.',
    codesTitle: 'Deine Backup-Codes',
    codesText:
      'Wenn du dein Handy verlierst, kommst du mit jedem dieser Codes einmal rein. Bewahre sie sicher auf: Wir zeigen sie nur jetzt.',
    download: 'Codes herunterladen',
    fileName: 'peerway-backup-codes.txt',
    kept: 'Ich habe sie gespeichert',
    isOn: 'Codes sind an. Beim nächsten Einloggen brauchst du einen.',
  },
  password: {
    none: 'Dein Account hat kein Passwort. Du loggst dich mit einem Passkey oder einem verknüpften Account ein.',
    add: 'Passwort hinzufügen',
    added: 'Dein Passwort ist gespeichert. Alle anderen Geräte sind ausgeloggt.',
    remove: 'Passwort entfernen',
    removed:
      'Dein Passwort ist entfernt. Logge dich ab jetzt mit einem Passkey oder einem verknüpften Account ein.',
    removeTitle: 'Dein Passwort entfernen?',
    removeText:
      'Du kommst dann nur noch mit einem Passkey oder einem verknüpften Account rein. Du kannst jederzeit wieder ein Passwort hinzufügen.',
  },
  passkeys: {
    title: 'Passkeys',
    hint: 'Logge dich mit Fingerabdruck, Gesicht oder Displaysperre ein. Ein Passkey bleibt auf deinem Gerät oder in deinem Passwort-Manager, und niemand kann ihn per Phishing klauen.',
    none: 'Du hast noch keinen Passkey.',
    unsupported:
      'Dieser Browser kann keine Passkeys. Öffne diese Seite auf einem Handy oder in einem anderen Browser, um einen hinzuzufügen.',
    add: 'Passkey hinzufügen',
    added: 'Dein Passkey ist gespeichert. Nimm ihn beim nächsten Einloggen.',
    there: 'Auf diesem Gerät ist schon ein Passkey für deinen Account.',
    failed: 'Es wurde kein Passkey gespeichert. Versuch’s nochmal, wenn du so weit bist.',
    created: (date) => `hinzugefügt am ${date}`,
    used: (ago) => `zuletzt benutzt ${ago}`,
    unused: 'noch nicht benutzt',
    rename: 'Umbenennen',
    renameOne: (name) => `${name} umbenennen`,
    renameTitle: 'Passkey umbenennen',
    name: 'Name',
    save: 'Namen speichern',
    renamed: 'Der neue Name ist gespeichert.',
    remove: 'Entfernen',
    removeOne: (name) => `${name} entfernen`,
    removeTitle: (name) => `${name} entfernen?`,
    removeText:
      'Du kannst dich mit diesem Passkey nicht mehr einloggen. Eingeloggte Geräte bleiben eingeloggt. Dein Gerät bietet ihn vielleicht noch an, bis du ihn auch dort löschst.',
    removed: (name) => `${name} ist entfernt.`,
    last: 'Das ist der einzige Zugang zu deinem Account, deshalb kannst du ihn nicht entfernen. Füge zuerst einen anderen hinzu.',
  },
  admin: {
    title: 'Für Admins',
    setUp:
      'Admins brauchen mehr als ein Passwort, weil sie sehen und ändern können, was anderen gehört. Füge unten einen Passkey hinzu oder schalte Codes ein. Dann öffnet sich der Adminbereich.',
    confirm:
      'Du hast dich nur mit deinem Passwort eingeloggt. Bestätige mit deinem Passkey oder einem Code, um den Adminbereich zu öffnen.',
    submit: 'Bestätigen',
    done: 'Alles klar. Du kannst den Adminbereich jetzt auf diesem Gerät benutzen.',
    open: 'Adminbereich öffnen',
  },
  offer: {
    title: 'Nächstes Mal ohne Passwort',
    text: 'Füge einen Passkey hinzu und logge dich mit Fingerabdruck, Gesicht oder Displaysperre ein.',
    skip: 'Jetzt nicht',
  },
  proof: {
    title: 'Bestätige, dass du es bist',
    text: 'Diese Änderung ist wichtig, deshalb prüfen wir, ob du es wirklich bist. Danach fragen wir 15 Minuten lang nicht mehr.',
    submit: 'Bestätigen',
    passkey: 'Passkey benutzen',
    byCode: 'Lieber mit Code',
    byPassword: 'Lieber mit Passwort',
    cancelled: 'Es wurde kein Passkey benutzt. Versuch’s nochmal.',
  },
};
