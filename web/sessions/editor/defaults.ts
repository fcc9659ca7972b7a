import type { GameName } from '../../../worker/contract/game.ts';
import type { UserItem } from '../../../worker/contract/user.ts';
import type { Region } from '../../../worker/contract/vocabulary.ts';
import { ownLanguage } from '../../people/languages.ts';
import { toLocalInput } from '../../ui/dates.ts';
import type { Draft } from './draft.ts';

const HOUR_MS = 60 * 60 * 1000;
/** When people play: the start that is proposed as long as it is some time off. */
const EVENING_HOUR = 20;

/** This evening; later than that, a full hour ahead. */
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

/** Cities of the zone database that lie elsewhere than their first part says. */
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

/** The region that a zone such as "Europe/Berlin" lies in. */
export function regionOf(zone: string): Region {
  const city = CITIES.find(([, cities]) => cities.test(zone));
  return city?.[0] ?? CONTINENTS[zone.split('/')[0] ?? ''] ?? 'europe';
}

/** Where somebody begins: with what their profile says, else with what their browser knows. */
export function newDraft(profile: UserItem | null, games: readonly GameName[], now: number): Draft {
  return {
    name: '',
    description: '',
    // Somebody with one game means that one.
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
  };
}

/** A past session to be held again: all of it but its time. */
export const repeated = (past: Draft, now: number): Draft => ({
  ...past,
  start: toLocalInput(proposedStart(now)),
});
