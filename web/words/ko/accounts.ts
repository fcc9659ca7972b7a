import type {
  account as EnglishAccount,
  accountSettings as EnglishSettings,
  recovery as EnglishRecovery,
} from '../en/accounts.ts';
import type { Translated } from '../translated.ts';

/** Words of registration and log-in. */
export const account: Translated<typeof EnglishAccount> = {
  register: {
    title: 'Peerway 가입하기',
    lead: '계정을 만들어 보세요. 1분이면 돼요.',
    name: '닉네임',
    nameHint: '다른 사람에게 보이는 이름이에요. 글자, 숫자, 이모지를 쓸 수 있어요.',
    nameFree: (name) => `쓸 수 있는 닉네임이에요: ${name}`,
    nameTaken: '이미 있거나 기존 닉네임과 너무 비슷해요. 다른 것을 써 보세요.',
    terms: '이용약관에 동의해요',
    termsLink: '이용약관 보기',
    submit: '계정 만들기',
    haveOne: '이미 계정이 있나요?',
    done: (name) => `${name}님, 반가워요! 이제 하는 게임을 골라 보세요.`,
  },
  login: {
    title: '다시 만나서 반가워요',
    submit: '로그인',
    newHere: '처음이신가요?',
    again: '로그인해 주세요. 바로 이 화면으로 돌아와요.',
  },
  email: '이메일',
  password: '비밀번호',
  passwordHint:
    '10자 이상 입력해 주세요. 길수록 좋아요. 서로 관련 없는 단어 몇 개를 이어 쓰면 아주 좋아요.',
  show: '비밀번호 보기',
  hide: '비밀번호 숨기기',
  strength: {
    label: '길이',
    short: (missing) => `${missing}자 더 필요해요`,
    fair: '충분해요',
    good: '좋아요',
    strong: '강력해요',
  },
};

/** Words of the account's settings: its email address, password, devices, blocks and data. */
export const accountSettings: Translated<typeof EnglishSettings> = {
  pages: {
    label: '내 페이지',
    profile: '프로필',
    media: '사진과 동영상',
    privacy: '공개 범위',
    notifications: '알림',
    account: '계정',
    security: '보안',
    data: '내 데이터',
  },
  sections: {
    address: '이메일',
    password: '비밀번호',
    devices: '기기',
    blocked: '차단한 사람',
    data: '내 데이터',
    calendar: '내 캘린더',
  },
  address: {
    confirmed: '인증됨',
    open: '인증 안 됨',
    openHint: '비밀번호를 잊었을 때 재설정할 수 있도록 이메일을 인증해 주세요. 링크를 보냈어요.',
    again: '링크 다시 보내기',
    sent: (email) => `${email} 주소로 링크를 보냈어요.`,
    change: '이메일 변경',
    newEmail: '새 이메일',
    both: {
      hint: '현재 주소와 새 주소로 링크를 보낼게요. 둘 다 인증하면 이메일이 바뀌어요.',
      submit: '링크 보내기',
      begun: '두 주소로 링크를 보냈어요. 둘 다 인증하면 변경이 완료돼요.',
    },
    one: {
      hint: '새 주소로 링크를 보낼게요. 인증하면 이메일이 바뀌어요.',
      submit: '링크 보내기',
      begun: '새 주소로 링크를 보냈어요. 인증하면 변경이 완료돼요.',
    },
    pending: (email) => `이메일을 ${email} 주소로 바꾸는 중이에요.`,
    old: '현재 이메일',
    fresh: '새 이메일',
    done: '인증됨',
    waiting: '아직 인증 안 됨',
    until: (clock) => `링크는 ${clock}에 만료돼요.`,
    takeBack: '변경 취소',
    takenBack: '변경을 취소했어요. 보낸 링크는 이제 쓸 수 없어요.',
    noMail: '이 커뮤니티는 아직 이메일을 보내지 않아서 이메일을 인증하거나 바꿀 수 없어요.',
  },
  password: {
    fresh: '새 비밀번호',
    change: '비밀번호 변경',
    hint: '바꾸면 다른 기기에서 모두 로그아웃돼요. 인증된 이메일이 있으면 이메일로도 알려 드려요.',
    submit: '새 비밀번호 저장',
    done: '비밀번호를 바꿨어요. 다른 기기에서는 모두 로그아웃됐어요.',
  },
  devices: {
    hint: '내 계정에 로그인한 기기예요. 모르는 기기가 있나요? 로그아웃시키고 비밀번호를 바꿔 주세요.',
    name: (browser, system) =>
      browser === null && system === null
        ? '알 수 없는 기기'
        : system === null
          ? (browser ?? '브라우저')
          : `${system}의 ${browser ?? '브라우저'}`,
    current: '이 기기',
    seen: (ago) => `마지막 활동 ${ago}`,
    seenNow: '지금 활동 중',
    since: {
      password: (date) => `${date}, 비밀번호로 로그인`,
      passkey: (date) => `${date}, 패스키로 로그인`,
      code: (date) => `${date}, 비밀번호와 인증 코드로 로그인`,
      discord: (date) => `${date}, Discord로 로그인`,
      google: (date) => `${date}, Google로 로그인`,
      twitch: (date) => `${date}, Twitch로 로그인`,
      steam: (date) => `${date}, Steam으로 로그인`,
      demo: (date) => `${date}, Demo ID로 로그인`,
    },
    end: '로그아웃',
    endOne: (name) => `${name} 로그아웃`,
    ended: (name) => `로그아웃시켰어요: ${name}`,
    only: '이 기기에서만 로그인되어 있어요.',
  },
  blocked: {
    none: '차단한 사람이 없어요. 차단하면 Peerway 어디에서도 서로 보이지 않아요.',
    all: '차단한 사람 관리',
  },
  calendar: {
    hint: 'Google 캘린더, Apple 캘린더, Outlook에서 내 파티를 볼 수 있어요. 비밀 주소를 구독하면 돼요. 이 주소를 아는 사람은 누구나 일정을 볼 수 있어요.',
    often: 'Google 캘린더는 8~24시간마다 변경을 확인해요. 다른 앱은 더 빠를 수 있어요.',
    make: '주소 만들기',
    made: '캘린더의 새 주소를 만들었어요.',
    since: (date) => `${date}에 주소를 만들었어요.`,
    address: '내 캘린더 주소',
    once: '지금 복사해 두세요. 다시 보여 드리지 않아요.',
    copy: '주소 복사',
    copied: '주소를 복사했어요.',
    notCopied: (url) => `주소를 복사하지 못했어요. 직접 복사해 주세요: ${url}`,
    open: '캘린더 앱에서 열기',
    replace: '새 주소 만들기',
    revoke: '주소 없애기',
    title: { replace: '새 주소를 만들까요?', revoke: '이 주소를 없앨까요?' },
    text: '현재 주소를 쓰는 캘린더에는 더 이상 내 파티가 나오지 않아요.',
    keep: '현재 주소 유지',
    revoked: '이제 이 주소는 쓸 수 없어요.',
  },
  data: {
    export: '내 데이터 다운로드',
    exportHint: '사진과 동영상까지, 저희가 가진 내 정보가 모두 담긴 zip 파일이에요.',
    exported: '데이터를 다운로드했어요.',
    fileName: 'peerway-my-data.zip',
    leave: '계정 삭제',
    leaveHint: '14일 안에는 마음을 바꿀 수 있어요. 그 뒤에는 개인정보가 완전히 삭제돼요.',
    leaveTitle: '계정을 삭제할까요?',
    leaveText: [
      '모든 기기에서 로그아웃되고 아무에게도 보이지 않게 돼요. 내가 연 파티는 취소되고 파티원에게 알려요. 다른 파티의 내 자리는 대기 명단으로 넘어가요.',
      '14일 안에 로그인하면 계정을 유지할 수 있어요. 그 뒤에는 개인정보가 삭제되고 되돌릴 수 없어요.',
    ],
    stay: '계정 유지',
    left: (date) => `계정이 ${date}에 삭제돼요. 마음이 바뀌면 그 전에 로그인해 주세요.`,
    leaving: (date) => `계정이 ${date}에 삭제돼요.`,
    returnTitle: '마음이 바뀌었나요?',
    returnHint:
      '지금은 다른 사람에게 보이지 않고 둘러보기만 할 수 있어요. 계정을 유지하면 취소된 파티와 비운 자리를 빼고 모두 돌아와요.',
    return: '계정 유지',
    goOn: '유지하지 않고 로그아웃',
    returned: '돌아와서 반가워요! 계정을 그대로 유지해요.',
    takeAlong: '먼저 내 데이터 다운로드',
  },
};

