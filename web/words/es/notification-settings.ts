import type {
  muting as EnglishMuting,
  notificationSettings as EnglishSettings,
  pushDevices as EnglishDevices,
  topics as EnglishTopics,
  unsubscribing as EnglishUnsubscribing,
} from '../en/notification-settings.ts';
import type { Translated } from '../translated.ts';

/** What people can be notified of, and what belongs to it. */
export const topics: Translated<typeof EnglishTopics> = {
  applications: {
    name: 'Solicitudes para tus partidas',
    hint: 'Alguien pide plaza, retira su solicitud o sale.',
  },
  seats: {
    name: 'Tus solicitudes',
    hint: 'Te aceptan, te rechazan, te sacan o te ofrecen una plaza, o perdiste una oferta.',
  },
  changes: {
    name: 'Cambios en tus partidas',
    hint: 'Hora o juegos nuevos, o se cancela.',
  },
  reminders: { name: 'Recordatorios', hint: 'Un día y 15 minutos antes de tus partidas.' },
  voice: { name: 'Voz', hint: 'Alguien inicia el chat de voz en una de tus partidas.' },
  messages: {
    name: 'Mensajes',
    hint: 'Mensajes directos, menciones y lo nuevo en las salas de tus partidas.',
  },
  invitations: { name: 'Invitaciones a partidas', hint: 'Te invita un host o un miembro.' },
  friends: {
    name: 'Amigos',
    hint: 'Nuevas invitaciones de amistad y quién aceptó las tuyas.',
  },
  calls: { name: 'Llamadas perdidas', hint: 'Alguien te llamó mientras no estabas.' },
  matches: {
    name: 'Búsquedas guardadas',
    hint: 'Una partida nueva encaja con una búsqueda que guardaste.',
  },
  afterwards: {
    name: 'Después de una partida',
    hint: 'Quién estuvo y los agradecimientos que recibes.',
  },
};

/** Words of the page where one chooses how to be notified. */
export const notificationSettings: Translated<typeof EnglishSettings> = {
  saved: 'Guardado.',
  channels: { push: 'Push', email: 'Correo' },
  topics: {
    title: 'De qué te avisamos',
    hint: 'Todo aparece en la campana de arriba. Elige qué te llega también cuando no estás: como push en tus dispositivos o como correo si no lo has leído después de un rato.',
    what: 'Qué',
    cell: (topic, channel) => `${topic}: ${channel}`,
    unconfirmed: 'Solo enviamos correos a una dirección confirmada. Confirma la tuya en “Cuenta”.',
    noMail: 'Esta comunidad todavía no envía correos.',
  },
  when: {
    title: 'Cuándo y cómo',
    quiet: 'Horas de silencio',
    quietHint: 'En estas horas no hay push ni correos. Lo que aún importe llega cuando terminen.',
    from: 'Desde',
    to: 'Hasta',
    same: 'Elige otra hora de fin.',
    digest: 'Un correo al día',
    digestHint:
      'Lo que te perdiste llega en un correo a las 9:00, con lo que no has leído en la campana. Los cambios en partidas que empiezan en menos de un día no esperan a ese correo, salvo que hayas desactivado los correos sobre cambios.',
    zone: 'Zona horaria',
    private: 'Push privado',
    privateHint: 'El push dice qué pasó, pero no muestra nombres ni mensajes.',
  },
};

/** Words about muted sessions. */
export const muting: Translated<typeof EnglishMuting> = {
  title: 'Partidas silenciadas',
  none: 'No has silenciado ninguna partida. Puedes hacerlo en la página de cada una.',
  muteSession: 'Silenciar partida',
  unmuteSession: 'Reactivar avisos',
  unmute: 'Reactivar',
  unmuteOne: (name) => `Reactivar avisos de ${name}`,
  muted: (name) => `No recibirás push ni correos sobre ${name}.`,
  unmuted: (name) => `Vuelves a recibir avisos de ${name}.`,
};

/** Words of the page behind the link in emails. */
export const unsubscribing: Translated<typeof EnglishUnsubscribing> = {
  title: 'Dejar de recibir correos',
  lead: '¿Ya no quieres estos correos? Con un clic dejan de llegar. Seguirás viendo todo en la campana.',
  submit: 'Dejar de recibirlos',
  undo: 'Deshacer',
  digest: (on) =>
    on ? 'tu resumen diario' : 'tu resumen diario y los correos de cada notificación',
  done: (on, emails) =>
    on
      ? `Vuelves a recibir estos correos: ${emails}.`
      : `Ya no recibirás estos correos: ${emails}.`,
  dead: 'Este enlace expiró o está incompleto. Inicia sesión para elegir qué correos recibes.',
  settings: 'Ajustes de notificaciones',
};

/** Words about the browsers that get pushes. */
export const pushDevices: Translated<typeof EnglishDevices> = {
  title: 'Dispositivos con push',
  hint: 'Si cierras sesión en un dispositivo, también deja de recibir push.',
  unavailable: 'Esta comunidad todavía no envía push.',
  on: 'Las notificaciones están activadas en este navegador.',
  off: 'Este navegador todavía no recibe notificaciones.',
  unsupported: 'Este navegador no puede recibir notificaciones con Peerway cerrado.',
  test: 'Enviar una prueba',
  testOne: (name) => `Enviar una prueba a ${name}`,
  tested: (name) => `Una prueba va en camino a ${name}.`,
  remove: 'Quitar',
  removeOne: (name) => `Dejar de enviar push a ${name}`,
  removed: (name) => `${name} ya no recibe push.`,
};
