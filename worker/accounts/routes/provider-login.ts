import { z } from '@hono/zod-openapi';

import { providerNames } from '../../../web/words/made/en/providers.ts';
import { RegisteredAccount, TokenPair } from '../../contract/account.ts';
import { GAMERTAG_MAX } from '../../contract/bounds.ts';
import {
  NewIdentity,
  ProviderChoice,
  ProviderLogin,
  ProviderRegistration,
  ProviderStart,
} from '../../contract/identity.ts';
import { PROVIDERS, type Provider } from '../../contract/providers.ts';
import type { RegistrationMode } from '../../contract/registration-vocabulary.ts';
import { WaitingAccount } from '../../contract/registration.ts';
import { CodeNeeded } from '../../contract/second-factor.ts';
import { UserName } from '../../contract/user.ts';
import { allowLeaving, limitedByAddress } from '../../core/auth/guards.ts';
import { hashSecret } from '../../core/auth/secret.ts';
import { emailKey } from '../../core/email-key.ts';
import { mailboxOf } from '../../core/mailbox.ts';
import { type Detail, ProblemError, invalid, requestedLocale } from '../../core/problems.ts';
import { body, conflict, createRouter, route, json } from '../../core/router.ts';
import { answerRegistration, registrationClosed } from '../answer-registration.ts';
import { logIn, newDevice } from '../log-in.ts';
import { mintMailToken } from '../mail-token.ts';
import { finishTrip, startTrip } from '../provider-trip.ts';
import type { Profile } from '../providers/profile.ts';
import { withoutCode } from '../queries/accounts.ts';
import {
  findIdentityLogin,
  insertGamertag,
  insertIdentity,
  isFree,
  isLinked,
  noteUse,
} from '../queries/identities.ts';
import { registerAccount } from '../queries/register-account.ts';
import { arrivalOf, rememberedAddress } from '../return-hashes.ts';
import { mintTicket, readTicket } from '../tickets.ts';

/** What a ticket to register says about the user. */
const Registering = z.object({
  provider: z.enum(PROVIDERS),
  subject: z.string(),
  name: z.string(),
  email: z.string(),
  emailConfirmed: z.boolean(),
});

/** Whether the name at this provider is public. Google only tells the email. */
const isPublicName = (provider: Provider) => provider !== 'google';

/** Whether other players can find the user by this name. */
const isGamertag = (provider: Provider, name: string) =>
  (provider === 'steam' || provider === 'discord') && name !== '' && name.length <= GAMERTAG_MAX;

/** What the form to register is filled with. */
const toNewcomer = (
  provider: Provider,
  profile: Profile,
  { emailTaken, mode }: { emailTaken: boolean; mode: RegistrationMode },
) => ({
  provider,
  name: isPublicName(provider) ? (UserName.safeParse(profile.name).data ?? '') : '',
  email: emailTaken ? '' : profile.email,
  emailConfirmed: profile.emailConfirmed,
  emailTaken,
  gamertag: isGamertag(provider, profile.name),
  mode,
});

export const providerLogin = createRouter()
  .openapi(
    route('post', '/login/provider/options', {
      summary: 'Where to go to log in with an account of a provider',
      description: 'The browser comes back with a query. Send it as `answer`, with the `ticket`.',
      middleware: limitedByAddress('LIMIT_LOGIN'),
      request: { body: body(ProviderChoice) },
      responses: { 200: json(ProviderStart, 'Good for one log-in, for 15 minutes.') },
    }),
    async (c) => c.json(await startTrip(c, 'provider-log-in', c.req.valid('json').provider), 200),
  )
  .openapi(
    route('post', '/login/provider', {
      summary: 'Logs in with what a provider answered, or asks for a code or a registration',
      middleware: [allowLeaving, limitedByAddress('LIMIT_LOGIN')] as const,
      request: { body: body(ProviderLogin) },
      responses: {
        200: json(TokenPair, 'Logged in.'),
        202: json(
          z.union([NewIdentity, CodeNeeded]),
          'Not yet: nobody has this account there, or a code completes the log-in.',
        ),
      },
    }),
    async (c) => {
      const { trusted = '', ...given } = c.req.valid('json');
      const { provider } = given;
      const db = c.get('db');
      const device = newDevice(c, provider, Date.now());
      const { now } = device;
      const profile = await finishTrip(c, 'provider-log-in', given, now);
      const who = { provider, subject: profile.subject, name: profile.name };
      const email = profile.emailConfirmed ? profile.email : '';
      const asked = { who, email, trustedHash: hashSecret(trusted), now };
      const { account, known, ...found } = await findIdentityLogin(db, asked);
      if (!account) {
        if (found.mode === 'closed') throw registrationClosed();
        const about = JSON.stringify({ provider, ...profile });
        const { ticket } = await mintTicket(c.env, 'provider-register', 0, now, about);
        const newcomer = { ticket, ...toNewcomer(provider, profile, found) };
        return c.json({ newcomer }, 202);
      }
      if (found.needsCode) {
        const { ticket } = await mintTicket(c.env, 'code', account.id, now, JSON.stringify(who));
        return c.json({ ticket }, 202);
      }
      const tokens = await logIn(c, {
        account,
        known,
        device: { ...device, multiFactor: found.trusted, byProviderAlone: true },
        when: withoutCode(isLinked(account.id, who), asked.trustedHash, now),
        also: [noteUse(who, now)],
      });
      if (!tokens) throw invalid('answer', (say) => say.providers.justUnlinked);
      return c.json(tokens, 200);
    },
  )
  .openapi(
    route('post', '/register/provider', {
      summary: 'Registers an account for someone whom a provider knows, and logs it in',
      middleware: [allowLeaving, limitedByAddress('LIMIT_REGISTER')] as const,
      request: { body: body(ProviderRegistration) },
      responses: {
        201: json(RegisteredAccount, 'The account, logged in.'),
        202: json(WaitingAccount, 'The account waits until an admin approves it.'),
        ...conflict,
      },
    }),
    async (c) => {
      const {
        name,
        email,
        ofAge = false,
        gamertag = false,
        invite,
        ...given
      } = c.req.valid('json');
      const now = Date.now();
      const ticket = await readTicket(c.env, 'provider-register', given.ticket, now);
      if (!ticket) throw invalid('ticket', (say) => say.tickets.expiredLogIn);
      const who = Registering.parse(JSON.parse(ticket.about));
      const device = newDevice(c, who.provider, now);
      const token = mintMailToken(now);
      const confirmed = who.emailConfirmed && emailKey(email) === emailKey(who.email);
      const locale = requestedLocale(c);
      const account = {
        name,
        email,
        locale,
        passwordHash: '',
        token,
        mailbox: mailboxOf(email),
        confirmed,
        ofAge,
        inviteHash: invite === undefined ? null : hashSecret(invite),
        arrival: await arrivalOf(c.env, { email, identity: who, address: rememberedAddress(c) }),
      };
      const made = await registerAccount(c.get('db'), account, device, {
        // This also makes the ticket work only once.
        when: isFree(who),
        also: (user) => [
          ...(gamertag && isGamertag(who.provider, who.name)
            ? [insertGamertag(user, who.name)]
            : []),
          insertIdentity(user, who, now),
        ],
      });
      const provider = providerNames[who.provider];
      if ('taken' in made && made.taken.length === 0) {
        throw new ProblemError(409, (say) => say.providers.hasAccount(provider));
      }
      const taken: Record<'name' | 'email', Detail> = {
        name: (say) => say.users.nameTaken,
        email: (say) => say.providers.emailHasAccount(provider),
      };
      return answerRegistration(c, made, { account, device, invite, taken });
    },
  );
