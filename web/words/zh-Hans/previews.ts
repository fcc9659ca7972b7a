import type { previews as English } from '../en/previews.ts';
import type { Translated } from '../translated.ts';
import { list } from './grammar.ts';

const NAME = 'Peerway';

const DESCRIPTION = '找人今晚一起玩：开黑局、玩家和语音通话。带你找到一起玩的人。';

let moments: Intl.DateTimeFormat | undefined;

const moment = (at: number) => {
  moments ??= new Intl.DateTimeFormat('zh-Hans', {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return moments.format(at);
};

/** What other programs show of a shared link. */
export const previews: Translated<typeof English> = {
  name: NAME,
  product: { title: `${NAME}：带你找到一起玩的人`, description: DESCRIPTION },
  search: '找开黑局',
  searchGame: (game) => `找人一起玩 ${game}`,
  searchCategory: (category) => `${category}：可加入的开黑局`,
  categories: '按分类看游戏',
  imprint: '网站信息',
  privacy: '隐私',
  terms: '使用条款',
  cancelled: (session) => `已取消：${session}`,
  session: (games, startsAt) => `${list(games)} · ${moment(startsAt)}`,
  sessionCancelled: (games) => `${list(games)} · 这个开黑局已取消。`,
  player: 'Peerway 上的玩家。',
  plays: (games) => `在玩 ${list(games)}。`,
};
