import type { install as EnglishInstall, pushOffer as EnglishOffer } from '../en/install.ts';
import type { Translated } from '../translated.ts';

/** Words of the installed app, and of turning on its notifications. */
export const install: Translated<typeof EnglishInstall> = {
  name: 'Peerway',
  description: 'Encuentra gente para jugar esta noche: partidas, jugadores y llamadas.',
  button: 'Instalar app',
};

export const pushOffer: Translated<typeof EnglishOffer> = {
  label: 'Notificaciones',
  title: {
    applied: '¿Te avisamos cuando te acepten?',
    hosted: '¿Te avisamos cuando alguien pida plaza?',
  },
  hint: 'Peerway puede avisarte en este dispositivo de tus partidas, mensajes y llamadas. Elige de qué en tus ajustes.',
  turnOn: 'Activar notificaciones',
  later: 'Ahora no',
  on: 'Notificaciones activadas. Puedes cambiar de qué te avisamos en tus ajustes.',
  denied:
    'Tu navegador bloquea las notificaciones de Peerway. Puedes permitirlas en los ajustes del sitio.',
  failed: 'No funcionó. Inténtalo de nuevo en un momento.',
  ios: 'En iPhone y iPad funciona cuando Peerway está en tu pantalla de inicio: toca Compartir, luego “Agregar a pantalla de inicio”, y ábrelo desde ahí.',
};
