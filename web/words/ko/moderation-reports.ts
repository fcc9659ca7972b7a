import type { ReportKind, ReportListName } from '../../../worker/contract/report-vocabulary.ts';
import type { adminReports as English } from '../en/moderation-reports.ts';
import type { Translated } from '../translated.ts';
import { counted } from './formats.ts';

const kinds: Record<ReportKind, string> = {
  users: '유저',
  sessions: '파티',
  media: '사진이나 동영상',
  calls: '통화',
  messages: '메시지',
};

const reportLists: Record<ReportListName, string> = {
  open: '처리 전',
  mine: '내 담당',
  decided: '처리됨',
};

/** Words of the report queue. */
export const adminReports: Translated<typeof English> = {
  lists: reportLists,
  listLabel: '신고',
  kinds,
  by: (name) => `신고한 사람 ${name}`,
  about: (name) => `대상 ${name}`,
  takenBy: (name) => `담당 ${name}`,
  byYou: '내 담당',
  upheld: '인정',
  dismissed: '기각',
  decidedBy: (name, ago) => `${name}님, ${ago}`,
  open: '열기',
  empty: {
    open: { title: '처리할 신고가 없어요', text: '모든 신고를 처리했어요.' },
    mine: { title: '담당한 신고가 없어요', text: '처리 전 신고에서 하나를 맡아 주세요.' },
    decided: { title: '아직 처리된 신고가 없어요', text: '처리된 신고가 최신순으로 여기 나와요.' },
  },
  files: (count) => `파일 ${count}개`,
  saidBy: (name, text) => `${name}: “${text}”`,
  said: '신고한 사람이 쓴 내용',
  saidNothing: '메시지가 없어요.',
  evidence: '신고 당시의 증거',
  noWords: '글이 없어요.',
  games: '게임',
  starts: '시작',
  from: '시간',
  fromTo: '{start}~{end}',
  around: '앞뒤 대화',
  deletedMessage: '신고 전에 삭제됨',
  people: '함께 있던 사람',
  alsoOpen: (count) => `이것에 대한 처리 전 신고가 ${counted(count)}건 더 있어요.`,
  takenDown: '게시 중단됐어요.',
  gone: '파일이 삭제됐어요.',
  reporter: '신고한 사람',
  reported: '대상',
  several: '여러 명',
  sanction: (name) => `${name}님 경고, 이용 정지, 영구 정지`,
  look: '페이지 보기',
  take: '신고 맡기',
  leave: '신고 담당 해제',
  taken: '이 신고를 맡았어요.',
  left: '다시 모든 관리자가 맡을 수 있어요.',
  decide: '처리',
  decideHint: '필요하면 먼저 경고, 정지, 게시 중단을 한 뒤 결정을 남겨 주세요.',
  uphold: '인정',
  dismiss: '기각',
  upholdTitle: '신고 인정',
  dismissTitle: '신고 기각',
  upholdText:
    '양쪽에 신고가 인정됐다고 메모와 함께 알려요. 이름은 보이지 않아요. 결정은 바꿀 수 없어요.',
  dismissText: '신고한 사람에게 메모와 함께 알려요. 결정은 바꿀 수 없어요.',
  note: '신고한 사람에게 남길 메모',
  noteToReported: '신고당한 사람에게 남길 메모',
  noteHintUpheld: '비워 두면 위의 메모가 전달돼요.',
  noteHintDismissed: '비워 두면 아무것도 알리지 않아요.',
  noteMissing: '메모를 적어 주세요. 결정과 함께 신고한 사람에게 전달돼요.',
  decided: '결정을 저장했어요. 관련된 사람들에게 알려요.',
  was: '결정',
};
