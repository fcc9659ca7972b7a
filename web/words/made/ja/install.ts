import type * as english from '../en/install.ts';
import type { Translated } from '../../translated.ts';
export const install: Translated<typeof english.install> = { name: "Peerway", description: "今夜一緒に遊ぶ人が見つかる：セッション、プレイヤー、通話。", button: "インストール" };
export const pushOffer: Translated<typeof english.pushOffer> = { label: "通知", title: { applied: "承認されたら通知を受け取りますか？", hosted: "応募があったら通知を受け取りますか？" }, hint: "セッション、メッセージ、通話について、このデバイスに通知できます。内容は設定で選べます。", turnOn: "通知をオンにする", later: "あとで", on: "通知をオンにしました。内容は設定で変更できます。", denied: "ブラウザがPeerwayの通知をブロックしています。サイトの設定で許可できます。", failed: "うまくいきませんでした。少し待ってから、もう一度試してください。", unknown: "Peerwayはこのブラウザーに通知を送れません。別のブラウザーで試してください。", ios: "iPhoneとiPadでは、Peerwayをホーム画面に追加すると使えます。共有をタップして「ホーム画面に追加」を選び、そこから開いてください。" };
