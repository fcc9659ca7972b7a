import type { NoticeKind } from '../../../worker/contract/vocabulary.ts';
import type { notices as English } from '../en/notifications.ts';
import type { Translated } from '../translated.ts';

/** The actor comes with 님, or is 어떤 분. The session’s name comes in quotes and with 파티, or is 어떤 파티. */
type Sentence = (actor: string, session: string) => string;

const kinds: Record<NoticeKind, Sentence> = {
  'application-received': (actor, session) => `${actor}이 ${session}에 신청했어요`,
  'application-accepted': (_, session) => `${session} 참가가 확정됐어요`,
  'application-waiting': (_, session) => `${session} 대기 명단에 올라갔어요`,
  'application-declined': (_, session) => `${session} 신청이 거절됐어요`,
  'application-withdrawn': (actor, session) => `${actor}이 ${session} 신청을 취소했어요`,
  'member-left': (actor, session) => `${actor}이 ${session}에서 나갔어요`,
  'member-joined': (actor, session) => `${actor}이 ${session}에 들어왔어요`,
  'member-skipped': (actor, session) => `${actor}이 ${session}를 이번에는 쉬어요`,
  'series-left': (actor, session) => `${actor}이 ${session}의 남은 모든 회차에서 나갔어요`,
  'series-changed': (_, session) => `${session}와 이후 회차가 바뀌었어요`,
  'series-cancelled': (_, session) => `${session}와 이후 회차가 취소됐어요`,
  'member-removed': (_, session) => `${session}에서 내보내졌어요`,
  'session-changed': (_, session) => `${session}가 바뀌었어요`,
  'session-cancelled': (_, session) => `${session}가 취소됐어요`,
  'friend-invited': (actor) => `${actor}이 친구가 되고 싶어 해요`,
  'friend-accepted': (actor) => `${actor}이 친구 요청을 수락했어요`,
  'session-host-gone': (_, session) => `파티장이 진행할 수 없게 돼서 ${session}가 취소됐어요`,
  'session-taken-down': (_, session) => `Peerway 관리자가 ${session}를 게시 중단했어요`,
  'session-restored': (_, session) => `${session}가 복원됐어요`,
  'media-taken-down': () => '내 파일 하나가 게시 중단됐어요',
  'media-restored': () => '내 파일 하나가 복원됐어요',
  'message-removed': () => 'Peerway 관리자가 내 메시지 하나를 삭제했어요',
  'account-warned': () => '경고를 받았어요',
  'account-lifted': () => '다시 만나서 반가워요! 계정을 다시 쓸 수 있어요',
  'role-changed': () => '내 권한이 바뀌었어요',
  'report-decided': () => '신고가 검토됐어요',
  'report-upheld': () => '나에 대한 신고가 인정됐어요',
  'report-dismissed': () => '나에 대한 신고가 기각됐어요',
  'game-request-accepted': () => '요청한 게임이 추가됐어요',
  'game-request-declined': () => '요청한 게임이 거절됐어요',
  'invitation-accepted': (actor, session) => `${actor}이 ${session} 초대를 수락했어요`,
  mentioned: (actor, session) => `${actor}이 ${session}에서 나를 언급했어요`,
  'reminder-day': (_, session) => `${session}가 하루쯤 뒤에 시작해요`,
  'reminder-soon': (_, session) => `${session}가 곧 시작해요`,
  'session-matched': (_, session) => `${session}가 저장한 검색에 맞아요`,
  'seat-offered': (_, session) => `${session}에 빈자리가 났어요. 시간이 지나기 전에 받으세요`,
  'seat-offer-missed': (_, session) =>
    `${session}의 자리를 받을 시간이 지났어요. 대기 명단에는 그대로 있어요`,
  'session-invited': (actor, session) => `${actor}이 ${session}에 초대했어요`,
  'attendance-asked': (_, session) => `${session}에 모두 왔나요?`,
  'marked-absent': (_, session) => `${session}에 불참으로 표시됐어요`,
  'absence-contested': (actor, session) => `${actor}이 ${session}에 왔다고 해요`,
  thanked: (_, session) => `${session}에 대한 감사 인사를 받았어요`,
};

/** Words of the notices and their bell. */
export const notices: Translated<typeof English> = {
  kinds,
  title: '알림',
  bell: (unread) => (unread === 0 ? '알림' : `알림, 안 읽은 알림 ${unread}개`),
  count: (unread) => (unread >= 99 ? '99+' : String(unread)),
  unread: '새 알림:',
  read: (sentence) => `‘${sentence}’ 읽음으로 표시`,
  readAll: '모두 읽음으로 표시',
  accept: '수락',
  decline: '거절',
  acceptOne: (name) => `${name}님 수락`,
  declineOne: (name) => `${name}님 거절`,
  none: '아직 알림이 없어요',
  noneHint: '신청, 초대, 파티 변경 소식이 여기 나와요.',
  somebody: '누군가',
  /** One notice in a sentence. Whom or what it is about may be hidden from its reader by now. */
  sentence: ({ kind, actor, session }) => {
    const who = actor ? `${actor.name}님` : '어떤 분';
    return kinds[kind](who, session ? `‘${session.name}’ 파티` : '어떤 파티');
  },
};
