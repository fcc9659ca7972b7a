import type {
  muting as EnglishMuting,
  notificationSettings as EnglishSettings,
  pushDevices as EnglishDevices,
  topics as EnglishTopics,
  unsubscribing as EnglishUnsubscribing,
} from '../en/notification-settings.ts';
import type { Translated } from '../translated.ts';

/** What people can be notified of, and what belongs to it. */
export const topics: typeof EnglishTopics = {
  applications: {
    name: 'Candidatures à tes sessions',
    hint: 'Quelqu’un postule, retire sa candidature ou part.',
  },
  seats: {
    name: 'Tes candidatures',
    hint: 'Candidature acceptée ou refusée, place retirée, proposée ou manquée.',
  },
  changes: {
    name: 'Changements de tes sessions',
    hint: 'Nouvelle heure, nouveaux jeux, ou annulation.',
  },
  reminders: { name: 'Rappels', hint: 'Un jour et 15 minutes avant tes sessions.' },
  voice: { name: 'Vocal', hint: 'Quelqu’un lance le vocal dans une de tes sessions.' },
  messages: {
    name: 'Messages',
    hint: 'Messages privés, mentions, et nouveautés dans les salons de tes sessions.',
  },
  invitations: { name: 'Invitations à des sessions', hint: 'Un hôte ou un membre t’invite.' },
  friends: { name: 'Amis', hint: 'Nouvelles demandes d’ami, et qui a accepté les tiennes.' },
  calls: { name: 'Appels manqués', hint: 'Quelqu’un a essayé de t’appeler en ton absence.' },
  matches: {
    name: 'Recherches enregistrées',
    hint: 'Une nouvelle session correspond à une recherche enregistrée.',
  },
  afterwards: { name: 'Après une session', hint: 'Qui était là, et les mercis que tu reçois.' },
};

/** Words of the page where one chooses how to be notified. */
export const notificationSettings: Translated<typeof EnglishSettings> = {
  saved: 'Enregistré.',
  channels: { push: 'Push', email: 'E-mail' },
  topics: {
    title: 'Tes notifications',
    hint: 'Tout apparaît dans la cloche en haut. Choisis ce qui t’arrive aussi en ton absence : en push sur tes appareils, ou par e-mail si tu ne l’as pas lu au bout d’un moment.',
    what: 'Quoi',
    cell: (topic, channel) => `${topic} : ${channel}`,
    unconfirmed:
      'On n’envoie des e-mails qu’à une adresse confirmée. Confirme la tienne dans « Compte ».',
    noMail: 'Cette communauté n’envoie pas encore d’e-mails.',
  },
  when: {
    title: 'Quand et comment',
    quiet: 'Heures calmes',
    quietHint: 'Ni push ni e-mails pendant ces heures. Ce qui compte encore arrive à la fin.',
    from: 'De',
    to: 'À',
    same: 'Choisis une autre heure de fin.',
    digest: 'Un seul e-mail par jour',
    digestHint:
      'Ce que tu as manqué arrive en un e-mail à 9 h, avec ce que tu n’as pas lu dans la cloche. Les changements de sessions qui commencent dans la journée n’attendent pas cet e-mail, sauf si tu as désactivé les e-mails sur les changements.',
    zone: 'Fuseau horaire',
    private: 'Push discrets',
    privateHint: 'Les push disent ce qui s’est passé, mais sans noms ni messages.',
  },
};

/** Words about muted sessions. */
export const muting: Translated<typeof EnglishMuting> = {
  title: 'Sessions en sourdine',
  none: 'Tu n’as mis aucune session en sourdine. Ça se fait sur la page d’une session.',
  muteSession: 'Mettre en sourdine',
  unmuteSession: 'Retirer la sourdine',
  unmute: 'Retirer la sourdine',
  unmuteOne: (name) => `Retirer la sourdine pour ${name}`,
  muted: (name) => `Tu ne recevras plus de push ni d’e-mails sur ${name}.`,
  unmuted: (name) => `${name} n’est plus en sourdine.`,
};

/** Words of the page behind the link in emails. */
export const unsubscribing: Translated<typeof EnglishUnsubscribing> = {
  title: 'Se désabonner',
  lead: 'Tu ne veux plus de ces e-mails ? Un clic et c’est fini. Tu verras toujours tout dans la cloche.',
  submit: 'Se désabonner',
  undo: 'Se réabonner',
  digest: (on) =>
    on ? 'ton résumé quotidien' : 'ton résumé quotidien, et les e-mails pour chaque notification',
  done: (on, emails) =>
    on
      ? `Tu reçois de nouveau ces e-mails : ${emails}.`
      : `Tu ne recevras plus ces e-mails : ${emails}.`,
  dead: 'Ce lien a expiré ou n’est pas complet. Connecte-toi pour choisir tes e-mails.',
  settings: 'Réglages des notifications',
};

/** Words about the browsers that get pushes. */
export const pushDevices: Translated<typeof EnglishDevices> = {
  title: 'Appareils avec push',
  hint: 'Te déconnecter sur un appareil y arrête aussi les push.',
  unavailable: 'Cette communauté n’envoie pas encore de push.',
  on: 'Les notifications sont activées dans ce navigateur.',
  off: 'Ce navigateur ne reçoit pas encore de notifications.',
  unsupported: 'Ce navigateur ne peut pas recevoir de notifications quand Peerway est fermé.',
  test: 'M’envoyer un test',
  testOne: (name) => `M’envoyer un test sur ${name}`,
  tested: (name) => `Un test est en route vers ${name}.`,
  remove: 'Retirer',
  removeOne: (name) => `Arrêter les push sur ${name}`,
  removed: (name) => `${name} ne reçoit plus de push.`,
};
