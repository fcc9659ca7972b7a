import type { adminOverview as English } from '../en/moderation-overview.ts';
import type { Translated } from '../translated.ts';
import { number } from './grammar.ts';

/** Words of the admin overview. */
export const adminOverview: Translated<typeof English> = {
  now: 'Maintenant',
  days: 'Les 30 derniers jours',
  health: 'État du système',
  online: 'en ligne',
  openReports: 'signalements ouverts',
  openGameRequests: 'demandes de jeu',
  suspended: 'comptes suspendus',
  takenDown: 'contenus retirés',
  figures: {
    users: 'Nouveaux comptes',
    sessions: 'Nouvelles sessions',
    applications: 'Candidatures',
    calls: 'Appels',
    files: 'Fichiers envoyés',
    errors: 'Erreurs du serveur',
  },
  sum: (count) => number(count),
  today: (count) => `${number(count)} aujourd’hui`,
  plot: (figure, least, most) =>
    `${figure} par jour : entre ${least} et ${most} sur les 30 derniers jours. Le tableau ci-dessous donne les chiffres.`,
  table: 'Afficher en tableau',
  day: 'Jour (UTC)',
  dayUntilNow: (day) => `${day}, en cours`,
  count: 'Nombre',
  states: { ok: 'OK', weak: 'À vérifier', missing: 'Action requise' },
  subjects: {
    JWT_SECRET: {
      name: 'Secret de signature',
      ok: 'Assez fort.',
      weak: 'JWT_SECRET fait moins de 32 caractères ou n’est pas assez aléatoire. Définis-en un nouveau.',
      missing: 'JWT_SECRET manque, donc personne ne peut se connecter. Définis-le.',
    },
    JWT_SECRET_PREVIOUS: {
      name: 'Ancien secret de signature',
      ok: 'Non défini, ou assez fort.',
      weak: 'JWT_SECRET_PREVIOUS est faible. Retire-le une fois ses jetons expirés.',
      missing: 'Non défini.',
    },
    PUBLIC_URL: {
      name: 'Adresse de cette instance',
      ok: 'Définie.',
      weak: 'PUBLIC_URL n’est pas une adresse https. Les liens des e-mails et des agendas ne marcheront pas.',
      missing: 'PUBLIC_URL manque. Les liens des e-mails et des agendas ne marcheront pas.',
    },
    OPERATOR: {
      name: 'Exploitant',
      ok: 'Les mentions légales sont complètes.',
      weak: 'Les mentions légales sont incomplètes.',
      missing:
        'OPERATOR_NAME, OPERATOR_ADDRESS ou OPERATOR_EMAIL manque. Les mentions légales sont incomplètes.',
    },
    MAIL: {
      name: 'E-mail',
      ok: 'Configuré.',
      weak: 'Configuré en partie.',
      missing:
        'Non configuré. Personne ne peut confirmer son e-mail ni réinitialiser un mot de passe oublié.',
    },
    PUSH: {
      name: 'Notifications push',
      ok: 'Configurées.',
      weak: 'Configurées en partie.',
      missing:
        'Non configurées. Lance « npm run make-push-keys », et donne à VAPID_SUBJECT ou OPERATOR_EMAIL une de tes adresses.',
    },
    IMAGES: {
      name: 'Redimensionnement des images',
      ok: 'Assuré par le binding Images.',
      weak: 'Configuré en partie.',
      missing: 'Pas de binding Images. Les images s’affichent dans leur taille d’origine.',
    },
    TURN: {
      name: 'Relais pour les appels',
      ok: 'Configuré.',
      weak: 'Configuré en partie.',
      missing:
        'Pas de serveur TURN. Les appels échouent entre certains réseaux, souvent sur mobile.',
    },
    ADMIN_SECOND_FACTOR: {
      name: 'Second facteur pour les admins',
      ok: 'Les admins ont besoin d’une clé d’accès ou de codes.',
      weak: 'ADMIN_SECOND_FACTOR est désactivé : le mot de passe d’un admin suffit à lui seul.',
      missing: 'Non défini.',
    },
    DISCORD: {
      name: 'Connexion avec Discord',
      ok: 'Configurée, ou non utilisée.',
      weak: 'Seul un de DISCORD_CLIENT_ID et DISCORD_CLIENT_SECRET est défini, donc elle n’est pas proposée.',
      missing: 'Non configurée.',
    },
    GOOGLE: {
      name: 'Connexion avec Google',
      ok: 'Configurée, ou non utilisée.',
      weak: 'Seul un de GOOGLE_CLIENT_ID et GOOGLE_CLIENT_SECRET est défini, donc elle n’est pas proposée.',
      missing: 'Non configurée.',
    },
    TWITCH: {
      name: 'Connexion avec Twitch',
      ok: 'Configurée, ou non utilisée.',
      weak: 'Seul un de TWITCH_CLIENT_ID et TWITCH_CLIENT_SECRET est défini, donc elle n’est pas proposée.',
      missing: 'Non configurée.',
    },
    STEAM: {
      name: 'Connexion avec Steam',
      ok: 'Configurée, ou non utilisée.',
      weak: 'STEAM_LOGIN doit valoir « on » ou « off ». STEAM_API_KEY seul ne fait rien.',
      missing: 'Non configurée.',
    },
    clock: {
      name: 'Tâches planifiées',
      ok: 'Exécutées chaque minute.',
      weak: 'Pas encore exécutées. La première exécution devrait avoir lieu d’ici une minute.',
      missing:
        'Pas exécutées depuis cinq minutes. Les sessions terminées restent listées et les compteurs ne sont pas à jour.',
    },
  },
  sweptAgo: (ago) => `Dernière exécution ${ago}.`,
};
