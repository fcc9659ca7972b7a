import type { memberNow as English } from '../en/home.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

/** Words above the lists of a member's home. */
export const memberNow: Translated<typeof English> = {
  label: 'Agora',
  next: 'Próxima sessão',
  runs: 'Sua sessão está rolando',
  nothing: 'Nada marcado ainda. Encontre uma sessão',
  friends: 'Amigos',
  online: (count) =>
    plural(count, { one: `${count} amigo online`, other: `${count} amigos online` }),
  nobodyOnline: 'Nenhum amigo online agora',
};
