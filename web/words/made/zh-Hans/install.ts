import type * as english from '../en/install.ts';
import type { Translated } from '../../translated.ts';
export const install: Translated<typeof english.install> = { name: "Peerway", description: "找人今晚一起玩：开黑局、玩家和语音通话。", button: "安装应用" };
export const pushOffer: Translated<typeof english.pushOffer> = { label: "通知", title: { applied: "申请通过时通知你？", hosted: "有人申请时通知你？" }, hint: "Peerway 可以在这台设备上通知你开黑局、消息和通话的动态。具体内容可以在设置里选。", turnOn: "开启通知", later: "以后再说", on: "通知已开启。具体通知什么，可以在设置里改。", denied: "浏览器禁用了 Peerway 的通知。可以在网站设置里允许。", failed: "没有成功，请稍后再试。", unknown: "Peerway 无法向这个浏览器发送通知。请换一个浏览器试试。", ios: "在 iPhone 和 iPad 上，要先把 Peerway 添加到主屏幕：点“共享”，再点“添加到主屏幕”，然后从主屏幕打开。" };
