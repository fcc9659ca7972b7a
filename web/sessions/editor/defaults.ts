import type { GameName } from '../../../worker/contract/game.ts';
import type { UserItem } from '../../../worker/contract/user.ts';
import type { Region } from '../../../worker/contract/vocabulary.ts';
import { ownLanguage } from '../../base/language-options.ts';
import { toLocalInput } from '../../ui/dates.ts';
import { NO_SERIES } from '../series/draft-series.ts';
import type { Draft } from './draft.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DURATION_MINUTES = 120;
/** The suggested start, unless it is too close. */
const EVENING_HOUR = 20;

/** Evenings that are looked at for a free one. */
const EVENINGS_MAX = 60;

/** When the user is in a session, as host or member. In ms. */
export interface Busy {
  from: number;
  until: number;
}

/** Whether a session of this length would overlap one that the user is in. */
export const isFree = (start: number, durationMinutes: number, busy: readonly Busy[]): boolean =>
  !busy.some(({ from, until }) => from < start + durationMinutes * MINUTE_MS && start < until);

/** The same time of the day some days later, whatever the clocks do meanwhile. */
const daysLater = (time: number, days: number) => {
  const date = new Date(time);
  return date.setDate(date.getDate() + days);
};

/** The next evening on which the user is in no session, or the next one if there is none. */
export function freeEvening(now: number, durationMinutes: number, busy: readonly Busy[]): number {
  const today = new Date(now).setHours(EVENING_HOUR, 0, 0, 0);
  const first = today - now > HOUR_MS ? today : daysLater(today, 1);
  const evenings = Array.from({ length: EVENINGS_MAX }, (_, days) => daysLater(first, days));
  return evenings.find((start) => isFree(start, durationMinutes, busy)) ?? first;
}

/** This evening. If that is too close, the full hour before two hours from now. If the user isn't free, an evening. */
function proposedStart(now: number, durationMinutes: number, busy: readonly Busy[]): number {
  const evening = new Date(now).setHours(EVENING_HOUR, 0, 0, 0);
  const soon = evening - now > HOUR_MS ? evening : new Date(now + 2 * HOUR_MS).setMinutes(0, 0, 0);
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

/** The initial values of a new session: from the profile, otherwise from the browser. */
export function newDraft(
  profile: UserItem | null,
  games: readonly GameName[],
  now: number,
  busy: readonly Busy[] = [],
): Draft {
  return {
    name: '',
    description: '',
    // A user with only one game most likely means that one.
    games: games.length === 1 ? [...games] : [],
    platforms: profile?.platforms ?? [],
    region: profile?.region ?? regionOf(Intl.DateTimeFormat().resolvedOptions().timeZone),
    language: profile?.languages[0] ?? ownLanguage(),
    level: 'any',
    style: 'casual',
    microphone: false,
    adultsOnly: false,
    playNow: false,
    start: toLocalInput(proposedStart(now, DURATION_MINUTES, busy)),
    durationMinutes: DURATION_MINUTES,
    seats: '4',
    visibility: 'public',
    membersInvite: false,
    series: NO_SERIES,
    instant: 'nobody',
    roles: [],
  };
}

/** A past session to host again. It keeps everything but the time. */
export const repeated = (past: Draft, now: number, busy: readonly Busy[] = []): Draft => ({
  ...past,
  series: NO_SERIES,
  start: toLocalInput(proposedStart(now, past.durationMinutes, busy)),
});
