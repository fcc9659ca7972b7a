import { type z } from '@hono/zod-openapi';
import type { Context } from 'hono';

import { providerNames } from '../../../web/words/made/en/providers.ts';
import { type ProviderAnswer, ProviderChoice, ProviderStart } from '../../contract/identity.ts';
import { type PasskeyProof, PasskeyRequest, Proof } from '../../contract/passkey.ts';
import { forgetAttempts } from '../../core/attempts.ts';
import { allowLeaving, limited, signedIn } from '../../core/auth/guards.ts';
import { invalid } from '../../core/problems.ts';
import { type AppEnv, body, createRouter, route, json, requireViewer } from '../../core/router.ts';
import { checkCode, codeAttempt, usedCode } from '../check-code.ts';
import { assertNotLocked, presentSubject } from '../lock-out.ts';
import { partyOf, requestOptions, verifyUse, wentBack } from '../passkeys.ts';
import { assertTurnSoon } from '../password-turn.ts';
import { verifyPassword } from '../password.ts';
import { finishTrip, startTrip } from '../provider-trip.ts';
import type { LoginBatch } from '../queries/accounts.ts';
import { findProofByIdentity, isLinked, noteUse } from '../queries/identities.ts';
import {
  counterRises,
  findOwnPasskey,
  findPasskeyOwner,
  markUsed,
  noteProof,
} from '../queries/passkeys.ts';
import { readPresent } from '../queries/passwords.ts';
import { findCode } from '../queries/second-factors.ts';
import { mintTicket, readTicket } from '../tickets.ts';
import { mailRecovery } from '../ways-in.ts';
import { COPIED } from './passkey-login.ts';

/** @throws ProblemError 422 at the field, 429 after ten wrong ones in 15 minutes */
async function byPassword(c: Context<AppEnv>, password: string, now: number): Promise<LoginBatch> {
  const { id: userId } = requireViewer(c);
  const locked = presentSubject(userId);
  assertTurnSoon();
  const { account, attempts } = await readPresent(c.get('db'), { userId, locked, now });
  assertNotLocked([locked], attempts, now);
  if (!(await verifyPassword(password, account.passwordHash))) {
    throw invalid('password', (say) => say.proof.wrongPassword);
  }
  return { also: [forgetAttempts(locked.subject)] };
}

/** @throws ProblemError 422 */
async function byPasskey(
  c: Context<AppEnv>,
  given: PasskeyProof,
  now: number,
): Promise<LoginBatch> {
  const { id: userId } = requireViewer(c);
  const ticket = await readTicket(c.env, 'prove', given.ticket, now);
  if (ticket?.userId !== userId) throw invalid('ticket', (say) => say.tickets.expired);
  const key = await findOwnPasskey(c.get('db'), userId, given.response.id, ticket);
  const expected = { party: partyOf(c.env, c.req.url), challenge: ticket.hash };
  const counter = key ? await verifyUse(given, expected, { ...key, userId }) : null;
  if (!key || counter === null) {
    throw invalid('response', (say) => say.passkeys.notYours);
  }
  if (wentBack(key.counter, counter)) throw invalid('response', COPIED);
  return {
    when: counterRises(key.passkeyId, counter),
    also: [markUsed(key.passkeyId, counter, now)],
  };
}

/** @throws ProblemError 422 at the code, or 429 */
async function byCode(c: Context<AppEnv>, code: string, now: number) {
  const attempt = codeAttempt(requireViewer(c).id, code, now);
  return checkCode(attempt, code, await findCode(c.get('db'), attempt));
}

/**
 * A provider is a proof only for users who have no other, since a provider may let its logged-in user pass without
 * asking.
 */
async function byProvider(
  c: Context<AppEnv>,
  given: z.infer<typeof ProviderAnswer>,
  now: number,
): Promise<LoginBatch> {
  const { id: userId } = requireViewer(c);
  const { provider } = given;
  const { subject, name } = await finishTrip(c, 'provider-prove', given, now);
  const { linked, others } = await findProofByIdentity(c.get('db'), userId, { provider, subject });
  if (!linked) {
    throw invalid('answer', (say) => say.providers.otherAccount(providerNames[provider]));
  }
  if (others) throw invalid('answer', (say) => say.proof.otherWay);
  return {
    when: isLinked(userId, { provider, subject }),
    also: [noteUse({ provider, subject, name }, now)],
  };
}

function batchOf(
  c: Context<AppEnv>,
  given: z.infer<typeof Proof>,
  now: number,
): Promise<LoginBatch & { recovery?: boolean }> {
  if ('password' in given) return byPassword(c, given.password, now);
  if ('code' in given) return byCode(c, given.code, now);
  if ('answer' in given) return byProvider(c, given, now);
  return byPasskey(c, given, now);
}

export const proof = createRouter()
  .openapi(
    route('post', '/proof/options', {
      summary: 'What a browser needs to prove with a passkey that it is still the caller',
      description: 'Send the `ticket` back with what the browser made of the `options`.',
      middleware: [signedIn, allowLeaving, limited('LIMIT_LOGIN')] as const,
      responses: { 200: json(PasskeyRequest, 'Good for one proof, for 5 minutes.') },
    }),
    async (c) => {
      const { id } = requireViewer(c);
      const { known } = await findPasskeyOwner(c.get('db'), id);
      const { ticket, challenge } = await mintTicket(c.env, 'prove', id, Date.now());
      const options = requestOptions(partyOf(c.env, c.req.url), known, challenge);
      return c.json({ ticket, options }, 200);
    },
  )
  .openapi(
    route('post', '/proof/provider/options', {
      summary: 'Where to go to prove with a linked account that it is still the caller',
      description: 'The browser comes back with a query. Send it as `answer`, with the `ticket`.',
      middleware: [signedIn, allowLeaving, limited('LIMIT_LOGIN')] as const,
      request: { body: body(ProviderChoice) },
      responses: { 200: json(ProviderStart, 'Good for one proof, for 15 minutes.') },
    }),
    async (c) => {
      const { provider } = c.req.valid('json');
      return c.json(await startTrip(c, 'provider-prove', provider, requireViewer(c).id), 200);
    },
  )
  .openapi(
    route('post', '/proof', {
      summary: 'Proves that it is still the caller. Good for 15 minutes, on this device',
      description: 'A route that needs a proof answers 403 with a `type` of its own until then.',
      middleware: [signedIn, allowLeaving, limited('LIMIT_LOGIN')] as const,
      request: { body: body(Proof) },
      responses: { 204: { description: 'Proved.' } },
    }),
    async (c) => {
      const { id: userId, deviceId } = requireViewer(c);
      const given = c.req.valid('json');
      const now = Date.now();
      const { recovery, ...batch } = await batchOf(c, given, now);
      const multiFactor = 'code' in given || 'response' in given;
      const proved = await noteProof(c.get('db'), { deviceId, multiFactor, now }, batch);
      if (!proved) throw 'code' in given ? usedCode() : invalid('response', COPIED);
      if (recovery) c.executionCtx.waitUntil(mailRecovery(c, userId, now));
      return c.body(null, 204);
    },
  );