/** Words of the pages around the links in emails: forgotten password, new password, confirmed address. */
export const recovery: Translated<typeof EnglishRecovery> = {
  forgot: {
    link: '비밀번호를 잊었나요?',
    title: '비밀번호 재설정',
    lead: '가입할 때 쓴 이메일을 입력해 주세요. 계정이 있으면 링크를 보내 드려요.',
    submit: '링크 보내기',
    sentTitle: '이메일을 확인해 주세요',
    sent: (email) =>
      `${email} 주소로 만든 계정이 있으면 링크가 곧 도착해요. 1시간 동안 쓸 수 있어요.`,
    again: '이메일이 안 왔나요? 스팸함을 확인하거나 다른 주소로 해 보세요.',
    tryAgain: '다시 시도',
    noMail: '이 커뮤니티는 아직 이메일을 보내지 않아요. 운영자에게 도움을 받을 수 있어요:',
    back: '로그인으로 돌아가기',
  },
  reset: {
    title: '새 비밀번호 정하기',
    lead: '모든 기기에서 로그아웃돼요. 그다음 새 비밀번호로 로그인할 수 있어요.',
    submit: '새 비밀번호 저장',
    done: '새 비밀번호를 저장했어요. 이제 로그인할 수 있어요.',
    dead: '만료됐거나 이미 쓴 링크예요.',
    another: '새 링크 보내기',
  },
  confirm: {
    title: '이메일 인증',
    lead: '한 번만 누르면 끝나요.',
    submit: '이메일 인증하기',
    confirmed: '이메일을 인증했어요. 고마워요!',
    halfway: '고마워요! 이제 다른 주소로 보낸 링크를 열면 변경이 완료돼요.',
    changed: '이메일을 바꿨어요.',
    dead: '만료됐거나 이미 쓴 링크예요. 내 페이지에서 새 링크를 받을 수 있어요.',
    taken: '다른 계정이 이미 쓰는 이메일이라 바꾸지 않았어요. 다른 주소로 해 보세요.',
    toPage: '내 페이지로',
    home: '홈으로',
  },
};
