import type * as english from '../en/home.ts';
import type { Translated } from '../../translated.ts';
import { plural as plural$ } from '../../fr/grammar.ts';
export const memberNow: Translated<typeof english.memberNow> = { label: "Maintenant", next: "Prochaine session", runs: "Ta session est en cours", nothing: "Rien de prévu pour l’instant. Trouve une session", friends: "Amis", online: (count) => (plural$(count, { one: `${count} ami en ligne`, other: `${count} amis en ligne` })), nobodyOnline: "Aucun ami en ligne pour l’instant" };
