import type {
  callDevices as EnglishDevices,
  trouble as EnglishTrouble,
} from '../en/call-devices.ts';
import type { Translated } from '../translated.ts';

const SCREEN_FAILED = 'Dein Bildschirm konnte nicht geteilt werden. Versuch’s nochmal.';

/** Words of a microphone, camera or screen that doesn’t work, by what went wrong. */
export const trouble: Translated<typeof EnglishTrouble> = {
  mic: {
    denied:
      'Dein Browser blockiert das Mikro. Erlaube es in der Adressleiste und schalte es dann ein.',
    missing:
      'Kein Mikro gefunden. Du hörst die anderen trotzdem. Zum Sprechen schließe eins an und schalte es ein.',
    busy: 'Eine andere App nutzt dein Mikro. Schließe sie und schalte es dann ein.',
    unplugged:
      'Dein Mikro wurde abgezogen. Stecke es wieder ein oder wähle ein anderes, dann schalte es ein.',
    unsupported: 'Mikros gehen hier nicht. Nutze https oder einen anderen Browser.',
    failed: 'Dein Mikro ist nicht gestartet. Wähle ein anderes oder schalte es nochmal ein.',
  },
  camera: {
    denied:
      'Dein Browser blockiert die Kamera. Erlaube sie in der Adressleiste und schalte sie dann ein.',
    missing: 'Keine Kamera gefunden. Der Call läuft ohne dein Video weiter.',
    busy: 'Eine andere App nutzt deine Kamera. Schließe sie und schalte die Kamera wieder ein.',
    unplugged: 'Deine Kamera wurde abgezogen. Der Call läuft ohne dein Video weiter.',
    unsupported: 'Kameras gehen hier nicht. Nutze https oder einen anderen Browser.',
    failed: 'Deine Kamera ist nicht gestartet. Wähle eine andere oder versuch’s nochmal.',
  },
  screen: {
    denied: 'Dein Bildschirm wurde nicht geteilt.',
    missing: 'Es gibt keinen Bildschirm zum Teilen.',
    busy: SCREEN_FAILED,
    unplugged: SCREEN_FAILED,
    unsupported: 'Dieser Browser kann keinen Bildschirm teilen.',
    failed: SCREEN_FAILED,
  },
};

/** Words of the dialog for devices and settings of calls. */
export const callDevices: Translated<typeof EnglishDevices> = {
  title: 'Geräte und Einstellungen',
  microphone: 'Mikro',
  speaker: 'Lautsprecher',
  chooseSpeaker: 'Lautsprecher wählen',
  camera: 'Kamera',
  system: 'Standard des Systems',
  unnamed: (place) => `Gerät ${place}`,
  level: 'Mikro-Pegel',
  levelHint: 'Sag etwas. Der Balken bewegt sich, wenn dein Mikro funktioniert.',
  heard: 'Dein Mikro funktioniert.',
  testSound: 'Testton abspielen',
  preview: 'Kameravorschau',
  previewOn: 'Kamera testen',
  previewOff: 'Kameratest beenden',
  pushToTalk: 'Push-to-Talk',
  pushToTalkHint: 'Dein Mikro bleibt aus, bis du eine Taste gedrückt hältst, am Handy den Button.',
  talkKey: 'Taste',
  changeKey: (key) => `Sprechtaste: ${key}. Ändern`,
  pressKey: 'Drücke eine Taste …',
  ringSound: 'Klingelton abspielen',
  notify: 'Bei Anrufen benachrichtigen, wenn dieser Tab im Hintergrund ist',
  notifyOn: 'Du wirst bei Anrufen benachrichtigt, wenn dieser Tab im Hintergrund ist.',
  notifyOff: 'Dein Browser blockiert Benachrichtigungen. Erlaube sie in der Adressleiste.',
  close: 'Fertig',
};
