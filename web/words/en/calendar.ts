import { formerPlayer } from '../made/en/former-player.ts';

/** Words of calendar files and feeds. */
export const calendar = {
  cancelled: (reason: string) => `Cancelled: ${reason}`,
  hostedBy: (host: string) => `Hosted by ${host}`,
  formerPlayer,
  /** The platform that isn't a brand. */
  mobile: 'Mobile',
  games: (games: readonly string[], platforms: readonly string[]) =>
    `${games.join(', ')} (${platforms.join(', ')})`,
};
