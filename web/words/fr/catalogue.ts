import type { games as English } from '../en/catalogue.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

const gamesOf = (count: number) => plural(count, { one: `${count} jeu`, other: `${count} jeux` });

/** Words of your games (the preferences) and of the categories. */
export const games: Translated<typeof English> = {
  title: 'Tes jeux',
  lead: 'L’accueil affiche des sessions et des gens pour ces jeux. Les cartes montrent les cinq premiers, alors mets tes favoris en tête.',
  welcomeTitle: 'Bienvenue ! Tu joues à quoi ?',
  welcome:
    'Choisis un jeu ou deux, et l’accueil te montre qui y joue ce soir. Tu peux changer ça à tout moment.',
  welcomeDone: 'Super début ! Ajoute d’autres jeux, ou regarde qui joue.',
  home: 'Voir qui joue',
  onward: (session) => (session === undefined ? 'Continuer' : `Continuer vers ${session}`),
  add: 'Ajouter un jeu',
  addPlaceholder: 'Chercher dans le catalogue',
  addHint: (count, max) =>
    plural(count, { one: `${count} choisi sur ${max}.`, other: `${count} choisis sur ${max}.` }),
  full: (max) =>
    `Tu en as choisi ${max}, c’est le maximum. Retires-en un pour en ajouter un autre.`,
  loading: 'Recherche…',
  none: (query) => `Aucun jeu nommé « ${query} ». Tu peux le demander plus bas.`,
  failed: 'Les jeux n’ont pas chargé. Réessaie dans un instant.',
  count: gamesOf,
  chosenSign: 'choisi',
  chosen: 'Ton ordre',
  platformOf: (name) => `Plateforme pour ${name}`,
  levelOf: (name) => `Ton niveau sur ${name}`,
  anyPlatform: 'Toute plateforme',
  noLevel: 'Sans niveau',
  up: (name) => `Monter ${name}`,
  down: (name) => `Descendre ${name}`,
  remove: (name) => `Retirer ${name}`,
  drag: 'Glisser pour déplacer',
  moved: (name, place, count) => `${name} est maintenant n° ${place} sur ${count}`,
  added: (name) => `${name} ajouté`,
  removed: (name) => `${name} retiré`,
  state: {
    saved: 'Enregistré',
    unsaved: 'Enregistrement…',
    saving: 'Enregistrement…',
    failed: 'Non enregistré',
  },
  loginAgain: 'Ta connexion a expiré. Reconnecte-toi pour continuer. On a gardé tes choix.',
  empty: 'Pas encore de jeux',
  emptyHint: 'Cherche dans le catalogue, ou parcours une catégorie.',
  browse: 'Parcourir par catégorie',
  category: 'Catégorie',
  pickCategory: 'Choisis une catégorie',
  gamesOf: (category) => `Jeux dans ${category}`,
  more: 'Afficher plus',
  askTitle: 'Il manque un jeu ?',
  askHint: 'Demande-le, les admins s’en occupent.',
  askName: 'Nom du jeu',
  ask: 'Demander le jeu',
  asked: (name) => `Jeu demandé : ${name}`,
  categories: {
    title: 'Catégories',
    lead: 'À quoi on joue ici. Choisis une catégorie pour voir ses sessions.',
    search: 'Chercher des sessions',
    keep: 'Modifier les catégories',
    games: gamesOf,
    sessions: (count) =>
      count === 0
        ? 'aucune session ouverte'
        : plural(count, {
            one: `${count} session ouverte`,
            other: `${count} sessions ouvertes`,
          }),
    chooseFrom: (name, count) => `Choisir dans ${name} : ${gamesOf(count)}`,
    none: 'Pas encore de catégories',
    noneHint: 'Tu peux quand même chercher des sessions par nom ou par jeu.',
  },
};
