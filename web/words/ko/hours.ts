import type { fitWords as EnglishFit, hours as English } from '../en/hours.ts';
import type { Translated } from '../translated.ts';

/** Words of the hours in which someone has time to play. */
export const hours: Translated<typeof English> = {
  title: '내 시간',
  hint: '게임할 수 있는 시간을 표시해 주세요. 맞는 파티를 찾는 데 쓰고, 나만 볼 수 있어요.',
  grid: '요일별 시간',
  keys: '시간을 누르거나 드래그하세요. 키보드: 방향키로 이동, 스페이스로 표시, Shift와 방향키로 여러 칸 표시.',
  cell: (day, clock) => `${day} ${clock}`,
  hour: '시간',
  quick: { evenings: '평일 저녁', weekends: '주말' },
  clear: '모두 지우기',
  zone: (zone) => `${zone} 시간대 기준이에요.`,
  changeZone: (zone) => `${zone} 시간대로 바꾸기`,
  list: '글로 보기',
  none: '아직 표시한 시간이 없어요.',
  always: '매일 언제든지',
  span: (day, from, to) => `${day} ${from}~${to}`,
  spanOver: (day, from, nextDay, to) => `${day} ${from}~${nextDay} ${to}`,
  state: { saved: '저장됨', saving: '저장 중…', failed: '저장 안 됨' },
};

/** Why a session may fit. */
export const fitWords: Translated<typeof EnglishFit> = {
  why: '추천하는 이유',
  game: '내 게임',
  hours: '내 시간',
  language: '내 언어',
  level: '내 실력',
  region: '내 지역',
};
