import type { pushes as English } from '../en/push.ts';
import { notices } from '../made/de/notifications.ts';
import type { Translated } from '../translated.ts';
import { noticeSentence } from './notice-sentence.ts';

/** Sentences of pushes and emails. They say what has happened, without a full stop. */
export const pushes: Translated<typeof English> = {
  /** Without names and quotes, for those who want their pushes private. */
  private: {
    applications: 'Neues dazu, wer in deine Session will',
    seats: 'Neues zu deiner Bewerbung',
    changes: 'Eine Session wurde geändert',
    reminders: 'Deine Session startet bald',
    voice: 'Voice-Chat wurde gestartet',
    messages: 'Du hast eine neue Nachricht',
    invitations: 'Du hast eine Einladung zu einer Session',
    friends: 'Neues von deinen Freunden',
    calls: 'Du hast einen Anruf verpasst',
    matches: 'Eine Session passt zu deiner Suche',
    afterwards: 'Neues zu einer Session, in der du warst',
  },
  sentence: ({ what, actor, session }) => {
    const who = actor?.name ?? notices.somebody;
    if (what === 'message')
      return session ? `${who} hat in ${session.name} geschrieben` : `${who} hat dir geschrieben`;
    if (what === 'voice')
      return `In ${session?.name ?? 'einer Session'} wurde der Voice-Chat gestartet`;
    if (what === 'missed-call')
      return actor
        ? `Du hast einen Anruf von ${actor.name} verpasst`
        : 'Du hast einen Anruf verpasst';
    return noticeSentence({ kind: what, actor, session });
  },
  test: 'Klappt: So benachrichtigt dich Peerway hier',
};
