import type { reports as English } from '../en/reports.ts';
import type { Translated } from '../translated.ts';
import { de } from './grammar.ts';

/** Words of sending a report, and of a warning. */
export const reports: Translated<typeof English> = {
  reasons: {
    harassment: 'Harcèlement ou menaces',
    hate: 'Discours haineux',
    sexual: 'Contenu sexuel ou non consenti',
    spam: 'Spam ou publicité',
    cheating: 'Triche ou boosting',
    impersonation: 'Se fait passer pour quelqu’un',
    other: 'Autre chose',
  },
  report: 'Signaler',
  /** By the kind of what is reported. A photo or video may have no name. */
  titles: {
    users: (name) => `Signaler ${name}`,
    sessions: (name) => `Signaler la session « ${name} »`,
    media: (alt) => (alt === '' ? 'Signaler cette photo ou vidéo' : `Signaler « ${alt} »`),
    calls: (names) => `Signaler l’appel avec ${names}`,
    messages: (name) => `Signaler le message ${de(name)}`,
  },
  intro:
    'Les admins voient ton nom et une copie de ce que tu signales. La personne signalée ne saura pas que c’est toi. On te dira ce qui a été décidé.',
  reason: 'Quel est le problème ?',
  choose: 'Choisir une raison',
  missing: 'Choisis une raison.',
  text: 'Que s’est-il passé ?',
  textHint: 'Avec tes mots. Obligatoire pour « Autre chose ».',
  block: (name) => `Bloquer aussi ${name}`,
  blockHint: 'Vous ne vous verrez plus nulle part sur Peerway. On ne lui dira rien.',
  submit: 'Envoyer le signalement',
  done: 'Merci pour ton signalement. On te dira ce qui a été décidé.',
  doneBlocked: (name) => `Merci pour ton signalement. Tu as bloqué ${name}.`,
  notBlocked: (name) =>
    `Merci pour ton signalement. Impossible de bloquer ${name}. Réessaie sur sa page.`,
  already: 'Tu l’as déjà signalé. On te dira ce qui a été décidé.',
  warning: {
    title: 'Tu as reçu un avertissement',
    intro: 'Un message des admins de Peerway :',
    outro: 'Si ça continue, ton compte peut être suspendu ou banni.',
    acknowledge: 'J’ai compris',
    failed: 'Ça n’a pas pu être enregistré. Réessaie.',
  },
};
