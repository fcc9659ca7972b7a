import type { pushes as English } from '../en/push.ts';
import { notices } from '../made/pt-BR/notifications.ts';
import type { Translated } from '../translated.ts';
import { noticeSentence } from './notice-sentence.ts';

/** Sentences of pushes and emails. They say what has happened, without a full stop. */
export const pushes: Translated<typeof English> = {
  /** Without names and quotes, for those who want their pushes private. */
  private: {
    applications: 'Novidades sobre quem quer entrar na sua sessão',
    seats: 'Novidades sobre o seu pedido',
    changes: 'Há mudanças em uma sessão',
    reminders: 'Sua sessão começa em breve',
    voice: 'Começou um chat de voz',
    messages: 'Você tem uma mensagem nova',
    invitations: 'Convidaram você para uma sessão',
    friends: 'Novidades dos seus amigos',
    calls: 'Você perdeu uma chamada',
    matches: 'Uma sessão combina com a sua busca',
    afterwards: 'Novidades de uma sessão em que você jogou',
  },
  sentence: ({ what, actor, session }) => {
    const who = actor?.name ?? notices.somebody;
    if (what === 'message')
      return session ? `${who} escreveu em ${session.name}` : `${who} escreveu para você`;
    if (what === 'voice') return `Começou o chat de voz em ${session?.name ?? 'uma sessão'}`;
    if (what === 'missed-call')
      return actor ? `Você perdeu uma chamada de ${actor.name}` : 'Você perdeu uma chamada';
    return noticeSentence({ kind: what, actor, session });
  },
  test: 'Funcionou: é assim que o Peerway avisa você aqui',
};
