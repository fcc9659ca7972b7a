import { randomBytes } from 'node:crypto';

import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { base64url } from 'jose';

import { signAccessToken } from '../../core/auth/access-token.ts';
import { clientAddress, allowLeaving, limitedByAddress, signedIn } from '../../core/auth/guards.ts';
import { assertNotLocked, lockSubjects, mailboxOf } from '../lock-out.ts';
import { mintMailToken } from '../mail-token.ts';
import { assertHardToGuess, hashPassword, verifyPassword } from '../password.ts';
import { REFRESH_TOKEN_LIFETIME_MS, mintRefreshToken } from '../refresh-token.ts';
import { nameDevice, sameDevice } from '../user-agent.ts';
import {
  Credentials,
  CurrentUser,
  type CurrentUser as CurrentUserItem,
  NameAvailability,
  NameQuery,
  RegisteredAccount,
  Registration,
  TokenPair,
} from '../../contract/account.ts';
import { iri } from '../../contract/reference.ts';
import { ROLE_ADMIN, ROLE_USER } from '../../contract/roles.ts';
import {
  type LoginAccount,
  type NewDevice,
  addDevice,
  findCurrentUser,
  findLogin,
  isNameFree,
  registerAccount,
} from '../queries/accounts.ts';
import { confirmLink } from '../../notifications/mail/links.ts';
import { sendMail } from '../../notifications/mail/mail.ts';
import { deviceWords, emailTexts, moment } from '../../../web/words/en/emails.ts';
import { numberOf, parseObject, textOf } from '../../core/json.ts';
import { UnauthenticatedError, violated } from '../../core/problems.ts';
import {
  type AppEnv,
  body,
  createRouter,
  failures,
  json,
  requireViewer,
} from '../../core/router.ts';

const USER_AGENT_MAX = 200;

const newDevice = (c: Context<AppEnv>, now: number): NewDevice => ({
  key: base64url.encode(randomBytes(16)),
  userAgent: (c.req.header('User-Agent') ?? '').slice(0, USER_AGENT_MAX),
  now,
  expiresAt: now + REFRESH_TOKEN_LIFETIME_MS,
});

const tokensFor = async (c: Context<AppEnv>, id: number, deviceId: number, device: NewDevice) => ({
  token: await signAccessToken(c.env, { id, deviceId }, device.now),
  refresh_token: await mintRefreshToken(c.env, { deviceKey: device.key, generation: 1 }),
});

const TAKEN = {
  name: 'This name is taken, or looks too much like one that is. Try another one.',
  email: 'This email already has an account. Log in instead, or use another email.',
} as const;

/** Why the account may not act, told only after the right password. Null if it may. Times are RFC 3339. */
function refusal(account: LoginAccount, now: number): string | null {
  const why = account.statusReason ? ` Reason: ${account.statusReason}` : '';
  if (account.status === 'banned') return `This account is banned.${why}`;
  if (account.status === 'suspended' && (account.suspendedUntil ?? 0) > now) {
    const until = new Date(account.suspendedUntil ?? 0).toISOString();
    return `This account is suspended until ${until}.${why}`;
  }
  return account.status === 'gone' ? WRONG_COMBINATION : null;
}

const rolesOf = (role: string): CurrentUserItem['roles'] =>
  role === 'admin' ? [ROLE_USER, ROLE_ADMIN] : [ROLE_USER];

function toWarning(text: string | null): CurrentUserItem['warning'] {
  const row = parseObject(text);
  return row && { id: numberOf(row, 'id'), text: textOf(row, 'text') };
}

const WRONG_COMBINATION = 'The email or password is wrong.';

