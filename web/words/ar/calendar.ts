import type { calendar as English } from '../en/calendar.ts';
import { formerPlayer } from '../made/ar/former-player.ts';
import type { Translated } from '../translated.ts';
import { name } from './grammar.ts';

/** Words of calendar files and feeds. */
export const calendar: Translated<typeof English> = {
  cancelled: (reason) => `أُلغيت: ${reason}`,
  hostedBy: (host) => `يستضيفها ${name(host)}`,
  formerPlayer,
  /** The platform that isn't a brand. */
  mobile: 'الجوال',
  games: (games, platforms) => `${games.map(name).join('، ')} (${platforms.join('، ')})`,
};
