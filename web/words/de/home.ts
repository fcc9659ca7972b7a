import type { memberNow as English } from '../en/home.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

/** Words above the lists of a member's home. */
export const memberNow: Translated<typeof English> = {
  label: 'Jetzt',
  next: 'Nächste Session',
  runs: 'Deine Session',
  nothing: 'Noch nichts geplant. Session finden',
  friends: 'Freunde',
  online: (count) => plural(count, { one: '1 Freund online', other: `${count} Freunde online` }),
  nobodyOnline: 'Gerade keine Freunde online',
};