export const accounts = createRouter()
  .openapi(
    createRoute({
      method: 'post',
      path: '/register',
      summary: 'Registers an account and logs it in',
      middleware: [allowLeaving, limitedByAddress('LIMIT_REGISTER')] as const,
      request: { body: body(Registration) },
      responses: { 201: json(RegisteredAccount, 'The account, logged in.'), ...failures },
    }),
    async (c) => {
      const { name, email, password } = c.req.valid('json');
      assertHardToGuess(password, { name, email });
      const device = newDevice(c, Date.now());
      const token = mintMailToken(device.now);
      const passwordHash = await hashPassword(password);
      const account = { name, email, passwordHash, token, mailbox: mailboxOf(email) };
      const result = await registerAccount(c.get('db'), account, device);
      if ('taken' in result) {
        throw violated(
          result.taken.map((field) => ({ propertyPath: field, message: TAKEN[field] })),
        );
      }
      if (result.mailed) {
        const message = emailTexts.confirm(confirmLink(c.env, token.token));
        c.executionCtx.waitUntil(sendMail(c.env, email, message));
      }
      const tokens = await tokensFor(c, result.id, result.deviceId, device);
      return c.json({ id: result.id, ...tokens }, 201);
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/register/name',
      summary: 'Whether a name is available',
      middleware: limitedByAddress('LIMIT_WRITE'),
      request: { query: NameQuery },
      responses: { 200: json(NameAvailability, 'The name as it would be stored.'), ...failures },
    }),
    async (c) => {
      const { name } = c.req.valid('query');
      return c.json({ name, available: await isNameFree(c.get('db'), name) }, 200);
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/login',
      summary: 'Logs in',
      middleware: [allowLeaving, limitedByAddress('LIMIT_LOGIN')] as const,
      request: { body: body(Credentials) },
      responses: { 200: json(TokenPair, 'Logged in.'), ...failures },
    }),
    async (c) => {
      const { email, password } = c.req.valid('json');
      const db = c.get('db');
      const device = newDevice(c, Date.now());
      const address = clientAddress(c.req.header('CF-Connecting-IP'));
      const subjects = lockSubjects(email, address);
      const found = await findLogin(db, email.trim(), subjects, device.now);
      const { account, known, attempts } = found;
      assertNotLocked(subjects, attempts, device.now);
      if (!(await verifyPassword(password, account?.passwordHash)) || !account) {
        throw new UnauthenticatedError(WRONG_COMBINATION);
      }
      const refused = refusal(account, device.now);
      if (refused !== null) throw new UnauthenticatedError(refused);
      const isNew = !known.some((userAgent) => sameDevice(userAgent, device.userAgent));
      const added = await addDevice(db, account.id, device, {
        pair: subjects[0].subject,
        account: subjects[1].subject,
        mailing: isNew ? { mailbox: mailboxOf(account.email), now: device.now } : undefined,
      });
      if (added.mailed) {
        const { browser, system } = nameDevice(device.userAgent);
        const words = deviceWords(browser, system);
        const message = emailTexts.newDevice(account.name, words, moment(device.now));
        c.executionCtx.waitUntil(sendMail(c.env, account.email, message));
      }
      return c.json(await tokensFor(c, account.id, added.id, device), 200);
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/currentuser',
      summary: 'Who is logged in',
      middleware: signedIn,
      responses: { 200: json(CurrentUser, 'The own account.'), ...failures },
    }),
    async (c) => {
      const viewer = requireViewer(c);
      const row = await findCurrentUser(c.get('db'), viewer.id, viewer.deviceId, Date.now());
      if (!row) throw new UnauthenticatedError('You’ve been logged out. Log in again.');
      return c.json(
        {
          '@id': iri('users', row.id),
          '@type': 'CurrentUser' as const,
          id: row.id,
          roles: rolesOf(row.role),
          name: row.name,
          email: row.email,
          ofAge: row.ofAge === 1,
          leavesAt: row.leavesAt === null ? null : new Date(row.leavesAt).toISOString(),
          firstFile: row.firstFile,
          preferenceCount: row.preferenceCount,
          unreadNotices: row.unreadNotices,
          warning: toWarning(row.warning),
        },
        200,
      );
    },
  );
