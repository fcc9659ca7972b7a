import type { messages as English } from '../en/messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

/** Words of rooms and conversations. */
export const messages: Translated<typeof English> = {
  title: 'Nachrichten',
  link: (unread) =>
    unread === 0
      ? 'Nachrichten'
      : plural(unread, {
          one: 'Nachrichten, 1 Chat mit neuen Nachrichten',
          other: `Nachrichten, ${unread} Chats mit neuen Nachrichten`,
        }),
  none: 'Noch keine Nachrichten',
  noneText: 'Du kannst Freunden schreiben und Leuten, mit denen du eine Session teilst.',
  unread: (count) => `${count} neu`,
  shown: (count, more) =>
    more
      ? plural(count, { one: '1 Chat', other: `${count} Chats` })
      : plural(count, { one: '1 Chat, das ist alles', other: `Alle ${count} Chats` }),
  moreConversations: 'Mehr Chats anzeigen',
  deletedLast: 'Nachricht gelöscht',
  room: 'Raum',
  roomHint: 'Das sehen nur Host und Mitglieder.',
  with: (name) => `Nachrichten mit ${name}`,
  message: 'Nachricht',
  messageOne: (name) => `Nachricht an ${name}`,
  empty: 'Noch nichts hier. Sag hallo!',
  failed: 'Die Nachrichten konnten nicht geladen werden.',
  missing: 'Du kannst dieser Person nicht schreiben.',
  retry: 'Nochmal versuchen',
  closed: 'Du kannst hier nicht mehr schreiben.',
  write: 'Nachricht schreiben',
  send: 'Senden',
  sending: 'Wird gesendet …',
  discard: 'Löschen',
  older: 'Ältere Nachrichten laden',
  newFrom: 'Neu',
  toNewest: (count) =>
    plural(count, { one: '1 neue Nachricht', other: `${count} neue Nachrichten` }),
  toBottom: 'Neueste Nachrichten',
  edited: 'bearbeitet',
  removed: {
    author: 'Diese Nachricht wurde gelöscht.',
    host: 'Der Host hat diese Nachricht entfernt.',
    admin: 'Ein Admin hat diese Nachricht entfernt.',
  },
  typing: (names) => (names.length === 1 ? `${names[0]} schreibt …` : 'Mehrere Leute schreiben …'),
  more: (name) => `Mehr zur Nachricht von ${name}`,
  edit: 'Bearbeiten',
  remove: 'Löschen',
  save: 'Speichern',
  cancel: 'Abbrechen',
  editing: 'Nachricht bearbeiten',
  you: 'Du',
  search: {
    open: 'Nachrichten durchsuchen',
    label: 'Nachrichten durchsuchen',
    submit: 'Suchen',
    close: 'Suche schließen',
    older: 'Ältere Nachrichten durchsuchen',
    found: (count, more) => {
      if (count === 0) return more ? 'Bisher nichts gefunden.' : 'Keine Nachrichten gefunden.';
      return more
        ? plural(count, {
            one: 'Bisher 1 Nachricht gefunden.',
            other: `Bisher ${count} Nachrichten gefunden.`,
          })
        : plural(count, {
            one: '1 Nachricht gefunden.',
            other: `${count} Nachrichten gefunden.`,
          });
    },
  },
  gone: 'Du bist nicht mehr in dieser Session. Deshalb kannst du ihren Raum nicht lesen und hier nicht schreiben.',
  unsent: 'Das hast du getippt, aber es wurde nicht gesendet:',
};
