import type * as english from '../en/home.ts';
import type { Translated } from '../../translated.ts';
export const memberNow: Translated<typeof english.memberNow> = { label: "지금", next: "다음 파티", runs: "내 파티가 진행 중이에요", nothing: "아직 일정이 없어요. 파티 찾기", friends: "친구", online: (count) => `온라인 친구 ${count}명`, nobodyOnline: "지금 온라인인 친구가 없어요" };
