import type { TokenPair } from '../../worker/contract/account.ts';
import type { FoundGamertags, Newcomer } from '../../worker/contract/identity.ts';
import { PROVIDERS, type Provider } from '../../worker/contract/providers.ts';
import { ApiError, api, load, send } from '../base/api.ts';
import { storedTrust } from '../base/credentials.ts';
import { keepingTicket } from '../base/decision-ticket.ts';
import { describeFailure } from '../base/describe-failure.ts';
import { enter } from '../base/log-in.ts';
import { ownPath } from '../base/own-path.ts';
import { providerNames, providers as words } from '../words/made/providers.ts';

/** The way to a provider and back: what this tab stores in the meantime, and the result of the answer. */

/** The ticket is in this tab's storage only. An answer to someone else's request finds no ticket here. */
const KEY = 'provider_trip';

const PURPOSES = ['log-in', 'link', 'prove', 'gamertags'] as const;
export type Purpose = (typeof PURPOSES)[number];

interface Trip {
  provider: Provider;
  purpose: Purpose;
  ticket: string;
  /** The path of this site to return to afterwards. */
  back: string;
}

const begin = (provider: Provider, purpose: Purpose) => {
  const sent = { json: { provider } };
  if (purpose === 'link') return load(api.identities.options.$post(sent));
  if (purpose === 'prove') return load(api.proof.provider.options.$post(sent));
  if (purpose === 'gamertags') return load(api.gamertags.discord.options.$post());
  return load(api.login.provider.options.$post(sent));
};

/** Goes to the provider in this tab, because a pop-up would be cut off from this page. @throws ApiError */
export async function goToProvider(provider: Provider, purpose: Purpose, back: string) {
  const { ticket, url } = await begin(provider, purpose);
  const trip = new URLSearchParams({ provider, purpose, ticket, back });
  sessionStorage.setItem(KEY, trip.toString());
  location.assign(url);
}

function readTrip(): Trip | null {
  const kept = new URLSearchParams(sessionStorage.getItem(KEY) ?? '');
  const provider = PROVIDERS.find((one) => one === kept.get('provider'));
  const purpose = PURPOSES.find((one) => one === kept.get('purpose'));
  const ticket = kept.get('ticket');
  if (!provider || !purpose || ticket === null) return null;
  return { provider, purpose, ticket, back: ownPath(kept.get('back') ?? '/') };
}

/** The result of the provider's answer, and the path to go on to. */
export type Arrival = { purpose: Purpose; back: string } & (
  | { kind: 'done' }
  | { kind: 'code'; ticket: string }
  | { kind: 'new'; newcomer: Newcomer }
  | { kind: 'gamertags'; offer: FoundGamertags }
  | { kind: 'failed'; message: string }
);

/** Logs in. @returns the path to go to. An account that is about to be deleted goes to /return first */
export async function enterTo(back: string, tokens: TokenPair) {
  const { account } = await enter(tokens);
  const leaving = account !== null && account.leavesAt !== null;
  return leaving ? `/return?${new URLSearchParams({ back }).toString()}` : back;
}

async function settle({ purpose, back, ...trip }: Trip, answer: string): Promise<Arrival> {
  const given = { ...trip, answer };
  if (purpose === 'link') {
    await send(api.identities.$post({ json: given }));
    return { kind: 'done', purpose, back };
  }
  if (purpose === 'prove') {
    await send(api.proof.$post({ json: given }));
    return { kind: 'done', purpose, back };
  }
  if (purpose === 'gamertags') {
    const { ticket } = trip;
    const offer = await load(api.gamertags.discord.$post({ json: { ticket, answer } }));
    return { kind: 'gamertags', purpose, back, offer };
  }
  const trusted = storedTrust();
  const json = { ...given, ...(trusted !== null && { trusted }) };
  const found = await load(keepingTicket(api.login.provider.$post({ json })));
  if ('token' in found) return { kind: 'done', purpose, back: await enterTo(back, found) };
  if ('newcomer' in found) return { kind: 'new', purpose, back, newcomer: found.newcomer };
  return { kind: 'code', purpose, back, ticket: found.ticket };
}

const saidNo = (query: URLSearchParams) =>
  query.get('error') === 'access_denied' || query.get('openid.mode') === 'cancel';

let ofUser = false;
/** Whether the answer that was sent last is for the user who asked for it. A log-in is for whoever it logs in. */
export const isTripOfUser = () => ofUser;

/** Sends the provider's answer once. After a reload there is no ticket any more. */
export async function arrive(provider: Provider, search: string): Promise<Arrival> {
  const name = providerNames[provider];
  const trip = readTrip();
  if (trip?.provider !== provider) {
    const message = words.arriving.lost(name);
    return { kind: 'failed', purpose: 'log-in', back: '/', message };
  }
  sessionStorage.removeItem(KEY);
  const { purpose, back } = trip;
  ofUser = purpose !== 'log-in';
  if (saidNo(new URLSearchParams(search))) {
    return { kind: 'failed', purpose, back, message: words.arriving.denied(name) };
  }
  try {
    return await settle(trip, search);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const [violation] = Object.values(error.violations);
    const message = violation ?? describeFailure(error);
    return { kind: 'failed', purpose, back, message };
  }
}
