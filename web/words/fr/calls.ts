import type { CALL_MEMBERS_MAX, VIDEO_MEMBERS_MAX } from '../../../worker/contract/call-bounds.ts';
import type { calls as English } from '../en/calls.ts';
import type { Translated } from '../translated.ts';
import { callDevices, trouble } from './call-devices.ts';
import { de, list, plural } from './grammar.ts';

/** Copies of the contract’s bounds, since words import only types. Their types keep them equal. */
const MEMBERS: typeof CALL_MEMBERS_MAX = 8;
const WITH_VIDEO: typeof VIDEO_MEMBERS_MAX = 5;

const FULL = `Cet appel est complet : ${MEMBERS} personnes y sont ou sont en train d’être appelées.`;

/** Words of calls. */
export const calls: Translated<typeof English> = {
  prompt: (names) => `Rejoindre l’appel avec ${list(names)}`,
  /** Before joining people who aren't friends. */
  exposed: 'Sans relais, les personnes dans cet appel peuvent voir ton adresse IP.',
  stranger: {
    title: (name) => `Te connecter à ${name} ?`,
    text: 'Cette personne a rejoint l’appel et vous n’êtes pas amis. Sans relais, elle pourra voir ton adresse IP une fois la connexion établie.',
    agree: 'Connecter',
    refuse: 'Ne pas connecter',
  },
  notification: 'Peerway sonne. Ouvre l’onglet pour répondre.',
  ring: {
    single: 'Appel vocal',
    singleVideo: 'Appel vidéo',
    group: (count) =>
      plural(count, {
        one: `Appel de groupe avec ${count} personne`,
        other: `Appel de groupe avec ${count} personnes`,
      }),
    join: 'Rejoindre',
    joinVideo: 'Avec caméra',
    joinVoice: 'Voix seule',
    decline: 'Refuser',
    silence: 'Couper la sonnerie',
    sound: 'Réactiver la sonnerie',
    check: 'Vérifier le micro et la caméra',
    leavesOther: 'Si tu rejoins cet appel, tu quittes celui en cours.',
    joining: 'Connexion…',
  },
  dial: {
    call: 'Appeler',
    callOne: (name) => `Appeler ${name}`,
    video: 'Appel vidéo',
    videoOne: (name) => `Appel vidéo avec ${name}`,
    add: 'Ajouter à l’appel',
    addOne: (name) => `Ajouter ${name} à l’appel`,
    inCall: 'Dans cet appel',
    group: 'Appeler le groupe',
    videoGroup: 'Appel vidéo de groupe',
    everyone: 'Appeler tout le monde',
    join: (count) => (count === 0 ? 'Rejoindre le vocal' : `Rejoindre le vocal · déjà ${count}`),
    joinHint: (names) =>
      names.length === 0
        ? 'Ça ne fait sonner personne.'
        : `En vocal : ${list(names)}. Ça ne fait sonner personne.`,
    full: `L’appel est complet : il y a ${MEMBERS} personnes. Tu pourras le rejoindre quand quelqu’un partira.`,
    everyoneHint: (count) =>
      count > MEMBERS - 1
        ? `Fait sonner ${MEMBERS - 1} personnes de cette session, d’abord celles en ligne.`
        : 'Fait sonner tout le monde dans cette session.',
    failed: 'L’appel n’a pas pu démarrer. Vérifie ta connexion et réessaie.',
    unsupported:
      'Les appels ne fonctionnent pas dans ce navigateur. Essaie une version récente de Chrome, Edge, Firefox ou Safari.',
    select: 'Choisir des amis',
    selectDone: 'Annuler',
    selected: (count) =>
      plural(count, {
        one: `${count} personne choisie`,
        other: `${count} personnes choisies`,
      }),
    selectUpTo: `Jusqu’à ${MEMBERS - 1}`,
    selectOne: (name) => `Choisir ${name}`,
    selectedLabel: 'Amis choisis',
  },
  stage: {
    label: 'Appel',
    asking: 'L’appel démarre…',
    resuming: 'Retour dans l’appel…',
    alone: 'Tout le monde est parti. Ton micro est coupé et l’appel se termine dans une minute.',
    aloneShort: 'Tout le monde est parti. Ton micro est coupé.',
    first:
      'Il n’y a que toi pour l’instant. Les autres voient que tu es en appel et peuvent te rejoindre.',
    firstShort: 'Il n’y a que toi pour l’instant.',
    clock: 'Durée de l’appel',
    you: 'Toi',
    ringing: 'sonne…',
    connecting: 'connexion…',
    lost: 'reconnexion…',
    away: 'connexion perdue, retour possible',
    heldBack: 'pas de connexion avec toi',
    mayHaveToAgree: 'pas encore de connexion, son accord est peut-être nécessaire',
    noWay: 'connexion impossible pour l’instant, nouvel essai en cours',
    noRelay:
      'connexion impossible pour l’instant, nouvel essai en cours. Vos réseaux bloquent les appels directs et cette communauté n’a pas de serveur relais.',
    quality: {
      good: 'bonne connexion',
      fair: 'connexion moyenne',
      poor: 'mauvaise connexion',
    },
    speaking: 'parle',
    muted: 'micro coupé',
    sharing: (name) => `Écran ${de(name)}`,
    ownScreen: 'Ton écran',
    fullScreen: 'Plein écran',
    popOut: 'Ouvrir dans une fenêtre',
    noWindow: 'Ton navigateur l’a refusé. Réessaie dans un instant.',
    reconnecting:
      'Tu as perdu la connexion à Peerway. Ton appel continue pendant qu’on te reconnecte.',
    autoplayBlocked:
      'Ton navigateur a bloqué le son. Clique ou touche l’écran n’importe où pour entendre les autres.',
    noVideo: `À plus de ${WITH_VIDEO} personnes, l’appel est vocal seulement. Caméras et partage d’écran sont désactivés.`,
    session: (name) => `Session : ${name}`,
    full: FULL,
    outcome: {
      declined: (name) => `${name} a refusé.`,
      'no-answer': (name) => `${name} n’a pas répondu.`,
      busy: (name) => `${name} est dans un autre appel.`,
      cancelled: (name) => `Ça ne sonne plus chez ${name}.`,
      unreachable: (name) => `Impossible de joindre ${name}.`,
      'friends-only': (name) => `${name} n’accepte que les appels de ses amis.`,
      full: (name) => `${name} n’a pas pu rejoindre l’appel : il est complet.`,
    },
  },
  controls: {
    label: 'Commandes de l’appel',
    mute: 'Couper le micro',
    unmute: 'Réactiver le micro',
    cameraOn: 'Activer la caméra',
    cameraOff: 'Couper la caméra',
    share: 'Partager l’écran',
    unshare: 'Arrêter le partage d’écran',
    deafen: 'Couper le son',
    undeafen: 'Réactiver le son',
    devices: 'Appareils et réglages',
    add: 'Ajouter des gens',
    hangUp: 'Raccrocher',
    hold: 'Maintenir pour parler',
    short: {
      mute: 'Couper',
      unmute: 'Réactiver',
      camera: 'Caméra',
      share: 'Écran',
      deafen: 'Son',
      devices: 'Réglages',
      add: 'Ajouter',
      hangUp: 'Raccrocher',
      hold: 'Parler',
    },
    talkKey: (key) =>
      `Maintiens ${key} pour parler. Ça marche tant que cet onglet est devant et que tu n’écris pas.`,
    talking: 'Les autres t’entendent.',
  },
  person: {
    menu: (name) => `Réglages audio pour ${name}`,
    volume: (name) => `Volume pour ${name}`,
    percent: (share) => `${Math.round(share * 100)} %`,
  },
  trouble,
  bar: {
    label: 'Appel en cours',
    open: 'Ouvrir l’appel',
    with: (names) => (names.length === 0 ? 'Appel' : `Avec ${list(names)}`),
    asking: 'Appel…',
  },
  devices: callDevices,
  add: {
    title: 'Ajouter des gens à l’appel',
    none: 'Il n’y a personne d’autre à ajouter.',
    fellow: 'dans cette session',
    room: (count) =>
      plural(count, {
        one: `Encore ${count} place.`,
        other: `Encore ${count} places.`,
      }),
    submit: 'Ajouter à l’appel',
    failed: 'Cette liste n’a pas chargé. Réessaie.',
  },
  // The names may be one or several, so no verb here agrees with them.
  over: {
    left: (names) => `Départ ${de(names)}. L’appel est terminé.`,
    leftAlone: 'L’appel est terminé.',
    'hung-up': (names) => `Tu as quitté l’appel avec ${names}.`,
    declined: (names) => `Appel refusé par ${names}.`,
    'no-answer': (names) => `Pas de réponse ${de(names)}.`,
    busy: (names) => `Déjà dans un autre appel : ${names}.`,
    cancelled: 'L’appel a été annulé.',
    unreachable: (names) => `Impossible de joindre ${names}.`,
    'friends-only': (names) => `Seuls les amis peuvent appeler ${names}.`,
    unreachableNobody: 'Impossible de joindre qui que ce soit.',
    elsewhere: 'Tu es dans cet appel dans un autre onglet ou sur un autre appareil.',
    alone: 'L’appel s’est terminé parce que tout le monde est parti.',
    removed: 'L’appel est terminé pour toi.',
    full: `${FULL} Réessaie quand quelqu’un partira.`,
    lost: 'L’appel s’est terminé parce que la connexion a été perdue trop longtemps.',
    refused:
      'L’appel n’a pas pu démarrer. Tu es peut-être déjà en appel dans un autre onglet ou sur un autre appareil.',
    unanswered: 'Peerway n’a pas répondu. Réessaie.',
    offline: 'Tu es hors ligne. Tu pourras rappeler une fois de retour en ligne.',
    again: 'Rappeler',
    dismiss: 'Fermer',
    missed: (names) => `Appel manqué ${de(names)}.`,
    names: list,
  },
  recent: {
    title: 'Appels récents',
    missed: 'manqué',
    incoming: 'entrant',
    outgoing: 'sortant',
    back: (names) => `Rappeler ${names}`,
    backShort: 'Rappeler',
    failed: 'Tes appels n’ont pas chargé.',
    more: 'Afficher plus',
    noAnswer: 'sortant, sans réponse',
    declined: 'entrant, refusé',
    missedCount: (count) =>
      plural(count, { one: `${count} appel manqué`, other: `${count} appels manqués` }),
  },
  title: {
    ringing: (names) => `☎ ${list(names)}`,
    inCall: '● En appel',
    muted: '○ Micro coupé',
  },
};
