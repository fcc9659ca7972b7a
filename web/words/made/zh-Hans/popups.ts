import type * as english from '../en/popups.ts';
import type { Translated } from '../../translated.ts';
export const popups: Translated<typeof english.popups> = { apply: { title: (session) => `申请加入“${session}”`, text: "给房主的留言", hint: "说说你玩什么、怎么玩。房主看过后再决定。", adults: "我已年满 18 岁", adultsHint: "这个开黑局仅限成年人参加。", submit: "发送申请", done: (session) => `已申请加入“${session}”`, already: "你已经是成员，或者已经申请过了" }, add: { title: (user) => `加 ${user} 为好友`, text: "好友请求附言", submit: "发送请求", done: (user) => `已向 ${user} 发送好友请求`, already: "好友请求已经发过了", login: "请先登录！" } };
