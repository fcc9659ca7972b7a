import type { NoticeKind } from '../../../worker/contract/vocabulary.ts';
import type { notices as English } from '../en/notifications.ts';
import type { Translated } from '../translated.ts';

const SOMEBODY = 'ほかのプレイヤー';

/** With 「」 around a session's name, and さん after a person's. */
type Sentence = (actor: string, session: string) => string;

const kinds: Record<NoticeKind, Sentence> = {
  'application-received': (actor, session) => `${actor}が${session}に応募しました`,
  'application-accepted': (_, session) => `${session}への参加が決まりました`,
  'application-waiting': (_, session) => `${session}のキャンセル待ちに入りました`,
  'application-declined': (_, session) => `${session}への応募は見送られました`,
  'application-withdrawn': (actor, session) => `${actor}が${session}への応募を取り消しました`,
  'member-left': (actor, session) => `${actor}が${session}を抜けました`,
  'member-joined': (actor, session) => `${actor}が${session}に参加しました`,
  'member-skipped': (actor, session) => `${actor}が今回の${session}を休みます`,
  'series-left': (actor, session) => `${actor}が${session}の今後の回をすべて抜けました`,
  'series-changed': (_, session) => `${session}以降の回の内容が変更されました`,
  'series-cancelled': (_, session) => `${session}以降の回は中止になりました`,
  'member-removed': (_, session) => `${session}から外されました`,
  'session-changed': (_, session) => `${session}の内容が変更されました`,
  'session-cancelled': (_, session) => `${session}は中止になりました`,
  'friend-invited': (actor) => `${actor}からフレンド申請が届きました`,
  'friend-accepted': (actor) => `${actor}がフレンド申請を承認しました`,
  'session-host-gone': (_, session) =>
    `${session}は、ホストが続けられなくなったため中止になりました`,
  'session-taken-down': (_, session) => `${session}はPeerwayの管理者により非公開になりました`,
  'session-restored': (_, session) => `${session}が再公開されました`,
  'media-taken-down': () => '投稿したファイルが非公開になりました',
  'media-restored': () => '投稿したファイルが再公開されました',
  'message-removed': () => '送ったメッセージがPeerwayの管理者により削除されました',
  'account-warned': () => '警告が届きました',
  'account-lifted': () => 'おかえりなさい！アカウントがまた使えるようになりました',
  'role-changed': () => '権限が変更されました',
  'report-decided': () => '通報への対応が決まりました',
  'report-upheld': () => '自分への通報が「違反あり」と判断されました',
  'report-dismissed': () => '自分への通報が「違反なし」と判断されました',
  'game-request-accepted': () => 'リクエストしたゲームが追加されました',
  'game-request-declined': () => 'リクエストしたゲームは追加されませんでした',
  'invitation-accepted': (actor, session) => `${actor}が${session}への招待を受けました`,
  mentioned: (actor, session) => `${session}で${actor}にメンションされました`,
  'reminder-day': (_, session) => `${session}の開始まであと約1日です`,
  'reminder-soon': (_, session) => `${session}がまもなく始まります`,
  'session-matched': (_, session) => `${session}が保存した検索に一致しました`,
  'seat-offered': (_, session) =>
    `${session}の枠が空きました。時間切れになる前に参加を決めてください`,
  'seat-offer-missed': (_, session) =>
    `${session}の空き枠の案内が時間切れになりました。キャンセル待ちは続いています`,
  'attendance-asked': (_, session) => `${session}には全員来ましたか？`,
  'marked-absent': (_, session) => `${session}を欠席したことになっています`,
  'absence-contested': (actor, session) => `${actor}が${session}に「参加した」と回答しました`,
  thanked: (_, session) => `${session}のお礼が届きました`,
  'session-invited': (actor, session) => `${actor}から${session}に招待されました`,
};

/** Words of the notices and their bell. */
export const notices: Translated<typeof English> = {
  kinds,
  title: '通知',
  bell: (unread) => (unread === 0 ? '通知' : `通知（未読${unread}件）`),
  count: (unread) => (unread >= 99 ? '99+' : String(unread)),
  unread: '新着：',
  read: (sentence) => `「${sentence}」を既読にする`,
  readAll: 'すべて既読にする',
  accept: '承認',
  decline: '断る',
  acceptOne: (name) => `承認：${name}`,
  declineOne: (name) => `断る：${name}`,
  none: 'まだ通知はありません',
  noneHint: '応募、招待、セッションの変更などがここに表示されます。',
  somebody: SOMEBODY,
  /** One notice in a sentence. Whom or what it is about may be hidden from its reader by now. */
  sentence: ({ kind, actor, session }) =>
    kinds[kind](
      actor ? `${actor.name}さん` : SOMEBODY,
      session ? `「${session.name}」` : 'セッション',
    ),
};
