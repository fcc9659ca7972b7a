import type { memberNow as English } from '../en/home.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

/** Words above the lists of a member's home. */
export const memberNow: Translated<typeof English> = {
  label: 'Ahora',
  next: 'Próxima partida',
  runs: 'Tu partida está en curso',
  nothing: 'Aún no tienes planes. Busca una partida',
  friends: 'Amigos',
  online: (count) => plural(count, { one: '1 amigo en línea', other: `${count} amigos en línea` }),
  nobodyOnline: 'Ningún amigo en línea ahora',
};
