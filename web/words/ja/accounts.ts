import type {
  account as Account,
  accountSettings as AccountSettings,
  recovery as Recovery,
} from '../en/accounts.ts';
import type { Translated } from '../translated.ts';

/** Words of registration and log-in. */
export const account: Translated<typeof Account> = {
  register: {
    title: 'Peerwayに登録',
    lead: 'アカウントを作りましょう。1分で終わります。',
    name: '名前',
    nameHint: 'ほかの人に表示される名前です。文字、数字、絵文字が使えます。',
    nameFree: (name) => `「${name}」は使えます`,
    nameTaken: 'この名前、またはよく似た名前がすでに使われています。別の名前にしてください。',
    terms: '利用規約に同意します',
    termsLink: '利用規約を読む',
    submit: 'アカウントを作成',
    haveOne: 'すでにアカウントをお持ちですか？',
    done: (name) => `${name}さん、ようこそ！次に、遊ぶゲームを選びましょう。`,
  },
  login: {
    title: 'おかえりなさい',
    submit: 'ログイン',
    newHere: 'はじめてですか？',
    again: 'ログインしてください。そのあと、元のページに戻ります。',
  },
  email: 'メールアドレス',
  password: 'パスワード',
  passwordHint: '10文字以上。長いほど安全です。関係のない単語をいくつか並べるのがおすすめです。',
  show: 'パスワードを表示',
  hide: 'パスワードを隠す',
  strength: {
    label: '長さ',
    short: (missing) => `あと${missing}文字`,
    fair: '十分です',
    good: '良い',
    strong: 'とても良い',
  },
};

/** Words of the account's settings: its email address, password, devices, blocks and data. */
export const accountSettings: Translated<typeof AccountSettings> = {
  pages: {
    label: 'マイページ',
    profile: 'プロフィール',
    media: '写真と動画',
    privacy: 'プライバシー',
    notifications: '通知',
    account: 'アカウント',
    security: 'セキュリティ',
    data: 'データ',
  },
  sections: {
    address: 'メールアドレス',
    password: 'パスワード',
    devices: 'デバイス',
    blocked: 'ブロックした人',
    data: 'データ',
    calendar: 'カレンダー',
  },
  address: {
    confirmed: '確認済み',
    open: '未確認',
    openHint:
      'パスワードを忘れたときに再設定できるように、メールアドレスを確認してください。リンクをメールで送りました。',
    again: 'リンクを再送',
    sent: (email) => `${email}にリンクを送りました。`,
    change: 'アドレスを変更',
    newEmail: '新しいメールアドレス',
    both: {
      hint: '今のアドレスと新しいアドレスの両方にリンクを送ります。両方で確認すると変更されます。',
      submit: 'リンクを送信',
      begun: '両方のアドレスにリンクを送りました。それぞれで確認すると、変更が完了します。',
    },
    one: {
      hint: '新しいアドレスにリンクを送ります。確認すると変更されます。',
      submit: 'リンクを送信',
      begun: '新しいアドレスにリンクを送りました。確認すると、変更が完了します。',
    },
    pending: (email) => `メールアドレスを${email}に変更しようとしています。`,
    old: '今のメールアドレス',
    fresh: '新しいメールアドレス',
    done: '確認済み',
    waiting: 'まだ未確認',
    until: (clock) => `リンクの有効期限は${clock}です。`,
    takeBack: '変更を取り消す',
    takenBack: '変更を取り消しました。送ったリンクはもう使えません。',
    noMail:
      'このコミュニティではまだメールを送れないため、メールアドレスの確認や変更はできません。',
  },
  password: {
    fresh: '新しいパスワード',
    change: 'パスワードを変更',
    hint: '変更すると、ほかのデバイスはすべてログアウトされます。メールアドレスが確認済みなら、メールでもお知らせします。',
    submit: '新しいパスワードを保存',
    done: 'パスワードを変更しました。ほかのデバイスはすべてログアウトしました。',
  },
  devices: {
    hint: 'アカウントにログインしているデバイスです。見覚えのないものがあれば、ログアウトさせてパスワードを変更してください。',
    name: (browser, system) =>
      browser === null && system === null
        ? '不明なデバイス'
        : system === null
          ? (browser ?? 'ブラウザ')
          : `${browser ?? 'ブラウザ'}（${system}）`,
    current: 'このデバイス',
    seen: (ago) => `${ago}に使用`,
    seenNow: '使用中',
    since: {
      password: (date) => `${date}にパスワードでログイン`,
      passkey: (date) => `${date}にパスキーでログイン`,
      code: (date) => `${date}にパスワードと認証コードでログイン`,
      discord: (date) => `${date}にDiscordでログイン`,
      google: (date) => `${date}にGoogleでログイン`,
      twitch: (date) => `${date}にTwitchでログイン`,
      steam: (date) => `${date}にSteamでログイン`,
      demo: (date) => `${date}にDemo IDでログイン`,
    },
    end: 'ログアウト',
    endOne: (name) => `${name}をログアウト`,
    ended: (name) => `${name}をログアウトしました。`,
    only: 'ログインしているのはこのデバイスだけです。',
  },
  blocked: {
    none: 'ブロックした人はいません。ブロックすると、Peerwayのどこでもお互いが表示されなくなります。',
    all: 'ブロックした人を管理',
  },
  calendar: {
    hint: 'GoogleカレンダーやAppleのカレンダー、Outlookで自分のセッションを見られます。専用の秘密のアドレスを登録してください。アドレスを知っている人は、誰でも予定を見られます。',
    often:
      'Googleカレンダーは8～24時間ごとに変更を読み込みます。ほかのアプリはもっと早いこともあります。',
    make: 'アドレスを作成',
    made: 'カレンダーの新しいアドレスを作りました。',
    since: (date) => `${date}にアドレスを作成しました。`,
    address: 'カレンダーのアドレス',
    once: '今コピーしてください。あとから表示することはできません。',
    copy: 'アドレスをコピー',
    copied: 'アドレスをコピーしました。',
    notCopied: (url) => `コピーできませんでした。手動でコピーしてください：${url}`,
    open: 'カレンダーアプリで開く',
    replace: '新しいアドレスを作成',
    revoke: '無効にする',
    title: { replace: '新しいアドレスを作りますか？', revoke: 'アドレスを無効にしますか？' },
    text: '今のアドレスを使っているカレンダーには、セッションが届かなくなります。',
    keep: '今のアドレスを使う',
    revoked: 'アドレスを無効にしました。',
  },
  data: {
    export: 'データをダウンロード',
    exportHint:
      'Peerwayに保存されている自分のデータをすべて含むzipファイルです。写真と動画も入っています。',
    exported: 'データをダウンロードしました。',
    fileName: 'peerway-my-data.zip',
    leave: 'アカウントを削除',
    leaveHint: '14日以内なら取り消せます。それを過ぎると、個人データは完全に削除されます。',
    leaveTitle: 'アカウントを削除しますか？',
    leaveText: [
      'すべてのデバイスからログアウトし、誰からも見えなくなります。立てたセッションは中止になり、メンバーに通知されます。ほかのセッションの枠は、キャンセル待ちの人に回ります。',
      '14日以内にログインすれば、アカウントを残せます。それを過ぎると、個人データは削除され、元に戻せません。',
    ],
    stay: 'アカウントを残す',
    left: (date) =>
      `アカウントは${date}に削除されます。気が変わったら、それまでにログインしてください。`,
    leaving: (date) => `アカウントは${date}に削除されます。`,
    returnTitle: '気が変わりましたか？',
    returnHint:
      '削除されるまでの間、ほかの人からは見えず、できるのは閲覧だけです。アカウントを残すと、中止になったセッションと手放した枠以外はすべて元に戻ります。',
    return: 'アカウントを残す',
    goOn: '残さずにログアウト',
    returned: 'おかえりなさい！アカウントはそのまま残ります。',
    takeAlong: '先にデータをダウンロード',
  },
};

