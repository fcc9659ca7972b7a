import type { NotificationTopic } from '../../../worker/contract/vocabulary.ts';
import type {
  muting as EnglishMuting,
  notificationSettings as EnglishSettings,
  pushDevices as EnglishDevices,
  unsubscribing as EnglishUnsubscribing,
} from '../en/notification-settings.ts';
import type { Translated } from '../translated.ts';

/** What people can be notified of, and what belongs to it. */
export const topics: Record<NotificationTopic, { name: string; hint: string }> = {
  applications: { name: '내 파티 신청', hint: '누군가 신청하거나 취소하거나 나가요.' },
  seats: { name: '내가 한 신청', hint: '수락, 거절, 내보내기, 자리 제안이나 놓친 제안.' },
  changes: { name: '파티 변경', hint: '시간이나 게임이 바뀌거나 취소돼요.' },
  reminders: { name: '미리 알림', hint: '파티 하루 전과 15분 전.' },
  voice: { name: '음성 채팅', hint: '내 파티에서 누군가 음성 채팅을 시작해요.' },
  messages: {
    name: '메시지',
    hint: '개인 메시지, 나를 언급한 메시지, 내 파티 채팅방의 새 메시지.',
  },
  invitations: { name: '파티 초대', hint: '파티장이나 파티원이 초대해요.' },
  friends: { name: '친구', hint: '새 친구 요청과 내 요청을 수락한 사람.' },
  calls: { name: '부재중 전화', hint: '자리를 비운 동안 온 전화.' },
  matches: { name: '저장한 검색', hint: '저장한 검색에 맞는 새 파티.' },
  afterwards: { name: '파티가 끝나고', hint: '누가 왔는지, 그리고 받은 감사 인사.' },
};

/** Words of the page where one chooses how to be notified. */
export const notificationSettings: Translated<typeof EnglishSettings> = {
  saved: '저장했어요.',
  channels: { push: '푸시', email: '이메일' },
  topics: {
    title: '받을 알림',
    hint: '모든 알림은 위쪽 종 모양에 나와요. 자리를 비웠을 때도 받을 것을 골라 주세요. 기기의 푸시 알림으로, 또는 한동안 읽지 않으면 이메일로 와요.',
    what: '종류',
    cell: (topic, channel) => `${topic}: ${channel}`,
    unconfirmed: '인증된 이메일로만 보내요. ‘계정’에서 이메일을 인증해 주세요.',
    noMail: '이 커뮤니티는 아직 이메일을 보내지 않아요.',
  },
  when: {
    title: '시간과 방식',
    quiet: '방해 금지 시간',
    quietHint:
      '이 시간에는 푸시 알림도 이메일도 안 와요. 아직 유효한 소식은 이 시간이 끝난 뒤에 보내 드려요.',
    from: '시작',
    to: '끝',
    same: '끝나는 시간을 다르게 골라 주세요.',
    digest: '하루 한 번 이메일',
    digestHint:
      '놓친 소식을 오전 9시에 이메일 하나로 모아 보내요. 종 모양에서 읽지 않은 알림이 담겨요. 하루 안에 시작하는 파티의 변경 소식은 변경 이메일을 끄지 않았다면 이 이메일을 기다리지 않고 보내요.',
    zone: '시간대',
    private: '푸시 알림 내용 숨기기',
    privateHint: '무슨 일인지만 알려 주고 닉네임과 메시지는 보여 주지 않아요.',
  },
};

/** Words about muted sessions. */
export const muting: Translated<typeof EnglishMuting> = {
  title: '알림을 끈 파티',
  none: '알림을 끈 파티가 없어요. 파티 페이지에서 끌 수 있어요.',
  muteSession: '파티 알림 끄기',
  unmuteSession: '파티 알림 켜기',
  unmute: '알림 켜기',
  unmuteOne: (name) => `${name} 알림 켜기`,
  muted: (name) => `‘${name}’ 푸시 알림과 이메일을 보내지 않을게요.`,
  unmuted: (name) => `‘${name}’ 알림을 다시 켰어요.`,
};

/** Words of the page behind the link in emails. */
export const unsubscribing: Translated<typeof EnglishUnsubscribing> = {
  title: '수신 거부',
  lead: '이런 이메일을 그만 받고 싶나요? 한 번만 누르면 돼요. 종 모양에서는 계속 모두 볼 수 있어요.',
  submit: '그만 받기',
  undo: '되돌리기',
  digest: (on) => (on ? '하루 요약' : '하루 요약, 그리고 개별 알림 이메일'),
  done: (on, emails) =>
    on ? `다시 이메일을 받아요: ${emails}.` : `이제 이메일을 받지 않아요: ${emails}.`,
  dead: '만료됐거나 잘린 링크예요. 로그인해서 받을 이메일을 바꿔 주세요.',
  settings: '알림 설정',
};

/** Words about the browsers that get pushes. */
export const pushDevices: Translated<typeof EnglishDevices> = {
  title: '푸시 알림을 받는 기기',
  hint: '기기에서 로그아웃하면 푸시 알림도 멈춰요.',
  unavailable: '이 커뮤니티는 아직 푸시 알림을 보내지 않아요.',
  on: '이 브라우저의 알림이 켜져 있어요.',
  off: '이 브라우저는 아직 알림을 받지 않아요.',
  unsupported: 'Peerway가 닫혀 있으면 이 브라우저에서는 알림을 받을 수 없어요.',
  test: '테스트 보내기',
  testOne: (name) => `${name}: 테스트 보내기`,
  tested: (name) => `테스트를 보냈어요: ${name}`,
  remove: '삭제',
  removeOne: (name) => `${name}: 푸시 알림 중지`,
  removed: (name) => `이제 푸시 알림을 받지 않아요: ${name}`,
};
