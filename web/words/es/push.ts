import type { pushes as English } from '../en/push.ts';
import { notices } from '../made/es/notifications.ts';
import type { Translated } from '../translated.ts';
import { noticeSentence } from './notice-sentence.ts';

/** Sentences of pushes and emails. They say what has happened, without a full stop. */
export const pushes: Translated<typeof English> = {
  /** Without names and quotes, for those who want their pushes private. */
  private: {
    applications: 'Novedades de quienes piden plaza en tu partida',
    seats: 'Novedades de tu solicitud',
    changes: 'Hay cambios en una partida',
    reminders: 'Tu partida empieza pronto',
    voice: 'Empezó un chat de voz',
    messages: 'Tienes un mensaje nuevo',
    invitations: 'Te invitan a una partida',
    friends: 'Novedades de tus amigos',
    calls: 'Tienes una llamada perdida',
    matches: 'Una partida encaja con tu búsqueda',
    afterwards: 'Novedades de una partida en la que estuviste',
  },
  sentence: ({ what, actor, session }) => {
    const who = actor?.name ?? notices.somebody;
    if (what === 'message')
      return session ? `${who} escribió en ${session.name}` : `${who} te escribió`;
    if (what === 'voice') return `Empezó el chat de voz en ${session?.name ?? 'una partida'}`;
    if (what === 'missed-call')
      return actor ? `Tienes una llamada perdida de ${actor.name}` : 'Tienes una llamada perdida';
    return noticeSentence({ kind: what, actor, session });
  },
  test: 'Funciona: así te avisa Peerway aquí',
};