/** Words of the pages around the links in emails: forgotten password, new password, confirmed address. */
export const recovery: Translated<typeof Recovery> = {
  forgot: {
    link: 'パスワードを忘れた場合',
    title: 'パスワードの再設定',
    lead: '登録したメールアドレスを入力してください。アカウントがあれば、リンクを送ります。',
    submit: 'リンクを送信',
    sentTitle: 'メールを確認してください',
    sent: (email) =>
      `${email}のアカウントがあれば、まもなくリンクが届きます。有効期限は1時間です。`,
    again: '届かない場合は、迷惑メールフォルダを確認するか、別のアドレスで試してください。',
    tryAgain: 'やり直す',
    noMail: 'このコミュニティではまだメールを送れません。運営者に相談してください：',
    back: 'ログインに戻る',
  },
  reset: {
    title: '新しいパスワードを決める',
    lead: 'すべてのデバイスからログアウトします。そのあと、新しいパスワードでログインできます。',
    submit: '新しいパスワードを保存',
    done: '新しいパスワードを保存しました。ログインできます。',
    dead: 'このリンクは期限切れか、すでに使われています。',
    another: '新しいリンクを送信',
  },
  confirm: {
    title: 'メールアドレスの確認',
    lead: 'ボタンを押せば完了です。',
    submit: 'メールアドレスを確認',
    confirmed: 'メールアドレスを確認しました。ありがとうございます！',
    halfway: 'ありがとうございます！もう一方のアドレスに送ったリンクも開くと、変更が完了します。',
    changed: 'メールアドレスを変更しました。',
    dead: 'このリンクは期限切れか、すでに使われています。マイページから新しいリンクを送れます。',
    taken:
      'このメールアドレスは別のアカウントで使われているため、変更しませんでした。別のアドレスで試してください。',
    toPage: 'マイページへ',
    home: 'ホームへ',
  },
};
