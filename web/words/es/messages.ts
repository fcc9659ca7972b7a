import type { messages as English } from '../en/messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

/** Words of rooms and conversations. */
export const messages: Translated<typeof English> = {
  title: 'Mensajes',
  link: (unread) =>
    unread === 0
      ? 'Mensajes'
      : plural(unread, {
          one: 'Mensajes, 1 conversación con mensajes nuevos',
          other: `Mensajes, ${unread} conversaciones con mensajes nuevos`,
        }),
  none: 'Aún no hay mensajes',
  noneText: 'Puedes escribir a tus amigos y a la gente con la que compartes una partida.',
  unread: (count) => plural(count, { one: '1 nuevo', other: `${count} nuevos` }),
  shown: (count, more) =>
    more
      ? plural(count, { one: '1 conversación', other: `${count} conversaciones` })
      : plural(count, { one: '1 conversación en total', other: `Las ${count} conversaciones` }),
  moreConversations: 'Mostrar más conversaciones',
  deletedLast: 'Mensaje borrado',
  room: 'Sala',
  roomHint: 'Solo lo ven el host y los miembros.',
  with: (name) => `Mensajes con ${name}`,
  message: 'Mensaje',
  messageOne: (name) => `Escribir a ${name}`,
  empty: 'Aún no hay nada. ¡Saluda!',
  failed: 'No se pudieron cargar los mensajes.',
  missing: 'No puedes escribir a esta persona.',
  retry: 'Reintentar',
  closed: 'Ya no puedes escribir aquí.',
  write: 'Escribe un mensaje',
  send: 'Enviar',
  sending: 'Enviando…',
  discard: 'Borrar',
  older: 'Cargar mensajes anteriores',
  newFrom: 'Nuevos',
  toNewest: (count) => plural(count, { one: '1 mensaje nuevo', other: `${count} mensajes nuevos` }),
  toBottom: 'Mensajes más recientes',
  edited: 'editado',
  removed: {
    author: 'Este mensaje se borró.',
    host: 'El host quitó este mensaje.',
    admin: 'Un admin quitó este mensaje.',
  },
  typing: (names) =>
    names.length === 1 ? `${names[0]} está escribiendo…` : 'Varias personas están escribiendo…',
  more: (name) => `Más opciones para el mensaje de ${name}`,
  edit: 'Editar',
  remove: 'Borrar',
  save: 'Guardar',
  cancel: 'Cancelar',
  editing: 'Edita tu mensaje',
  you: 'Tú',
  search: {
    open: 'Buscar mensajes',
    label: 'Buscar mensajes',
    submit: 'Buscar',
    close: 'Cerrar búsqueda',
    older: 'Buscar en mensajes anteriores',
    found: (count, more) => {
      if (count === 0) return more ? 'Nada por ahora.' : 'No se encontraron mensajes.';
      return more
        ? plural(count, {
            one: '1 mensaje encontrado por ahora.',
            other: `${count} mensajes encontrados por ahora.`,
          })
        : plural(count, { one: '1 mensaje encontrado.', other: `${count} mensajes encontrados.` });
    },
  },
  gone: 'Ya no estás en esta partida, así que no puedes leer su sala ni escribir aquí.',
  unsent: 'Lo que escribiste no se envió:',
};
