import type * as english from '../en/home.ts';
import type { Translated } from '../../translated.ts';
export const memberNow: Translated<typeof english.memberNow> = { label: "现在", next: "下一个开黑局", runs: "你的开黑局正在进行", nothing: "还没有安排，去找个开黑局", friends: "好友", online: (count) => `${count} 位好友在线`, nobodyOnline: "现在没有好友在线" };
