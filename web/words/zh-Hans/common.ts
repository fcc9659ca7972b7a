import type {
  common as EnglishCommon,
  empty as EnglishEmpty,
  errors as EnglishErrors,
  themes as EnglishThemes,
} from '../en/common.ts';
import type { Translated } from '../translated.ts';

/** A span of time: some days, or some hours and minutes. */
interface Span {
  days: number;
  hours: number;
  minutes: number;
}

const span = ({ days, hours, minutes }: Span): string => {
  if (days > 0) return `${days} 天`;
  if (hours === 0) return `${minutes} 分钟`;
  return minutes === 0 ? `${hours} 小时` : `${hours} 小时 ${minutes} 分钟`;
};

/** Words of the shell, of home and of what every screen needs. */
export const common: Translated<typeof EnglishCommon> = {
  name: 'Peerway',
  // It may break in the middle only.
  tagline: '带你找到\u200B一起玩的人',
  nav: {
    label: '主导航',
    skip: '跳到正文',
    home: 'Peerway 首页',
    search: '搜索',
    register: '注册',
    login: '登录',
    preferences: '我的游戏',
    sessions: '开黑局',
    user: '个人主页',
    friends: '好友',
    admin: '管理',
    logout: '退出登录',
  },
  footer: {
    label: '法律信息',
    imprint: '网站信息',
    privacy: '隐私',
    terms: '使用条款',
    copyright: '© 2025 Peerway',
  },
  theme: '主题',
  messages: { label: '消息', dismiss: '关闭' },
  close: '关闭',
  cancel: '取消',
  retry: '重试',
  loading: '加载中',
  notLoaded: '没能加载。请重试，或者刷新页面。',
  offline: '你已离线，看到的内容可能不是最新的。恢复网络后会自动更新。',
  list: {
    sessionsLatest: '最新开黑局',
    sessionsPreferred: '符合你喜好的开黑局',
    usersLatest: '最新玩家',
    usersPreferred: '符合你喜好的玩家',
    setPreferences: '这些是最新的。选好你的游戏，看看哪些适合你。',
    setPreferencesLink: '选择游戏',
    hostOne: '发起开黑',
    all: '查看全部',
  },
  pitch: {
    sentence: '找人一起开黑：加入别人的开黑局，或者自己发起，然后语音开聊。',
    find: '找开黑局',
    register: '注册账号',
  },
  media: { play: '播放视频', pause: '暂停视频' },
  online: '在线',
  offlineWord: '离线',
  card: {
    apply: '申请加入',
    waitingList: '加入候补',
    microphone: '需要麦克风',
    host: (name) => `${name} 发起`,
    inCall: (count) => `语音 · ${count} 人`,
    edit: '编辑',
    add: '加好友',
    games: '游戏',
    seats: (taken, total) => `名额 ${taken} / ${total}`,
  },
  status: {
    open: '可加入',
    full: '已满',
    running: '进行中',
    ended: '已结束',
    cancelled: '已取消',
  },
  applicationStatus: {
    pending: '已申请',
    waiting: '候补中',
    accepted: '已加入',
    declined: '未通过',
    withdrawn: '已撤回',
    left: '已退出',
    removed: '已被移出',
  },
  timeOf: (label) => `${label}，时间`,
  count: (count, max) => `${count} / ${max}`,
  platform: {
    pc: 'PC',
    playstation: 'PlayStation',
    xbox: 'Xbox',
    switch: 'Switch',
    mobile: '手机',
  },
  time: {
    today: '今天',
    tonight: '今晚',
    tomorrow: '明天',
    yesterday: '昨天',
    /** A day, as one of the above, and a time of the day. */
    dayAt: (day, clock) => `${day} ${clock}`,
    /** How long something lasts. */
    span,
    ago: (passed) => `${span(passed)}前`,
    startsIn: (left) => `${span(left)}后开始`,
    startedAgo: (passed) => `已开始 ${span(passed)}`,
    over: '已结束',
  },
};

/** Words of places with nothing to show. */
export const empty: Translated<typeof EnglishEmpty> = {
  noSessions: '还没有开黑局',
  noUsers: '还没有玩家',
  noSessionsHint: '来当第一个！发起一个，玩同样游戏的人就会找过来。',
  noUsersHint: '在“我的游戏”里多加几个游戏，就能找到更多人。',
  please: '请先登录',
  pleaseHint: '登录后会直接回到这里。',
};

/** Words of what went wrong, and what to do. */
export const errors: Translated<typeof EnglishErrors> = {
  title: '没能加载',
  offline: '连不上 Peerway。你填写的内容都还在，恢复网络后再试。',
  broken: '我们这边出了点问题。你填写的内容都还在，请稍后再试。',
  limited: '操作太频繁了，请等一分钟再试。',
  fields: '请检查标出的内容。',
  missingTitle: '找不到页面',
  missing: '这个页面不存在，或者你没有权限查看。',
  home: '回到首页',
};

/** The names of the themes. */
export const themes: typeof EnglishThemes = {
  dark: '深色',
  light: '浅色',
  system: '跟随系统',
};
