import type {
  common as EnglishCommon,
  empty as EnglishEmpty,
  errors as EnglishErrors,
  themes as EnglishThemes,
} from '../en/common.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

/** A span of time: some days, or some hours and minutes. */
interface Span {
  days: number;
  hours: number;
  minutes: number;
}

const span = ({ days, hours, minutes }: Span): string => {
  if (days > 0) return plural(days, { one: '1 día', other: `${days} días` });
  if (hours === 0) return `${minutes} min`;
  return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`;
};

/** Words of the shell, of home and of what every screen needs. */
export const common: Translated<typeof EnglishCommon> = {
  name: 'Peerway',
  tagline: 'tu camino hacia otra gente',
  nav: {
    label: 'Principal',
    skip: 'Ir al contenido',
    home: 'Peerway, inicio',
    search: 'Buscar',
    register: 'Crear cuenta',
    login: 'Iniciar sesión',
    preferences: 'Tus juegos',
    sessions: 'Partidas',
    user: 'Perfil',
    friends: 'Amigos',
    admin: 'Admin',
    logout: 'Salir',
  },
  footer: {
    label: 'Legal',
    imprint: 'Aviso legal',
    privacy: 'Privacidad',
    terms: 'Términos',
    copyright: '© 2025 Peerway',
  },
  theme: 'Tema',
  messages: { label: 'Avisos', dismiss: 'Descartar' },
  close: 'Cerrar',
  cancel: 'Cancelar',
  retry: 'Reintentar',
  loading: 'Cargando',
  notLoaded: 'Esto no se pudo cargar. Inténtalo de nuevo o recarga la página.',
  offline:
    'No tienes conexión. Puede que esto no esté al día. Se actualizará cuando vuelva la conexión.',
  list: {
    sessionsLatest: 'Partidas nuevas',
    sessionsPreferred: 'Partidas de tus juegos',
    usersLatest: 'Gente nueva',
    usersPreferred: 'Gente con tus juegos',
    setPreferences: 'Esto es lo más reciente. Elige tus juegos para ver lo que va contigo.',
    setPreferencesLink: 'Elegir tus juegos',
    hostOne: 'Organizar partida',
    all: 'Mostrar todo',
  },
  pitch: {
    sentence:
      'Encuentra gente para jugar: únete a una partida u organiza la tuya y habla con los demás por llamada.',
    find: 'Buscar partida',
    register: 'Crear cuenta',
  },
  media: { play: 'Reproducir el video', pause: 'Pausar el video' },
  online: 'en línea',
  offlineWord: 'sin conexión',
  card: {
    apply: 'Pedir plaza',
    waitingList: 'Ir a lista de espera',
    microphone: 'requiere micro',
    host: (name) => `de ${name}`,
    inCall: (count) => `llamada · ${count} dentro`,
    edit: 'Editar',
    add: 'Agregar',
    games: 'Juegos',
    seats: (taken, total) => `${taken} de ${total} plazas`,
  },
  status: {
    open: 'abierta',
    full: 'completa',
    running: 'en curso',
    ended: 'terminada',
    cancelled: 'cancelada',
  },
  applicationStatus: {
    pending: 'plaza pedida',
    waiting: 'en lista de espera',
    accepted: 'estás dentro',
    declined: 'rechazada',
    withdrawn: 'retirada',
    left: 'saliste',
    removed: 'te sacaron',
  },
  timeOf: (label) => `${label}, hora`,
  count: (count, max) => `${count} / ${max}`,
  platform: {
    pc: 'PC',
    playstation: 'PlayStation',
    xbox: 'Xbox',
    switch: 'Switch',
    mobile: 'Móvil',
  },
  time: {
    today: 'hoy',
    tonight: 'esta noche',
    tomorrow: 'mañana',
    yesterday: 'ayer',
    /** A day, as one of the above, and a time of the day. */
    dayAt: (day, clock) => `${day}, ${clock}`,
    /** How long something lasts. */
    span,
    ago: (passed) => `hace ${span(passed)}`,
    startsIn: (left) => `en ${span(left)}`,
    startedAgo: (passed) => `empezó hace ${span(passed)}`,
    over: 'terminada',
  },
};

/** Words of places with nothing to show. */
export const empty: Translated<typeof EnglishEmpty> = {
  noSessions: 'No hay partidas',
  noUsers: 'No hay nadie',
  noSessionsHint: '¡Empieza tú! Organiza una y la verá la gente que juega a lo mismo.',
  noUsersHint: 'Agrega más juegos a tu lista para encontrar a más gente.',
  please: 'Inicia sesión',
  pleaseHint: 'Después volverás justo aquí.',
};

/** Words of what went wrong, and what to do. */
export const errors: Translated<typeof EnglishErrors> = {
  title: 'No se pudo cargar',
  offline:
    'No podemos conectar con Peerway. Lo que escribiste sigue aquí. Inténtalo de nuevo cuando vuelva la conexión.',
  broken:
    'Algo falló de nuestro lado. Lo que escribiste sigue aquí. Inténtalo de nuevo en un momento.',
  limited: 'Fueron demasiadas cosas a la vez. Espera un minuto e inténtalo de nuevo.',
  fields: 'Revisa los campos marcados.',
  missingTitle: 'Página no encontrada',
  missing: 'Esta página no existe o no tienes acceso a ella.',
  home: 'Ir al inicio',
};

/** The names of the themes. */
export const themes: Translated<typeof EnglishThemes> = {
  dark: 'Oscuro',
  light: 'Claro',
  system: 'Como el sistema',
};
