import type { reports as English } from '../en/reports.ts';
import type { Translated } from '../translated.ts';

/** Words of sending a report, and of a warning. What is reported can be a person, a session, a file or a call. */
export const reports: Translated<typeof English> = {
  reasons: {
    harassment: 'Acoso o amenazas',
    hate: 'Discurso de odio',
    sexual: 'Contenido sexual o sin consentimiento',
    spam: 'Spam o publicidad',
    cheating: 'Trampas o boosting',
    impersonation: 'Se hace pasar por otra persona',
    other: 'Otro motivo',
  },
  report: 'Reportar',
  /** By the kind of what is reported. A photo or video may have no name. */
  titles: {
    users: (name) => `Reportar a ${name}`,
    sessions: (name) => `Reportar la partida “${name}”`,
    media: (alt) => (alt === '' ? 'Reportar esta foto o video' : `Reportar “${alt}”`),
    calls: (names) => `Reportar la llamada con ${names}`,
    messages: (name) => `Reportar el mensaje de ${name}`,
  },
  intro:
    'Los admins ven tu nombre y una copia de lo que reportas. La persona a la que reportas no sabrá que fuiste tú. Te contaremos la decisión.',
  reason: '¿Qué pasa?',
  choose: 'Elige un motivo',
  missing: 'Elige un motivo.',
  text: '¿Qué ocurrió?',
  textHint: 'Con tus palabras. Obligatorio en “Otro motivo”.',
  block: (name) => `Bloquear también a ${name}`,
  blockHint: 'No verás a esa persona en Peerway ni ella a ti. No recibirá ningún aviso.',
  submit: 'Enviar reporte',
  done: 'Gracias por tu reporte. Te contaremos la decisión.',
  doneBlocked: (name) => `Gracias por tu reporte. Bloqueaste a ${name}.`,
  notBlocked: (name) =>
    `Gracias por tu reporte. No se pudo bloquear a ${name}. Inténtalo de nuevo en su página.`,
  already: 'Ya lo reportaste. Te contaremos la decisión.',
  warning: {
    title: 'Recibiste una advertencia',
    intro: 'Un mensaje de los admins de Peerway:',
    outro: 'Si esto sigue, podemos suspender o banear tu cuenta.',
    acknowledge: 'Lo entiendo',
    failed: 'No se pudo guardar. Inténtalo de nuevo.',
  },
};
