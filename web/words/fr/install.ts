import type { install as EnglishInstall, pushOffer as EnglishOffer } from '../en/install.ts';
import type { Translated } from '../translated.ts';

/** Words of the installed app, and of turning on its notifications. */
export const install: Translated<typeof EnglishInstall> = {
  name: 'Peerway',
  description: 'Trouve des gens avec qui jouer ce soir : sessions, profils et appels.',
  button: 'Installer l’appli',
};

export const pushOffer: Translated<typeof EnglishOffer> = {
  label: 'Notifications',
  title: {
    applied: 'Tu veux savoir dès que l’hôte t’accepte ?',
    hosted: 'Tu veux savoir dès que quelqu’un postule ?',
  },
  hint: 'Peerway peut te notifier sur cet appareil : pour tes sessions, tes messages et tes appels. Choisis quoi dans tes réglages.',
  turnOn: 'Activer les notifications',
  later: 'Plus tard',
  on: 'Les notifications sont activées. Tu peux choisir lesquelles dans tes réglages.',
  denied:
    'Ton navigateur bloque les notifications de Peerway. Tu peux les autoriser dans les réglages du site.',
  failed: 'Ça n’a pas marché. Réessaie dans un instant.',
  ios: 'Sur iPhone et iPad, ça marche une fois Peerway sur ton écran d’accueil : touche Partager, puis « Sur l’écran d’accueil », et ouvre-le de là.',
};
