import type { messages as English } from '../en/messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

/** Words of rooms and conversations. */
export const messages: Translated<typeof English> = {
  title: 'Mensagens',
  link: (unread) =>
    unread === 0
      ? 'Mensagens'
      : plural(unread, {
          one: `Mensagens, ${unread} conversa com mensagens novas`,
          other: `Mensagens, ${unread} conversas com mensagens novas`,
        }),
  none: 'Nenhuma mensagem ainda',
  noneText: 'Você pode escrever para amigos e para quem divide uma sessão com você.',
  unread: (count) => plural(count, { one: `${count} nova`, other: `${count} novas` }),
  shown: (count, more) => {
    const conversations = plural(count, { one: `${count} conversa`, other: `${count} conversas` });
    return more ? conversations : `${conversations} no total`;
  },
  moreConversations: 'Mostrar mais conversas',
  deletedLast: 'Mensagem excluída',
  room: 'Sala',
  roomHint: 'Só o host e os membros veem isto.',
  with: (name) => `Mensagens com ${name}`,
  message: 'Mensagem',
  messageOne: (name) => `Enviar mensagem para ${name}`,
  empty: 'Nada por aqui ainda. Diga oi!',
  failed: 'Não deu para carregar as mensagens.',
  missing: 'Você não pode escrever para esta pessoa.',
  retry: 'Tentar de novo',
  closed: 'Você não pode mais escrever aqui.',
  write: 'Escreva uma mensagem',
  send: 'Enviar',
  sending: 'Enviando…',
  discard: 'Excluir',
  older: 'Carregar mensagens anteriores',
  newFrom: 'Novas',
  toNewest: (count) =>
    plural(count, { one: `${count} mensagem nova`, other: `${count} mensagens novas` }),
  toBottom: 'Mensagens mais recentes',
  edited: 'editada',
  removed: {
    author: 'Esta mensagem foi excluída.',
    host: 'Esta mensagem foi removida pelo host.',
    admin: 'Esta mensagem foi removida por um admin.',
  },
  typing: (names) =>
    names.length === 1 ? `${names[0]} está digitando…` : 'Várias pessoas estão digitando…',
  more: (name) => `Mais opções para a mensagem de ${name}`,
  edit: 'Editar',
  remove: 'Excluir',
  save: 'Salvar',
  cancel: 'Cancelar',
  editing: 'Edite sua mensagem',
  you: 'Você',
  search: {
    open: 'Buscar mensagens',
    label: 'Buscar mensagens',
    submit: 'Buscar',
    close: 'Fechar busca',
    older: 'Buscar mensagens anteriores',
    found: (count, more) => {
      if (count === 0) return more ? 'Nada encontrado até agora.' : 'Nenhuma mensagem encontrada.';
      const found = plural(count, {
        one: `${count} mensagem encontrada`,
        other: `${count} mensagens encontradas`,
      });
      return more ? `${found} até agora.` : `${found}.`;
    },
  },
  gone: 'Você não está mais nesta sessão, então não dá para ler a sala nem escrever aqui.',
  unsent: 'O que você digitou não foi enviado:',
};
