import type {
  providerNames as EnglishNames,
  providers as EnglishProviders,
} from '../en/providers.ts';
import type { Translated } from '../translated.ts';

/** The names of the services that one can log in with. */
export const providerNames: typeof EnglishNames = {
  discord: 'Discord',
  google: 'Google',
  twitch: 'Twitch',
  steam: 'Steam',
  demo: 'Demo ID',
};

/** Words of logging in with an account of another service. */
export const providers: Translated<typeof EnglishProviders> = {
  or: '或者用你已有的账号：',
  goOn: (name) => `用 ${name} 继续`,
  arriving: {
    wait: (name) => `正在与 ${name} 核对，请稍候…`,
    denied: (name) => `你在 ${name} 上取消了，什么都没有改变。`,
    lost: (name) => `这次 ${name} 登录已失效，或者是在另一个标签页开始的。请重新开始。`,
    toLogin: '返回登录',
    toSecurity: '返回“安全”',
    goBack: '回到刚才的页面',
  },
  register: {
    title: '马上就好',
    lead: (provider) => `这是你第一次用 ${provider} 来这里。选一下别人怎么称呼你吧。`,
    confirmed: (provider) => `${provider} 已验证这个邮箱，你不用再验证。`,
    open: '我们会发一个链接给你来验证。',
    takenTitle: '你已经有账号了',
    taken: (provider) => `已有账号使用你的邮箱。请登录它，再在“安全”里绑定 ${provider}。`,
    takenByOther: '不是你注册的？重置它的密码：账号就归你，其他人都会退出登录。',
    reset: '重置密码',
    logIn: '登录',
    other: '用其他邮箱注册新账号',
    gamertag: (provider) => `把我的 ${provider} 名字作为 PC 游戏 ID 展示给好友`,
    ofAgeHint: '加入仅限成年人的开黑局需要确认。也可以以后再说。',
  },
  section: {
    title: '绑定的账号',
    hint: '用你在其他网站的账号登录。我们不会在那里发布任何内容。',
    none: '你还没有绑定账号。',
    link: (provider) => `绑定 ${provider}`,
    linked: (provider) => `${provider} 已绑定，以后可以用它登录。`,
    linkedOn: (date) => `绑定于 ${date}`,
    used: (ago) => `上次使用：${ago}`,
    unused: '还没用过',
    unlink: '解绑',
    unlinkOne: (provider) => `解绑 ${provider}`,
    unlinkTitle: (provider) => `解绑 ${provider}？`,
    unlinkText: (provider) => `之后不能再用 ${provider} 登录。已登录的设备会保持登录。`,
    unlinked: (provider) => `${provider} 已解绑。`,
    off: '现在不能用它登录。',
    last: '这是你唯一的登录方式，所以不能解绑。请先添加另一种。',
  },
  proof: {
    done: '谢谢，已确认是你。现在再试一次吧。',
  },
};
