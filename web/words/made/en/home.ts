import { plural as plural$ } from '../../en/grammar.ts';
export const memberNow = { label: "Now", next: "Next session", runs: "Your session is running", nothing: "Nothing planned yet. Find a session", friends: "Friends", online: (count: number) => (plural$(count, { one: "1 friend online", other: `${count} friends online` })), nobodyOnline: "No friends online right now" };
