// @ts-nocheck
import { plural as plural$ } from '../../pl/grammar.ts';
export const memberNow = { label: 'Teraz', next: 'Następna sesja', runs: 'Twoja sesja trwa', nothing: 'Nic w planach. Znajdź sesję', friends: 'Znajomi', online: (count) => `${count} ${(plural$(count, { one: 'znajomy online', few: 'znajomych online', many: 'znajomych online', other: 'znajomych online' }))}`, nobodyOnline: 'Nikt ze znajomych nie jest online' };
