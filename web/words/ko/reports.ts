import type { ReportReason } from '../../../worker/contract/report-vocabulary.ts';
import type { reports as English } from '../en/reports.ts';
import type { Translated } from '../translated.ts';

const reasons: Record<ReportReason, string> = {
  harassment: '괴롭힘이나 협박',
  hate: '혐오 표현',
  sexual: '성적이거나 동의 없는 콘텐츠',
  spam: '스팸이나 광고',
  cheating: '핵 사용이나 대리',
  impersonation: '사칭',
  other: '기타',
};

/** Words of sending a report, and of a warning. */
export const reports: Translated<typeof English> = {
  reasons,
  report: '신고',
  /** By the kind of what is reported. A photo or video may have no name. */
  titles: {
    users: (name) => `${name}님 신고`,
    sessions: (name) => `‘${name}’ 파티 신고`,
    media: (alt) => (alt === '' ? '사진이나 동영상 신고' : `‘${alt}’ 신고`),
    calls: (names) => `${names}님과의 통화 신고`,
    messages: (name) => `${name}님의 메시지 신고`,
  },
  intro:
    '관리자에게는 내 닉네임과 신고한 내용의 사본이 보여요. 상대방은 누가 신고했는지 몰라요. 결과가 나오면 알려 드릴게요.',
  reason: '무엇이 문제인가요?',
  choose: '이유 선택',
  missing: '이유를 골라 주세요.',
  text: '무슨 일이 있었나요?',
  textHint: '자유롭게 적어 주세요. ‘기타’는 꼭 적어야 해요.',
  block: (name) => `${name}님 차단도 하기`,
  blockHint: 'Peerway 어디에서도 서로 보이지 않아요. 상대방에게 알리지 않아요.',
  submit: '신고 보내기',
  done: '신고해 주셔서 고마워요. 결과가 나오면 알려 드릴게요.',
  doneBlocked: (name) => `신고해 주셔서 고마워요. ${name}님을 차단했어요.`,
  notBlocked: (name) =>
    `신고해 주셔서 고마워요. ${name}님을 차단하지 못했어요. 그 사람의 페이지에서 다시 시도해 주세요.`,
  already: '이미 신고했어요. 결과가 나오면 알려 드릴게요.',
  warning: {
    title: '경고를 받았어요',
    intro: 'Peerway 관리자의 메시지:',
    outro: '계속되면 계정이 이용 정지되거나 영구 정지될 수 있어요.',
    acknowledge: '확인했어요',
    failed: '저장하지 못했어요. 다시 시도해 주세요.',
  },
};
