import type {
  deviceWords as DeviceWords,
  Email,
  emailTexts as EmailTexts,
  moment as Moment,
  WayChange,
} from '../en/emails.ts';
import { topics } from '../made/ja/notification-settings.ts';

const HELLO = 'こんにちは。';
const NOT_YOURS =
  'そのあと、マイページの「セキュリティ」で、心当たりのないものを削除してください。';
const IGNORE = '心当たりがなければ、このメールは無視してください。何も変わりません。';
const RESET_PASSWORD =
  'すぐにパスワードを再設定してください。ログインページの「パスワードを忘れた場合」を選びます。すべてのデバイスがログアウトされます。';
const SECURE_ACCOUNT = `心当たりがなければ、${RESET_PASSWORD}`;
const NOTHING_TO_DO = 'ご自身の操作であれば、何もする必要はありません。';

/** What was done to a way into the account. */
const WAY_CHANGES: Record<WayChange, (at: string) => string> = {
  'passkey-added': (at) => `${at}に、Peerwayアカウントにパスキーが追加されました。`,
  'passkey-removed': (at) => `${at}に、Peerwayアカウントからパスキーが削除されました。`,
  'codes-on': (at) => `${at}に、Peerwayアカウントで認証アプリの認証コードがオンになりました。`,
  'codes-off': (at) => `${at}に、Peerwayアカウントで認証アプリの認証コードがオフになりました。`,
  'recovery-codes-renewed': (at) =>
    `${at}に、Peerwayアカウントの新しいリカバリーコードが発行されました。以前のコードは使えなくなりました。`,
  'password-added': (at) => `${at}に、Peerwayアカウントにパスワードが追加されました。`,
  'password-removed': (at) => `${at}に、Peerwayアカウントのパスワードが削除されました。`,
};

type Notifications = Parameters<(typeof EmailTexts)['notifications']>;
type Told = Notifications[1][0];
type Of = Notifications[2]['of'];

const toLink = ({ sentence, url }: Told) => ({ label: sentence, url });

const why = (of: Of) =>
  of === 'digest'
    ? '1日1回のまとめを希望されたため、このメールをお送りしています。'
    : `次の内容をメールでお送りしています：${of.map((topic) => topics[topic].name).join('、')}。`;

