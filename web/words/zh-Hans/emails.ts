import type {
  Email,
  WayChange,
  deviceWords as EnglishDeviceWords,
  emailTexts as EnglishTexts,
  moment as EnglishMoment,
} from '../en/emails.ts';
import { topics } from '../made/zh-Hans/notification-settings.ts';
import type { Translated } from '../translated.ts';

const NOT_YOURS = '然后在个人主页的“安全”里，移除不属于你的登录方式。';
const IGNORE = '如果不是你本人操作，可以忽略这封邮件，什么都不会改变。';
const SECURE_ACCOUNT =
  '如果不是你本人操作，请立即重置密码：在登录页选择“忘记密码？”。这样所有设备都会退出登录。';
const NOTHING_TO_DO = '如果是你本人操作，什么都不用做。';

/** What was done to a way into the account. */
const WAY_CHANGES: Record<WayChange, (at: string) => string> = {
  'passkey-added': (at) => `你的 Peerway 账号于 ${at} 添加了一个通行密钥。`,
  'passkey-removed': (at) => `你的 Peerway 账号于 ${at} 移除了一个通行密钥。`,
  'codes-on': (at) => `你的 Peerway 账号于 ${at} 开启了身份验证器 App 的验证码。`,
  'codes-off': (at) => `你的 Peerway 账号于 ${at} 关闭了身份验证器 App 的验证码。`,
  'recovery-codes-renewed': (at) =>
    `你的 Peerway 账号于 ${at} 获取了新的恢复码，旧的恢复码已失效。`,
  'password-added': (at) => `你的 Peerway 账号于 ${at} 添加了密码。`,
  'password-removed': (at) => `你的 Peerway 账号于 ${at} 移除了密码。`,
};

/** A notification in an email, with the page that it is about. */
interface Told {
  sentence: string;
  url: string;
}

const toLink = ({ sentence, url }: Told) => ({ label: sentence, url });

/** A sentence of a notification, with its full stop unless it ends in another mark. */
const finished = (sentence: string) => (/[。？！?!]$/.test(sentence) ? sentence : `${sentence}。`);

