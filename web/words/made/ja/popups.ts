import type * as english from '../en/popups.ts';
import type { Translated } from '../../translated.ts';
export const popups: Translated<typeof english.popups> = { apply: { title: (session) => `「${session}」に応募`, text: "ホストへのメッセージ", hint: "何をどんなふうに遊ぶか書きましょう。ホストはこれを読んで決めます。", adults: "18歳以上です", adultsHint: "このセッションは成人限定です。", submit: "応募を送信", done: (session) => `「${session}」に応募しました`, already: "すでにメンバーか、応募済みです" }, add: { title: (user) => `${user}さんにフレンド申請`, text: "申請に添えるメッセージ", submit: "申請を送信", done: (user) => `${user}さんにフレンド申請を送りました`, already: "フレンド申請はすでに送っています", login: "ログインしてください！" } };
