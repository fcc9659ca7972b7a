import type { calendar as English } from '../en/calendar.ts';
import { formerPlayer } from '../made/zh-Hans/former-player.ts';
import type { Translated } from '../translated.ts';

/** Words of calendar files and feeds. */
export const calendar: Translated<typeof English> = {
  cancelled: (reason) => `已取消：${reason}`,
  hostedBy: (host) => `房主：${host}`,
  formerPlayer,
  /** The platform that isn't a brand. */
  mobile: '手机',
  games: (games, platforms) => `${games.join('、')}（${platforms.join('、')}）`,
};
