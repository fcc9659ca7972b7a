import type {
  callDevices as EnglishDevices,
  trouble as EnglishTrouble,
} from '../en/call-devices.ts';
import type { Translated } from '../translated.ts';

/** Words of a microphone, camera or screen that doesn’t work, by what went wrong. */
export const trouble: Translated<typeof EnglishTrouble> = {
  mic: {
    denied:
      'Ton navigateur bloque le micro. Autorise-le dans la barre d’adresse, puis réactive-le.',
    missing:
      'Aucun micro trouvé. Tu entends quand même les autres. Branche-en un et réactive-le pour parler.',
    busy: 'Une autre appli utilise ton micro. Ferme-la, puis réactive ton micro.',
    unplugged: 'Ton micro a été débranché. Rebranche-le ou choisis-en un autre, puis réactive-le.',
    unsupported: 'Le micro ne fonctionne pas ici. Passe en https ou change de navigateur.',
    failed: 'Ton micro n’a pas démarré. Choisis-en un autre, ou réactive-le pour réessayer.',
  },
  camera: {
    denied: 'Ton navigateur bloque la caméra. Autorise-la dans la barre d’adresse, puis active-la.',
    missing: 'Aucune caméra trouvée. L’appel continue sans ta vidéo.',
    busy: 'Une autre appli utilise ta caméra. Ferme-la, puis réactive ta caméra.',
    unplugged: 'Ta caméra a été débranchée. L’appel continue sans ta vidéo.',
    unsupported: 'La caméra ne fonctionne pas ici. Passe en https ou change de navigateur.',
    failed: 'Ta caméra n’a pas démarré. Choisis-en une autre, ou réessaie.',
  },
  screen: {
    denied: 'Ton écran n’a pas été partagé.',
    missing: 'Il n’y a aucun écran à partager.',
    busy: 'Impossible de partager ton écran. Réessaie.',
    unplugged: 'Impossible de partager ton écran. Réessaie.',
    unsupported: 'Ce navigateur ne peut pas partager d’écran.',
    failed: 'Impossible de partager ton écran. Réessaie.',
  },
};

/** Words of the dialog for devices and settings of calls. */
export const callDevices: Translated<typeof EnglishDevices> = {
  title: 'Appareils et réglages',
  microphone: 'Micro',
  speaker: 'Sortie audio',
  chooseSpeaker: 'Choisir la sortie audio',
  camera: 'Caméra',
  system: 'Par défaut (système)',
  unnamed: (place) => `Appareil ${place}`,
  level: 'Niveau du micro',
  levelHint: 'Dis quelque chose. La barre bouge si ton micro fonctionne.',
  heard: 'Ton micro fonctionne.',
  testSound: 'Tester le son',
  preview: 'Aperçu de la caméra',
  previewOn: 'Tester la caméra',
  previewOff: 'Arrêter le test',
  pushToTalk: 'Push-to-talk',
  pushToTalkHint:
    'Ton micro reste coupé tant que tu ne maintiens pas une touche, ou le bouton sur téléphone.',
  talkKey: 'Touche',
  changeKey: (key) => `Touche pour parler : ${key}. La changer`,
  pressKey: 'Appuie sur une touche…',
  ringSound: 'Jouer une sonnerie',
  notify: 'Me notifier des appels quand cet onglet est masqué',
  notifyOn: 'Tu recevras une notification des appels quand cet onglet est masqué.',
  notifyOff: 'Ton navigateur bloque les notifications. Autorise-les dans la barre d’adresse.',
  close: 'Terminé',
};
