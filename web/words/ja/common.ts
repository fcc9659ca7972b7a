import type {
  common as Common,
  empty as Empty,
  errors as Errors,
  themes as Themes,
} from '../en/common.ts';
import type { Translated } from '../translated.ts';

type Span = Parameters<(typeof Common)['time']['span']>[0];

const span = ({ days, hours, minutes }: Span): string => {
  if (days > 0) return `${days}日`;
  if (hours === 0) return `${minutes}分`;
  return minutes === 0 ? `${hours}時間` : `${hours}時間${minutes}分`;
};

/** Words of the shell, of home and of what every screen needs. */
export const common: Translated<typeof Common> = {
  name: 'Peerway',
  // It may break before its last word only.
  tagline: '遊び仲間への\u200B近道',
  nav: {
    label: 'メイン',
    skip: '本文へ移動',
    home: 'Peerway ホーム',
    search: '検索',
    register: '登録',
    login: 'ログイン',
    preferences: 'マイゲーム',
    sessions: 'セッション',
    user: 'マイページ',
    friends: 'フレンド',
    admin: '管理',
    logout: 'ログアウト',
  },
  footer: {
    label: '法的情報',
    imprint: '運営者情報',
    privacy: 'プライバシー',
    terms: '利用規約',
    copyright: '© 2025 Peerway',
  },
  theme: 'テーマ',
  messages: { label: 'お知らせ', dismiss: '閉じる' },
  close: '閉じる',
  cancel: 'キャンセル',
  retry: '再試行',
  loading: '読み込み中',
  notLoaded: '読み込めませんでした。再試行するか、ページを再読み込みしてください。',
  offline: 'オフラインです。表示が古いかもしれません。オンラインに戻ると更新されます。',
  list: {
    sessionsLatest: '新着セッション',
    sessionsPreferred: 'マイゲームのセッション',
    usersLatest: '新着プレイヤー',
    usersPreferred: 'マイゲームのプレイヤー',
    setPreferences: '今は新着順です。ゲームを選ぶと、自分に合うものが表示されます。',
    setPreferencesLink: 'ゲームを選ぶ',
    hostOne: 'セッションを立てる',
    all: 'すべて表示',
  },
  pitch: {
    sentence:
      '一緒に遊ぶ人を見つけよう。セッションに参加するか、自分で立てて、通話で合流できます。',
    find: 'セッションを探す',
    register: 'アカウントを作成',
  },
  media: { play: '動画を再生', pause: '動画を一時停止' },
  online: 'オンライン',
  offlineWord: 'オフライン',
  card: {
    apply: '応募する',
    waitingList: 'キャンセル待ちする',
    microphone: 'マイク必須',
    host: (name) => `ホスト：${name}`,
    inCall: (count) => `通話中 · ${count}人`,
    edit: '編集',
    add: 'フレンド申請',
    games: 'ゲーム',
    seats: (taken, total) => `${taken}/${total}人`,
  },
  status: {
    open: '募集中',
    full: '満員',
    running: '進行中',
    ended: '終了',
    cancelled: '中止',
  },
  applicationStatus: {
    pending: '応募中',
    waiting: 'キャンセル待ち',
    accepted: '参加決定',
    declined: '見送り',
    withdrawn: '取り消し済み',
    left: '抜けました',
    removed: '外されました',
  },
  timeOf: (label) => `${label}の時刻`,
  count: (count, max) => `${count} / ${max}`,
  platform: {
    pc: 'PC',
    playstation: 'PlayStation',
    xbox: 'Xbox',
    switch: 'Switch',
    mobile: 'モバイル',
  },
  time: {
    today: '今日',
    tonight: '今夜',
    tomorrow: '明日',
    yesterday: '昨日',
    dayAt: (day, clock) => `${day} ${clock}`,
    span,
    ago: (passed) => `${span(passed)}前`,
    startsIn: (left) => `${span(left)}後に開始`,
    startedAgo: (passed) => `${span(passed)}前に開始`,
    over: '終了',
  },
};

/** Words of places with nothing to show. */
export const empty: Translated<typeof Empty> = {
  noSessions: 'セッションはありません',
  noUsers: 'プレイヤーはいません',
  noSessionsHint: '最初の1つを立ててみませんか？同じゲームで遊ぶ人が見つけてくれます。',
  noUsersHint: 'マイゲームにゲームを追加すると、もっと見つかります。',
  please: 'ログインしてください',
  pleaseHint: 'ログインすると、このページに戻ります。',
};

/** Words of what went wrong, and what to do. */
export const errors: Translated<typeof Errors> = {
  title: '読み込めませんでした',
  offline:
    'Peerwayにつながりません。入力した内容は残っています。オンラインに戻ったら、もう一度試してください。',
  broken:
    'こちら側で問題が起きました。入力した内容は残っています。少し待ってから、もう一度試してください。',
  limited: '短い間に操作が集中しました。1分待ってから、もう一度試してください。',
  fields: '印の付いた項目を確認してください。',
  missingTitle: 'ページが見つかりません',
  missing: 'このページは存在しないか、見る権限がありません。',
  home: 'ホームへ',
};

/** The names of the themes. */
export const themes: Translated<typeof Themes> = {
  dark: 'ダーク',
  light: 'ライト',
  system: 'システムに合わせる',
};
