import type { calendar as English } from '../en/calendar.ts';
import { formerPlayer } from '../made/ja/former-player.ts';
import type { Translated } from '../translated.ts';

/** Words of calendar files and feeds. */
export const calendar: Translated<typeof English> = {
  cancelled: (reason) => `中止：${reason}`,
  hostedBy: (host) => `ホスト：${host}`,
  formerPlayer,
  /** The platform that isn't a brand. */
  mobile: 'モバイル',
  games: (games, platforms) => `${games.join('、')}（${platforms.join('、')}）`,
};
