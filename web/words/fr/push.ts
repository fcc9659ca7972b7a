import type { pushes as English } from '../en/push.ts';
import { notices } from '../made/fr/notifications.ts';
import type { Translated } from '../translated.ts';
import { de } from './grammar.ts';
import { noticeSentence } from './notice-sentence.ts';

/** Sentences of pushes and emails. They say what has happened, without a full stop. */
export const pushes: Translated<typeof English> = {
  /** Without names and quotes, for those who want their pushes private. */
  private: {
    applications: 'Du nouveau sur qui veut rejoindre ta session',
    seats: 'Du nouveau sur ta candidature',
    changes: 'Une session a changé',
    reminders: 'Ta session commence bientôt',
    voice: 'Le vocal a démarré',
    messages: 'Tu as un nouveau message',
    invitations: 'On t’invite à une session',
    friends: 'Du nouveau chez tes amis',
    calls: 'Tu as manqué un appel',
    matches: 'Une session correspond à ta recherche',
    afterwards: 'Du nouveau sur une session où tu étais',
  },
  sentence: ({ what, actor, session }) => {
    const who = actor?.name ?? notices.somebody;
    if (what === 'message')
      return session ? `${who} a écrit dans ${session.name}` : `${who} t’a écrit`;
    if (what === 'voice') return `Le vocal a démarré dans ${session?.name ?? 'une session'}`;
    if (what === 'missed-call')
      return actor ? `Appel manqué ${de(actor.name)}` : 'Tu as manqué un appel';
    return noticeSentence({ kind: what, actor, session });
  },
  test: 'Ça marche : voilà comment Peerway te notifie ici',
};
