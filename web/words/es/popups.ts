import type { popups as English } from '../en/popups.ts';
import type { Translated } from '../translated.ts';

/** Words of the popups that send an application or an invite. */
export const popups: Translated<typeof English> = {
  apply: {
    title: (session) => `Pedir plaza en ${session}`,
    text: 'Mensaje para el host',
    hint: 'Cuenta a qué juegas y cómo. El host lo lee antes de decidir.',
    adults: 'Tengo 18 años o más',
    adultsHint: 'Esta partida es solo para mayores de edad.',
    submit: 'Enviar solicitud',
    done: (session) => `Solicitud enviada: ${session}`,
    already: 'Ya estás dentro o ya enviaste una solicitud',
  },
  add: {
    title: (user) => `Agregar a ${user}`,
    text: 'Mensaje para tu invitación',
    submit: 'Enviar invitación',
    done: (user) => `Invitación enviada a ${user}`,
    already: 'Ya enviaste una invitación',
    login: 'Inicia sesión',
  },
};
