import type { AttendanceBand, ThanksKind } from '../../../worker/contract/vocabulary.ts';
import type { afterwards as English } from '../en/afterwards.ts';
import type { Translated } from '../translated.ts';

const kinds: Record<ThanksKind, string> = {
  teammate: '좋은 팀원',
  friendly: '친절해요',
  host: '멋진 파티장',
};

const bands: Record<AttendanceBand, string> = {
  new: '아직 파티가 적어 알 수 없어요',
  usually: '대부분 와요',
  sometimes: '가끔 안 와요',
  often: '자주 안 와요',
};

const ownBands: Record<AttendanceBand, string> = {
  new: '아직 참가한 파티가 적어서 파티장에게는 ‘아직 파티가 적어 알 수 없어요’라고 보여요.',
  usually: '신청한 파티의 파티장에게는 ‘대부분 와요’라고 보여요.',
  sometimes: '신청한 파티의 파티장에게는 ‘가끔 안 와요’라고 보여요.',
  often: '신청한 파티의 파티장에게는 ‘자주 안 와요’라고 보여요.',
};

/** Words of what follows a session: who was there, thanks, and playing again. */
export const afterwards: Translated<typeof English> = {
  title: '파티가 끝나고',
  kinds,
  bands,
  thank: '감사 인사',
  thankOne: (name) => `${name}님에게 감사 인사`,
  thanked: (kind) => `감사 인사를 보냈어요: ${kinds[kind]}`,
  thanksDone: (name) => `${name}님에게 감사 인사를 보냈어요.`,
  mark: '불참으로 표시',
  markOne: (name) => `${name}님을 불참으로 표시`,
  marked: '불참으로 표시됨',
  markedContested: '본인은 왔다고 해요',
  markDone: (name) => `${name}님을 불참으로 표시했어요. 본인에게 알려요.`,
  unmark: '되돌리기',
  unmarkOne: (name) => `되돌리기: ${name}님은 왔어요`,
  unmarkDone: (name) => `${name}님을 참석으로 바꿨어요.`,
  missing: (until) =>
    `안 온 사람이 있나요? ${until}까지 표시할 수 있어요. 나머지는 모두 참석으로 처리돼요.`,
  asked: (name) =>
    `파티장은 ${name}님이 오지 않았다고 하고, ${name}님은 왔다고 해요. 없었던 걸로 기억하면 알려 주세요. 아니면 아무것도 안 해도 돼요.`,
  agree: '안 왔어요',
  agreeOne: (name) => `${name}님은 안 왔어요`,
  agreed: '답해 주셔서 고마워요.',
  own: {
    title: '불참으로 표시됐어요',
    open: '파티장이 오지 않았다고 표시했어요. 왔다면 알려 주세요. 이유는 설명하지 않아도 돼요. 그러면 다른 파티원에게 물어보고, 한 명이라도 파티장과 같은 의견일 때만 불참으로 남아요.',
    contest: '저 왔어요',
    contested:
      '왔다고 알려 주셨어요. 다른 파티원이 파티장과 같은 의견이 아니면 불참으로 남지 않아요.',
    agreed: '왔다고 알려 주셨지만, 다른 파티원이 파티장과 같은 의견이라 불참으로 남아요.',
    late: '파티장이 오지 않았다고 표시했어요. 7일 안에 이의가 없어서 불참으로 남아요.',
  },
  thanksHelp: {
    title: '감사 인사란?',
    text: [
      '같은 파티에 있었던 사람에게 90일에 한 번 감사 인사를 보낼 수 있어요. 받는 사람은 누군가 보냈다는 것만 알고, 누구인지는 몰라요. 무엇으로 감사를 받았는지는 그 사람의 페이지에서 누구나 볼 수 있어요.',
      '단계는 최근 180일 동안 서로 다른 3명, 10명, 25명에게 감사 인사를 받으면 올라가요.',
      '이미 친구였던 사람과 비공개 파티에서 받은 감사는 모두 합쳐 한 명으로 쳐요. 파티마다 두 명의 감사까지만 인정돼요. 만든 지 14일이 안 된 계정, 그리고 차단됐거나 정지됐거나 떠난 사람은 포함되지 않아요.',
    ],
  },
  attendanceHelp: {
    title: '출석이란?',
    text: [
      '파티가 끝나고 48시간 동안 파티장은 오지 않은 사람을 표시할 수 있어요. 시작한 뒤에 나간 사람도 표시할 수 있어요. 끝날 때 있던 나머지는 모두 참석으로 처리돼요. 표시된 사람은 알림을 받고, 7일 안에 왔다고 말할 수 있어요. 그러면 다른 파티원이 동의할 때만 불참으로 남아요.',
      '내가 잘 오는 편인지는 신청한 파티의 파티장만 볼 수 있고, 여기 보이는 말 그대로 보여요. 숫자는 없고, 다른 사람은 볼 수 없으며, 이것 때문에 자동으로 처리되는 일도 없어요.',
      '파티원으로 참가한 최근 파티 30개로 정해지고, 서로 다른 파티장 2명의 파티를 포함해 5개 이상이어야 해요. 한 파티장의 표시는 한 사람에게 한 번만 반영되니까, 파티장 한 명이 결과를 바꿀 수는 없어요. 파티장마다 파티 5개까지만 반영돼요.',
    ],
  },
  level: {
    title: '감사 인사',
    least: (kind, people) => `${kinds[kind]}: ${people}명 이상에게 감사를 받았어요`,
    own: '내 출석',
    ownBands,
  },
  again: {
    play: '다시 같이 하기',
    playOne: (name) => `다시 같이 하기: ${name}`,
    title: '다시 같이 하기',
    lead: '지난번과 똑같이 채워 뒀어요. 원하는 대로 바꿔 보세요.',
    people: '초대할 사람',
    peopleHint:
      '한 번만 눌러 수락하면 바로 자리를 받아요. 초대를 받지 않는 사람은 여기 나오지 않아요.',
    none: '지난번 파티원 중 초대할 수 있는 사람이 없어요.',
    nextWeek: '다음 주 같은 시간',
    evening: '다음으로 비어 있는 저녁',
    times: '추천 시간',
    invited: (count) => `${count}명을 초대했어요.`,
    failed: '파티는 열렸지만 초대를 보내지 못했어요. 파티 페이지에서 친구를 초대해 주세요.',
  },
  played: {
    ago: (ago) => `${ago}에 같이 플레이`,
    add: '친구 추가',
    addOne: (name) => `${name}님을 친구로 추가`,
    title: '아직 아무도 없어요',
    text: '최근 90일 동안 같은 파티에 있었던 사람들이 여기 나와요.',
    shown: (count) => `${count}명`,
  },
};
