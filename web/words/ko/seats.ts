import type { Audience } from '../../../worker/contract/vocabulary.ts';
import type { seats as English } from '../en/seats.ts';
import type { Translated } from '../translated.ts';

const instant: Record<Audience, { name: string; hint: string }> = {
  nobody: { name: '내가 결정', hint: '신청을 하나씩 보고 수락하거나 거절해요.' },
  friends: { name: '친구는 바로 참가', hint: '다른 사람은 신청하고, 내가 결정해요.' },
  everyone: { name: '누구나 바로 참가', hint: '자리가 찰 때까지 선착순이에요.' },
};

/** Words of instant seats, of roles, and of offers from the waiting list. */
export const seats: Translated<typeof English> = {
  editor: {
    title: '참가 방식',
    instantLabel: '자리를 받는 사람',
    instant,
    roles: '역할 (선택)',
    rolesHint: (most) =>
      `역할마다 자리를 따로 둘 수 있어요. 예: 탱커 1, 힐러 1. 역할은 최대 ${most}개예요.`,
    role: (place) => `역할 ${place}`,
    rolePlaceholder: '탱커',
    roleSeats: '자리',
    addRole: '역할 추가',
    removeRole: (name) => (name === '' ? '역할 삭제' : `역할 삭제: ${name}`),
    rest: (count) => `${count}자리는 역할 상관없어요.`,
  },
  rules: {
    roleName: '역할마다 이름을 지어 주세요.',
    roleTwice: '같은 역할은 한 번만 넣을 수 있어요.',
    roleSeats: '역할마다 자리가 1개 이상 있어야 해요.',
    tooMany: '역할의 자리가 파티의 자리보다 많아요. 한 자리는 내 자리예요.',
  },
  page: {
    roles: '역할',
    any: '역할 무관',
    taken: (taken, total) => `${taken}/${total}`,
    full: '마감',
    held: (count) => `${count}자리를 대기 명단에 제안 중`,
  },
  join: {
    now: '바로 참가',
    hint: '바로 자리를 받아요.',
    roleFullHint: '내 역할에 빈자리가 있으면 바로 받고, 없으면 대기 명단에 올라가요.',
    listHint: '자리가 다 찼어요. 대기 명단에 이름을 올릴 수 있어요.',
    role: '내 역할',
    any: '역할 무관',
    full: (role) => `${role} (마감)`,
    text: '파티장에게 보낼 메시지 (선택)',
    joined: (session) => `참가 확정: ${session}`,
    waiting: (session) => `대기 명단에 올라갔어요: ${session}`,
  },
  offer: {
    title: '빈자리가 났어요',
    until: (clock) => `${clock}까지 받으면 내 자리가 돼요.`,
    left: (time) => `${time} 남았어요.`,
    passHint: '양보하면 다음 사람에게 가고, 나는 대기 명단에서 빠져요.',
    freeHint: '다른 사람보다 먼저 받아 보세요.',
    take: '자리 받기',
    pass: '양보',
    takeIn: (session) => `자리 받기: ${session}`,
    taken: '참가가 확정됐어요.',
    passed: '양보했어요. 자리는 다음 사람에게 가요.',
    offered: (clock) => `${clock}까지 자리 제안 중`,
  },
  host: {
    roleOf: (name) => `${name}님의 역할`,
    given: (name, role) => `${name}님의 역할: ${role}`,
    givenAny: (name) => `${name}님은 이제 역할 무관이에요.`,
  },
};
