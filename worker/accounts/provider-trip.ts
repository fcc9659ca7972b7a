import type { Context } from 'hono';
import { OperationProcessingError, ResponseBodyError } from 'oauth4webapi';

import { providerNames } from '../../web/words/made/en/providers.ts';
import type { Provider } from '../contract/providers.ts';
import { forLog } from '../core/for-log.ts';
import { ProblemError, invalid, notFound } from '../core/problems.ts';
import type { AppEnv } from '../core/router.ts';
import { oauthProfile, oauthUrl } from './providers/oauth.ts';
import type { Profile } from './providers/profile.ts';
import { ProviderFailure } from './providers/provider-failure.ts';
import { activeProviders } from './providers/settings.ts';
import { steamProfile, steamUrl } from './providers/steam.ts';
import { type Trip, returnUrlOf } from './providers/trip.ts';
import { spendTicket } from './queries/tickets.ts';
import { type ProviderPurpose, mintTicket, readTicket } from './tickets.ts';

/** The time for all requests to a provider during one log-in. A slower provider counts as down. */
const ANSWER_MAX_MS = 5_000;

/** @throws ProblemError 404 if this provider isn't set up here */
function assertActive(c: Context<AppEnv>, provider: Provider) {
  if (!activeProviders(c.env).includes(provider)) throw notFound('wayToLogIn');
}

/**
 * Begins a log-in, link or proof through a provider.
 * @param userId who begins it, 0 if that isn't known yet
 * @returns the ticket for the page to keep, and the provider's address to open
 */
export async function startTrip(
  c: Context<AppEnv>,
  purpose: ProviderPurpose,
  provider: Provider,
  userId = 0,
) {
  assertActive(c, provider);
  const minted = await mintTicket(c.env, purpose, userId, Date.now(), provider);
  const trip: Trip = {
    ticket: minted.ticket,
    state: minted.challenge,
    returnUrl: returnUrlOf(c.env, c.req.url, provider),
    answer: new URLSearchParams(),
  };
  // A logged-in user must see at the provider which account they add, or that they are asked.
  const asking = purpose !== 'provider-log-in';
  const url = provider === 'steam' ? steamUrl(trip) : await oauthUrl(c.env, provider, trip, asking);
  return { ticket: minted.ticket, url };
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

function toProblem({ kind }: ProviderFailure, name: string): ProblemError {
  if (kind === 'denied') {
    return invalid('answer', (say) => say.providers.cancelled(name));
  }
  if (kind === 'mismatch') {
    return invalid('answer', (say) => say.providers.foreignAnswer(name));
  }
  if (kind === 'refused') {
    return invalid('answer', (say) => say.providers.unconfirmed(name));
  }
  return new ProblemError(503, (say) => say.providers.noAnswer(name));
}

interface Given {
  provider: Provider;
  ticket: string;
  answer: string;
}

/**
 * Finishes what `startTrip` began. It uses the ticket up first, so each ticket leads to one try, even with fifty
 * requests at once.
 * @returns the user's profile at the provider
 * @throws ProblemError 422 at the ticket or the answer, 503 if the provider is down
 */
export async function finishTrip(
  c: Context<AppEnv>,
  purpose: ProviderPurpose,
  { provider, ...given }: Given,
  now: number,
): Promise<Profile> {
  assertActive(c, provider);
  const name = providerNames[provider];
  const ticket = await readTicket(c.env, purpose, given.ticket, now);
  const userId = purpose === 'provider-log-in' ? 0 : c.get('viewer')?.id;
  if (!ticket || ticket.userId !== userId) {
    throw invalid('ticket', (say) => say.tickets.expiredStart);
  }
  if (ticket.about !== provider) throw toProblem(new ProviderFailure('mismatch'), name);
  const spent = await c.get('db').all(spendTicket(ticket));
  if (spent.length === 0) throw invalid('ticket', (say) => say.tickets.used);
  const trip: Trip = {
    ticket: given.ticket,
    state: ticket.hash,
    returnUrl: returnUrlOf(c.env, c.req.url, provider),
    answer: new URLSearchParams(given.answer),
  };
  const signal = AbortSignal.timeout(ANSWER_MAX_MS);
  try {
    return provider === 'steam'
      ? await steamProfile(c.env, trip, signal)
      : await oauthProfile(c.env, provider, trip, signal);
  } catch (error) {
    const failure = toFailure(error);
    if (failure.message !== '')
      console.warn(`Log-in with ${name} failed: ${forLog(failure.message)}`);
    throw toProblem(failure, name);
  }
}
