import type { previews as English } from '../en/previews.ts';
import type { Translated } from '../translated.ts';
import { list } from './formats.ts';

const NAME = 'Peerway';

const DESCRIPTION =
  '오늘 밤 같이 게임할 사람을 찾아보세요. 파티, 플레이어, 통화까지. 사람들에게 가는 나만의 길.';

let moments: Intl.DateTimeFormat | undefined;

const moment = (at: number) => {
  moments ??= new Intl.DateTimeFormat('ko', {
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
  product: { title: `${NAME}: 사람들에게 가는 나만의 길`, description: DESCRIPTION },
  search: '파티 찾기',
  searchGame: (game) => `${game} 같이 하기`,
  searchCategory: (category) => `${category}: 참가할 수 있는 파티`,
  categories: '카테고리별 게임',
  imprint: '운영자 정보',
  privacy: '개인정보 처리방침',
  terms: '이용약관',
  cancelled: (session) => `취소됨: ${session}`,
  session: (games, startsAt) => `${list(games)} · ${moment(startsAt)}`,
  sessionCancelled: (games) => `${list(games)} · 취소된 파티예요.`,
  player: 'Peerway 플레이어예요.',
  plays: (games) => `하는 게임: ${list(games)}.`,
};
