import type { pushes as English } from '../en/push.ts';
import { notices } from '../made/pl/notifications.ts';
import type { Translated } from '../translated.ts';
import { noticeSentence } from './notice-sentence.ts';

/** Sentences of pushes and emails. They say what has happened, without a full stop. */
export const pushes: Translated<typeof English> = {
  /** Without names and quotes, for those who want their pushes private. */
  private: {
    applications: 'Wieści o chętnych do twojej sesji',
    seats: 'Wieści o twojej prośbie o miejsce',
    changes: 'Zmiana w sesji',
    reminders: 'Twoja sesja niedługo się zaczyna',
    voice: 'Zaczęła się rozmowa na voice',
    messages: 'Masz nową wiadomość',
    invitations: 'Masz zaproszenie do sesji',
    friends: 'Wieści o twoich znajomych',
    calls: 'Masz nieodebrane połączenie',
    matches: 'Sesja pasuje do twojego wyszukiwania',
    afterwards: 'Wieści po twojej sesji',
  },
  sentence: ({ what, actor, session }) => {
    const who = actor?.name ?? notices.somebody;
    if (what === 'message')
      return session ? `${who} pisze w sesji „${session.name}”` : `${who} pisze do ciebie`;
    if (what === 'voice')
      return session
        ? `Zaczęła się rozmowa na voice w sesji „${session.name}”`
        : 'W sesji zaczęła się rozmowa na voice';
    if (what === 'missed-call')
      return actor ? `Nieodebrane połączenie: ${actor.name}` : 'Masz nieodebrane połączenie';
    return noticeSentence({ kind: what, actor, session });
  },
  test: 'Działa: tak Peerway powiadamia cię tutaj',
};
