import type { admin as English } from '../en/moderation.ts';
import type { Translated } from '../translated.ts';
import { counted, de, plural } from './grammar.ts';

/** Words of the admin area. */
export const admin: Translated<typeof English> = {
  title: 'Admin',
  counted,
  tabs: {
    overview: 'Aperçu',
    users: 'Comptes',
    reports: 'Signalements',
    content: 'Sessions et fichiers',
    log: 'Journal',
  },
  games: 'Jeux et catégories',
  more: 'Afficher plus',
  shown: (count, more) => (more ? `Les ${count} premiers` : `${count} en tout`),
  back: 'Retour à la liste',
  reason: 'Raison',
  reasonMissing: 'Écris une raison. Elle est enregistrée dans le journal.',
  users: {
    label: 'Trouver un compte',
    placeholder: 'Nom ou e-mail',
    status: 'Statut',
    role: 'Rôle',
    all: 'Tous',
    anyRole: 'Tous les rôles',
    statuses: {
      active: 'actif',
      suspended: 'suspendu',
      banned: 'banni',
      leaving: 'sur le départ',
      gone: 'supprimé',
    },
    roles: { ROLE_USER: 'membre', ROLE_ADMIN: 'admin' },
    none: 'Aucun compte trouvé',
    noneHint: 'Tape le début d’un nom ou d’un e-mail.',
    openReports: (count) =>
      plural(count, {
        one: `${count} signalement ouvert`,
        other: `${counted(count)} signalements ouverts`,
      }),
    until: (moment) => `jusqu’au ${moment}`,
    name: 'Nom',
    openReportsShort: 'Signalements ouverts',
    since: 'Inscription',
    page: 'Voir la page publique',
    facts: 'Compte',
    email: 'E-mail',
    confirmed: 'confirmé',
    unconfirmed: 'non confirmé',
    state: 'Statut',
    why: 'Raison affichée',
    seen: 'Dernière activité',
    never: 'jamais',
    nowHere: 'en ligne',
    leaves: 'Sera supprimé',
    reports: 'Signalements reçus',
    reportCounts: (open, upheld, dismissed) =>
      [
        plural(open, { one: `${counted(open)} ouvert`, other: `${counted(open)} ouverts` }),
        plural(upheld, {
          one: `${counted(upheld)} confirmé`,
          other: `${counted(upheld)} confirmés`,
        }),
        plural(dismissed, {
          one: `${counted(dismissed)} rejeté`,
          other: `${counted(dismissed)} rejetés`,
        }),
      ].join(', '),
    ownReports: 'Signalements envoyés',
    sessions: 'Sessions à venir',
    warnings: 'Avertissements non lus',
    log: 'Journal',
    wholeLog: 'Tout afficher dans le journal',
    noLog: 'Rien pour l’instant.',
    acts: 'Actions',
    self: 'C’est ton propre compte. Seul un autre admin peut agir dessus.',
  },
  act: {
    keep: 'Annuler',
    warn: 'Avertir',
    suspend: 'Suspendre',
    moveEnd: 'Changer la date de fin',
    ban: 'Bannir',
    lift: 'Réactiver',
    promote: 'Nommer admin',
    demote: 'Retirer le rôle d’admin',
    takeDown: 'Retirer',
    restore: 'Rétablir',
    removeMessage: 'Supprimer le message',
    until: 'Jusqu’au',
    untilMissing: 'Choisis une date de fin.',
    untilHint:
      'Dans ton fuseau horaire, un an au plus à partir de maintenant. Pour plus longtemps, bannis le compte.',
    titles: {
      warn: (name) => `Avertir ${name}`,
      suspend: (name) => `Suspendre ${name}`,
      ban: (name) => `Bannir ${name}`,
      lift: (name) => `Réactiver ${name}`,
      promote: (name) => `Nommer ${name} admin`,
      demote: (name) => `Retirer à ${name} le rôle d’admin`,
      takeDown: {
        sessions: (name) => `Retirer la session « ${name} »`,
        media: (alt) => (alt === '' ? 'Retirer ce fichier' : `Retirer le fichier « ${alt} »`),
      },
      restore: {
        sessions: (name) => `Rétablir la session « ${name} »`,
        media: (alt) => (alt === '' ? 'Rétablir ce fichier' : `Rétablir le fichier « ${alt} »`),
      },
      removeMessage: (name) => `Supprimer le message ${de(name)}`,
    },
    texts: {
      warn: 'Cette personne verra ton message à sa prochaine visite et devra confirmer qu’elle l’a lu.',
      suspend:
        'Cette personne est déconnectée partout et ses appels se terminent tout de suite. Les autres ne la trouvent plus jusqu’à la fin de la suspension. À la connexion, elle voit la raison et la date de fin.',
      ban: 'Cette personne est déconnectée partout, pour de bon. Les sessions qu’elle organise sont annulées et leurs membres sont prévenus. Ses places vont aux listes d’attente. À la connexion, elle voit la raison.',
      lift: 'Cette personne peut se reconnecter, et les autres peuvent la trouver. Les sessions annulées le restent. On la prévient.',
      promote: 'Cette personne a tout de suite tous les droits d’admin. On la prévient.',
      demote:
        'Cette personne garde son compte mais perd tout de suite l’accès admin. On la prévient.',
      takeDownSession:
        'La session et ses fichiers disparaissent tout de suite pour tout le monde. L’hôte et les membres apprennent pourquoi.',
      restoreSession:
        'La session s’affiche de nouveau comme avant. L’hôte et les membres sont prévenus.',
      takeDownMedia:
        'Le fichier disparaît tout de suite pour tout le monde. Son propriétaire apprend pourquoi.',
      restoreMedia: 'Le fichier s’affiche de nouveau comme avant. Son propriétaire est prévenu.',
      removeMessage:
        'Le message disparaît pour tout le monde dans le salon et ne peut pas être récupéré. Son auteur apprend pourquoi.',
    },
    warnText: 'Ton message',
    done: {
      warn: (name) => `Avertissement envoyé à ${name}.`,
      suspend: (name) => `Compte suspendu : ${name}.`,
      ban: (name) => `Compte banni : ${name}.`,
      lift: (name) => `Compte réactivé : ${name}.`,
      promote: (name) => `${name} est maintenant admin.`,
      demote: (name) => `${name} n’est plus admin.`,
      takeDown: {
        sessions: (name) => `La session « ${name} » a été retirée.`,
        media: (alt) =>
          alt === '' ? 'Le fichier a été retiré.' : `Le fichier « ${alt} » a été retiré.`,
      },
      restore: {
        sessions: (name) => `La session « ${name} » a été rétablie.`,
        media: (alt) =>
          alt === '' ? 'Le fichier a été rétabli.' : `Le fichier « ${alt} » a été rétabli.`,
      },
      removeMessage: (name) => `Le message ${de(name)} est supprimé.`,
    },
  },
  content: {
    label: 'Sessions ou fichiers',
    sessions: 'Sessions',
    media: 'Fichiers',
    listLabel: 'Filtre',
    latest: 'Plus récents',
    takenDown: 'Retirés',
    search: 'Chercher des sessions',
    placeholder: 'Mots de la session',
    hostedBy: 'organisée par {host}',
    inSession: 'dans {session}',
    ownPage: 'sur sa page',
    takenDownSince: 'Retrait {ago}',
    none: 'Rien ici',
    noneHint: 'Rien ne correspond, ou rien n’a été retiré.',
  },
};
