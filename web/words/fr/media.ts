import type { media as English } from '../en/media.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

/** Words of adding, describing and ordering photos and videos. */
export const media: Translated<typeof English> = {
  title: 'Photos et vidéos',
  hint: (max) =>
    `Jusqu’à ${max} fichiers : images jusqu’à 10 Mo (JPG, PNG, GIF, SVG) et vidéos jusqu’à 95 Mo (MP4, WebM, OGG). Les cartes montrent le premier.`,
  place: 'On retire le lieu et les infos de l’appareil de tes photos, et des vidéos MP4 et WebM.',
  choose: 'Ajouter des fichiers',
  shoot: 'Prendre une photo',
  drop: 'ou dépose-les ou colle-les ici',
  dropHere: 'Dépose-les ici',
  full: (max) =>
    `Tu as ${max} fichiers, c’est le maximum. Supprimes-en un pour en ajouter un autre.`,
  tooMany: (left) =>
    plural(left, {
      one: `Il ne restait que ${left} place. Les autres fichiers n’ont pas été ajoutés.`,
      other: `Il ne restait que ${left} places. Les autres fichiers n’ont pas été ajoutés.`,
    }),
  list: 'Tes fichiers, dans l’ordre',
  empty: 'Rien ici pour l’instant. Ajoute une photo pour qu’on sache avec qui on joue.',
  emptySession: 'Rien ici pour l’instant. Sans photo, la session affiche la jaquette du jeu.',
  onTheWay: 'Envoi en cours',
  alt: 'Décris ce fichier',
  altHint: 'Pour les personnes qui ne peuvent pas le voir.',
  altOf: (place) => `Décrire le fichier ${place}`,
  altSaved: 'Enregistré',
  first: 'Couverture',
  video: 'Vidéo',
  drag: 'Glisser pour déplacer',
  up: (place) => `Monter le fichier ${place}`,
  down: (place) => `Descendre le fichier ${place}`,
  moved: (to, of) => `Maintenant n° ${to} sur ${of}`,
  remove: (place) => `Supprimer le fichier ${place}`,
  removeTitle: 'Supprimer ce fichier ?',
  removeText: 'Il disparaît tout de suite pour tout le monde. Tu ne peux pas revenir en arrière.',
  removeYes: 'Supprimer le fichier',
  removeNo: 'Garder le fichier',
  removed: 'Le fichier est supprimé.',
  waiting: 'En attente',
  waitingForSave: 'L’envoi démarre à l’enregistrement. Garde cet onglet ouvert d’ici là.',
  sending: (percent) => `${percent} %`,
  finishing: 'Presque fini',
  progressOf: (name) => `Envoi du fichier ${name}`,
  cancel: 'Annuler',
  cancelOf: (name) => `Annuler l’envoi du fichier ${name}`,
  dismissOf: (name) => `Fermer ${name}`,
  retryOf: (name) => `Réessayer ${name}`,
  uploaded: (name) => `Fichier envoyé : ${name}.`,
  offline: 'Tu es hors ligne. L’envoi reprendra à ton retour en ligne.',
  move: 'Lire l’animation',
  hold: 'Mettre l’animation en pause',
  notSaved: 'Ton changement n’a pas été enregistré. Réessaie.',
  refusal: {
    kind: 'Choisis une image (JPG, PNG, GIF, SVG) ou une vidéo (MP4, WebM, OGG).',
    empty: 'Ce fichier est vide. Choisis-en un autre.',
    'image-size': 'Cette image dépasse 10 Mo. Choisis-en une plus petite.',
    'video-size': 'Cette vidéo dépasse 95 Mo. Choisis-en une plus petite.',
  },
  someFailed:
    'Ta session est en ligne, mais certains fichiers n’ont pas été envoyés. Réessaie ici, ou continue sans eux.',
};
