import type {
  sessionEditor as EnglishEditor,
  sessionRules as EnglishRules,
} from '../en/session-editor.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

/** Words of the form that hosts or edits a session. */
export const sessionEditor: Translated<typeof EnglishEditor> = {
  titleNew: 'Créer une session',
  titleEdit: 'Modifier la session',
  lead: 'Dis à quoi tu joues et quand. Les bonnes personnes la trouveront.',
  what: 'À quoi vous jouez',
  name: 'Nom',
  nameHint:
    'C’est ce qu’on voit en premier. Par exemple : Raid du vendredi, même si c’est ta première fois.',
  description: 'Description',
  descriptionHint: 'Parle du programme, de l’ambiance et de ce qu’il faut prévoir.',
  games: 'Jeux',
  gamesHint: (most) => `Choisis-en de 1 à ${most}. Le premier donne son image à la session.`,
  gamesPlaceholder: 'Chercher un jeu',
  gamesFull: (most) =>
    `Tu en as choisi ${most}, c’est le maximum. Retires-en un pour en ajouter un autre.`,
  chosenGames: 'Jeux choisis',
  removeGame: (name) => `Retirer ${name}`,
  gamesLoading: 'Recherche…',
  gamesFailed: 'Les jeux n’ont pas chargé. Réessaie dans un instant.',
  gamesNone: (query) => `Aucun jeu nommé « ${query} ».`,
  gamesCount: (found) => plural(found, { one: `${found} jeu`, other: `${found} jeux` }),
  platforms: 'Plateformes',
  when: 'Horaire et places',
  playNow: 'Jouer maintenant',
  playNowHint: 'La session commence dès que tu enregistres.',
  start: 'Début',
  zone: (zone) => `Ton fuseau horaire : ${zone}.`,
  duration: 'Durée',
  who: 'Pour qui',
  region: 'Région',
  language: 'Langue',
  level: 'Niveau',
  style: 'Style',
  microphone: 'Micro requis',
  adultsOnly: 'Réservée aux adultes',
  adultsOnlyHint: 'Pour postuler, il faut confirmer avoir 18 ans ou plus.',
  seats: 'Places',
  seatsHint: (taken) =>
    taken > 1 ? `La tienne comprise. ${taken} sont prises.` : 'De 2 à 100, la tienne comprise.',
  visibility: 'Qui peut la voir',
  membersInvite: 'Les membres peuvent inviter leurs amis',
  membersInviteHint: 'Les amis qui acceptent ont une place libre sans ton accord.',
  preview: 'Aperçu',
  previewName: 'Ta session',
  add: 'Créer la session',
  save: 'Enregistrer',
  added: (name) => `${name} est en ligne. Partage le lien avec tes amis.`,
  saved:
    'Enregistré. Les membres sont prévenus si l’heure, les jeux ou les plateformes ont changé.',
  restored: 'On a restauré ton brouillon.',
  discard: 'Jeter le brouillon',
  discarded: 'Brouillon jeté.',
  takeOver: 'Charger la nouvelle version et garder mes changements',
  takenOver: 'Voici la nouvelle version avec tes changements. Elle n’est pas encore enregistrée.',
  nothing: 'Tu n’as rien changé.',
  loginAgain:
    'Ta connexion a expiré. Reconnecte-toi pour continuer. On a gardé ce que tu as écrit.',
  back: 'Retour à la session',
  overTitle: 'Tu ne peux plus modifier cette session',
  over: 'Elle est terminée ou annulée. Tu peux la recréer.',
  again: 'Recréer',
  foreignTitle: 'Tu ne peux pas modifier cette session',
  foreign: 'Seul l’hôte peut la modifier.',
  look: 'Aller à la session',
};

/** What the form checks before it is sent. */
export const sessionRules: Translated<typeof EnglishRules> = {
  name: (least) => `Entre un nom d’au moins ${least} caractères.`,
  games: 'Choisis au moins un jeu.',
  platforms: 'Choisis au moins une plateforme.',
  startMissing: 'Choisis quand elle commence.',
  startPast: 'Choisis un moment à venir.',
  seats: (least, most) => `Choisis entre ${least} et ${most} places.`,
  seatsTaken: (taken) =>
    plural(taken, {
      one: `${taken} place est déjà prise. Choisis-en au moins ${taken}.`,
      other: `${taken} places sont déjà prises. Choisis-en au moins ${taken}.`,
    }),
};
