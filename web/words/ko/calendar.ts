import type { calendar as English } from '../en/calendar.ts';
import { formerPlayer } from '../made/ko/former-player.ts';
import type { Translated } from '../translated.ts';

/** Words of calendar files and feeds. */
export const calendar: Translated<typeof English> = {
  cancelled: (reason) => `취소됨: ${reason}`,
  hostedBy: (host) => `파티장 ${host}`,
  formerPlayer,
  /** The platform that isn't a brand. */
  mobile: '모바일',
  games: (games, platforms) => `${games.join(', ')} (${platforms.join(', ')})`,
};