/** The texts of all emails, the same in plain text and HTML. */
export const emailTexts: Translated<typeof EnglishTexts> = {
  // An unconfirmed address gets no name, since a name can be anything, even an advert by a stranger.
  confirm: (url): Email => ({
    subject: '验证你的邮箱',
    lines: ['你好！', '欢迎来到 Peerway！请验证邮箱，万一忘了密码也能重置。链接一小时内有效。'],
    links: [{ label: '验证邮箱', url }],
    otherwise: '如果你没有注册过 Peerway，可以忽略这封邮件。',
  }),
  /** @param name null if the address isn't confirmed */
  reset: (name, url): Email => ({
    subject: '重置你的密码',
    lines: [
      name === null ? '你好！' : `你好，${name}！`,
      '我们收到了重置你 Peerway 账号密码的请求。链接只能用一次，一小时内有效。',
    ],
    links: [{ label: '重置密码', url }],
    otherwise: IGNORE,
  }),
  changeOld: (name, address, url): Email => ({
    subject: '确认更换邮箱',
    lines: [
      `你好，${name}！`,
      `你申请把 Peerway 账号的邮箱更换为 ${address}。两个邮箱都确认后才会更换。链接一小时内有效。`,
    ],
    links: [{ label: '确认更换', url }],
    otherwise: `如果这不是你申请的，请不要确认。${SECURE_ACCOUNT}`,
  }),
  changeNew: (url): Email => ({
    subject: '确认你的新邮箱',
    lines: ['你好！', '请确认你要把这个邮箱用于你的 Peerway 账号。链接一小时内有效。'],
    links: [{ label: '确认新邮箱', url }],
    otherwise: IGNORE,
  }),
  newDevice: (name, device, at): Email => ({
    subject: '你的账号有新的登录',
    lines: [`你好，${name}！`, `你的 Peerway 账号于 ${at} 在一台新设备上登录：${device}。`],
    otherwise: `${NOTHING_TO_DO}${SECURE_ACCOUNT}`,
  }),
  passwordChanged: (name, at, removed): Email => ({
    subject: '你的密码已修改',
    lines: [
      `你好，${name}！`,
      `你的 Peerway 账号于 ${at} 修改了密码，其他设备都已退出登录。`,
      ...(removed
        ? [
            '为了安全，我们还移除了在这个邮箱验证之前添加的绑定账号、通行密钥、验证码和日历链接。属于你的，可以在个人主页重新添加。',
          ]
        : []),
    ],
    otherwise: `${SECURE_ACCOUNT}${NOT_YOURS}`,
  }),
  waysChanged: (name, change, at): Email => ({
    subject: '你的登录方式有变动',
    lines: [`你好，${name}！`, WAY_CHANGES[change](at)],
    otherwise: `${NOTHING_TO_DO}${SECURE_ACCOUNT}${NOT_YOURS}`,
  }),
  linked: (name, provider, at): Email => ({
    subject: '你的登录方式有变动',
    lines: [`你好，${name}！`, `你的 Peerway 账号于 ${at} 绑定了 ${provider}。`],
    otherwise: `${NOTHING_TO_DO}${SECURE_ACCOUNT}${NOT_YOURS}`,
  }),
  unlinked: (name, provider, at): Email => ({
    subject: '你的登录方式有变动',
    lines: [`你好，${name}！`, `你的 Peerway 账号于 ${at} 解绑了 ${provider}。`],
    otherwise: `${NOTHING_TO_DO}${SECURE_ACCOUNT}${NOT_YOURS}`,
  }),
  recoveryUsed: (name, left, at): Email => ({
    subject: '有一个恢复码被使用了',
    lines: [
      `你好，${name}！`,
      left === 0
        ? `你的 Peerway 账号于 ${at} 用掉了最后一个恢复码。可以在个人主页的“安全”里获取新的。`
        : `你的 Peerway 账号于 ${at} 用掉了一个恢复码，还剩 ${left} 个。`,
    ],
    otherwise: `${NOTHING_TO_DO}${SECURE_ACCOUNT}${NOT_YOURS}`,
  }),
  leaving: (name, until): Email => ({
    subject: '你的账号即将注销',
    lines: [
      `你好，${name}！`,
      `你的 Peerway 账号和其中的所有个人数据将于 ${until} 删除。想保留账号，请在那之前登录。`,
    ],
    otherwise: `如果不是你本人操作，请登录并保留账号。${SECURE_ACCOUNT}`,
  }),
  /** One notification, several, or those of a day. */
  notifications: (name, [first, ...more], { of, unsubscribeUrl, settingsUrl }): Email => {
    const alone = more.length === 0;
    const headline = `来自 Peerway 的 ${more.length + 1} 条通知`;
    return {
      subject: of === 'digest' ? '你在 Peerway 的一天' : alone ? first.sentence : headline,
      lines: [
        `你好，${name}！`,
        of === 'digest' ? '你错过了这些：' : alone ? finished(first.sentence) : '有这些新动态：',
      ],
      links:
        alone && of !== 'digest'
          ? [{ label: '在 Peerway 中打开', url: first.url }]
          : [first, ...more].map(toLink),
      otherwise:
        of === 'digest'
          ? '你每天会收到一封这样的邮件，因为你选择了每日汇总。'
          : `你会收到以下内容的邮件：${of.map((topic) => topics[topic].name).join('、')}。`,
      foot: [
        { label: '退订这类邮件', url: unsubscribeUrl },
        { label: '更改通知设置', url: settingsUrl },
      ],
    };
  },
};

let moments: Intl.DateTimeFormat | undefined;

/** A moment in UTC: emails don't know the reader's time zone. "2025年11月22日 20:15 UTC". */
export const moment: typeof EnglishMoment = (at) => {
  moments ??= new Intl.DateTimeFormat('zh-Hans', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${moments.format(at)} UTC`;
};

/** A device as its owner knows it: "Windows 上的 Firefox". */
export const deviceWords: typeof EnglishDeviceWords = (browser, system) => {
  if (system === null) return browser ?? '未知浏览器';
  return browser === null ? `${system} 上的未知浏览器` : `${system} 上的 ${browser}`;
};
