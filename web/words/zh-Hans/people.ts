import type { Audience } from '../../../worker/contract/vocabulary.ts';
import type { people as English } from '../en/people.ts';
import type { Translated } from '../translated.ts';
import { counted } from './grammar.ts';

const invitesFrom: Record<Audience, string> = {
  everyone: '所有人',
  friends: '好友的好友',
  nobody: '没有人',
};

const callsFrom: Record<Audience, string> = {
  everyone: '好友和同一开黑局的人',
  friends: '好友',
  nobody: '没有人',
};

const visibleTo: Record<Audience, string> = {
  everyone: '所有人可见',
  friends: '好友可见',
  nobody: '仅自己可见',
};

const onlineFor: Record<Audience, string> = {
  everyone: '所有人',
  friends: '好友（对其他人显示离线）',
  nobody: '没有人（对所有人显示离线）',
};

/** A space stands between Chinese and Latin letters, and none between Chinese ones. */
const apart = (name: string) => (/^[\x20-\x7e]+$/.test(name) ? ` ${name} ` : name);

/** Words of people: a user's page, friends, and your own page. */
export const people: Translated<typeof English> = {
  counted,
  page: {
    about: '自我介绍',
    noAbout: '还没有填写。',
    games: '游戏',
    noGames: '还没有游戏。',
    sharedGames: '你们都在玩',
    platforms: '平台',
    copyTag: '复制',
    copied: (tag) => `已复制：${tag}`,
    notCopied: (tag) => `没能复制，请手动复制：${tag}`,
    media: '照片和视频',
    region: '地区',
    languages: '语言',
    hosted: '发起过',
    hostedCount: (count) => `${counted(count, 100)} 个开黑局`,
    sharedFriends: '共同好友',
    moreFriends: (count) => `还有 ${count} 位`,
    sessions: '即将开始的开黑局',
    noSessions: (name) => `${name} 现在没有发起开黑局。`,
    moreSessions: '查看更多',
    sessionsShown: (count) => `${count} 个开黑局`,
    sessionsFailed: '开黑局没能加载。',
  },
  relation: {
    label: (name) => `你和 ${name}`,
    none: '想一起玩？附上一句话，发送好友请求吧。',
    invited: '你的好友请求正在等待答复。',
    invites: (name) => `${name} 想加你为好友。`,
    friends: '你们是好友。',
    viewpoints: '预览视角',
    seenBy: { stranger: '所有人看到的', friend: '好友看到的' },
    self: {
      stranger: '这是所有人看到的样子。',
      friend: '这是好友看到的样子。',
    },
    add: '加好友',
    sent: '请求已发送',
    withdraw: '撤回请求',
    withdrawShort: '撤回',
    accept: '接受',
    decline: '拒绝',
    areFriends: '好友',
    unfriend: '删除好友',
    edit: '编辑主页',
    more: (name) => `对 ${name} 的更多操作`,
    block: '拉黑',
    unblock: '取消拉黑',
  },
  done: {
    friends: (name) => `你和 ${name} 现在是好友了。`,
    declined: (name) => `你拒绝了 ${name} 的好友请求，对方不会收到通知。`,
    withdrawn: (name) => `已撤回发给 ${name} 的好友请求。`,
    unfriended: (name) => `你和 ${name} 不再是好友，对方不会收到通知。`,
    blocked: (name) => `已拉黑 ${name}，你们互相都看不到对方。`,
    unblocked: (name) => `已取消拉黑 ${name}。`,
  },
  ask: {
    unfriendTitle: (name) => `删除好友 ${name}？`,
    unfriend: '对方不会收到通知。想再做好友，需要其中一方重新发送好友请求。',
    keep: '保留好友',
    blockTitle: (name) => `拉黑 ${name}？`,
    block:
      '你们在 Peerway 上互相都看不到对方。好友关系，以及对彼此开黑局的申请都会终止。对方不会收到通知。可以在“好友”里取消拉黑。',
    dontBlock: '不拉黑',
    unblockTitle: (name) => `取消拉黑 ${name}？`,
    unblock: '你们会重新看到对方，也可以发送好友请求。之前的好友关系和申请不会恢复。',
    stayBlocked: '继续拉黑',
  },
  friends: {
    title: '好友',
    tabsLabel: '列表',
    tabs: {
      online: '在线',
      all: '全部',
      in: '收到的请求',
      out: '发出的请求',
      played: '一起玩过',
      blocked: '黑名单',
    },
    waiting: (count) => `${counted(count)} 个好友请求等你答复`,
    invitedAgo: (ago) => `${ago}发来请求`,
    sentAgo: (ago) => `${ago}发送`,
    blockedAgo: (ago) => `${ago}拉黑`,
    acceptOne: (name) => `接受 ${name} 的好友请求`,
    declineOne: (name) => `拒绝 ${name} 的好友请求`,
    withdrawOne: (name) => `撤回发给 ${name} 的好友请求`,
    unblockOne: (name) => `取消拉黑 ${name}`,
    find: '找玩家',
    seeAll: '查看全部好友',
    shown: (shown, total) => (total === undefined ? String(shown) : `${shown} / ${counted(total)}`),
    more: '查看更多',
    empty: {
      online: {
        title: '没有好友在线',
        text: '好友一上线就会出现在这里。',
      },
      all: {
        title: '还没有好友',
        text: '找到玩同样游戏的人，给他们发送好友请求吧。',
      },
      in: {
        title: '没有等你答复的请求',
        text: '有人发来好友请求时，你可以在这里答复。',
      },
      out: {
        title: '你没有发出好友请求',
        text: '你发出的请求在得到答复前会显示在这里，也可以在这里撤回。',
      },
      blocked: {
        title: '你没有拉黑任何人',
        text: '拉黑后，你们在 Peerway 上互相都看不到对方。可以在这里取消拉黑。',
      },
    },
  },
  own: {
    title: '个人主页',
    lead: '别人能看到什么、谁可以联系你，以及账号设置。',
    preview: '预览主页',
    profile: '个人资料',
    name: '昵称',
    nameHint: '别人看到的就是这个名字。文字、数字和表情都可以。',
    nameFree: (name) => `${name} 可以使用`,
    nameTaken: '这个昵称已被占用，或者和别人的太像了。换一个试试。',
    about: '自我介绍',
    aboutHint: '玩什么、什么时候玩、喜欢怎么玩。',
    where: '地区和语言',
    region: '地区',
    noRegion: '未设置',
    languages: '语言',
    languagesHint: (max) => `最多 ${max} 种，最想用的放在最前面。`,
    addLanguage: '添加语言',
    removeLanguage: (language) => `移除${language}`,
    platforms: '平台和游戏 ID',
    platformsHint: '你在什么平台上玩。谁能看到你的游戏 ID，由你决定。',
    playsOn: (platform) => `我在${apart(platform)}上玩`,
    tag: (platform) => `游戏 ID（${platform}）`,
    tagHint: '不想展示就留空。',
    tagVisible: (platform) => `谁能看到你的游戏 ID（${platform}）`,
    visibleTo,
    privacy: '谁可以联系你',
    invitesFrom: '谁可以加你为好友',
    invitesFromHint: '收到你请求的人总是可以答复。',
    audience: invitesFrom,
    callsFrom: '谁可以呼叫你',
    callsFromHint:
      '其他人会看到暂时联系不上你。如果你只接好友的通话，同一开黑局的成员能看到这一点。',
    callsAudience: callsFrom,
    messagesFrom: '谁可以给你发消息',
    messagesFromHint: '在开黑局的聊天室里，所有成员仍然可以看消息、发消息。',
    onlineFor: '谁能看到你在线',
    onlineForHint: '修改立刻生效。',
    onlineAudience: onlineFor,
    ofAge: '我已年满 18 岁',
    ofAgeHint: '加入仅限成年人的开黑局需要确认。确认后不能撤销。',
    ofAgeDone: '你已确认年满 18 岁。',
    save: '保存',
    saved: '已保存，别人现在就能看到你的修改。',
    savedShort: '所有修改都已保存。',
    unsaved: '有未保存的修改。',
    gamesLink: '我的游戏',
  },
};
