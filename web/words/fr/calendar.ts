import type { calendar as English } from '../en/calendar.ts';
import { formerPlayer } from '../made/fr/former-player.ts';
import type { Translated } from '../translated.ts';

/** Words of calendar files and feeds. */
export const calendar: Translated<typeof English> = {
  cancelled: (reason) => `Annulée : ${reason}`,
  hostedBy: (host) => `Organisée par ${host}`,
  formerPlayer,
  /** The platform that isn't a brand. */
  mobile: 'Mobile',
  games: (games, platforms) => `${games.join(', ')} (${platforms.join(', ')})`,
};
