import type { NoticeKind } from '../../../worker/contract/vocabulary.ts';
import type { notices as English } from '../en/notifications.ts';
import type { Translated } from '../translated.ts';

/** The session's name comes in quotes, or is 某个开黑局. */
type Sentence = (actor: string, session: string) => string;

const kinds: Record<NoticeKind, Sentence> = {
  'application-received': (actor, session) => `${actor} 申请加入${session}`,
  'application-accepted': (_, session) => `你已加入${session}`,
  'application-waiting': (_, session) => `你已进入${session}的候补名单`,
  'application-declined': (_, session) => `你加入${session}的申请未通过`,
  'application-withdrawn': (actor, session) => `${actor} 撤回了加入${session}的申请`,
  'member-left': (actor, session) => `${actor} 退出了${session}`,
  'member-joined': (actor, session) => `${actor} 加入了${session}`,
  'member-skipped': (actor, session) => `${actor} 这次不参加${session}`,
  'series-left': (actor, session) => `${actor} 退出了${session}之后的所有场次`,
  'series-changed': (_, session) => `${session}及之后的场次有变动`,
  'series-cancelled': (_, session) => `${session}及之后的场次已取消`,
  'member-removed': (_, session) => `你被移出了${session}`,
  'session-changed': (_, session) => `${session}有变动`,
  'session-cancelled': (_, session) => `${session}已取消`,
  'friend-invited': (actor) => `${actor} 想加你为好友`,
  'friend-accepted': (actor) => `${actor} 接受了你的好友请求`,
  'session-host-gone': (_, session) => `房主无法继续，${session}已取消`,
  'session-taken-down': (_, session) => `Peerway 管理员下架了${session}`,
  'session-restored': (_, session) => `${session}已恢复`,
  'media-taken-down': () => '你的一个文件被下架了',
  'media-restored': () => '你的一个文件已恢复',
  'message-removed': () => 'Peerway 管理员移除了你的一条消息',
  'account-warned': () => '你收到一条警告',
  'account-lifted': () => '欢迎回来！你的账号已恢复正常',
  'role-changed': () => '你的角色有变动',
  'report-decided': () => '你的举报已处理',
  'report-upheld': () => '针对你的一个举报被认定成立',
  'report-dismissed': () => '针对你的一个举报被驳回',
  'game-request-accepted': () => '你申请的游戏已添加',
  'game-request-declined': () => '你申请的游戏没有被添加',
  'invitation-accepted': (actor, session) => `${actor} 接受了${session}的邀请`,
  mentioned: (actor, session) => `${actor} 在${session}里提到了你`,
  'reminder-day': (_, session) => `${session}大约一天后开始`,
  'reminder-soon': (_, session) => `${session}马上开始`,
  'session-matched': (_, session) => `${session}符合你保存的搜索`,
  'seat-offered': (_, session) => `${session}给你留了一个空位，请及时接受`,
  'seat-offer-missed': (_, session) => `${session}给你预留的名额已超时。你仍在候补名单中`,
  'session-invited': (actor, session) => `${actor} 邀请你加入${session}`,
  'attendance-asked': (_, session) => `${session}的人都到了吗？`,
  'marked-absent': (_, session) => `你在${session}被标记为缺席`,
  'absence-contested': (actor, session) => `${actor} 说自己参加了${session}`,
  thanked: (_, session) => `有人因为${session}感谢了你`,
};

/** Words of the notices and their bell. */
export const notices: Translated<typeof English> = {
  kinds,
  title: '通知',
  bell: (unread) => (unread === 0 ? '通知' : `通知，${unread} 条未读`),
  count: (unread) => (unread >= 99 ? '99+' : String(unread)),
  unread: '新：',
  read: (sentence) => `标为已读：${sentence}`,
  readAll: '全部标为已读',
  accept: '接受',
  decline: '拒绝',
  acceptOne: (name) => `接受 ${name}`,
  declineOne: (name) => `拒绝 ${name}`,
  none: '还没有通知',
  noneHint: '申请、邀请和开黑局的变动会出现在这里。',
  somebody: '有人',
  /** One notice in a sentence. Whom or what it is about may be hidden from its reader by now. */
  sentence: ({ kind, actor, session }) =>
    kinds[kind](actor?.name ?? '有人', session ? `“${session.name}”` : '某个开黑局').replace(
      /^有人 /,
      '有人',
    ),
};
