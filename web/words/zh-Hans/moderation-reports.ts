import type { ReportKind, ReportListName } from '../../../worker/contract/report-vocabulary.ts';
import type { adminReports as English } from '../en/moderation-reports.ts';
import type { Translated } from '../translated.ts';
import { counted } from './grammar.ts';

const kinds: Record<ReportKind, string> = {
  users: '用户',
  sessions: '开黑局',
  media: '照片或视频',
  calls: '通话',
  messages: '消息',
};

const reportLists: Record<ReportListName, string> = {
  open: '待处理',
  mine: '我领取的',
  decided: '已处理',
};

/** Words of the report queue. */
export const adminReports: Translated<typeof English> = {
  lists: reportLists,
  listLabel: '举报',
  kinds,
  by: (name) => `举报人：${name}`,
  about: (name) => `对象：${name}`,
  takenBy: (name) => `${name} 已领取`,
  byYou: '你已领取',
  upheld: '认定成立',
  dismissed: '已驳回',
  decidedBy: (name, ago) => `${name}，${ago}`,
  open: '查看',
  empty: {
    open: { title: '没有待处理的举报', text: '所有举报都已处理。' },
    mine: { title: '你没有领取举报', text: '从待处理的举报里领取一个吧。' },
    decided: {
      title: '还没有已处理的举报',
      text: '已处理的举报会出现在这里，最新的在前。',
    },
  },
  files: (count) => `${count} 个文件`,
  saidBy: (name, text) => `${name}：“${text}”`,
  said: '举报人的说明',
  saidNothing: '没有说明。',
  evidence: '举报时的证据',
  noWords: '没有文字。',
  games: '游戏',
  starts: '开始',
  from: '从',
  fromTo: '{start} 至 {end}',
  around: '前后的对话',
  deletedMessage: '举报前已删除',
  people: '在场的人',
  alsoOpen: (count) => `关于它还有 ${counted(count)} 个待处理的举报。`,
  takenDown: '已下架。',
  gone: '文件已删除。',
  reporter: '举报人',
  reported: '对象',
  several: '多人',
  sanction: (name) => `警告或封禁 ${name}`,
  look: '查看页面',
  take: '领取举报',
  leave: '放回举报',
  taken: '这个举报由你处理。',
  left: '其他管理员又可以领取这个举报了。',
  decide: '处理',
  decideHint: '需要时先采取措施：警告、临时封禁或下架。然后记录你的决定。',
  uphold: '认定成立',
  dismiss: '驳回',
  upholdTitle: '认定这个举报成立',
  dismissTitle: '驳回这个举报',
  upholdText: '双方都会得知举报成立，并看到你的说明，但看不到任何名字。决定后不能更改。',
  dismissText: '举报人会收到通知和你的说明。决定后不能更改。',
  note: '给举报人的说明',
  noteToReported: '给被举报人的说明',
  noteHintUpheld: '不填的话，对方会看到上面的说明。',
  noteHintDismissed: '不填的话，不会通知对方。',
  noteMissing: '请填写说明，举报人会和决定一起收到。',
  decided: '决定已保存，相关的人会收到通知。',
  was: '决定',
};
