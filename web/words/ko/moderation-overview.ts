import type {
  Figure,
  HealthState,
  HealthSubject,
} from '../../../worker/contract/admin-vocabulary.ts';
import type { adminOverview as English } from '../en/moderation-overview.ts';
import type { Translated } from '../translated.ts';
import { number } from './formats.ts';

const figures: Record<Figure, string> = {
  users: '새 유저',
  sessions: '새 파티',
  applications: '신청',
  calls: '통화',
  files: '업로드한 파일',
  errors: '서버 오류',
};

const SET_UP = '설정됐어요.';
const PARTLY = '일부만 설정됐어요.';
const NOT_SET_UP = '설정되지 않았어요.';
const OPTIONAL = '설정됐거나 쓰지 않아요.';

const health: Record<HealthSubject, { name: string } & Record<HealthState, string>> = {
  JWT_SECRET: {
    name: '서명 비밀 키',
    ok: '충분히 강해요.',
    weak: 'JWT_SECRET이 32자보다 짧거나 충분히 무작위가 아니에요. 새로 설정해 주세요.',
    missing: 'JWT_SECRET이 없어서 아무도 로그인할 수 없어요. 설정해 주세요.',
  },
  JWT_SECRET_PREVIOUS: {
    name: '이전 서명 비밀 키',
    ok: '없거나 충분히 강해요.',
    weak: 'JWT_SECRET_PREVIOUS가 약해요. 토큰이 만료되면 지워 주세요.',
    missing: NOT_SET_UP,
  },
  PUBLIC_URL: {
    name: '이 인스턴스의 주소',
    ok: SET_UP,
    weak: 'PUBLIC_URL이 https 주소가 아니에요. 이메일과 캘린더의 링크가 안 열려요.',
    missing: 'PUBLIC_URL이 없어요. 이메일과 캘린더의 링크가 안 열려요.',
  },
  OPERATOR: {
    name: '운영자',
    ok: '운영자 정보가 다 있어요.',
    weak: '운영자 정보가 부족해요.',
    missing: 'OPERATOR_NAME, OPERATOR_ADDRESS나 OPERATOR_EMAIL이 없어서 운영자 정보가 부족해요.',
  },
  MAIL: {
    name: '이메일',
    ok: SET_UP,
    weak: PARTLY,
    missing: `${NOT_SET_UP} 유저가 이메일을 인증하거나 비밀번호를 재설정할 수 없어요.`,
  },
  PUSH: {
    name: '푸시 알림',
    ok: SET_UP,
    weak: PARTLY,
    missing: `${NOT_SET_UP} ‘npm run make-push-keys’를 실행하고 VAPID_SUBJECT나 OPERATOR_EMAIL에 본인 주소를 설정해 주세요.`,
  },
  IMAGES: {
    name: '이미지 크기 조정',
    ok: 'Images 바인딩이 처리해요.',
    weak: PARTLY,
    missing: 'Images 바인딩이 없어요. 이미지가 원래 크기로 보여요.',
  },
  TURN: {
    name: '통화 중계 서버',
    ok: SET_UP,
    weak: PARTLY,
    missing: 'TURN 서버가 없어요. 일부 네트워크, 특히 모바일에서 통화가 안 될 수 있어요.',
  },
  ADMIN_SECOND_FACTOR: {
    name: '관리자 2단계 인증',
    ok: '관리자는 패스키나 인증 코드가 필요해요.',
    weak: 'ADMIN_SECOND_FACTOR가 꺼져 있어서 관리자 비밀번호만으로 충분해요.',
    missing: NOT_SET_UP,
  },
  DISCORD: {
    name: 'Discord 로그인',
    ok: OPTIONAL,
    weak: 'DISCORD_CLIENT_ID와 DISCORD_CLIENT_SECRET 중 하나만 설정돼서 쓸 수 없어요.',
    missing: NOT_SET_UP,
  },
  GOOGLE: {
    name: 'Google 로그인',
    ok: OPTIONAL,
    weak: 'GOOGLE_CLIENT_ID와 GOOGLE_CLIENT_SECRET 중 하나만 설정돼서 쓸 수 없어요.',
    missing: NOT_SET_UP,
  },
  TWITCH: {
    name: 'Twitch 로그인',
    ok: OPTIONAL,
    weak: 'TWITCH_CLIENT_ID와 TWITCH_CLIENT_SECRET 중 하나만 설정돼서 쓸 수 없어요.',
    missing: NOT_SET_UP,
  },
  STEAM: {
    name: 'Steam 로그인',
    ok: OPTIONAL,
    weak: 'STEAM_LOGIN은 ‘on’이나 ‘off’여야 해요. STEAM_API_KEY만으로는 아무 효과가 없어요.',
    missing: NOT_SET_UP,
  },
  clock: {
    name: '예약 작업',
    ok: '1분마다 실행되고 있어요.',
    weak: '아직 실행되지 않았어요. 1분 안에 처음 실행돼야 해요.',
    missing: '5분 동안 실행되지 않았어요. 끝난 파티가 목록에 남고 수치가 갱신되지 않아요.',
  },
};

/** Words of the admin overview. */
export const adminOverview: Translated<typeof English> = {
  now: '지금',
  days: '최근 30일',
  health: '상태',
  online: '온라인',
  openReports: '처리 전 신고',
  openGameRequests: '게임 요청',
  suspended: '이용 정지',
  takenDown: '게시 중단',
  figures,
  sum: (count) => number(count),
  today: (count) => `오늘 지금까지 ${number(count)}`,
  plot: (figure, least, most) =>
    `하루 ${figure}: 최근 30일 동안 ${least}~${most}. 아래 표에 숫자가 있어요.`,
  table: '표로 보기',
  day: '날짜 (UTC)',
  dayUntilNow: (day) => `${day}, 지금까지`,
  count: '수',
  states: { ok: '정상', weak: '확인 필요', missing: '조치 필요' },
  subjects: health,
  sweptAgo: (ago) => `마지막 실행 ${ago}.`,
};
