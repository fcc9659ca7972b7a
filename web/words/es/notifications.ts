import type { NoticeKind } from '../../../worker/contract/vocabulary.ts';
import type { notices as English } from '../en/notifications.ts';
import type { Translated } from '../translated.ts';

type Sentence = (actor: string, session: string) => string;

/** No word agrees with the name of a session or the gender of a person. */
const kinds: Record<NoticeKind, Sentence> = {
  'application-received': (actor, session) => `${actor} pide plaza en ${session}`,
  'application-accepted': (_, session) => `Estás dentro: ${session}`,
  'application-waiting': (_, session) => `Estás en la lista de espera de ${session}`,
  'application-declined': (_, session) => `Tu solicitud para ${session} fue rechazada`,
  'application-withdrawn': (actor, session) => `${actor} retiró su solicitud para ${session}`,
  'member-left': (actor, session) => `${actor} salió de ${session}`,
  'member-joined': (actor, session) => `${actor} entró en ${session}`,
  'member-skipped': (actor, session) => `${actor} se salta ${session} esta vez`,
  'series-left': (actor, session) => `${actor} salió de todas las próximas partidas: ${session}`,
  'series-changed': (_, session) => `Hay cambios en ${session} y en las partidas siguientes`,
  'series-cancelled': (_, session) => `Se cancelaron ${session} y las partidas siguientes`,
  'member-removed': (_, session) => `Te sacaron de ${session}`,
  'session-changed': (_, session) => `Hay cambios en ${session}`,
  'session-cancelled': (_, session) => `Se canceló ${session}`,
  'friend-invited': (actor) => `${actor} te envió una invitación de amistad`,
  'friend-accepted': (actor) => `${actor} aceptó tu invitación`,
  'session-host-gone': (_, session) =>
    `Se canceló ${session} porque el host ya no puede organizarla`,
  'session-taken-down': (_, session) => `Los admins de Peerway retiraron ${session}`,
  'session-restored': (_, session) => `Se restauró ${session}`,
  'media-taken-down': () => 'Se retiró uno de tus archivos',
  'media-restored': () => 'Se restauró uno de tus archivos',
  'message-removed': () => 'Los admins de Peerway quitaron uno de tus mensajes',
  'account-warned': () => 'Recibiste una advertencia',
  'account-lifted': () => '¡Hola de nuevo! Tu cuenta vuelve a estar activa',
  'role-changed': () => 'Tu rol cambió',
  'report-decided': () => 'Revisamos tu reporte',
  'report-upheld': () => 'Se confirmó un reporte sobre ti',
  'report-dismissed': () => 'Se desestimó un reporte sobre ti',
  'game-request-accepted': () => 'Se agregó un juego que pediste',
  'game-request-declined': () => 'Se rechazó un juego que pediste',
  'invitation-accepted': (actor, session) => `${actor} aceptó una invitación a ${session}`,
  mentioned: (actor, session) => `${actor} te mencionó en ${session}`,
  'reminder-day': (_, session) => `Falta más o menos un día para ${session}`,
  'reminder-soon': (_, session) => `Falta poco para ${session}`,
  'session-matched': (_, session) => `Encontramos ${session} para una búsqueda que guardaste`,
  'seat-offered': (_, session) =>
    `Hay una plaza libre para ti en ${session}. Tómala antes de que se acabe el tiempo`,
  'seat-offer-missed': (_, session) =>
    `Se acabó tu tiempo para tomar una plaza en ${session}. Sigues en la lista de espera`,
  'session-invited': (actor, session) => `${actor} te invita a ${session}`,
  'attendance-asked': (_, session) => `¿Vinieron todos a ${session}?`,
  'marked-absent': (_, session) => `Marcaron tu ausencia: ${session}`,
  'absence-contested': (actor, session) => `${actor} dice que sí estuvo: ${session}`,
  thanked: (_, session) => `Te dieron las gracias por ${session}`,
};

/** Words of the notices and their bell. */
export const notices: Translated<typeof English> = {
  kinds,
  title: 'Notificaciones',
  bell: (unread) => (unread === 0 ? 'Notificaciones' : `Notificaciones, ${unread} sin leer`),
  count: (unread) => (unread >= 99 ? '99+' : String(unread)),
  unread: 'Nuevo:',
  read: (sentence) => `Marcar “${sentence}” como leída`,
  readAll: 'Marcar todo como leído',
  accept: 'Aceptar',
  decline: 'Rechazar',
  acceptOne: (name) => `Aceptar a ${name}`,
  declineOne: (name) => `Rechazar a ${name}`,
  none: 'Aún no hay notificaciones',
  noneHint: 'Aquí aparecen solicitudes, invitaciones y cambios en tus partidas.',
  somebody: 'Alguien',
  /** One notice in a sentence. Whom or what it is about may be hidden from its reader by now. */
  sentence: ({ kind, actor, session }) =>
    kinds[kind](actor?.name ?? 'Alguien', session?.name ?? 'una partida').replace(
      /: una partida$/u,
      '',
    ),
};
