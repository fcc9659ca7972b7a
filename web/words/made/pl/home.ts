import type * as english from '../en/home.ts';
import type { Translated } from '../../translated.ts';
import { plural as plural$ } from '../../pl/grammar.ts';
export const memberNow: Translated<typeof english.memberNow> = { label: "Teraz", next: "Następna sesja", runs: "Twoja sesja trwa", nothing: "Nic w planach. Znajdź sesję", friends: "Znajomi", online: (count) => `${count} ${(plural$(count, { one: "znajomy online", few: "znajomych online", many: "znajomych online", other: "znajomych online" }))}`, nobodyOnline: "Nikt ze znajomych nie jest online" };
