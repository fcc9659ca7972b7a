import { TokenPair } from '../../contract/account.ts';
import { PasskeyProof, PasskeyRequest } from '../../contract/passkey.ts';
import { allowLeaving, limitedByAddress } from '../../core/auth/guards.ts';
import { type Detail, UnauthenticatedError } from '../../core/problems.ts';
import { body, createRouter, route, json } from '../../core/router.ts';
import { logIn, newDevice } from '../log-in.ts';
import { partyOf, requestOptions, verifyUse, wentBack } from '../passkeys.ts';
import { counterRises, findPasskeyLogin, markUsed } from '../queries/passkeys.ts';
import { mintTicket, readTicket } from '../tickets.ts';

const TOO_LATE: Detail = (say) => say.tickets.expired;
const UNKNOWN: Detail = (say) => say.passkeys.unknown;
export const COPIED: Detail = (say) => say.passkeys.copied;

/** Logging in without typing: the passkey says whose account it is, and counts as both factors. */
export const passkeyLogin = createRouter()
  .openapi(
    route('post', '/login/passkey/options', {
      summary: 'What a browser needs to log in with a passkey',
      description: 'Send the `ticket` back with what the browser made of the `options`.',
      middleware: limitedByAddress('LIMIT_LOGIN'),
      responses: { 200: json(PasskeyRequest, 'Good for one log-in, for 5 minutes.') },
    }),
    async (c) => {
      const { ticket, challenge } = await mintTicket(c.env, 'log-in', 0, Date.now());
      const options = requestOptions(partyOf(c.env, c.req.url), [], challenge);
      return c.json({ ticket, options }, 200);
    },
  )
  .openapi(
    route('post', '/login/passkey', {
      summary: 'Logs in with a passkey',
      middleware: [allowLeaving, limitedByAddress('LIMIT_LOGIN')] as const,
      request: { body: body(PasskeyProof) },
      responses: { 200: json(TokenPair, 'Logged in.') },
    }),
    async (c) => {
      const given = c.req.valid('json');
      const device = newDevice(c, 'passkey', Date.now());
      const ticket = await readTicket(c.env, 'log-in', given.ticket, device.now);
      if (!ticket) throw new UnauthenticatedError(TOO_LATE);
      const { account, known } = await findPasskeyLogin(c.get('db'), given.response.id, ticket);
      if (!account) throw new UnauthenticatedError(UNKNOWN);
      const expected = { party: partyOf(c.env, c.req.url), challenge: ticket.hash };
      const counter = await verifyUse(given, expected, { ...account, userId: account.id });
      if (counter === null) throw new UnauthenticatedError(UNKNOWN);
      if (wentBack(account.counter, counter)) throw new UnauthenticatedError(COPIED);
      const { passkeyId } = account;
      const tokens = await logIn(c, {
        account,
        known,
        device,
        when: counterRises(passkeyId, counter),
        also: [markUsed(passkeyId, counter, device.now)],
      });
      if (!tokens) throw new UnauthenticatedError(COPIED);
      return c.json(tokens, 200);
    },
  );
