import type { Weekday } from '../../../worker/contract/vocabulary.ts';
import type { series as English } from '../en/series.ts';
import type { Translated } from '../translated.ts';

const everyWeeks = (weeks: number) => (weeks === 1 ? '매주' : `${weeks}주마다`);

const weekday: Record<Weekday, string> = {
  monday: '월요일',
  tuesday: '화요일',
  wednesday: '수요일',
  thursday: '목요일',
  friday: '금요일',
  saturday: '토요일',
  sunday: '일요일',
};

/** Words of sessions that repeat. */
export const series: Translated<typeof English> = {
  weekday,
  shortWeekday: {
    monday: '월',
    tuesday: '화',
    wednesday: '수',
    thursday: '목',
    friday: '금',
    saturday: '토',
    sunday: '일',
  },
  editor: {
    repeats: '반복',
    repeatsHint:
      '수락한 사람은 모든 회차에 참가하고, 자리가 찬 회차에서는 대기 명단에 올라가요. 한 번 쉴 수도 있어요.',
    days: '요일',
    daysHint: (zone) => `시작하는 요일은 항상 포함돼요. 시간대: ${zone}.`,
    every: '주기',
    everyWeeks,
    until: '마지막 날',
    untilHint: (weeks) => `첫 파티부터 최대 ${weeks}주 뒤까지예요.`,
    untilMissing: '마지막 날을 골라 주세요.',
    untilEarly: '마지막 날은 첫날보다 뒤여야 해요.',
    added: (name) => `‘${name}’ 정기 파티를 열었어요. 친구들에게 링크를 공유해 보세요.`,
    scope: '바꿀 범위',
    one: '이번 파티만',
    oneHint: '다른 회차는 그대로예요.',
    following: '이번 파티와 이후 모두',
    followingHint: '파티원에게는 한 번만 알려요.',
    saved: '이번 파티와 이후 모든 회차에 저장했어요.',
  },
  place: (number, of) => `전체 ${of}회 중 ${number}회차`,
  title: '모든 회차',
  rule: (weeks, weekdays, time) =>
    `${everyWeeks(weeks)} ${weekdays.map((day) => weekday[day]).join(', ')} ${time}`,
  zone: (zone) => `${zone} 시간대`,
  soon: '이후 회차는 4주 전부터 여기 나와요.',
  here: '이번 파티',
  number: (number) => `${number}회차`,
  loading: '회차를 불러오는 중…',
  skipped: '쉬어요',
  acceptedHint: '이번 파티에 자리가 있어요. 이 정기 파티의 이후 회차에도 참가해요.',
  skipping: '이번 파티에는 참가하지 않아요',
  skippingHint: '정기 파티에는 그대로 있어요. 그래도 오고 싶다면 다시 신청해 주세요.',
  leave: '쉬기 또는 나가기',
  leaveTitle: '이번만 쉴까요, 정기 파티에서 나갈까요?',
  leaveText:
    '이번만 쉬면 내 자리는 다른 사람이 쓸 수 있게 비고, 다른 회차는 그대로예요. 나가면 아직 시작하지 않은 모든 회차의 자리나 대기 순서를 잃어요.',
  skip: '이번만 쉬기',
  leaveAll: '정기 파티 나가기',
  leaveAllTitle: '정기 파티에서 나갈까요?',
  leaveAllText: '아직 시작하지 않은 모든 회차의 자리나 대기 순서를 잃어요.',
  skippedNow: '이번 파티는 쉬어요. 다른 회차에는 그대로 참가해요.',
  left: '정기 파티에서 나갔어요.',
  cancelScope: '취소할 범위',
  cancelFollowing: '이번 파티와 이후 모두',
  cancelledFollowing:
    '이번 파티와 이후 파티를 모두 취소했어요. 파티원과 신청한 사람 모두에게 한 번만 알렸어요.',
};
