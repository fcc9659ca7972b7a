import { SESSION_NAME_MAX } from '../../../worker/contract/bounds.ts';
import type { GameName } from '../../../worker/contract/game.ts';
import { countGraphemes } from '../../../worker/contract/graphemes.ts';
import { NEW_SESSION } from '../../../worker/contract/session-fields.ts';
import type { UserItem } from '../../../worker/contract/user.ts';
import type { Region } from '../../../worker/contract/vocabulary.ts';
import { ownLanguage } from '../../base/language-options.ts';
import { ownZone } from '../../base/own-zone.ts';
import { daysLater, momentAt, momentOf, toLocalInput } from '../../ui/dates.ts';
import { wallTime } from '../../ui/time.ts';
import { sessions } from '../../words/made/sessions.ts';
import { NO_SERIES } from '../series/draft-series.ts';
import type { Draft } from './draft.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DURATION_MINUTES = 120;
/** The hour of the suggested start. */
const EVENING_HOUR = 20;

/** How many evenings are searched for a free one. */
const EVENINGS_MAX = 60;

/** A time, in ms, in which the user is in a session as host or member. */
export interface Busy {
  from: number;
  until: number;
}

/** Whether a session of this length would overlap one that the user is in. */
export const isFree = (start: number, durationMinutes: number, busy: readonly Busy[]): boolean =>
  !busy.some(({ from, until }) => from < start + durationMinutes * MINUTE_MS && start < until);

/**
 * The start of the first evening on which the user is in no session. If there is none, the start of the first evening.
 */
export function freeEvening(now: number, durationMinutes: number, busy: readonly Busy[]): number {
  const today = momentAt(now, 0, EVENING_HOUR);
  const first = today - now > HOUR_MS ? today : daysLater(today, 1);
  const evenings = Array.from({ length: EVENINGS_MAX }, (_, days) => daysLater(first, days));
  return evenings.find((start) => isFree(start, durationMinutes, busy)) ?? first;
}

/**
 * The suggested start: this evening, or the last full hour before two hours from now if the evening is too close. If
 * the user isn't free then, it is their next free evening.
 */
function proposedStart(now: number, durationMinutes: number, busy: readonly Busy[]): number {
  const evening = momentAt(now, 0, EVENING_HOUR);
  const hour = Math.floor(wallTime(now + 2 * HOUR_MS) / HOUR_MS) * HOUR_MS;
  const soon = evening - now > HOUR_MS ? evening : momentOf(hour);
  return isFree(soon, durationMinutes, busy) ? soon : freeEvening(now, durationMinutes, busy);
}

const CONTINENTS: Record<string, Region> = {
  Europe: 'europe',
  Atlantic: 'europe',
  America: 'north-america',
  Asia: 'asia',
  Indian: 'asia',
  Australia: 'oceania',
  Pacific: 'oceania',
  Antarctica: 'oceania',
  Africa: 'africa',
};

/** Cities of the time zone database that are in another region than their prefix says. */
const CITIES: [Region, RegExp][] = [
  [
    'south-america',
    /Argentina|Araguaina|Asuncion|Bahia|Belem|Boa_Vista|Bogota|Buenos|Campo_Grande|Caracas|Cayenne|Cuiaba|Fortaleza|Guayaquil|Guyana|La_Paz|Lima|Maceio|Manaus|Montevideo|Noronha|Paramaribo|Porto_Velho|Recife|Rio_Branco|Santarem|Santiago|Sao_Paulo/,
  ],
  [
    'middle-east',
    /Amman|Aden|Baghdad|Bahrain|Beirut|Damascus|Dubai|Gaza|Hebron|Jerusalem|Kuwait|Muscat|Qatar|Riyadh|Tehran|Tel_Aviv/,
  ],
];

/** The region of a time zone such as "Europe/Berlin". */
export function regionOf(zone: string): Region {
  const city = CITIES.find(([, cities]) => cities.test(zone));
  return city?.[0] ?? CONTINENTS[zone.split('/')[0] ?? ''] ?? 'europe';
}

/** What a session of this game may be called. '' without a game, or if that would be too long. */
export function suggestedName(game: GameName | undefined) {
  const name = game ? sessions.editor.suggestedName(game.name) : '';
  return countGraphemes(name) > SESSION_NAME_MAX ? '' : name;
}

/** The initial values of a new session: from the profile, otherwise from the browser. */
export function newDraft(
  profile: UserItem | null,
  games: readonly GameName[],
  now: number,
  busy: readonly Busy[] = [],
): Draft {
  return {
    ...NEW_SESSION,
    name: suggestedName(games.length === 1 ? games[0] : undefined),
    // A user with only one game most likely means that one.
    games: games.length === 1 ? [...games] : [],
    platforms: profile?.platforms ?? [],
    region: profile?.region ?? regionOf(ownZone()),
    language: profile?.languages[0] ?? ownLanguage(),
    playNow: false,
    start: toLocalInput(proposedStart(now, DURATION_MINUTES, busy)),
    durationMinutes: DURATION_MINUTES,
    seats: '4',
    series: NO_SERIES,
    roles: [],
    hostRole: '',
  };
}

/** The draft of a past session to host again. Only the time is new. */
export const repeated = (past: Draft, now: number, busy: readonly Busy[] = []): Draft => ({
  ...past,
  series: NO_SERIES,
  start: toLocalInput(proposedStart(now, past.durationMinutes, busy)),
});
