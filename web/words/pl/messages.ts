import type { messages as English } from '../en/messages.ts';
import type { Translated } from '../translated.ts';
import { amount } from './grammar.ts';

const conversations = (count: number) => amount(count, 'rozmowa', 'rozmowy', 'rozmów');

/** Words of rooms and conversations. */
export const messages: Translated<typeof English> = {
  title: 'Wiadomości',
  link: (unread) =>
    unread === 0 ? 'Wiadomości' : `Wiadomości, ${conversations(unread)} z nowymi wiadomościami`,
  none: 'Jeszcze nie ma wiadomości',
  noneText: 'Możesz pisać do znajomych i do osób, z którymi masz wspólną sesję.',
  unread: (count) => `nowe: ${count}`,
  shown: (count, more) => (more ? conversations(count) : `Razem ${conversations(count)}`),
  moreConversations: 'Pokaż więcej rozmów',
  deletedLast: 'Wiadomość usunięta',
  room: 'Pokój',
  roomHint: 'Widzą to tylko host i uczestnicy.',
  with: (name) => `Wiadomości: ${name}`,
  message: 'Napisz',
  messageOne: (name) => `Napisz: ${name}`,
  empty: 'Nic tu jeszcze nie ma. Przywitaj się!',
  failed: 'Nie udało się wczytać wiadomości.',
  missing: 'Do tej osoby nie możesz pisać.',
  retry: 'Spróbuj ponownie',
  closed: 'Nie możesz już tu pisać.',
  write: 'Napisz wiadomość',
  send: 'Wyślij',
  sending: 'Wysyłanie…',
  discard: 'Usuń',
  older: 'Wczytaj starsze wiadomości',
  newFrom: 'Nowe',
  toNewest: (count) => amount(count, 'nowa wiadomość', 'nowe wiadomości', 'nowych wiadomości'),
  toBottom: 'Najnowsze wiadomości',
  edited: 'edytowano',
  removed: {
    author: 'Ta wiadomość została usunięta.',
    host: 'Ta wiadomość została usunięta przez hosta.',
    admin: 'Ta wiadomość została usunięta przez admina.',
  },
  typing: (names) => (names.length === 1 ? `${names[0]} pisze…` : 'Pisze kilka osób…'),
  more: (name) => `Więcej opcji wiadomości: ${name}`,
  edit: 'Edytuj',
  remove: 'Usuń',
  save: 'Zapisz',
  cancel: 'Anuluj',
  editing: 'Edytuj swoją wiadomość',
  you: 'Ty',
  search: {
    open: 'Szukaj w wiadomościach',
    label: 'Szukaj w wiadomościach',
    submit: 'Szukaj',
    close: 'Zamknij wyszukiwanie',
    older: 'Szukaj w starszych',
    found: (count, more) => {
      if (count === 0) return more ? 'Na razie nic nie znaleziono.' : 'Nie znaleziono wiadomości.';
      const found = amount(count, 'wiadomość', 'wiadomości', 'wiadomości');
      return more ? `Na razie znaleziono: ${found}.` : `Znaleziono: ${found}.`;
    },
  },
  gone: 'Nie ma cię już w tej sesji, więc nie możesz czytać jej pokoju ani tu pisać.',
  unsent: 'Twój tekst nie został wysłany:',
};
