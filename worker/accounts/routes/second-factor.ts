import { z } from '@hono/zod-openapi';
import { sql } from 'drizzle-orm';

import { PROVIDERS } from '../../contract/providers.ts';
import {
  CodeLogin,
  CodeTokens,
  RecoveryCodes,
  SecondFactorSetUp,
  SecondFactorStart,
} from '../../contract/second-factor.ts';
import {
  addsFactor,
  allowLeaving,
  limited,
  limitedByAddress,
  proven,
  signedIn,
} from '../../core/auth/guards.ts';
import { hashSecret, mintSecret } from '../../core/auth/secret.ts';
import { mailboxOf } from '../../core/mailbox.ts';
import {
  type Detail,
  ProblemError,
  UnauthenticatedError,
  invalid,
  notFound,
} from '../../core/problems.ts';
import { body, conflict, createRouter, route, json, requireViewer } from '../../core/router.ts';
import { checkCode, codeAttempt, usedCode } from '../check-code.ts';
import { hashRecoveryCode, mintRecoveryCodes, secretOf, stepOf, uriOf } from '../codes.ts';
import { logIn, newDevice } from '../log-in.ts';
import { hasPassword } from '../queries/accounts.ts';
import { isLinked, noteUse } from '../queries/identities.ts';
import { findPasskeyOwner } from '../queries/passkeys.ts';
import {
  addSecondFactor,
  findCodeLogin,
  removeSecondFactor,
  replaceRecoveryCodes,
  trustBrowser,
} from '../queries/second-factors.ts';
import { spendTicket, unspent } from '../queries/tickets.ts';
import { mintTicket, readTicket } from '../tickets.ts';
import { mailRecovery, mailWay } from '../ways-in.ts';

/**
 * How the log-in began, as its ticket says: with a provider, or with a password. `passwordMark` is a hash of that
 * password's hash.
 */
const Begun = z.union([
  z.object({ provider: z.enum(PROVIDERS), subject: z.string(), name: z.string() }),
  z.object({ passwordMark: z.string() }),
]);

const TOO_LATE: Detail = (say) => say.tickets.expiredLogIn;

const newCodes = (userId: number) => {
  const codes = mintRecoveryCodes();
  return { codes, hashes: codes.map((code) => hashRecoveryCode(userId, code)) };
};

