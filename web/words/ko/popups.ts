import type { popups as English } from '../en/popups.ts';
import type { Translated } from '../translated.ts';

/** Words of the popups that send an application or an invite. */
export const popups: Translated<typeof English> = {
  apply: {
    title: (session) => `파티 신청: ${session}`,
    text: '파티장에게 보낼 메시지',
    hint: '어떤 게임을 어떻게 즐기는지 알려 주세요. 파티장이 보고 결정해요.',
    adults: '만 18세 이상이에요',
    adultsHint: '성인만 참가할 수 있는 파티예요.',
    submit: '신청 보내기',
    done: (session) => `신청했어요: ${session}`,
    already: '이미 파티원이거나 신청을 보냈어요',
  },
  add: {
    title: (user) => `친구 추가: ${user}`,
    text: '요청과 함께 보낼 메시지',
    submit: '친구 요청 보내기',
    done: (user) => `${user}님에게 친구 요청을 보냈어요`,
    already: '이미 친구 요청을 보냈어요',
    login: '로그인해 주세요!',
  },
};
