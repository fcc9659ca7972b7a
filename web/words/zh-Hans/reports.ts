import type { ReportReason } from '../../../worker/contract/report-vocabulary.ts';
import type { reports as English } from '../en/reports.ts';
import type { Translated } from '../translated.ts';

const reasons: Record<ReportReason, string> = {
  harassment: '骚扰或威胁',
  hate: '仇恨言论',
  sexual: '色情或未经当事人同意的内容',
  spam: '垃圾信息或广告',
  cheating: '外挂或代练',
  impersonation: '冒充他人',
  other: '其他',
};

/** Words of sending a report, and of a warning. */
export const reports: Translated<typeof English> = {
  reasons,
  report: '举报',
  /** By the kind of what is reported. A photo or video may have no name. */
  titles: {
    users: (name) => `举报 ${name}`,
    sessions: (name) => `举报开黑局“${name}”`,
    media: (alt) => (alt === '' ? '举报这张照片或视频' : `举报“${alt}”`),
    calls: (names) => `举报与 ${names} 的通话`,
    messages: (name) => `举报 ${name} 的消息`,
  },
  intro: '管理员会看到你的名字和被举报内容的副本。被举报的人不会知道是你。处理结果我们会告诉你。',
  reason: '有什么问题？',
  choose: '选择理由',
  missing: '请选择理由。',
  text: '发生了什么？',
  textHint: '用你自己的话说。选“其他”时必填。',
  block: (name) => `同时拉黑 ${name}`,
  blockHint: '你们在 Peerway 上互相都看不到对方。对方不会收到通知。',
  submit: '提交举报',
  done: '感谢你的举报。处理结果我们会告诉你。',
  doneBlocked: (name) => `感谢你的举报。已拉黑 ${name}。`,
  notBlocked: (name) => `感谢你的举报。没能拉黑 ${name}，请在对方的主页重试。`,
  already: '你已经举报过了。处理结果我们会告诉你。',
  warning: {
    title: '你收到一条警告',
    intro: 'Peerway 管理员的消息：',
    outro: '如果继续这样，你的账号可能会被临时或永久封禁。',
    acknowledge: '我知道了',
    failed: '没能保存，请重试。',
  },
};
