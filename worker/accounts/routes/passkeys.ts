import {
  NewPasskey,
  PasskeyChange,
  PasskeyCreation,
  type PasskeyItem as Item,
  PasskeyItem,
  WaysIn,
} from '../../contract/passkey.ts';
import { ById } from '../../contract/reference.ts';
import { iso } from '../../contract/time.ts';
import {
  addsFactor,
  allowLeaving,
  limited,
  proven,
  signedIn,
  userRoute,
} from '../../core/auth/guards.ts';
import { answer, head } from '../../core/items.ts';
import { mailboxOf } from '../../core/mailbox.ts';
import { ProblemError, invalid, notFound } from '../../core/problems.ts';
import { body, conflict, createRouter, route, json, requireViewer } from '../../core/router.ts';
import { nameDevice } from '../../core/user-agent.ts';
import { userAgentOf } from '../log-in.ts';
import { creationOptions, partyOf, verifyCreation } from '../passkeys.ts';
import { activeProviders } from '../providers/settings.ts';
import {
  type PasskeyRow,
  addPasskey,
  findPasskeyOwner,
  findRemoval,
  listWaysIn,
  removePasskey,
  removePassword,
  renamePasskey,
} from '../queries/passkeys.ts';
import { mintTicket, readTicket } from '../tickets.ts';
import { lastWay, mailWay, toIdentity } from '../ways-in.ts';

const toItem = (row: PasskeyRow): Item => ({
  ...head('Passkey', 'passkeys', row.id),
  name: row.name,
  createdAt: iso(row.createdAt),
  usedAt: iso(row.usedAt),
});

/** The device's name, with a number if another passkey has it. */
function newName(userAgent: string, taken: ReadonlySet<string>) {
  const { browser, system } = nameDevice(userAgent);
  const device = system ?? browser ?? 'Passkey';
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? device : `${device} ${count}`;
    if (!taken.has(name)) return name;
  }
}

export const passkeys = createRouter()
  .openapi(
    userRoute('get', '/ways-in', {
      summary: 'The ways into the caller’s account',
      responses: { 200: json(WaysIn, 'All of them.') },
    }),
    async (c) => {
      const { password, keys, linked, recoveryCodesLeft } = await listWaysIn(
        c.get('db'),
        requireViewer(c).id,
      );
      return answer(c, {
        '@id': '/api/ways-in',
        '@type': 'WaysIn' as const,
        password,
        passkeys: keys.map(toItem),
        identities: linked.map(toIdentity),
        providers: activeProviders(c.env),
        secondFactor: recoveryCodesLeft === undefined ? null : { recoveryCodesLeft },
      });
    },
  )
  .openapi(
    route('post', '/passkeys/options', {
      summary: 'What a browser needs to create a passkey for the caller',
      description: 'Send the `ticket` back with what the browser made of the `options`.',
      middleware: [signedIn, allowLeaving, addsFactor, limited('LIMIT_LOGIN')] as const,
      responses: {
        200: json(PasskeyCreation, 'Good for one passkey, for 5 minutes.'),
      },
    }),
    async (c) => {
      const { id } = requireViewer(c);
      const { owner, known } = await findPasskeyOwner(c.get('db'), id);
      const { ticket, challenge } = await mintTicket(c.env, 'add', id, Date.now());
      const options = creationOptions(partyOf(c.env, c.req.url), owner, known, challenge);
      return c.json({ ticket, options }, 200);
    },
  )
  .openapi(
    route('post', '/passkeys', {
      summary: 'Adds a passkey to the caller’s account, named after this device',
      middleware: [signedIn, allowLeaving, addsFactor, limited('LIMIT_LOGIN')] as const,
      request: { body: body(NewPasskey) },
      responses: { 201: json(PasskeyItem, 'The passkey.'), ...conflict },
    }),
    async (c) => {
      const { id: userId, deviceId } = requireViewer(c);
      const given = c.req.valid('json');
      const now = Date.now();
      const db = c.get('db');
      const ticket = await readTicket(c.env, 'add', given.ticket, now);
      if (ticket?.userId !== userId) {
        throw invalid('ticket', (say) => say.tickets.expired);
      }
      const expected = { party: partyOf(c.env, c.req.url), challenge: ticket.hash };
      const key = await verifyCreation(given, expected);
      if (!key) throw invalid('response', (say) => say.passkeys.unchecked);
      const { owner, known } = await findPasskeyOwner(db, userId);
      const name = newName(userAgentOf(c), new Set(known.map((one) => one.name)));
      const mailbox = mailboxOf(owner.email);
      const addition = { userId, deviceId, ...key, name, ticket, mailbox, now };
      const { passkey, told } = await addPasskey(db, addition);
      if (!passkey) throw new ProblemError(409, (say) => say.passkeys.already);
      if (told) mailWay(c, owner, 'passkey-added', now);
      return c.json(toItem(passkey), 201);
    },
  )
  .openapi(
    route('patch', '/passkeys/{id}', {
      summary: 'Renames a passkey of the caller',
      middleware: [signedIn, allowLeaving, limited('LIMIT_WRITE')] as const,
      request: { params: ById, body: body(PasskeyChange) },
      responses: { 200: json(PasskeyItem, 'The passkey.') },
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const { name } = c.req.valid('json');
      const passkey = await renamePasskey(c.get('db'), requireViewer(c).id, id, name);
      if (!passkey) throw notFound('passkey');
      return c.json(toItem(passkey), 200);
    },
  )
  .openapi(
    route('delete', '/passkeys/{id}', {
      summary: 'Removes a passkey of the caller, unless it is the last way in',
      middleware: [signedIn, allowLeaving, proven, limited('LIMIT_WRITE')] as const,
      request: { params: ById },
      responses: { 204: { description: 'Removed.' }, ...conflict },
    }),
    async (c) => {
      const { id: userId } = requireViewer(c);
      const { id } = c.req.valid('param');
      const now = Date.now();
      const providers = activeProviders(c.env);
      const db = c.get('db');
      const { owner, name, last } = await findRemoval(db, userId, id, providers);
      if (name === null) throw notFound('passkey');
      if (last) throw lastWay();
      const mailing = { mailbox: mailboxOf(owner.email), now };
      const { removed, told } = await removePasskey(db, { userId, id, providers, ...mailing });
      if (!removed) throw lastWay();
      if (told) mailWay(c, owner, 'passkey-removed', now);
      return c.body(null, 204);
    },
  )
  .openapi(
    route('delete', '/password', {
      summary: 'Removes the password, unless it is the last way in',
      middleware: [signedIn, allowLeaving, proven, limited('LIMIT_WRITE')] as const,
      responses: { 204: { description: 'Removed.' }, ...conflict },
    }),
    async (c) => {
      const { id: userId } = requireViewer(c);
      const now = Date.now();
      const providers = activeProviders(c.env);
      const db = c.get('db');
      const { owner, last } = await findRemoval(db, userId, 0, providers);
      if (last) throw lastWay();
      const mailing = { mailbox: mailboxOf(owner.email), now };
      const { removed, kept, told } = await removePassword(db, { userId, providers, ...mailing });
      // Another request was faster and removed the other way.
      if (kept) throw lastWay();
      if (removed && told) mailWay(c, owner, 'password-removed', now);
      return c.body(null, 204);
    },
  );