/** The texts of all emails, the same in plain text and HTML. */
export const emailTexts: typeof EmailTexts = {
  // An unconfirmed address gets no name, since a name can be anything, even an advert by a stranger.
  confirm: (url): Email => ({
    subject: 'メールアドレスを確認してください',
    lines: [
      HELLO,
      'Peerwayへようこそ！パスワードを忘れたときに再設定できるように、メールアドレスを確認してください。リンクの有効期限は1時間です。',
    ],
    links: [{ label: 'メールアドレスを確認', url }],
    otherwise: 'Peerwayに登録した覚えがなければ、このメールは無視してください。',
  }),
  reset: (name, url): Email => ({
    subject: 'パスワードの再設定',
    lines: [
      name === null ? HELLO : `${name}さん`,
      'Peerwayアカウントのパスワード再設定のリクエストを受け付けました。リンクは1時間以内に1回だけ使えます。',
    ],
    links: [{ label: 'パスワードを再設定', url }],
    otherwise: IGNORE,
  }),
  changeOld: (name, address, url): Email => ({
    subject: 'メールアドレスの変更を確認してください',
    lines: [
      `${name}さん`,
      `Peerwayアカウントのメールアドレスを${address}に変更するリクエストを受け付けました。両方のアドレスで確認すると変更されます。リンクの有効期限は1時間です。`,
    ],
    links: [{ label: '変更を確認', url }],
    otherwise: `リクエストした覚えがなければ、確認しないで、${RESET_PASSWORD}`,
  }),
  changeNew: (url): Email => ({
    subject: '新しいメールアドレスを確認してください',
    lines: [
      HELLO,
      'このメールアドレスをPeerwayアカウントで使うことを確認してください。リンクの有効期限は1時間です。',
    ],
    links: [{ label: '新しいメールアドレスを確認', url }],
    otherwise: IGNORE,
  }),
  newDevice: (name, device, at): Email => ({
    subject: '新しいデバイスからのログイン',
    lines: [
      `${name}さん`,
      `${at}に、新しいデバイスからPeerwayアカウントへのログインがありました：${device}`,
    ],
    otherwise: `${NOTHING_TO_DO}${SECURE_ACCOUNT}`,
  }),
  passwordChanged: (name, at, removed): Email => ({
    subject: 'パスワードが変更されました',
    lines: [
      `${name}さん`,
      `${at}に、Peerwayアカウントのパスワードが変更されました。ほかのデバイスはすべてログアウトされました。`,
      ...(removed
        ? [
            '安全のため、このメールアドレスが確認される前に追加された連携アカウント、パスキー、認証コード、カレンダーのリンクも削除しました。ご自身のものは、マイページでもう一度追加できます。',
          ]
        : []),
    ],
    otherwise: `${SECURE_ACCOUNT}${NOT_YOURS}`,
  }),
  waysChanged: (name, change, at): Email => ({
    subject: 'ログイン方法が変更されました',
    lines: [`${name}さん`, WAY_CHANGES[change](at)],
    otherwise: `${NOTHING_TO_DO}${SECURE_ACCOUNT}${NOT_YOURS}`,
  }),
  linked: (name, provider, at): Email => ({
    subject: 'ログイン方法が変更されました',
    lines: [`${name}さん`, `${at}に、${provider}がPeerwayアカウントに連携されました。`],
    otherwise: `${NOTHING_TO_DO}${SECURE_ACCOUNT}${NOT_YOURS}`,
  }),
  unlinked: (name, provider, at): Email => ({
    subject: 'ログイン方法が変更されました',
    lines: [`${name}さん`, `${at}に、${provider}とPeerwayアカウントの連携が解除されました。`],
    otherwise: `${NOTHING_TO_DO}${SECURE_ACCOUNT}${NOT_YOURS}`,
  }),
  recoveryUsed: (name, left, at): Email => ({
    subject: 'リカバリーコードが使われました',
    lines: [
      `${name}さん`,
      left === 0
        ? `${at}に、Peerwayアカウントの最後のリカバリーコードが使われました。マイページの「セキュリティ」で新しいコードを発行できます。`
        : `${at}に、Peerwayアカウントのリカバリーコードが使われました。残りは${left}個です。`,
    ],
    otherwise: `${NOTHING_TO_DO}${SECURE_ACCOUNT}${NOT_YOURS}`,
  }),
  leaving: (name, until): Email => ({
    subject: 'アカウントが削除されます',
    lines: [
      `${name}さん`,
      `Peerwayアカウントと個人データはすべて、${until}に削除されます。アカウントを残すには、それまでにログインしてください。`,
    ],
    otherwise: `心当たりがなければ、ログインしてアカウントを残し、${RESET_PASSWORD}`,
  }),
  /** One notification, several, or those of a day. */
  notifications: (name, [first, ...more], { of, unsubscribeUrl, settingsUrl }): Email => {
    const alone = more.length === 0;
    const headline = `Peerwayから${more.length + 1}件のお知らせ`;
    return {
      subject: of === 'digest' ? '今日のPeerway' : alone ? first.sentence : headline,
      lines: [
        `${name}さん`,
        of === 'digest'
          ? '見逃したお知らせはこちらです：'
          : alone
            ? first.sentence.replace(/(?<![。？！?!])$/u, '。')
            : '新しいお知らせはこちらです：',
      ],
      links:
        alone && of !== 'digest'
          ? [{ label: 'Peerwayで開く', url: first.url }]
          : [first, ...more].map(toLink),
      otherwise: why(of),
      foot: [
        { label: 'このメールの配信を停止', url: unsubscribeUrl },
        { label: '受け取る通知を変更', url: settingsUrl },
      ],
    };
  },
};

/** A moment in UTC: emails don't know the reader's time zone. */
export const moment: typeof Moment = (at) =>
  `${new Date(at).toISOString().slice(0, 16).replaceAll('-', '/').replace('T', ' ')}（UTC）`;

/** A device as its owner knows it: "Firefox（Windows）". */
export const deviceWords: typeof DeviceWords = (browser, system) =>
  system === null ? (browser ?? '不明なブラウザ') : `${browser ?? '不明なブラウザ'}（${system}）`;
