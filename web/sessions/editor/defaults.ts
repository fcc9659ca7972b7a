import type { GameName } from '../../../worker/contract/game.ts';
import type { UserItem } from '../../../worker/contract/user.ts';
import type { Region } from '../../../worker/contract/vocabulary.ts';
import { ownLanguage } from '../../people/language-options.ts';
import { toLocalInput } from '../../ui/dates.ts';
import { NO_SERIES } from '../series/draft-series.ts';
import type { Draft } from './draft.ts';

const HOUR_MS = 60 * 60 * 1000;
/** The suggested start, unless it is too close. */
const EVENING_HOUR = 20;

/** This evening. If that is too close, the full hour before two hours from now. */
function proposedStart(now: number): number {
  const evening = new Date(now).setHours(EVENING_HOUR, 0, 0, 0);
  return evening - now > HOUR_MS ? evening : new Date(now + 2 * HOUR_MS).setMinutes(0, 0, 0);
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
export function newDraft(profile: UserItem | null, games: readonly GameName[], now: number): Draft {
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
    start: toLocalInput(proposedStart(now)),
    durationMinutes: 120,
    seats: '4',
    visibility: 'public',
    membersInvite: false,
    series: NO_SERIES,
    instant: 'nobody',
    roles: [],
  };
}

/** A past session to host again. It keeps everything but the time. */
export const repeated = (past: Draft, now: number): Draft => ({
  ...past,
  series: NO_SERIES,
  start: toLocalInput(proposedStart(now)),
});
