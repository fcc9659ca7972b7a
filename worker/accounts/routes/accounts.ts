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
import {
  RegistrationQuery,
  RegistrationRules,
  WaitingAccount,
} from '../../contract/registration.ts';
import { ROLE_ADMIN, ROLE_MODERATOR, ROLE_USER } from '../../contract/roles.ts';
import { CodeNeeded } from '../../contract/second-factor.ts';
import { iso } from '../../contract/time.ts';
import { forgetAttempts, uncountAttempt } from '../../core/attempts.ts';
import {
  allowLeaving,
  clientAddress,
  limitedByAddress,
  userRoute,
} from '../../core/auth/guards.ts';
import { hashSecret } from '../../core/auth/secret.ts';
import { answer, head } from '../../core/items.ts';
import { mailboxOf } from '../../core/mailbox.ts';
import { type Detail, UnauthenticatedError } from '../../core/problems.ts';
import { body, createRouter, json, requireViewer, route } from '../../core/router.ts';
import { adminsNeedFactor } from '../../core/settings.ts';
import { answerRegistration } from '../answer-registration.ts';
import { assertNotLocked, lockSubjects } from '../lock-out.ts';
import { WRONG_COMBINATION, logIn, newDevice } from '../log-in.ts';
import { mintMailToken } from '../mail-token.ts';
import { assertTurnSoon } from '../password-turn.ts';
import { assertHardToGuess, hashPassword, verifyPassword } from '../password.ts';
import { findCurrentUser, findLogin, hasPassword, withoutCode } from '../queries/accounts.ts';
import { checkName } from '../queries/check-name.ts';
import { registerAccount } from '../queries/register-account.ts';
import { readRegistration } from '../queries/registration.ts';
import { arrivalOf, rememberedAddress } from '../return-hashes.ts';
import { mintTicket } from '../tickets.ts';

const TAKEN: Record<'name' | 'email', Detail> = {
  name: (say) => say.users.nameTaken,
  email: (say) => say.email.hasAccount,
};

function rolesOf(role: string): CurrentUserItem['roles'] {
  if (role === 'admin') return [ROLE_USER, ROLE_ADMIN];
  return role === 'moderator' ? [ROLE_USER, ROLE_MODERATOR] : [ROLE_USER];
}

export const accounts = createRouter()
  .openapi(
    route('post', '/register', {
      summary: 'Registers an account and logs it in',
      middleware: [allowLeaving, limitedByAddress('LIMIT_REGISTER')] as const,
      request: { body: body(Registration) },
      responses: {
        201: json(RegisteredAccount, 'The account, logged in.'),
        202: json(WaitingAccount, 'The account waits until an admin approves it.'),
      },
    }),
    async (c) => {
      const { name, email, password, locale = null, invite } = c.req.valid('json');
      assertHardToGuess(password, { name, email });
      const device = newDevice(c, 'password', Date.now());
      const token = mintMailToken(device.now);
      const passwordHash = await hashPassword(password);
      const inviteHash = invite === undefined ? null : hashSecret(invite);
      const mailbox = mailboxOf(email);
      const arrival = await arrivalOf(c.env, { email, address: rememberedAddress(c) });
      const account = { name, email, passwordHash, locale, token, mailbox, inviteHash, arrival };
      const made = await registerAccount(c.get('db'), account, device);
      return answerRegistration(c, made, { account, device, invite, taken: TAKEN });
    },
  )
  .openapi(
    route('get', '/register', {
      summary: 'Who may register, and whether an invite is good',
      middleware: limitedByAddress('LIMIT_WRITE'),
      request: { query: RegistrationQuery },
      responses: { 200: json(RegistrationRules, 'As of now.') },
    }),
    async (c) => {
      const { invite } = c.req.valid('query');
      const hash = invite === undefined ? null : hashSecret(invite);
      const rules = await readRegistration(c.get('db'), hash, Date.now());
      return answer(c, { '@id': '/api/register', '@type': 'RegistrationRules' as const, ...rules });
    },
  )
  .openapi(
    route('get', '/register/name', {
      summary: 'Whether a name is available',
      middleware: limitedByAddress('LIMIT_WRITE'),
      request: { query: NameQuery },
      responses: { 200: json(NameAvailability, 'The name as it would be stored.') },
    }),
    async (c) => {
      const { name } = c.req.valid('query');
      return c.json({ name, ...(await checkName(c.get('db'), name)) }, 200);
    },
  )
  .openapi(
    route('post', '/login', {
      summary: 'Logs in, or asks for a code',
      description:
        'With a second factor the answer is 202 with a `ticket`. `POST /api/login/code` takes it with a code.',
      middleware: [allowLeaving, limitedByAddress('LIMIT_LOGIN')] as const,
      request: { body: body(Credentials) },
      responses: {
        200: json(TokenPair, 'Logged in.'),
        202: json(CodeNeeded, 'The password is right. A code completes the log-in.'),
      },
    }),
    async (c) => {
      const { email, password, trusted = '' } = c.req.valid('json');
      const db = c.get('db');
      const device = newDevice(c, 'password', Date.now());
      const address = clientAddress(c.req.header('CF-Connecting-IP'));
      const subjects = lockSubjects(email, address);
      assertTurnSoon();
      const found = await findLogin(db, email.trim(), subjects, hashSecret(trusted), device.now);
      const { account, known, needsCode, attempts } = found;
      // Guesses from elsewhere don't slow down a browser that a code has shown to be the owner's.
      const [pair] = subjects;
      assertNotLocked(found.trusted ? [pair] : subjects, attempts, device.now);
      if (!(await verifyPassword(password, account?.passwordHash)) || !account) {
        throw new UnauthenticatedError(WRONG_COMBINATION);
      }
      const also = [forgetAttempts(pair.subject), uncountAttempt(subjects[1].subject)];
      if (needsCode) {
        await db.batch({ also });
        const about = JSON.stringify({ passwordMark: hashSecret(account.passwordHash) });
        const { ticket } = await mintTicket(c.env, 'code', account.id, device.now, about);
        return c.json({ ticket }, 202);
      }
      const own = { ...device, multiFactor: found.trusted };
      const when = withoutCode(hasPassword(account), hashSecret(trusted), device.now);
      const tokens = await logIn(c, { account, known, device: own, when, also });
      if (!tokens) throw new UnauthenticatedError(WRONG_COMBINATION);
      return c.json(tokens, 200);
    },
  )
  .openapi(
    userRoute('get', '/currentuser', {
      summary: 'Who is logged in',
      responses: { 200: json(CurrentUser, 'The own account.') },
    }),
    async (c) => {
      const viewer = requireViewer(c);
      const row = await findCurrentUser(c.get('db'), viewer.id, viewer.deviceId);
      return answer(c, {
        ...head('CurrentUser', 'users', row.id),
        roles: rolesOf(row.role),
        name: row.name,
        email: row.email,
        locale: row.locale,
        zone: row.zone,
        ofAge: row.ofAge,
        factorNeeded: row.role !== 'user' && !row.multiFactor && adminsNeedFactor(c.env),
        leavesAt: iso(row.leavesAt),
        firstFile: row.firstFile,
        preferenceCount: row.preferenceCount,
        unreadNotices: row.unreadNotices,
        warning: row.warning,
      });
    },
  );
