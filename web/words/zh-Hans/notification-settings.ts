import type { NotificationTopic } from '../../../worker/contract/vocabulary.ts';
import type {
  muting as EnglishMuting,
  notificationSettings as EnglishSettings,
  pushDevices as EnglishDevices,
  unsubscribing as EnglishUnsubscribing,
} from '../en/notification-settings.ts';
import type { Translated } from '../translated.ts';

/** What people can be notified of, and what belongs to it. */
export const topics: Record<NotificationTopic, { name: string; hint: string }> = {
  applications: { name: '收到的申请', hint: '有人申请、撤回申请或退出你的开黑局。' },
  seats: {
    name: '我的申请',
    hint: '申请通过或未通过、被移出、有名额预留给你，或者你错过了预留名额。',
  },
  changes: { name: '开黑局变动', hint: '时间或游戏改了，或者取消了。' },
  reminders: { name: '提醒', hint: '开黑局开始前一天，以及开始前 15 分钟。' },
  voice: { name: '语音', hint: '有人在你的开黑局里开了语音。' },
  messages: { name: '消息', hint: '私信、@ 提及，以及开黑局聊天室里的新消息。' },
  invitations: { name: '开黑局邀请', hint: '房主或成员邀请你。' },
  friends: { name: '好友', hint: '新的好友请求，以及谁接受了你的请求。' },
  calls: { name: '未接来电', hint: '你不在时有人呼叫你。' },
  matches: { name: '保存的搜索', hint: '有新的开黑局符合你保存的搜索。' },
  afterwards: { name: '开黑局结束后', hint: '谁到场了，以及你收到的感谢。' },
};

/** Words of the page where one chooses how to be notified. */
export const notificationSettings: Translated<typeof EnglishSettings> = {
  saved: '已保存。',
  channels: { push: '推送', email: '邮件' },
  topics: {
    title: '通知内容',
    hint: '所有通知都会出现在顶部的铃铛里。选择你不在时还要怎么通知你：推送到你的设备，或者一段时间没读就发邮件。',
    what: '内容',
    cell: (topic, channel) => `${topic}：${channel}`,
    unconfirmed: '我们只给已验证的邮箱发邮件。请在“账号”里验证。',
    noMail: '本社区还不能发送邮件。',
  },
  when: {
    title: '时间和方式',
    quiet: '免打扰时段',
    quietHint: '这段时间不推送也不发邮件。仍然有用的通知会在结束后送达。',
    from: '从',
    to: '到',
    same: '请选择不同的结束时间。',
    digest: '每天一封邮件',
    digestHint:
      '你错过的内容会在 9:00 汇总成一封邮件，包含铃铛里的未读通知。一天内开始的开黑局有变动时，不会等到那封邮件，除非你关闭了变动邮件。',
    zone: '时区',
    private: '隐私推送',
    privateHint: '推送只说发生了什么，不显示名字和消息内容。',
  },
};

/** Words about muted sessions. */
export const muting: Translated<typeof EnglishMuting> = {
  title: '免打扰的开黑局',
  none: '没有设为免打扰的开黑局。可以在开黑局的页面设置。',
  muteSession: '设为免打扰',
  unmuteSession: '取消免打扰',
  unmute: '取消免打扰',
  unmuteOne: (name) => `取消“${name}”的免打扰`,
  muted: (name) => `你不会再收到“${name}”的推送和邮件。`,
  unmuted: (name) => `已取消“${name}”的免打扰。`,
};

/** Words of the page behind the link in emails. */
export const unsubscribing: Translated<typeof EnglishUnsubscribing> = {
  title: '退订',
  lead: '不想再收到这类邮件？点一下就不再发送。铃铛里仍能看到所有通知。',
  submit: '退订',
  undo: '撤销',
  digest: (on) => (on ? '每日汇总' : '每日汇总，以及单条通知的邮件'),
  done: (on, emails) =>
    on ? `你会重新收到这些邮件：${emails}。` : `你不会再收到这些邮件：${emails}。`,
  dead: '这个链接已过期或不完整。登录后可以选择接收哪些邮件。',
  settings: '通知设置',
};

/** Words about the browsers that get pushes. */
export const pushDevices: Translated<typeof EnglishDevices> = {
  title: '接收推送的设备',
  hint: '在设备上退出登录后，也不会再收到推送。',
  unavailable: '本社区还不能发送推送。',
  on: '这个浏览器已开启通知。',
  off: '这个浏览器还没开启通知。',
  unsupported: 'Peerway 关闭时，这个浏览器收不到通知。',
  test: '发送测试',
  testOne: (name) => `向 ${name} 发送测试`,
  tested: (name) => `测试推送已发往 ${name}。`,
  remove: '移除',
  removeOne: (name) => `停止推送到 ${name}`,
  removed: (name) => `${name} 不会再收到推送。`,
};
