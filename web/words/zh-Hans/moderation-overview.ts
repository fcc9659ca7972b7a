import type {
  Figure,
  HealthState,
  HealthSubject,
} from '../../../worker/contract/admin-vocabulary.ts';
import type { adminOverview as English } from '../en/moderation-overview.ts';
import type { Translated } from '../translated.ts';
import { number } from './grammar.ts';

const figures: Record<Figure, string> = {
  users: '新用户',
  sessions: '新开黑局',
  applications: '申请',
  calls: '通话',
  files: '上传的文件',
  errors: '服务器错误',
};

const health: Record<HealthSubject, { name: string } & Record<HealthState, string>> = {
  JWT_SECRET: {
    name: '签名密钥',
    ok: '强度足够。',
    weak: 'JWT_SECRET 不足 32 个字符，或者不够随机。请换一个新的。',
    missing: '缺少 JWT_SECRET，没有人能登录。请设置。',
  },
  JWT_SECRET_PREVIOUS: {
    name: '旧签名密钥',
    ok: '未设置，或强度足够。',
    weak: 'JWT_SECRET_PREVIOUS 强度不够。等它的令牌过期后，请移除。',
    missing: '未设置。',
  },
  PUBLIC_URL: {
    name: '本站网址',
    ok: '已设置。',
    weak: 'PUBLIC_URL 不是 https 网址。邮件和日历里的链接将无法使用。',
    missing: '缺少 PUBLIC_URL。邮件和日历里的链接将无法使用。',
  },
  OPERATOR: {
    name: '运营者',
    ok: '网站信息完整。',
    weak: '网站信息不完整。',
    missing: '缺少 OPERATOR_NAME、OPERATOR_ADDRESS 或 OPERATOR_EMAIL。网站信息不完整。',
  },
  MAIL: {
    name: '邮件',
    ok: '已设置。',
    weak: '只设置了一部分。',
    missing: '未设置。用户无法验证邮箱，也无法重置忘记的密码。',
  },
  PUSH: {
    name: '推送通知',
    ok: '已设置。',
    weak: '只设置了一部分。',
    missing:
      '未设置。请运行“npm run make-push-keys”，并把 VAPID_SUBJECT 或 OPERATOR_EMAIL 设为你的邮箱地址。',
  },
  IMAGES: {
    name: '图片缩放',
    ok: '由 Images 绑定处理。',
    weak: '只设置了一部分。',
    missing: '没有 Images 绑定，图片按原始大小显示。',
  },
  TURN: {
    name: '通话中继',
    ok: '已设置。',
    weak: '只设置了一部分。',
    missing: '没有 TURN 服务器。某些网络之间无法通话，移动网络尤其常见。',
  },
  ADMIN_SECOND_FACTOR: {
    name: '管理员两步验证',
    ok: '管理员需要通行密钥或验证码。',
    weak: 'ADMIN_SECOND_FACTOR 已关闭：管理员只用密码就能登录。',
    missing: '未设置。',
  },
  DISCORD: {
    name: '用 Discord 登录',
    ok: '已设置，或未使用。',
    weak: 'DISCORD_CLIENT_ID 和 DISCORD_CLIENT_SECRET 只设置了一个，所以不会显示。',
    missing: '未设置。',
  },
  GOOGLE: {
    name: '用 Google 登录',
    ok: '已设置，或未使用。',
    weak: 'GOOGLE_CLIENT_ID 和 GOOGLE_CLIENT_SECRET 只设置了一个，所以不会显示。',
    missing: '未设置。',
  },
  TWITCH: {
    name: '用 Twitch 登录',
    ok: '已设置，或未使用。',
    weak: 'TWITCH_CLIENT_ID 和 TWITCH_CLIENT_SECRET 只设置了一个，所以不会显示。',
    missing: '未设置。',
  },
  STEAM: {
    name: '用 Steam 登录',
    ok: '已设置，或未使用。',
    weak: 'STEAM_LOGIN 必须是“on”或“off”。只设置 STEAM_API_KEY 没有作用。',
    missing: '未设置。',
  },
  clock: {
    name: '定时任务',
    ok: '每分钟运行。',
    weak: '还没运行过。一分钟内应该会第一次运行。',
    missing: '已经五分钟没运行。结束的开黑局仍在列表里，数量也没有更新。',
  },
};

/** Words of the admin overview. */
export const adminOverview: Translated<typeof English> = {
  now: '现在',
  days: '最近 30 天',
  health: '运行状况',
  online: '在线',
  openReports: '待处理举报',
  openGameRequests: '游戏添加申请',
  suspended: '临时封禁',
  takenDown: '已下架',
  figures,
  sum: (count) => number(count),
  today: (count) => `今天已有 ${number(count)}`,
  plot: (figure, least, most) =>
    `每天的${figure}：最近 30 天在 ${least} 到 ${most} 之间。具体数字见下方表格。`,
  table: '以表格显示',
  day: '日期（UTC）',
  dayUntilNow: (day) => `${day}，截至目前`,
  count: '数量',
  states: { ok: '正常', weak: '请检查', missing: '需要处理' },
  subjects: health,
  sweptAgo: (ago) => `上次运行：${ago}。`,
};
