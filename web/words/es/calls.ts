import type { CALL_MEMBERS_MAX, VIDEO_MEMBERS_MAX } from '../../../worker/contract/call-bounds.ts';
import type { calls as English } from '../en/calls.ts';
import type { Translated } from '../translated.ts';
import { callDevices, trouble } from './call-devices.ts';
import { list, plural } from './grammar.ts';

/** Copies of the contract’s bounds, since words import only types. Their types keep them equal. */
const MEMBERS: typeof CALL_MEMBERS_MAX = 8;
const WITH_VIDEO: typeof VIDEO_MEMBERS_MAX = 5;

const FULL = `Esta llamada está completa: hay ${MEMBERS} personas dentro o por contestar.`;

/** Words of calls. Where `names` can be several people, no verb agrees with them. */
export const calls: Translated<typeof English> = {
  prompt: (names) => `Unirse a la llamada con ${list(names)}`,
  /** Before joining people who aren't friends. */
  exposed: 'Sin un servidor relay, la gente de esta llamada puede ver tu dirección IP.',
  stranger: {
    title: (name) => `¿Conectar con ${name}?`,
    text: 'Esta persona se unió a la llamada y no está en tus amigos. Sin un servidor relay, puede ver tu dirección IP en cuanto te conectes.',
    agree: 'Conectar',
    refuse: 'No conectar',
  },
  notification: 'Te llaman en Peerway. Abre la pestaña para contestar.',
  ring: {
    single: 'Llamada de voz',
    singleVideo: 'Videollamada',
    group: (count) =>
      plural(count, {
        one: 'Llamada grupal con 1 persona',
        other: `Llamada grupal con ${count} personas`,
      }),
    join: 'Unirse',
    joinVideo: 'Unirse con cámara',
    joinVoice: 'Solo voz',
    decline: 'Rechazar',
    silence: 'Silenciar tono',
    sound: 'Reactivar tono',
    check: 'Probar micrófono y cámara',
    leavesOther: 'Si te unes, sales de tu llamada actual.',
    joining: 'Entrando…',
  },
  dial: {
    call: 'Llamar',
    callOne: (name) => `Llamar a ${name}`,
    video: 'Videollamada',
    videoOne: (name) => `Videollamada con ${name}`,
    add: 'Agregar a la llamada',
    addOne: (name) => `Agregar a ${name} a la llamada`,
    inCall: 'En esta llamada',
    group: 'Llamar al grupo',
    videoGroup: 'Videollamada con el grupo',
    everyone: 'Llamar a todos',
    join: (count) => (count === 0 ? 'Unirse a voz' : `Unirse a voz · ${count} dentro`),
    joinHint: (names) =>
      names.length === 0
        ? 'No llama a nadie.'
        : `En el chat de voz: ${list(names)}. No llama a nadie.`,
    full: `La llamada está completa: hay ${MEMBERS} personas. Podrás unirte cuando salga alguien.`,
    everyoneHint: (count) =>
      count > MEMBERS - 1
        ? `Llama a ${MEMBERS - 1} personas de esta partida, primero a las que están en línea.`
        : 'Llama a todos los de esta partida.',
    failed: 'No se pudo iniciar la llamada. Revisa tu conexión e inténtalo de nuevo.',
    unsupported:
      'Las llamadas no funcionan en este navegador. Prueba con una versión actual de Chrome, Edge, Firefox o Safari.',
    select: 'Seleccionar amigos',
    selectDone: 'Cancelar',
    selected: (count) =>
      plural(count, { one: '1 persona seleccionada', other: `${count} personas seleccionadas` }),
    selectUpTo: `Hasta ${MEMBERS - 1}`,
    selectOne: (name) => `Seleccionar a ${name}`,
    selectedLabel: 'Amigos seleccionados',
  },
  stage: {
    label: 'Llamada',
    asking: 'Iniciando la llamada…',
    resuming: 'Volviendo a la llamada…',
    alone: 'Ya no queda nadie más. Tu micro está silenciado y la llamada termina en un minuto.',
    aloneShort: 'Ya no queda nadie más. Tu micro está silenciado.',
    first: 'Aquí todavía no hay nadie más. Los demás ven que estás en la llamada y pueden unirse.',
    firstShort: 'Todavía no hay nadie más.',
    clock: 'Tiempo en esta llamada',
    you: 'Tú',
    ringing: 'llamando…',
    connecting: 'conectando…',
    lost: 'reconectando…',
    away: 'perdió la conexión, puede que vuelva',
    heldBack: 'sin conexión contigo',
    mayHaveToAgree: 'aún sin conexión, quizás deba aceptarla antes',
    noWay: 'no logra conectar, seguimos intentando',
    noRelay:
      'no logra conectar, seguimos intentando. Sus redes bloquean las llamadas directas y esta comunidad no tiene un servidor relay.',
    quality: { good: 'conexión buena', fair: 'conexión regular', poor: 'conexión mala' },
    speaking: 'hablando',
    muted: 'en silencio',
    sharing: (name) => `Pantalla de ${name}`,
    ownScreen: 'Tu pantalla',
    fullScreen: 'Pantalla completa',
    popOut: 'Abrir en otra ventana',
    noWindow: 'Tu navegador no lo permitió. Inténtalo de nuevo en un momento.',
    reconnecting:
      'Perdiste la conexión con Peerway. Tu llamada sigue mientras volvemos a conectar.',
    autoplayBlocked:
      'Tu navegador bloqueó el sonido. Haz clic o toca en cualquier parte para oír a los demás.',
    noVideo: `Las llamadas de más de ${WITH_VIDEO} personas son solo de voz. No se puede usar la cámara ni compartir pantalla.`,
    session: (name) => `Partida: ${name}`,
    full: FULL,
    outcome: {
      declined: (name) => `${name} rechazó la llamada.`,
      'no-answer': (name) => `${name} no contestó.`,
      busy: (name) => `${name} está en otra llamada.`,
      cancelled: (name) => `Dejamos de llamar a ${name}.`,
      unreachable: (name) => `No se pudo contactar con ${name}.`,
      'friends-only': (name) => `${name} solo acepta llamadas de amigos.`,
      full: (name) => `${name} no pudo unirse porque la llamada está completa.`,
    },
  },
  controls: {
    label: 'Controles de la llamada',
    mute: 'Silenciar',
    unmute: 'Activar micro',
    cameraOn: 'Activar cámara',
    cameraOff: 'Apagar cámara',
    share: 'Compartir pantalla',
    unshare: 'Dejar de compartir',
    deafen: 'Apagar sonido',
    undeafen: 'Activar sonido',
    devices: 'Dispositivos y ajustes',
    add: 'Agregar gente',
    hangUp: 'Colgar',
    hold: 'Mantener para hablar',
    short: {
      mute: 'Silenciar',
      unmute: 'Activar',
      camera: 'Cámara',
      share: 'Pantalla',
      deafen: 'Sonido',
      devices: 'Ajustes',
      add: 'Agregar',
      hangUp: 'Colgar',
      hold: 'Hablar',
    },
    talkKey: (key) =>
      `Mantén presionada ${key} para hablar. Funciona con esta pestaña delante y si no estás escribiendo.`,
    talking: 'Te están oyendo.',
  },
  person: {
    menu: (name) => `Ajustes de sonido de ${name}`,
    volume: (name) => `Volumen de ${name}`,
    percent: (share) => `${Math.round(share * 100)} %`,
  },
  trouble,
  bar: {
    label: 'Llamada actual',
    open: 'Abrir la llamada',
    with: (names) => (names.length === 0 ? 'Llamada' : `Con ${list(names)}`),
    asking: 'Llamando…',
  },
  devices: callDevices,
  add: {
    title: 'Agregar gente a la llamada',
    none: 'No hay nadie más para agregar.',
    fellow: 'en esta partida',
    room: (count) =>
      plural(count, { one: 'Cabe 1 persona más.', other: `Caben ${count} personas más.` }),
    submit: 'Agregar a la llamada',
    failed: 'No se pudo cargar esta lista. Inténtalo de nuevo.',
  },
  over: {
    left: (names) => `${names} salió. La llamada terminó.`,
    leftAlone: 'La llamada terminó.',
    'hung-up': (names) => `Saliste de la llamada con ${names}.`,
    declined: (names) => `Llamada rechazada por ${names}.`,
    'no-answer': (names) => `Sin respuesta de ${names}.`,
    busy: (names) => `En otra llamada: ${names}.`,
    cancelled: 'La llamada se canceló.',
    unreachable: (names) => `No se pudo contactar con ${names}.`,
    'friends-only': (names) => `Solo sus amigos pueden llamar a ${names}.`,
    unreachableNobody: 'No se pudo contactar con nadie.',
    elsewhere: 'Estás en esta llamada en otra pestaña o en otro dispositivo.',
    alone: 'La llamada terminó porque ya no quedaba nadie más.',
    removed: 'La llamada terminó para ti.',
    full: `${FULL} Inténtalo de nuevo cuando salga alguien.`,
    lost: 'La llamada terminó porque la conexión se perdió demasiado tiempo.',
    refused:
      'No se pudo iniciar la llamada. Quizás ya estás en una en otra pestaña o en otro dispositivo.',
    unanswered: 'Peerway no respondió. Inténtalo de nuevo.',
    offline: 'No tienes conexión. Podrás llamar de nuevo cuando vuelva.',
    again: 'Llamar de nuevo',
    dismiss: 'Descartar',
    missed: (names) => `Llamada perdida de ${names}.`,
    names: list,
  },
  recent: {
    title: 'Llamadas recientes',
    missed: 'perdida',
    incoming: 'entrante',
    outgoing: 'saliente',
    back: (names) => `Devolver la llamada a ${names}`,
    backShort: 'Llamar',
    failed: 'No se pudieron cargar tus llamadas.',
    more: 'Mostrar más',
    noAnswer: 'saliente, sin respuesta',
    declined: 'entrante, rechazada',
    missedCount: (count) =>
      plural(count, { one: '1 llamada perdida', other: `${count} llamadas perdidas` }),
  },
  title: {
    ringing: (names) => `☎ ${list(names)}`,
    inCall: '● En llamada',
    muted: '○ En silencio',
  },
};
