import type { AttendanceBand, ThanksKind } from '../../../worker/contract/vocabulary.ts';
import type { afterwards as English } from '../en/afterwards.ts';
import type { Translated } from '../translated.ts';

const kinds: Record<ThanksKind, string> = {
  teammate: '好队友',
  friendly: '友善',
  host: '好房主',
};

const bands: Record<AttendanceBand, string> = {
  new: '场次太少，说不准',
  usually: '一般都会来',
  sometimes: '有时不来',
  often: '经常不来',
};

const ownBands: Record<AttendanceBand, string> = {
  new: '你参加的开黑局还不够多，所以房主看到的是“场次太少，说不准”。',
  usually: '你申请时，房主看到的是“一般都会来”。',
  sometimes: '你申请时，房主看到的是“有时不来”。',
  often: '你申请时，房主看到的是“经常不来”。',
};

/** Words of what follows a session: who was there, thanks, and playing again. */
export const afterwards: Translated<typeof English> = {
  title: '结束之后',
  kinds,
  bands,
  thank: '感谢',
  thankOne: (name) => `感谢 ${name}`,
  thanked: (kind) => `已感谢：${kinds[kind]}`,
  thanksDone: (name) => `你感谢了 ${name}。`,
  mark: '标记为缺席',
  markOne: (name) => `把 ${name} 标记为缺席`,
  marked: '已标记为缺席',
  markedContested: '对方说自己来了',
  markDone: (name) => `已把 ${name} 标记为缺席，对方会收到通知。`,
  unmark: '撤销',
  unmarkOne: (name) => `撤销：${name} 来了`,
  unmarkDone: (name) => `${name} 现在算到场。`,
  missing: (until) => `有人没来？在 ${until} 之前可以标记，其他人都算到场。`,
  asked: (name) =>
    `房主说 ${name} 没来，但 ${name} 说自己来了。如果你记得对方确实没来，请告诉我们。否则什么都不用做。`,
  agree: '确实没来',
  agreeOne: (name) => `${name} 确实没来`,
  agreed: '谢谢你的回答。',
  own: {
    title: '你被标记为缺席',
    open: '房主说你没来。如果你来了，请告诉我们，不需要解释。我们会再问其他成员，只有其中有人赞同房主，这次缺席才算数。',
    contest: '我来了',
    contested: '你告诉我们你来了。除非有其他成员赞同房主，否则这次缺席不算数。',
    agreed: '你告诉我们你来了，但有其他成员赞同房主，这次缺席算数。',
    late: '房主说你没来。7 天内没有提出异议，所以这次缺席算数。',
  },
  thanksHelp: {
    title: '感谢的规则',
    text: [
      '和你一起玩过的人，你都可以感谢，同一个人每 90 天一次。对方知道有人感谢了自己，但不知道是谁。大家可以在对方的主页看到收到了哪些感谢。',
      '要升到各个等级，需要最近 180 天内有 3、10 或 25 位不同的人感谢。',
      '原本就是好友的人，以及非公开开黑局里的感谢，合起来只算一个人。每个开黑局里，最多两个人的感谢算数。当时注册不满 14 天的账号不算，被拉黑、被封禁或已注销的人也不算。',
    ],
  },
  attendanceHelp: {
    title: '出勤的规则',
    text: [
      '开黑局结束后 48 小时内，房主可以标记谁没来，开始后才退出的人也可以标记。结束时还在里面的其他人都算到场。被标记的人会收到通知，可以在 7 天内说明自己来了。之后只有其他成员也认同，这次缺席才算数。',
      '只有你申请加入时，房主才能看到你是不是一般都会来，看到的就是这里的这几个字。没有具体数字，别人看不到，系统也不会因此自动做什么。',
      '它取决于你最近作为成员参加的 30 个开黑局，其中至少要有 5 个，来自 2 位不同的房主。一位房主的标记对每个人只算一次，所以单凭一位房主改变不了别人看到的内容。每位房主最多计 5 个开黑局。',
    ],
  },
  level: {
    title: '感谢',
    least: (kind, people) => `${kinds[kind]}：至少 ${people} 人感谢过`,
    own: '我的出勤',
    ownBands,
  },
  again: {
    play: '再来一局',
    playOne: (name) => `再来一局“${name}”`,
    title: '再来一局',
    lead: '设置都和上次一样，想改哪里就改哪里。',
    people: '邀请谁',
    peopleHint: '对方点一下接受，就能直接占到名额。不接受邀请的人不会列在这里。',
    none: '上次的人现在都没法邀请。',
    nextWeek: '下周同一时间',
    evening: '下一个有空的晚上',
    times: '推荐时间',
    invited: (count) => `已邀请 ${count} 人。`,
    failed: '开黑局已发布，但邀请没发出去。请在它的页面邀请好友。',
  },
  played: {
    ago: (ago) => `${ago}一起玩过`,
    add: '加好友',
    addOne: (name) => `加 ${name} 为好友`,
    title: '还没有人',
    text: '最近 90 天和你一起开黑的人会出现在这里。',
    shown: (count) => `${count} 人`,
  },
};
