import type { calendar as English } from '../en/calendar.ts';
import { formerPlayer } from '../made/es/former-player.ts';
import type { Translated } from '../translated.ts';

/** Words of calendar files and feeds. */
export const calendar: Translated<typeof English> = {
  cancelled: (reason) => `Cancelada: ${reason}`,
  hostedBy: (host) => `Organiza ${host}`,
  formerPlayer,
  /** The platform that isn't a brand. */
  mobile: 'Móvil',
  games: (games, platforms) => `${games.join(', ')} (${platforms.join(', ')})`,
};
