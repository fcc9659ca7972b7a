import type * as english from '../en/install.ts';
import type { Translated } from '../../translated.ts';
export const install: Translated<typeof english.install> = { name: "Peerway", description: "오늘 밤 같이 게임할 사람을 찾아보세요. 파티, 플레이어, 통화까지.", button: "앱 설치" };
export const pushOffer: Translated<typeof english.pushOffer> = { label: "알림", title: { applied: "수락되면 알려 드릴까요?", hosted: "신청이 오면 알려 드릴까요?" }, hint: "파티, 메시지, 통화 소식을 이 기기에서 받을 수 있어요. 무엇을 받을지는 설정에서 골라요.", turnOn: "알림 켜기", later: "나중에", on: "알림을 켰어요. 무엇을 받을지는 설정에서 바꿀 수 있어요.", denied: "브라우저가 Peerway 알림을 막고 있어요. 사이트 설정에서 허용할 수 있어요.", failed: "잘 안 됐어요. 잠시 후 다시 시도해 주세요.", unknown: "Peerway는 이 브라우저로 알림을 보낼 수 없어요. 다른 브라우저를 써 보세요.", ios: "iPhone과 iPad에서는 Peerway를 홈 화면에 추가해야 해요. 공유를 누르고 ‘홈 화면에 추가’를 고른 뒤 거기서 열어 주세요." };
