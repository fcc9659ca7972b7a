import type { calendar as English } from '../en/calendar.ts';
import { formerPlayer } from '../made/de/former-player.ts';
import type { Translated } from '../translated.ts';

/** Words of calendar files and feeds. */
export const calendar: Translated<typeof English> = {
  cancelled: (reason) => `Abgesagt: ${reason}`,
  hostedBy: (host) => `Gehostet von ${host}`,
  formerPlayer,
  /** The platform that isn't a brand. */
  mobile: 'Handy',
  games: (games, platforms) => `${games.join(', ')} (${platforms.join(', ')})`,
};
