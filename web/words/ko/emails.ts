import type {
  Email,
  WayChange,
  deviceWords as EnglishDeviceWords,
  emailTexts as EnglishTexts,
  moment as EnglishMoment,
} from '../en/emails.ts';
import { topics } from '../made/ko/notification-settings.ts';
import type { Translated } from '../translated.ts';

const NOT_YOURS = '그다음 내 페이지의 ‘보안’에서 내 것이 아닌 로그인 방법을 삭제해 주세요.';
const IGNORE = '본인이 아니라면 이 이메일은 무시해도 돼요. 아무것도 바뀌지 않아요.';
const SECURE_ACCOUNT =
  '본인이 아니라면 지금 비밀번호를 재설정해 주세요. 로그인 화면에서 ‘비밀번호를 잊었나요?’를 누르세요. 모든 기기에서 로그아웃돼요.';
const NOTHING_TO_DO = '본인이라면 아무것도 하지 않아도 돼요.';
const WAY_CHANGED = '계정에 로그인하는 방법이 바뀌었어요';

/** What was done to a way into the account. */
const WAY_CHANGES: Record<WayChange, (at: string) => string> = {
  'passkey-added': (at) => `${at}에 Peerway 계정에 패스키가 추가됐어요.`,
  'passkey-removed': (at) => `${at}에 Peerway 계정에서 패스키가 삭제됐어요.`,
  'codes-on': (at) => `${at}에 Peerway 계정의 인증 앱 코드가 켜졌어요.`,
  'codes-off': (at) => `${at}에 Peerway 계정의 인증 앱 코드가 꺼졌어요.`,
  'recovery-codes-renewed': (at) =>
    `${at}에 Peerway 계정의 복구 코드가 새로 발급됐어요. 이전 코드는 더 이상 쓸 수 없어요.`,
  'password-added': (at) => `${at}에 Peerway 계정에 비밀번호가 추가됐어요.`,
  'password-removed': (at) => `${at}에 Peerway 계정에서 비밀번호가 삭제됐어요.`,
};

/** A notification in an email, with the page that it is about. */
interface Told {
  sentence: string;
  url: string;
}

const toLink = ({ sentence, url }: Told) => ({ label: sentence, url });

/** A sentence of a notification, with its full stop unless it ends in another mark. */
const finished = (sentence: string) => (/[.?!]$/.test(sentence) ? sentence : `${sentence}.`);

