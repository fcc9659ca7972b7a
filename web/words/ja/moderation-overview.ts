import type { adminOverview as English } from '../en/moderation-overview.ts';
import type { Translated } from '../translated.ts';
import { number } from './grammar.ts';

/** Words of the admin overview. */
export const adminOverview: Translated<typeof English> = {
  now: '現在',
  days: '過去30日間',
  health: '稼働状況',
  online: 'オンライン',
  openReports: '未対応の通報',
  openGameRequests: 'ゲームのリクエスト',
  suspended: '停止中',
  takenDown: '非公開',
  figures: {
    users: '新しいユーザー',
    sessions: '新しいセッション',
    applications: '応募',
    calls: '通話',
    files: 'アップロードされたファイル',
    errors: 'サーバーエラー',
  },
  sum: (count) => number(count),
  today: (count) => `今日はここまで${number(count)}件`,
  plot: (figure, least, most) =>
    `${figure}（1日ごと）：過去30日間で最小${least}、最大${most}。数値は下の表にあります。`,
  table: '表で表示',
  day: '日付（UTC）',
  dayUntilNow: (day) => `${day}（途中）`,
  count: '件数',
  states: { ok: 'OK', weak: '要確認', missing: '要対応' },
  subjects: {
    JWT_SECRET: {
      name: '署名シークレット',
      ok: '十分な強度です。',
      weak: 'JWT_SECRETが32文字未満か、ランダムさが足りません。新しい値を設定してください。',
      missing: 'JWT_SECRETがないため、誰もログインできません。設定してください。',
    },
    JWT_SECRET_PREVIOUS: {
      name: '以前の署名シークレット',
      ok: '未設定、または十分な強度です。',
      weak: 'JWT_SECRET_PREVIOUSの強度が足りません。そのトークンの期限が切れたら削除してください。',
      missing: '未設定です。',
    },
    PUBLIC_URL: {
      name: 'このインスタンスのアドレス',
      ok: '設定済みです。',
      weak: 'PUBLIC_URLがhttpsのアドレスではありません。メールとカレンダーのリンクが機能しません。',
      missing: 'PUBLIC_URLがありません。メールとカレンダーのリンクが機能しません。',
    },
    OPERATOR: {
      name: '運営者',
      ok: '運営者情報はそろっています。',
      weak: '運営者情報に不足があります。',
      missing:
        'OPERATOR_NAME、OPERATOR_ADDRESS、OPERATOR_EMAILのどれかがありません。運営者情報に不足があります。',
    },
    MAIL: {
      name: 'メール',
      ok: '設定済みです。',
      weak: '一部だけ設定されています。',
      missing:
        '未設定です。ユーザーはメールアドレスの確認や、忘れたパスワードの再設定ができません。',
    },
    PUSH: {
      name: 'プッシュ通知',
      ok: '設定済みです。',
      weak: '一部だけ設定されています。',
      missing:
        '未設定です。「npm run make-push-keys」を実行し、VAPID_SUBJECTかOPERATOR_EMAILに自分のアドレスを設定してください。',
    },
    IMAGES: {
      name: '画像の縮小',
      ok: 'Imagesバインディングで行っています。',
      weak: '一部だけ設定されています。',
      missing: 'Imagesバインディングがありません。画像は元のサイズで表示されます。',
    },
    TURN: {
      name: '通話のリレー',
      ok: '設定済みです。',
      weak: '一部だけ設定されています。',
      missing:
        'TURNサーバーがありません。一部のネットワーク間、特にモバイル回線で通話に失敗します。',
    },
    ADMIN_SECOND_FACTOR: {
      name: '管理者の二要素認証',
      ok: '管理者にはパスキーか認証コードが必要です。',
      weak: 'ADMIN_SECOND_FACTORがオフです。管理者はパスワードだけで操作できます。',
      missing: '未設定です。',
    },
    DISCORD: {
      name: 'Discordでのログイン',
      ok: '設定済み、または未使用です。',
      weak: 'DISCORD_CLIENT_IDとDISCORD_CLIENT_SECRETの片方しか設定されていないため、使えません。',
      missing: '未設定です。',
    },
    GOOGLE: {
      name: 'Googleでのログイン',
      ok: '設定済み、または未使用です。',
      weak: 'GOOGLE_CLIENT_IDとGOOGLE_CLIENT_SECRETの片方しか設定されていないため、使えません。',
      missing: '未設定です。',
    },
    TWITCH: {
      name: 'Twitchでのログイン',
      ok: '設定済み、または未使用です。',
      weak: 'TWITCH_CLIENT_IDとTWITCH_CLIENT_SECRETの片方しか設定されていないため、使えません。',
      missing: '未設定です。',
    },
    STEAM: {
      name: 'Steamでのログイン',
      ok: '設定済み、または未使用です。',
      weak: 'STEAM_LOGINは「on」か「off」にしてください。STEAM_API_KEYだけでは機能しません。',
      missing: '未設定です。',
    },
    clock: {
      name: '定期タスク',
      ok: '毎分実行されています。',
      weak: 'まだ実行されていません。1分以内に最初の実行があるはずです。',
      missing: '5分間実行されていません。終了したセッションが一覧に残り、件数も更新されません。',
    },
  },
  sweptAgo: (ago) => `最後の実行は${ago}です。`,
};
