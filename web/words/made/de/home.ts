import type * as english from '../en/home.ts';
import type { Translated } from '../../translated.ts';
import { plural as plural$ } from '../../de/grammar.ts';
export const memberNow: Translated<typeof english.memberNow> = { label: "Jetzt", next: "Nächste Session", runs: "Deine Session", nothing: "Noch nichts geplant. Session finden", friends: "Freunde", online: (count) => (plural$(count, { one: "1 Freund online", other: `${count} Freunde online` })), nobodyOnline: "Gerade keine Freunde online" };