export const secondFactor = createRouter()
  .openapi(
    route('post', '/login/code', {
      summary: 'Completes a log-in with a code of an authenticator app or a recovery code',
      middleware: [allowLeaving, limitedByAddress('LIMIT_LOGIN')] as const,
      request: { body: body(CodeLogin) },
      responses: { 200: json(CodeTokens, 'Logged in.') },
    }),
    async (c) => {
      const { code, trust, ...given } = c.req.valid('json');
      const now = Date.now();
      const ticket = await readTicket(c.env, 'code', given.ticket, now);
      if (!ticket) throw new UnauthenticatedError(TOO_LATE);
      const begun = Begun.parse(JSON.parse(ticket.about));
      const who = 'provider' in begun ? begun : null;
      const device = { ...newDevice(c, who?.provider ?? 'code', now), multiFactor: true };
      const attempt = codeAttempt(ticket.userId, code, now);
      const found = await findCodeLogin(c.get('db'), attempt, ticket);
      const { account, known, ticketUsed, ...facts } = found;
      if (!account) throw new UnauthenticatedError(TOO_LATE);
      // The answer to that log-in may be lost. Another code wouldn't help, so none is checked.
      if (ticketUsed) throw invalid('ticket', (say) => say.tickets.used);
      // If the password was changed since, the log-in began with one that someone else may know.
      if ('passwordMark' in begun && begun.passwordMark !== hashSecret(account.passwordHash)) {
        throw new UnauthenticatedError(TOO_LATE);
      }
      const { when, also, recovery } = checkCode(attempt, code, facts);
      const trusted = trust ? mintSecret() : undefined;
      const tokens = await logIn(c, {
        account,
        known,
        device,
        when: sql`${unspent(ticket, when)} AND ${who ? isLinked(account.id, who) : hasPassword(account)}`,
        also: [
          ...also,
          ...(who ? [noteUse(who, now)] : []),
          spendTicket(ticket),
          ...(trusted ? [trustBrowser(account.id, trusted.hash, now)] : []),
        ],
      });
      if (!tokens) throw usedCode();
      if (recovery) c.executionCtx.waitUntil(mailRecovery(c, account.id, now));
      return c.json({ ...tokens, ...(trusted && { trusted: trusted.secret }) }, 200);
    },
  )
  .openapi(
    route('post', '/second-factor/options', {
      summary: 'A new secret for an authenticator app. It counts once a code of it was sent',
      middleware: [signedIn, allowLeaving, addsFactor, limited('LIMIT_LOGIN')] as const,
      responses: { 200: json(SecondFactorStart, 'Good for 30 minutes.') },
    }),
    async (c) => {
      const { id } = requireViewer(c);
      const { owner } = await findPasskeyOwner(c.get('db'), id);
      const { ticket } = await mintTicket(c.env, 'set-up', id, Date.now());
      const secret = await secretOf(c.env, ticket);
      return c.json({ ticket, secret, uri: uriOf(secret, owner.email) }, 200);
    },
  )
  .openapi(
    route('post', '/second-factor', {
      summary: 'Turns codes on, with a first code. From then on a password or a provider needs one',
      middleware: [signedIn, allowLeaving, addsFactor, limited('LIMIT_LOGIN')] as const,
      request: { body: body(SecondFactorSetUp) },
      responses: { 201: json(RecoveryCodes, 'Codes are on.'), ...conflict },
    }),
    async (c) => {
      const { id: userId, deviceId } = requireViewer(c);
      const given = c.req.valid('json');
      const now = Date.now();
      const db = c.get('db');
      const ticket = await readTicket(c.env, 'set-up', given.ticket, now);
      if (ticket?.userId !== userId) throw invalid('ticket', (say) => say.tickets.expiredStart);
      const secret = await secretOf(c.env, given.ticket);
      const step = stepOf(secret, given.code, now);
      if (step === null) {
        throw invalid('code', (say) => say.codes.wrongAtSetUp);
      }
      const { owner } = await findPasskeyOwner(db, userId);
      const { codes, hashes } = newCodes(userId);
      const mailing = { mailbox: mailboxOf(owner.email), now };
      const addition = { userId, deviceId, secret, step, hashes, ticket, ...mailing };
      const { added, told } = await addSecondFactor(db, addition);
      if (!added) throw new ProblemError(409, (say) => say.codes.alreadyOn);
      if (told) mailWay(c, owner, 'codes-on', now);
      return c.json({ codes }, 201);
    },
  )
  .openapi(
    route('post', '/second-factor/recovery-codes', {
      summary: 'Ten new recovery codes. Earlier ones stop working',
      middleware: [signedIn, allowLeaving, proven, limited('LIMIT_LOGIN')] as const,
      responses: { 201: json(RecoveryCodes, 'The codes.') },
    }),
    async (c) => {
      const { id: userId } = requireViewer(c);
      const now = Date.now();
      const db = c.get('db');
      const { owner } = await findPasskeyOwner(db, userId);
      const { codes, hashes } = newCodes(userId);
      const mailing = { mailbox: mailboxOf(owner.email), now };
      const { renewed, told } = await replaceRecoveryCodes(db, { userId, hashes, ...mailing });
      if (!renewed) throw notFound('secondFactor');
      if (told) mailWay(c, owner, 'recovery-codes-renewed', now);
      return c.json({ codes }, 201);
    },
  )
  .openapi(
    route('delete', '/second-factor', {
      summary: 'Turns codes off',
      middleware: [signedIn, allowLeaving, proven, limited('LIMIT_WRITE')] as const,
      responses: { 204: { description: 'Codes are off.' } },
    }),
    async (c) => {
      const { id: userId } = requireViewer(c);
      const now = Date.now();
      const db = c.get('db');
      const { owner } = await findPasskeyOwner(db, userId);
      const mailing = { mailbox: mailboxOf(owner.email), now };
      const { removed, told } = await removeSecondFactor(db, { userId, ...mailing });
      if (removed && told) mailWay(c, owner, 'codes-off', now);
      return c.body(null, 204);
    },
  );
