import type { adminReports as English } from '../en/moderation-reports.ts';
import type { Translated } from '../translated.ts';
import { counted, plural } from './grammar.ts';

/** Words of the report queue. */
export const adminReports: Translated<typeof English> = {
  lists: {
    open: 'Ouverts',
    mine: 'À traiter par toi',
    decided: 'Traités',
  },
  listLabel: 'Signalements',
  kinds: {
    users: 'Personne',
    sessions: 'Session',
    media: 'Photo ou vidéo',
    calls: 'Appel',
    messages: 'Message',
  },
  by: (name) => `signalé par ${name}`,
  about: (name) => `sur ${name}`,
  takenBy: (name) => `pris en charge par ${name}`,
  byYou: 'pris en charge par toi',
  upheld: 'confirmé',
  dismissed: 'rejeté',
  decidedBy: (name, ago) => `par ${name}, ${ago}`,
  open: 'Ouvrir',
  empty: {
    open: { title: 'Aucun signalement ouvert', text: 'Tous les signalements sont traités.' },
    mine: {
      title: 'Aucun signalement à traiter par toi',
      text: 'Prends-en un dans les signalements ouverts.',
    },
    decided: {
      title: 'Aucun signalement traité',
      text: 'Les signalements traités apparaissent ici, les plus récents d’abord.',
    },
  },
  files: (count) => plural(count, { one: `${count} fichier`, other: `${count} fichiers` }),
  saidBy: (name, text) => `${name} : « ${text} »`,
  said: 'Texte du signalement',
  saidNothing: 'Aucun message.',
  evidence: 'Preuves au moment du signalement',
  noWords: 'Aucun texte.',
  games: 'Jeux',
  starts: 'Début',
  from: 'Horaire',
  fromTo: '{start} – {end}',
  around: 'La conversation autour',
  deletedMessage: 'Supprimé avant le signalement',
  people: 'Qui était là',
  alsoOpen: (count) =>
    plural(count, {
      one: `Il y a ${count} autre signalement ouvert à ce sujet.`,
      other: `Il y a ${counted(count)} autres signalements ouverts à ce sujet.`,
    }),
  takenDown: 'Ce contenu est retiré.',
  gone: 'Le fichier a été supprimé.',
  reporter: 'Signalé par',
  reported: 'Sur',
  several: 'plusieurs personnes',
  sanction: (name) => `Avertir, suspendre ou bannir ${name}`,
  look: 'Voir la page',
  take: 'Prendre en charge',
  leave: 'Remettre dans la file',
  taken: 'Tu as pris en charge ce signalement.',
  left: 'Le signalement est de nouveau ouvert à tous les admins.',
  decide: 'Décider',
  decideHint:
    'Agis d’abord si besoin : avertis, suspends ou retire. Enregistre ensuite ta décision.',
  uphold: 'Confirmer',
  dismiss: 'Rejeter',
  upholdTitle: 'Confirmer ce signalement',
  dismissTitle: 'Rejeter ce signalement',
  upholdText:
    'Les deux côtés apprennent qu’il est confirmé, avec ta note. Ils ne voient aucun nom. Tu ne peux pas changer une décision.',
  dismissText:
    'La personne qui a signalé l’apprend, avec ta note. Tu ne peux pas changer une décision.',
  note: 'Note à qui a signalé',
  noteToReported: 'Note à la personne signalée',
  noteHintUpheld: 'Si elle est vide, cette personne reçoit la note ci-dessus.',
  noteHintDismissed: 'Si elle est vide, cette personne n’apprend rien.',
  noteMissing: 'Écris une note. La personne qui a signalé la reçoit avec la décision.',
  decided: 'Décision enregistrée. Les personnes concernées sont prévenues.',
  was: 'Décision',
};
