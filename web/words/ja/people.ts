import type { Audience } from '../../../worker/contract/vocabulary.ts';
import type { people as English } from '../en/people.ts';
import type { Translated } from '../translated.ts';
import { counted } from './grammar.ts';

const invitesFrom: Record<Audience, string> = {
  everyone: '全員',
  friends: 'フレンドのフレンド',
  nobody: '受け取らない',
};

const callsFrom: Record<Audience, string> = {
  everyone: 'フレンドと同じセッションの人',
  friends: 'フレンドのみ',
  nobody: '受け取らない',
};

const visibleTo: Record<Audience, string> = {
  everyone: '全員に公開',
  friends: 'フレンドに公開',
  nobody: '自分だけに表示',
};

const onlineFor: Record<Audience, string> = {
  everyone: '全員',
  friends: 'フレンドのみ（ほかの人にはオフラインと表示）',
  nobody: '非公開（全員にオフラインと表示）',
};

/** Words of people: a user's page, friends, and your own page. */
export const people: Translated<typeof English> = {
  counted,
  page: {
    about: '自己紹介',
    noAbout: 'まだ何もありません。',
    games: 'ゲーム',
    noGames: 'まだゲームがありません。',
    sharedGames: '共通のゲーム',
    platforms: '機種',
    copyTag: 'コピー',
    copied: (tag) => `コピーしました：${tag}`,
    notCopied: (tag) => `コピーできませんでした。手動でコピーしてください：${tag}`,
    media: '写真と動画',
    region: '地域',
    languages: '話す言語',
    hosted: 'ホスト歴',
    hostedCount: (count) => (count >= 100 ? '100回以上' : `${count}回`),
    sharedFriends: '共通のフレンド',
    moreFriends: (count) => `ほか${count}人`,
    sessions: '今後のセッション',
    noSessions: (name) => `${name}さんが立てているセッションは今ありません。`,
    moreSessions: 'もっと見る',
    sessionsShown: (count) => `セッション${count}件`,
    sessionsFailed: 'セッションを読み込めませんでした。',
  },
  relation: {
    label: (name) => `${name}さんとの関係`,
    none: '一緒に遊びたいなら、ひとこと添えてフレンド申請を送りましょう。',
    invited: 'フレンド申請の返事を待っています。',
    invites: (name) => `${name}さんからフレンド申請が届いています。`,
    friends: 'フレンドです。',
    viewpoints: 'プレビュー',
    seenBy: { stranger: '全員の表示', friend: 'フレンドの表示' },
    self: {
      stranger: '全員にはこのように見えます。',
      friend: 'フレンドにはこのように見えます。',
    },
    add: 'フレンド申請',
    sent: '申請済み',
    withdraw: '申請を取り消す',
    withdrawShort: '取り消す',
    accept: '承認',
    decline: '断る',
    areFriends: 'フレンド',
    unfriend: 'フレンド解除',
    edit: 'マイページを編集',
    more: (name) => `${name}さんへのその他の操作`,
    block: 'ブロック',
    unblock: 'ブロック解除',
  },
  done: {
    friends: (name) => `${name}さんとフレンドになりました。`,
    declined: (name) => `${name}さんのフレンド申請を断りました。相手には通知されません。`,
    withdrawn: (name) => `${name}さんへのフレンド申請を取り消しました。`,
    unfriended: (name) => `${name}さんとのフレンドを解除しました。相手には通知されません。`,
    blocked: (name) => `${name}さんをブロックしました。どこでもお互いが表示されなくなります。`,
    unblocked: (name) => `${name}さんのブロックを解除しました。`,
  },
  ask: {
    unfriendTitle: (name) => `${name}さんとのフレンドを解除しますか？`,
    unfriend:
      '相手には通知されません。またフレンドになるには、どちらかがフレンド申請を送る必要があります。',
    keep: 'フレンドのまま',
    blockTitle: (name) => `${name}さんをブロックしますか？`,
    block:
      'Peerwayのどこでも、お互いが表示されなくなります。フレンド関係と、お互いのセッションへの応募は終了します。相手には通知されません。ブロックは「フレンド」で解除できます。',
    dontBlock: 'ブロックしない',
    unblockTitle: (name) => `${name}さんのブロックを解除しますか？`,
    unblock:
      'またお互いが表示され、フレンド申請を送れるようになります。フレンド関係と応募は元に戻りません。',
    stayBlocked: 'ブロックしたまま',
  },
  friends: {
    title: 'フレンド',
    tabsLabel: 'リスト',
    tabs: {
      online: 'オンライン',
      all: 'すべて',
      in: '届いた申請',
      out: '送った申請',
      played: '一緒に遊んだ人',
      blocked: 'ブロック中',
    },
    waiting: (count) => `${counted(count)}件のフレンド申請が返事を待っています`,
    invitedAgo: (ago) => `${ago}に申請が届きました`,
    sentAgo: (ago) => `${ago}に送信`,
    blockedAgo: (ago) => `${ago}にブロック`,
    acceptOne: (name) => `${name}さんのフレンド申請を承認`,
    declineOne: (name) => `${name}さんのフレンド申請を断る`,
    withdrawOne: (name) => `${name}さんへのフレンド申請を取り消す`,
    unblockOne: (name) => `${name}さんのブロックを解除`,
    find: 'プレイヤーを探す',
    seeAll: 'フレンド一覧',
    shown: (shown, total) =>
      total === undefined ? `${shown}人` : `${counted(total)}人中${shown}人`,
    more: 'もっと見る',
    empty: {
      online: {
        title: 'オンラインのフレンドはいません',
        text: 'フレンドがオンラインになると、ここに表示されます。',
      },
      all: {
        title: 'まだフレンドがいません',
        text: '同じゲームで遊ぶ人を見つけて、フレンド申請を送りましょう。',
      },
      in: {
        title: '届いた申請はありません',
        text: 'フレンド申請が届くと、ここで返事ができます。',
      },
      out: {
        title: '送った申請はありません',
        text: '送ったフレンド申請は、返事があるまでここに表示されます。ここで取り消すこともできます。',
      },
      blocked: {
        title: 'ブロックした人はいません',
        text: 'ブロックすると、Peerwayのどこでもお互いが表示されなくなります。解除はここでできます。',
      },
    },
  },
  own: {
    title: 'マイページ',
    lead: 'ほかの人に見える内容、連絡を受け取る相手、アカウントの設定です。',
    preview: 'マイページをプレビュー',
    profile: 'プロフィール',
    name: '名前',
    nameHint: 'ほかの人に表示される名前です。文字、数字、絵文字が使えます。',
    nameFree: (name) => `「${name}」は使えます`,
    nameTaken: 'この名前、またはよく似た名前がすでに使われています。別の名前にしてください。',
    about: '自己紹介',
    aboutHint: '遊ぶゲーム、時間帯、遊び方など。',
    where: '地域と言語',
    region: '地域',
    noRegion: '未設定',
    languages: '言語',
    languagesHint: (max) => `${max}つまで。いちばん使いたい言語を最初に。`,
    addLanguage: '言語を追加',
    removeLanguage: (language) => `${language}を外す`,
    platforms: '機種とゲームID',
    platformsHint: '遊ぶ機種です。ゲームIDは、誰に見せるかを選べます。',
    playsOn: (platform) => `${platform}で遊ぶ`,
    tag: (platform) => `${platform}のゲームID`,
    tagHint: '表示したくなければ、空欄にしてください。',
    tagVisible: (platform) => `${platform}のゲームIDの公開範囲`,
    visibleTo,
    privacy: '連絡を受け取る相手',
    invitesFrom: 'フレンド申請を受け取る相手',
    invitesFromHint: '自分から申請した相手は、いつでも返事ができます。',
    audience: invitesFrom,
    callsFrom: '通話を受け取る相手',
    callsFromHint:
      'ほかの人には「つながりません」と表示されます。「フレンドのみ」にすると、そのことが同じセッションのメンバーに表示されます。',
    callsAudience: callsFrom,
    messagesFrom: 'メッセージを受け取る相手',
    messagesFromHint: 'セッションのルームでは、これに関係なく全員が読み書きできます。',
    onlineFor: 'オンライン状態の公開範囲',
    onlineForHint: '変更はすぐに反映されます。',
    onlineAudience: onlineFor,
    ofAge: '18歳以上です',
    ofAgeHint: '成人限定のセッションに必要です。あとから取り消せません。',
    ofAgeDone: '18歳以上であることを確認済みです。',
    save: '保存',
    saved: '保存しました。変更はもうほかの人に表示されています。',
    savedShort: 'すべて保存されています。',
    unsaved: '保存していない変更があります。',
    gamesLink: 'マイゲーム',
  },
};
