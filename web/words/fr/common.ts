import type {
  common as EnglishCommon,
  empty as EnglishEmpty,
  errors as EnglishErrors,
  themes as EnglishThemes,
} from '../en/common.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

/** A span of time: some days, or some hours and minutes. */
interface Span {
  days: number;
  hours: number;
  minutes: number;
}

const span = ({ days, hours, minutes }: Span): string => {
  if (days > 0) return plural(days, { one: `${days} jour`, other: `${days} jours` });
  if (hours === 0) return `${minutes} min`;
  return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`;
};

/** Words of the shell, of home and of what every screen needs. */
export const common: Translated<typeof EnglishCommon> = {
  name: 'Peerway',
  tagline: 'Ton chemin vers les autres',
  nav: {
    label: 'Menu principal',
    skip: 'Aller au contenu',
    home: 'Peerway, accueil',
    search: 'Recherche',
    register: 'S’inscrire',
    login: 'Connexion',
    preferences: 'Jeux',
    sessions: 'Sessions',
    user: 'Profil',
    friends: 'Amis',
    admin: 'Admin',
    logout: 'Déconnexion',
  },
  footer: {
    label: 'Infos légales',
    imprint: 'Mentions légales',
    privacy: 'Confidentialité',
    terms: 'Conditions',
    copyright: '© 2025 Peerway',
  },
  theme: 'Thème',
  messages: { label: 'Messages', dismiss: 'Fermer' },
  close: 'Fermer',
  cancel: 'Annuler',
  retry: 'Réessayer',
  loading: 'Chargement',
  notLoaded: 'Ça n’a pas chargé. Réessaie, ou recharge la page.',
  offline:
    'Tu es hors ligne. Ce que tu vois n’est peut-être plus à jour. Tout s’actualisera à ton retour en ligne.',
  list: {
    sessionsLatest: 'Dernières sessions',
    sessionsPreferred: 'Sessions pour tes jeux',
    usersLatest: 'Derniers profils',
    usersPreferred: 'Des gens pour tes jeux',
    setPreferences:
      'Voici les dernières nouveautés. Choisis tes jeux pour voir ce qui te correspond.',
    setPreferencesLink: 'Choisir tes jeux',
    hostOne: 'Créer une session',
    all: 'Tout afficher',
  },
  pitch: {
    sentence:
      'Trouve des gens avec qui jouer : rejoins une session ou crée la tienne, puis retrouvez-vous en appel.',
    find: 'Trouver une session',
    register: 'Créer un compte',
  },
  media: { play: 'Lire la vidéo', pause: 'Mettre la vidéo en pause' },
  online: 'en ligne',
  offlineWord: 'hors ligne',
  card: {
    apply: 'Postuler',
    waitingList: 'Liste d’attente',
    microphone: 'micro requis',
    host: (name) => `par ${name}`,
    inCall: (count) => `vocal · déjà ${count}`,
    edit: 'Modifier',
    add: 'Ajouter',
    games: 'Jeux',
    seats: (taken, total) =>
      plural(taken, {
        one: `${taken} place sur ${total}`,
        other: `${taken} places sur ${total}`,
      }),
  },
  status: {
    open: 'ouverte',
    full: 'complète',
    running: 'en cours',
    ended: 'terminée',
    cancelled: 'annulée',
  },
  applicationStatus: {
    pending: 'candidature envoyée',
    waiting: 'sur liste d’attente',
    accepted: 'tu as ta place',
    declined: 'refusée',
    withdrawn: 'retirée',
    left: 'quittée',
    removed: 'place retirée',
  },
  timeOf: (label) => `${label}, heure`,
  count: (count, max) => `${count} / ${max}`,
  platform: {
    pc: 'PC',
    playstation: 'PlayStation',
    xbox: 'Xbox',
    switch: 'Switch',
    mobile: 'Mobile',
  },
  time: {
    today: 'aujourd’hui',
    tonight: 'ce soir',
    tomorrow: 'demain',
    yesterday: 'hier',
    /** A day, as one of the above, and a time of the day. */
    dayAt: (day, clock) => `${day} à ${clock}`,
    /** How long something lasts. */
    span,
    ago: (passed) => `il y a ${span(passed)}`,
    startsIn: (left) => `dans ${span(left)}`,
    startedAgo: (passed) => `a commencé il y a ${span(passed)}`,
    over: 'terminée',
  },
};

/** Words of places with nothing to show. */
export const empty: Translated<typeof EnglishEmpty> = {
  noSessions: 'Aucune session',
  noUsers: 'Personne à afficher',
  noSessionsHint:
    'Lance-toi ! Crée une session, et les gens qui jouent aux mêmes jeux la trouveront.',
  noUsersHint: 'Ajoute des jeux à ta liste pour trouver plus de monde.',
  please: 'Connecte-toi',
  pleaseHint: 'On te ramène ici juste après.',
};

/** Words of what went wrong, and what to do. */
export const errors: Translated<typeof EnglishErrors> = {
  title: 'Ça n’a pas chargé',
  offline:
    'Impossible de joindre Peerway. Rien de ce que tu as écrit n’est perdu. Réessaie une fois de retour en ligne.',
  broken:
    'Un problème est survenu de notre côté. Rien de ce que tu as écrit n’est perdu. Réessaie dans un instant.',
  limited: 'Ça fait beaucoup d’un coup. Attends une minute, puis réessaie.',
  fields: 'Vérifie les champs indiqués.',
  missingTitle: 'Page introuvable',
  missing: 'Cette page n’existe pas, ou tu n’y as pas accès.',
  home: 'Aller à l’accueil',
};

/** The names of the themes. */
export const themes: typeof EnglishThemes = {
  dark: 'Sombre',
  light: 'Clair',
  system: 'Comme le système',
};
