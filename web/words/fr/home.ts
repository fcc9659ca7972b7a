import type { memberNow as English } from '../en/home.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

/** Words above the lists of a member's home. */
export const memberNow: Translated<typeof English> = {
  label: 'Maintenant',
  next: 'Prochaine session',
  runs: 'Ta session est en cours',
  nothing: 'Rien de prévu pour l’instant. Trouve une session',
  friends: 'Amis',
  online: (count) =>
    plural(count, { one: `${count} ami en ligne`, other: `${count} amis en ligne` }),
  nobodyOnline: 'Aucun ami en ligne pour l’instant',
};
