import type { Context } from 'hono';
import { OperationProcessingError, ResponseBodyError } from 'oauth4webapi';

import { providerNames } from '../../web/words/made/en/providers.ts';
import type { Provider } from '../contract/providers.ts';
import { forLog } from '../core/for-log.ts';
import { ProblemError, invalid, notFound } from '../core/problems.ts';
import type { AppEnv } from '../core/router.ts';
import { readConnections } from './providers/connections.ts';
import { clientOf, connectionsClient } from './providers/oauth-providers.ts';
import { oauthProfile, oauthUrl } from './providers/oauth.ts';
import type { Profile } from './providers/profile.ts';
import { ProviderFailure } from './providers/provider-failure.ts';
import { activeProviders, offersGamertags } from './providers/settings.ts';
import { steamProfile, steamUrl } from './providers/steam.ts';
import { type Trip, returnUrlOf } from './providers/trip.ts';
import { spendTicket } from './queries/tickets.ts';
import { type ProviderPurpose, mintTicket, readTicket } from './tickets.ts';

/** The time for all requests to a provider during one log-in. A slower provider counts as down. */
const ANSWER_MAX_MS = 5_000;

/** @throws ProblemError 404 if this provider isn't set up here */
function assertActive(c: Context<AppEnv>, purpose: ProviderPurpose, provider: Provider) {
  const active =
    purpose === 'provider-gamertags'
      ? offersGamertags(c.env)
      : activeProviders(c.env).includes(provider);
  if (!active) throw notFound('wayToLogIn');
}

/** The provider's address to open. */
function urlOf(c: Context<AppEnv>, purpose: ProviderPurpose, provider: Provider, trip: Trip) {
  if (provider === 'steam') return steamUrl(trip);
  // A logged-in user must see at the provider which account they add, or that they are asked.
  const asking = purpose !== 'provider-log-in';
  const client =
    purpose === 'provider-gamertags' ? connectionsClient(c.env) : clientOf(c.env, provider);
  return oauthUrl(c.env, client, trip, asking);
}

/**
 * Begins a log-in, link or proof through a provider, or takes gamertags over from there.
 * @param userId who begins it, 0 if that isn't known yet
 * @returns the ticket for the page to keep, and the provider's address to open
 */
export async function startTrip(
  c: Context<AppEnv>,
  purpose: ProviderPurpose,
  provider: Provider,
  userId = 0,
) {
  assertActive(c, purpose, provider);
  const minted = await mintTicket(c.env, purpose, userId, Date.now(), provider);
  const trip: Trip = {
    ticket: minted.ticket,
    state: minted.challenge,
    returnUrl: returnUrlOf(c.env, c.req.url, provider),
    answer: new URLSearchParams(),
  };
  return { ticket: minted.ticket, url: await urlOf(c, purpose, provider, trip) };
}

/** Maps any error of the requests or the library to a ProviderFailure. */
function toFailure(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  if (error instanceof ResponseBodyError) {
    return error.error === 'invalid_grant'
      ? new ProviderFailure('refused')
      : new ProviderFailure('unavailable', error.error);
  }
  const why = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const isClaim = error instanceof OperationProcessingError && error.code?.startsWith('OAUTH_JWT');
  return new ProviderFailure(isClaim ? 'refused' : 'unavailable', why);
}

function toProblem(
  { kind }: ProviderFailure,
  name: string,
  purpose: ProviderPurpose,
): ProblemError {
  if (kind === 'denied') {
    return invalid('answer', (say) => say.providers.cancelled(name));
  }
  if (kind === 'mismatch') {
    return invalid('answer', (say) => say.providers.foreignAnswer(name));
  }
  if (kind === 'refused') {
    return invalid('answer', (say) => say.providers.unconfirmed(name));
  }
  return new ProblemError(503, (say) =>
    purpose === 'provider-gamertags' ? say.providers.noNames(name) : say.providers.noAnswer(name),
  );
}

interface Given {
  provider: Provider;
  ticket: string;
  answer: string;
}

/**
 * Finishes what `startTrip` began. It uses the ticket up first, so each ticket leads to one try, even with fifty
 * requests at once.
 * @param ask what the provider is asked then
 * @throws ProblemError 422 at the ticket or the answer, 503 if the provider is down
 */
async function finish<Answer>(
  c: Context<AppEnv>,
  purpose: ProviderPurpose,
  { provider, ...given }: Given,
  now: number,
  ask: (trip: Trip, signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  assertActive(c, purpose, provider);
  const name = providerNames[provider];
  const ticket = await readTicket(c.env, purpose, given.ticket, now);
  const userId = purpose === 'provider-log-in' ? 0 : c.get('viewer')?.id;
  if (!ticket || ticket.userId !== userId) {
    throw invalid('ticket', (say) => say.tickets.expiredStart);
  }
  if (ticket.about !== provider) {
    throw toProblem(new ProviderFailure('mismatch'), name, purpose);
  }
  const spent = await c.get('db').all(spendTicket(ticket));
  if (spent.length === 0) throw invalid('ticket', (say) => say.tickets.used);
  const trip: Trip = {
    ticket: given.ticket,
    state: ticket.hash,
    returnUrl: returnUrlOf(c.env, c.req.url, provider),
    answer: new URLSearchParams(given.answer),
  };
  try {
    return await ask(trip, AbortSignal.timeout(ANSWER_MAX_MS));
  } catch (error) {
    const failure = toFailure(error);
    if (failure.message !== '')
      console.warn(`Log-in with ${name} failed: ${forLog(failure.message)}`);
    throw toProblem(failure, name, purpose);
  }
}

/** @returns the user's profile at the provider */
export const finishTrip = (
  c: Context<AppEnv>,
  purpose: Exclude<ProviderPurpose, 'provider-gamertags'>,
  given: Given,
  now: number,
): Promise<Profile> =>
  finish(c, purpose, given, now, (trip, signal) =>
    given.provider === 'steam'
      ? steamProfile(c.env, trip, signal)
      : oauthProfile(c.env, given.provider, trip, signal),
  );

/** @returns the names that Discord has confirmed */
export const findGamertags = (c: Context<AppEnv>, given: Omit<Given, 'provider'>, now: number) =>
  finish(c, 'provider-gamertags', { provider: 'discord', ...given }, now, (trip, signal) =>
    readConnections(c.env, trip, signal),
  );
