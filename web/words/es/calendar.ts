import type { calendar as English } from '../en/calendar.ts';
import type { Translated } from '../translated.ts';
import { formerPlayer } from './former-player.ts';

/** Words of calendar files and feeds. */
export const calendar: Translated<typeof English> = {
  cancelled: (reason) => `Cancelada: ${reason}`,
  hostedBy: (host) => `Organiza ${host}`,
  formerPlayer,
  /** The platform that isn't a brand. */
  mobile: 'Móvil',
  games: (games, platforms) => `${games.join(', ')} (${platforms.join(', ')})`,
};
