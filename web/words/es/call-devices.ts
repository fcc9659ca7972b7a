import type {
  callDevices as EnglishDevices,
  trouble as EnglishTrouble,
} from '../en/call-devices.ts';
import type { Translated } from '../translated.ts';

const SCREEN_FAILED = 'No se pudo compartir tu pantalla. Inténtalo de nuevo.';

/** Words of a microphone, camera or screen that doesn’t work, by what went wrong. */
export const trouble: Translated<typeof EnglishTrouble> = {
  mic: {
    denied:
      'Tu navegador bloquea el micrófono. Permítelo en la barra de direcciones y luego actívalo.',
    missing:
      'No hay micrófono. Aun así oyes a los demás. Para hablar, conecta uno y luego actívalo.',
    busy: 'Otra app está usando tu micrófono. Ciérrala y luego activa el micrófono.',
    unplugged: 'Tu micrófono se desconectó. Conéctalo o elige otro y luego actívalo.',
    unsupported: 'Aquí no funcionan los micrófonos. Usa https u otro navegador.',
    failed: 'Tu micrófono no arrancó. Elige otro o actívalo para reintentarlo.',
  },
  camera: {
    denied:
      'Tu navegador bloquea la cámara. Permítela en la barra de direcciones y luego actívala.',
    missing: 'No hay cámara. La llamada sigue sin tu video.',
    busy: 'Otra app está usando tu cámara. Ciérrala y luego activa la cámara otra vez.',
    unplugged: 'Tu cámara se desconectó. La llamada sigue sin tu video.',
    unsupported: 'Aquí no funcionan las cámaras. Usa https u otro navegador.',
    failed: 'Tu cámara no arrancó. Elige otra o inténtalo de nuevo.',
  },
  screen: {
    denied: 'Tu pantalla no se compartió.',
    missing: 'No hay ninguna pantalla para compartir.',
    busy: SCREEN_FAILED,
    unplugged: SCREEN_FAILED,
    unsupported: 'Este navegador no puede compartir la pantalla.',
    failed: SCREEN_FAILED,
  },
};

/** Words of the dialog for devices and settings of calls. */
export const callDevices: Translated<typeof EnglishDevices> = {
  title: 'Dispositivos y ajustes',
  microphone: 'Micrófono',
  speaker: 'Altavoz',
  chooseSpeaker: 'Elegir altavoz',
  camera: 'Cámara',
  system: 'El del sistema',
  unnamed: (place) => `Dispositivo ${place}`,
  level: 'Nivel del micrófono',
  levelHint: 'Di algo. Si tu micrófono funciona, la barra se mueve.',
  heard: 'Tu micrófono funciona.',
  testSound: 'Probar sonido',
  preview: 'Vista de la cámara',
  previewOn: 'Probar cámara',
  previewOff: 'Detener prueba',
  pushToTalk: 'Presionar para hablar',
  pushToTalkHint:
    'Tu micrófono está apagado hasta que mantengas presionada una tecla o, en el teléfono, el botón.',
  talkKey: 'Tecla',
  changeKey: (key) => `Tecla para hablar: ${key}. Cambiarla`,
  pressKey: 'Presiona una tecla…',
  ringSound: 'Tono de llamada',
  notify: 'Avisarme de llamadas cuando esta pestaña no se vea',
  notifyOn: 'Te avisaremos de las llamadas cuando esta pestaña no se vea.',
  notifyOff: 'Tu navegador bloquea las notificaciones. Permítelas en la barra de direcciones.',
  close: 'Listo',
};
