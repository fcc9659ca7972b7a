import { z } from '@hono/zod-openapi';

import type { Env } from '../../env.ts';
import { fetchProvider } from './fetch-provider.ts';
import { type Profile, toProfile } from './profile.ts';
import { ProviderFailure } from './provider-failure.ts';
import type { Trip } from './trip.ts';

/** Steam speaks OpenID 2.0. Its answer is believed only if this address confirms it, whatever the answer names. */
const ENDPOINT = 'https://steamcommunity.com/openid/login';
const NAMES = 'https://api.steampowered.com/ISteamUser/GetPlayerSummaries/v2/';

const NAMESPACE = 'http://specs.openid.net/auth/2.0';
const ANYONE = `${NAMESPACE}/identifier_select`;
const CLAIMED_ID = /^https:\/\/steamcommunity\.com\/openid\/id\/(\d{1,20})$/;

/** The fields that must be signed. An unsigned one could be replaced on the way. */
const SIGNED = ['op_endpoint', 'claimed_id', 'identity', 'return_to', 'response_nonce'];
/**
 * The nonce begins with its time, as in `2026-07-04T20:15:00Z`. The log-in at Steam may take 15 minutes, but the way
 * back may not.
 */
const NONCE_AGE_MAX_MS = 5 * 60 * 1000;

const Players = z.object({
  response: z.object({ players: z.array(z.object({ personaname: z.string() })) }),
});

const stateIn = ({ returnUrl, state }: Trip) => {
  const url = new URL(returnUrl);
  url.searchParams.set('state', state);
  return url.href;
};

/** @returns the address at which Steam asks its user */
export function steamUrl(trip: Trip) {
  const url = new URL(ENDPOINT);
  url.search = new URLSearchParams({
    'openid.ns': NAMESPACE,
    'openid.mode': 'checkid_setup',
    'openid.return_to': stateIn(trip),
    'openid.realm': new URL(trip.returnUrl).origin,
    'openid.identity': ANYONE,
    'openid.claimed_id': ANYONE,
  }).toString();
  return url.href;
}

/** The Steam id in an answer that belongs to this ticket. @throws ProviderFailure */
function checkAnswer(trip: Trip, now: number) {
  const { answer } = trip;
  if (answer.get('openid.mode') === 'cancel') throw new ProviderFailure('denied');
  const of = (name: string) => answer.get(`openid.${name}`) ?? '';
  const [, steamId] = CLAIMED_ID.exec(of('claimed_id')) ?? [];
  const signed = new Set(of('signed').split(','));
  const time = Date.parse(of('response_nonce').slice(0, 20));
  const fits =
    new Set(answer.keys()).size === answer.size &&
    of('ns') === NAMESPACE &&
    of('mode') === 'id_res' &&
    of('op_endpoint') === ENDPOINT &&
    of('identity') === of('claimed_id') &&
    // No nonce needs to be stored: `return_to` names the ticket, and a ticket works once.
    of('return_to') === stateIn(trip) &&
    SIGNED.every((name) => signed.has(name)) &&
    Math.abs(now - time) <= NONCE_AGE_MAX_MS;
  if (!fits || steamId === undefined) throw new ProviderFailure('mismatch');
  return steamId;
}

/** Asks Steam whether it signed the answer. */
async function isSigned(answer: URLSearchParams, signal: AbortSignal) {
  const body = new URLSearchParams(
    [...answer].filter(([name]) => name.startsWith('openid.') && name !== 'openid.mode'),
  );
  body.set('openid.mode', 'check_authentication');
  const response = await fetchProvider(ENDPOINT, { method: 'POST', body, signal });
  if (!response.ok) throw new ProviderFailure('unavailable', `it answered ${response.status}`);
  return (await response.text()).split('\n').some((line) => line.trim() === 'is_valid:true');
}

/** The user's name at Steam. Undefined if Steam doesn't tell: the log-in goes on without it. */
async function nameOf(key: string | undefined, steamId: string, signal: AbortSignal) {
  if (!key?.trim()) return undefined;
  const query = new URLSearchParams({ key: key.trim(), steamids: steamId });
  try {
    const response = await fetchProvider(`${NAMES}?${query.toString()}`, { signal });
    return Players.parse(await response.json()).response.players[0]?.personaname;
  } catch {
    return undefined;
  }
}

/** @throws ProviderFailure, or what `toFailure` maps */
export async function steamProfile(env: Env, trip: Trip, signal: AbortSignal): Promise<Profile> {
  const subject = checkAnswer(trip, Date.now());
  if (!(await isSigned(trip.answer, signal))) {
    throw new ProviderFailure('refused', 'the signature is not its own');
  }
  const name = await nameOf(env.STEAM_API_KEY, subject, signal);
  return toProfile({ subject, name, emailConfirmed: false });
}
