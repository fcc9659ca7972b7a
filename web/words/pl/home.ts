import type { memberNow as English } from '../en/home.ts';
import type { Translated } from '../translated.ts';
import { amount } from './grammar.ts';

/** Words above the lists of a member's home. */
export const memberNow: Translated<typeof English> = {
  label: 'Teraz',
  next: 'Następna sesja',
  runs: 'Twoja sesja trwa',
  nothing: 'Nic w planach. Znajdź sesję',
  friends: 'Znajomi',
  online: (count) => amount(count, 'znajomy online', 'znajomych online', 'znajomych online'),
  nobodyOnline: 'Nikt ze znajomych nie jest online',
};