/** The texts of all emails, the same in plain text and HTML. */
export const emailTexts: Translated<typeof EnglishTexts> = {
  // An unconfirmed address gets no name, since a name can be anything, even an advert by a stranger.
  confirm: (url): Email => ({
    subject: '이메일을 인증해 주세요',
    lines: [
      '안녕하세요,',
      'Peerway에 오신 걸 환영해요! 비밀번호를 잊었을 때 재설정할 수 있도록 이메일을 인증해 주세요. 링크는 1시간 동안 쓸 수 있어요.',
    ],
    links: [{ label: '이메일 인증하기', url }],
    otherwise: 'Peerway에 가입하지 않았다면 이 이메일은 무시해도 돼요.',
  }),
  /** @param name null if the address isn't confirmed */
  reset: (name, url): Email => ({
    subject: '비밀번호 재설정',
    lines: [
      name === null ? '안녕하세요,' : `${name}님, 안녕하세요.`,
      'Peerway 계정의 비밀번호를 재설정해 달라는 요청을 받았어요. 링크는 1시간 동안 한 번만 쓸 수 있어요.',
    ],
    links: [{ label: '비밀번호 재설정', url }],
    otherwise: IGNORE,
  }),
  changeOld: (name, address, url): Email => ({
    subject: '이메일 변경을 확인해 주세요',
    lines: [
      `${name}님, 안녕하세요.`,
      `Peerway 계정의 이메일을 ${address} 주소로 바꾸도록 요청하셨어요. 두 주소에서 모두 확인하면 바뀌어요. 링크는 1시간 동안 쓸 수 있어요.`,
    ],
    links: [{ label: '변경 확인하기', url }],
    otherwise: `요청하지 않았다면 확인하지 마세요. ${SECURE_ACCOUNT}`,
  }),
  changeNew: (url): Email => ({
    subject: '새 이메일을 인증해 주세요',
    lines: [
      '안녕하세요,',
      '이 이메일을 Peerway 계정에 쓰려면 인증해 주세요. 링크는 1시간 동안 쓸 수 있어요.',
    ],
    links: [{ label: '새 이메일 인증하기', url }],
    otherwise: IGNORE,
  }),
  newDevice: (name, device, at): Email => ({
    subject: '새 기기에서 로그인했어요',
    lines: [
      `${name}님, 안녕하세요.`,
      `${at}에 새 기기에서 Peerway 계정에 로그인했어요: ${device}.`,
    ],
    otherwise: `${NOTHING_TO_DO} ${SECURE_ACCOUNT}`,
  }),
  /** @param removed whether what may have been a stranger's was removed with it */
  passwordChanged: (name, at, removed): Email => ({
    subject: '비밀번호가 바뀌었어요',
    lines: [
      `${name}님, 안녕하세요.`,
      `${at}에 Peerway 계정의 비밀번호가 바뀌었어요. 다른 기기에서는 모두 로그아웃됐어요.`,
      ...(removed
        ? [
            '안전을 위해, 이 이메일을 인증하기 전에 추가된 연결 계정, 패스키, 인증 코드, 캘린더 링크도 삭제했어요. 내 것은 내 페이지에서 다시 추가할 수 있어요.',
          ]
        : []),
    ],
    otherwise: `${SECURE_ACCOUNT} ${NOT_YOURS}`,
  }),
  waysChanged: (name, change, at): Email => ({
    subject: WAY_CHANGED,
    lines: [`${name}님, 안녕하세요.`, WAY_CHANGES[change](at)],
    otherwise: `${NOTHING_TO_DO} ${SECURE_ACCOUNT} ${NOT_YOURS}`,
  }),
  linked: (name, provider, at): Email => ({
    subject: WAY_CHANGED,
    lines: [`${name}님, 안녕하세요.`, `${at}에 Peerway 계정에 ${provider} 계정이 연결됐어요.`],
    otherwise: `${NOTHING_TO_DO} ${SECURE_ACCOUNT} ${NOT_YOURS}`,
  }),
  unlinked: (name, provider, at): Email => ({
    subject: WAY_CHANGED,
    lines: [
      `${name}님, 안녕하세요.`,
      `${at}에 Peerway 계정에서 ${provider} 계정 연결이 해제됐어요.`,
    ],
    otherwise: `${NOTHING_TO_DO} ${SECURE_ACCOUNT} ${NOT_YOURS}`,
  }),
  recoveryUsed: (name, left, at): Email => ({
    subject: '복구 코드가 사용됐어요',
    lines: [
      `${name}님, 안녕하세요.`,
      left === 0
        ? `${at}에 Peerway 계정의 복구 코드가 사용됐어요. 마지막 코드였어요. 내 페이지의 ‘보안’에서 새로 받을 수 있어요.`
        : `${at}에 Peerway 계정의 복구 코드가 사용됐어요. ${left}개 남았어요.`,
    ],
    otherwise: `${NOTHING_TO_DO} ${SECURE_ACCOUNT} ${NOT_YOURS}`,
  }),
  leaving: (name, until): Email => ({
    subject: '계정이 곧 삭제돼요',
    lines: [
      `${name}님, 안녕하세요.`,
      `${until}에 Peerway 계정과 그 안의 모든 개인정보가 삭제돼요. 계정을 유지하려면 그 전에 로그인해 주세요.`,
    ],
    otherwise: `본인이 아니라면 로그인해서 계정을 유지해 주세요. ${SECURE_ACCOUNT}`,
  }),
  /** One notification, several, or those of a day. */
  notifications: (name, [first, ...more], { of, unsubscribeUrl, settingsUrl }): Email => {
    const alone = more.length === 0;
    return {
      subject:
        of === 'digest'
          ? '오늘의 Peerway 소식'
          : alone
            ? first.sentence
            : `Peerway 알림 ${more.length + 1}개`,
      lines: [
        `${name}님, 안녕하세요.`,
        of === 'digest'
          ? '놓친 소식이에요:'
          : alone
            ? finished(first.sentence)
            : '새로운 소식이에요:',
      ],
      links:
        alone && of !== 'digest'
          ? [{ label: 'Peerway에서 열기', url: first.url }]
          : [first, ...more].map(toLink),
      otherwise:
        of === 'digest'
          ? '하루 한 번 요약을 받기로 해서 보내 드리는 이메일이에요.'
          : `이런 소식을 이메일로 받고 있어요: ${of.map((topic) => topics[topic].name).join(', ')}.`,
      foot: [
        { label: '이런 이메일 그만 받기', url: unsubscribeUrl },
        { label: '받을 알림 바꾸기', url: settingsUrl },
      ],
    };
  },
};

let moments: Intl.DateTimeFormat | undefined;

/** A moment in UTC: emails don't know the reader's time zone. */
export const moment: typeof EnglishMoment = (at) => {
  moments ??= new Intl.DateTimeFormat('ko', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${moments.format(at)}(UTC)`;
};

/** A device as its owner knows it: "Windows의 Firefox". */
export const deviceWords: typeof EnglishDeviceWords = (browser, system) => {
  const named = browser ?? '알 수 없는 브라우저';
  return system === null ? named : `${system}의 ${named}`;
};
