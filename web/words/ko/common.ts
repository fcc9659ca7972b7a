import type { common as English, empty as Empty, errors as Errors } from '../en/common.ts';
import type { Translated } from '../translated.ts';

/** A span of time: some days, or some hours and minutes. */
interface Span {
  days: number;
  hours: number;
  minutes: number;
}

const span = ({ days, hours, minutes }: Span): string => {
  if (days > 0) return `${days}일`;
  if (hours === 0) return `${minutes}분`;
  return minutes === 0 ? `${hours}시간` : `${hours}시간 ${minutes}분`;
};

/** Words of the shell, of home and of what every screen needs. */
export const common: Translated<typeof English> = {
  name: 'Peerway',
  tagline: '사람들에게 가는 나만의 길',
  nav: {
    label: '메인',
    skip: '본문으로 건너뛰기',
    home: 'Peerway 홈',
    search: '검색',
    register: '회원가입',
    login: '로그인',
    preferences: '내 게임',
    sessions: '파티',
    user: '내 페이지',
    friends: '친구',
    admin: '관리',
    logout: '로그아웃',
  },
  footer: {
    label: '법적 정보',
    imprint: '운영자 정보',
    privacy: '개인정보 처리방침',
    terms: '이용약관',
    copyright: '© 2025 Peerway',
  },
  theme: '테마',
  messages: { label: '메시지', dismiss: '닫기' },
  close: '닫기',
  cancel: '취소',
  retry: '다시 시도',
  loading: '불러오는 중',
  notLoaded: '불러오지 못했어요. 다시 시도하거나 페이지를 새로고침해 주세요.',
  offline: '오프라인이에요. 지금 보이는 내용은 예전 것일 수 있고, 다시 연결되면 업데이트돼요.',
  list: {
    sessionsLatest: '최신 파티',
    sessionsPreferred: '내 게임에 맞는 파티',
    usersLatest: '새로 온 유저',
    usersPreferred: '같은 게임을 하는 유저',
    setPreferences: '지금은 최신순이에요. 하는 게임을 고르면 나에게 맞는 걸 보여 드려요.',
    setPreferencesLink: '게임 고르기',
    hostOne: '파티 만들기',
    all: '모두 보기',
  },
  pitch: {
    sentence: '같이 게임할 사람을 찾아보세요. 파티에 들어가거나 직접 열고, 통화로 만나요.',
    find: '파티 찾기',
    register: '계정 만들기',
  },
  media: { play: '동영상 재생', pause: '동영상 일시정지' },
  online: '온라인',
  offlineWord: '오프라인',
  card: {
    apply: '신청',
    waitingList: '대기 신청',
    microphone: '마이크 필수',
    host: (name) => `파티장 ${name}`,
    inCall: (count) => `통화 · ${count}명 참여 중`,
    edit: '수정',
    add: '친구 추가',
    games: '게임',
    seats: (taken, total) => `자리 ${taken}/${total}`,
  },
  status: {
    open: '모집 중',
    full: '마감',
    running: '진행 중',
    ended: '종료',
    cancelled: '취소됨',
  },
  applicationStatus: {
    pending: '신청함',
    waiting: '대기 중',
    accepted: '참가 확정',
    declined: '거절됨',
    withdrawn: '신청 취소',
    left: '나감',
    removed: '내보내짐',
  },
  timeOf: (label) => `${label}, 시간`,
  count: (count, max) => `${count} / ${max}`,
  platform: {
    pc: 'PC',
    playstation: 'PlayStation',
    xbox: 'Xbox',
    switch: 'Switch',
    mobile: '모바일',
  },
  time: {
    today: '오늘',
    tonight: '오늘 밤',
    tomorrow: '내일',
    yesterday: '어제',
    /** A day, as one of the above, and a time of the day. */
    dayAt: (day, clock) => `${day} ${clock}`,
    /** How long something lasts. */
    span,
    ago: (passed) => `${span(passed)} 전`,
    startsIn: (left) => `${span(left)} 후`,
    startedAgo: (passed) => `${span(passed)} 전 시작`,
    over: '종료',
  },
};

/** Words of places with nothing to show. */
export const empty: Translated<typeof Empty> = {
  noSessions: '파티가 없어요',
  noUsers: '유저가 없어요',
  noSessionsHint: '첫 파티를 열어 보세요! 같은 게임을 하는 사람들이 찾아올 거예요.',
  noUsersHint: '내 게임을 더 추가하면 더 많은 사람을 찾을 수 있어요.',
  please: '로그인해 주세요',
  pleaseHint: '로그인하면 바로 이 화면으로 돌아와요.',
};

/** Words of what went wrong, and what to do. */
export const errors: Translated<typeof Errors> = {
  title: '불러오지 못했어요',
  offline: 'Peerway에 연결할 수 없어요. 입력한 내용은 그대로 있으니 다시 연결되면 시도해 주세요.',
  broken: '저희 쪽에 문제가 생겼어요. 입력한 내용은 그대로 있으니 잠시 후 다시 시도해 주세요.',
  limited: '한 번에 너무 많이 시도했어요. 1분 뒤에 다시 시도해 주세요.',
  fields: '표시된 항목을 확인해 주세요.',
  missingTitle: '페이지를 찾을 수 없어요',
  missing: '없는 페이지이거나 볼 수 있는 권한이 없어요.',
  home: '홈으로',
};

/** The names of the themes. */
export const themes = {
  dark: '어둡게',
  light: '밝게',
  system: '시스템 설정과 같게',
};
