import { env } from 'cloudflare:test';

import { PREVIEW_HEIGHT_PX, PREVIEW_WIDTH_PX } from '../../../../worker/contract/bounds.ts';
import { FRIEND_LISTS, OWN_SESSION_TABS } from '../../../../worker/contract/vocabulary.ts';
import { signUnsubscribe } from '../../../../worker/notifications/mail/unsubscribe-token.ts';
import { coverGame } from '../../catalogue/covers.ts';
import { VIDEO_HEAD, announceVideo } from '../../media/announced.ts';
import { png } from '../../media/make.ts';
import { PASSWORD } from '../../support/people.ts';
import { seriesBody } from '../../support/series.ts';
import { HOUR_MS, sessionBody } from '../../support/sessions.ts';
import { sql, valueOf } from '../../support/sql.ts';
import type { ROLES, SessionRole, World } from './world.ts';

interface Request {
  path: string;
  body?: unknown;
  /** A body that is not JSON. */
  raw?: BodyInit;
  headers?: Record<string, string>;
}

type Role = (typeof ROLES)[number];

type Id = number | Exclude<keyof World, 'ids'> | keyof World['ids'];

/**
 * The expected status by role, and the request. A role in the session is listed only where it makes a difference. The
 * request is the route itself, with what the row adds.
 */
interface Row extends Record<Role, number>, Partial<Record<SessionRole, number>> {
  /** What the first parameter of the path is, or where a world has it: `session`, or one of its users. */
  id?: Id;
  /** Another path than the route's, where it has other parameters. */
  path?: string;
  query?: string | ((world: World) => string);
  body?: object | ((world: World) => object);
  /** The whole request, where it is more than that. An async one changes its world. */
  request?: (world: World) => Request | Promise<Request>;
  /** The D1 round trips that the route may take: one, if it doesn't say. */
  trips?: number;
  /** Paths of the route's other lists. Their answers are searched for hidden names, and fit the API's document. */
  lists?: (world: World) => string[];
  /** The answer names whom the caller met in a room, whatever has happened since, so that they can be reported. */
  namesRoommates?: true;
  /** The answer names users whom the caller has blocked, so that the caller can unblock them. */
  namesBlocked?: true;
}

/** The same response for everyone. */
const everyone = (status: number, over: Partial<Record<Role, number>> = {}) => ({
  visitor: status,
  owner: status,
  other: status,
  blocked: status,
  suspended: status,
  moderator: status,
  admin: status,
  ...over,
});

/** An open route. It still refuses the token of a suspended user, so that clients refresh it. */
const open = (status: number, over: Partial<Record<Role, number>> = {}) =>
  everyone(status, { suspended: 401, ...over });

/** For logged-in users. */
const members = (status: number, over: Partial<Record<Role, number>> = {}) =>
  open(status, { visitor: 401, ...over });

/** Only for the owner. Other users get a 403, and a blocked user gets a 404. */
const ownersOnly = (status: number, over: Partial<Record<Role, number>> = {}) =>
  members(403, { owner: status, blocked: 404, ...over });

/** Only for admins. The role is checked in the database before anything else, which takes a round trip. */
const admins = (status: number) => ({ ...members(403, { admin: status }), trips: 2 });

/** Also for moderators. */
const staff = (status: number) => ({ ...admins(status), moderator: status });

/** Only for a session's host and members. For all others the room doesn't exist. */
const inRoom = (status: number) => ({
  ...members(404, { owner: status }),
  member: status,
  former: 404,
  applicant: 404,
});

const room =
  (path: string) =>
  ({ session }: World) => ({ path: `/api/sessions/${session}/messages${path}` });

const user = (id: number) => `/api/users/${id}`;

const PEER = '0b9c3e52-6d0e-4a53-9a64-5f8c2f1f7a10';
const SDP = 'v=0\r\no=- 1 2 IN IP4 127.0.0.1\r\n';
const toSfu = (act: string, about: object) => () => ({
  path: `/api/calls/6c1f1f0a-5a10-4a7e-9b8e-0d7c4a4f3b11/sfu/${act}`,
  body: { peer: PEER, ...about },
});

const unsubscribing = async ({ ids, run }: World) => {
  const owner = { id: ids.owner, email: `owner${run}@peerway.test` };
  const token = await signUnsubscribe(env, owner, { topics: [], digest: true }, Date.now());
  return { path: `/api/unsubscribe?token=${token}` };
};

/** Makes an invite link of a user's. @returns its id */
async function inviteLinkOf(userId: number) {
  const hash = crypto.randomUUID();
  return valueOf<number>`INSERT INTO invite_links (hash, user_id, uses_max, created_at, expires_at)
     VALUES (${hash}, ${userId}, 1, 0, ${Date.now() + HOUR_MS}) RETURNING id`;
}

/** Makes a user's registration wait for approval. @returns the user's id */
async function waiting(userId: number) {
  await sql`UPDATE users SET status = 'pending', leaves_at = ${Date.now() + HOUR_MS} WHERE id = ${userId}`.run();
  return userId;
}

/** Ends the session an hour ago, or the session that owner and blocked share. @returns its path */
async function ended({ session, shared }: World) {
  const now = Date.now();
  await sql`UPDATE sessions SET starts_at = ${now - 2 * HOUR_MS}, ends_at = ${now - HOUR_MS} WHERE id IN (${session}, ${shared})`.run();
  await sql`UPDATE applications SET status_at = 0 WHERE session_id = ${session} AND status = 'left'`.run();
  const found =
    await valueOf<number>`SELECT max(id) AS id FROM sessions WHERE id IN (${session}, ${shared})`;
  return `/api/sessions/${found}`;
}

/** A form that adds a small image to the sender's page. A visitor's form names the owner's page. */
function pictureForm(owner: number) {
  const form = new FormData();
  form.set('file', new File([png(8, 8)], 'a.png'));
  form.set('owner', user(owner));
  return form;
}

const FORGED = { id: 'AA', rawId: 'AA', type: 'public-key' };
const FORGED_USE = {
  ticket: 'forged',
  response: {
    ...FORGED,
    response: { clientDataJSON: '', authenticatorData: '', signature: '' },
  },
};
const FORGED_ANSWER = { provider: 'discord', ticket: 'forged', answer: '?code=x&state=y' };
const FORGED_PASSKEY = {
  ticket: 'forged',
  response: { ...FORGED, response: { clientDataJSON: '', attestationObject: '' } },
};

/** Who may do what. Every route of the Worker needs its row, or the tests fail. */
export const ACCESS: Record<string, Row> = {
  'GET /robots.txt': { ...everyone(200), trips: 0 },
  // Without an operator's email there is nothing to say.
  'GET /.well-known/security.txt': { ...everyone(404), trips: 0 },
  'GET /sitemap.xml': everyone(200),
  'GET /sitemap/:part': { ...everyone(200), path: '/sitemap/0.xml' },
  'GET /calendar/public.ics': { ...everyone(200), query: 'game=1' },
  'GET /feed.xml': { ...everyone(200), query: 'game=1&from=2026-01-01T00:00:00Z' },
  'GET /embed/sessions': { ...everyone(200), query: 'q=run' },
  'POST /api/register': {
    ...everyone(201, { suspended: 401 }),
    body: ({ run, caller }) => ({
      name: `New ${run} ${caller}`,
      email: `new${run}.${caller}@peerway.test`,
      password: PASSWORD,
      acceptTerms: true,
    }),
  },
  'GET /api/register': { ...open(200), query: 'invite=forged' },
  // Registration is open, so only admins make invite links: see registration.test.ts.
  'GET /api/invites': members(200),
  'POST /api/invites': { ...members(403, { admin: 201 }), body: { uses: 2 } },
  'DELETE /api/invites/:id': {
    ...members(404, { owner: 204 }),
    request: async ({ ids }) => ({ path: `/api/invites/${await inviteLinkOf(ids.owner)}` }),
  },
  'GET /api/register/name': { ...open(200), query: 'name=Somebody' },
  'POST /api/login': {
    ...everyone(200, { suspended: 401 }),
    trips: 2,
    body: ({ email }) => ({ email, password: PASSWORD }),
  },
  'POST /api/login/passkey/options': { ...everyone(200), trips: 0 },
  // The ticket is forged, so the database isn't asked.
  'POST /api/login/passkey': { ...everyone(401), trips: 0, body: FORGED_USE },
  'POST /api/login/provider/options': { ...everyone(200), trips: 0, body: { provider: 'discord' } },
  // The tickets are forged, so neither the database nor the provider is asked.
  'POST /api/login/provider': { ...everyone(422), trips: 0, body: FORGED_ANSWER },
  'POST /api/register/provider': {
    ...everyone(422),
    trips: 0,
    body: ({ run, caller }) => ({
      ticket: 'forged',
      name: `Newer ${run} ${caller}`,
      email: `newer${run}.${caller}@peerway.test`,
      acceptTerms: true,
    }),
  },
  'POST /api/identities/options': { ...members(200), body: { provider: 'discord' } },
  'POST /api/identities': { ...members(422, { suspended: 422 }), trips: 0, body: FORGED_ANSWER },
  'DELETE /api/identities/:id': { ...members(404, { owner: 204 }), trips: 2, id: 'owner' },
  'POST /api/gamertags/discord/options': { ...members(200, { suspended: 200 }), trips: 0 },
  'POST /api/gamertags/discord': {
    ...members(422, { suspended: 422 }),
    trips: 0,
    body: FORGED_ANSWER,
  },
  'POST /api/gamertags': {
    ...members(422, { suspended: 422 }),
    trips: 0,
    body: { ticket: 'forged', chosen: [0] },
  },
  'POST /api/proof/provider/options': {
    ...members(200, { suspended: 200 }),
    trips: 0,
    body: { provider: 'discord' },
  },
  'GET /api/ways-in': members(200),
  'POST /api/passkeys/options': members(200),
  'POST /api/passkeys': { ...members(422, { suspended: 422 }), trips: 0, body: FORGED_PASSKEY },
  'PATCH /api/passkeys/:id': {
    ...members(404, { owner: 200 }),
    id: 'owner',
    body: { name: 'Mine' },
  },
  'DELETE /api/passkeys/:id': { ...members(404, { owner: 204 }), trips: 2, id: 'owner' },
  'DELETE /api/password': { ...members(204), trips: 2 },
  'POST /api/proof/options': members(200),
  'POST /api/proof': { ...members(204), trips: 2, body: { password: PASSWORD } },
  // The ticket is forged, so the database isn't asked.
  'POST /api/login/code': {
    ...everyone(401),
    trips: 0,
    body: { ticket: 'forged', code: '000000' },
  },
  'POST /api/second-factor/options': members(200),
  'POST /api/second-factor': {
    ...members(422, { suspended: 422 }),
    trips: 0,
    body: { ticket: 'forged', code: '000000' },
  },
  'POST /api/second-factor/recovery-codes': { ...members(404), trips: 2 },
  'DELETE /api/second-factor': { ...members(204), trips: 2 },
  'POST /api/token/refresh': {
    ...everyone(200, { suspended: 401 }),
    body: ({ refreshToken }) => ({ refresh_token: refreshToken }),
  },
  'POST /api/logout': {
    // The refresh token is enough, whoever sends it.
    ...everyone(204),
    body: ({ refreshToken }) => ({ refresh_token: refreshToken }),
  },
  // No query before the response. The email's token is stored after it.
  'POST /api/password/forgot': { ...everyone(204), body: ({ email }) => ({ email }) },
  'POST /api/password/reset': {
    ...everyone(422, { suspended: 401 }),
    trips: 2,
    body: { token: 'forged', password: PASSWORD },
  },
  'POST /api/password/change': {
    ...members(204),
    trips: 2,
    body: { password: 'another fine long one' },
  },
  'POST /api/email/confirm': { ...everyone(422, { suspended: 401 }), body: { token: 'forged' } },
  'POST /api/email/confirmation': { ...members(204), trips: 2 },
  'POST /api/email/change': {
    ...members(204),
    trips: 2,
    body: ({ run, caller }) => ({ email: `changed${run}.${caller}@peerway.test` }),
  },
  'DELETE /api/email/change': members(204),
  'GET /api/account': members(200),
  'POST /api/account/leave': { ...members(200), trips: 2 },
  'POST /api/account/return': members(204),
  'GET /api/export': { ...members(200), namesBlocked: true },
  'GET /api/devices': members(200),
  'DELETE /api/devices': members(204),
  'DELETE /api/devices/:id': {
    // Users see only their own devices.
    ...members(404, { owner: 204 }),
    id: 'owner',
  },
  'GET /api/currentuser': members(200),
  'GET /api/latest/sessions': open(200),
  'GET /api/latest/users': open(200),
  'GET /api/sessionsgames': members(200),
  'GET /api/usergames': members(200),
  'GET /api/sessions': {
    ...open(200),
    query: 'q=run&game=1&open=1',
    lists: () =>
      ['soonest', 'newest', 'best'].flatMap((sort) =>
        [0, 1].map((hours) => `/api/sessions?sort=${sort}&hours=${hours}`),
      ),
  },
  'POST /api/sessions': { ...members(201), body: sessionBody },
  'GET /api/sessions/:id': {
    ...open(200, { blocked: 404 }),
    id: 'session',
    lists: ({ shared }) => [`/api/sessions/${shared}`],
  },
  'GET /api/sessions/:id/calendar.ics': {
    ...open(200, { blocked: 404 }),
    id: 'session',
    lists: ({ shared }) => [`/api/sessions/${shared}/calendar.ics`],
  },
  'POST /api/series': { ...members(201), body: seriesBody },
  'GET /api/series/:id': { ...open(200, { blocked: 404 }), id: 'series' },
  'PATCH /api/series/:id': {
    // Admins may only cancel it.
    ...ownersOnly(200, { admin: 404 }),
    trips: 3,
    id: 'series',
    body: ({ inSeries }) => ({
      from: `/api/sessions/${inSeries}`,
      name: 'Renamed',
      seats: 6,
      games: ['/api/games/1'],
    }),
  },
  'DELETE /api/series/:id/membership': { ...members(404), member: 204, trips: 2, id: 'series' },
  'POST /api/applications': {
    ...members(201, { owner: 403, blocked: 404 }),
    body: ({ caller, session }) => ({
      text: 'Hello',
      user: user(caller || 1),
      session: `/api/sessions/${session}`,
    }),
  },
  'GET /api/saved-searches': members(200),
  'POST /api/saved-searches': { ...members(201), body: { name: 'Mine', filters: 'game=1' } },
  'DELETE /api/saved-searches/:id': { ...members(404, { owner: 204 }), id: 'savedSearch' },
  'GET /api/role-presets': { ...members(200), query: 'games=1,2' },
  'POST /api/role-presets': { ...members(201), body: { name: 'Squad', seats: 4, roles: [] } },
  'DELETE /api/role-presets/:id': { ...members(404, { owner: 204 }), id: 'rolePreset' },
  'GET /api/sessions/:id/invitations': { ...ownersOnly(200), id: 'session' },
  'POST /api/sessions/:id/invitations': {
    ...members(403, { blocked: 404 }),
    id: 'session',
    body: ({ ids }) => ({ user: user(ids.former) }),
  },
  'POST /api/sessions/:id/invitations/again': {
    // The session isn't over, so nobody has played in it.
    ...members(404, { owner: 422 }),
    id: 'session',
    body: ({ session, ids }) => ({ from: `/api/sessions/${session}`, users: [user(ids.member)] }),
  },
  'GET /api/sessions/:id/afterwards': {
    ...inRoom(200),
    request: async (world) => ({ path: `${await ended(world)}/afterwards` }),
  },
  'PUT /api/sessions/:id/absences/:userId': {
    ...members(404, { owner: 204 }),
    member: 403,
    former: 404,
    applicant: 404,
    request: async (world) => ({ path: `${await ended(world)}/absences/${world.ids.member}` }),
  },
  'DELETE /api/sessions/:id/absences/:userId': {
    // The session has no mark.
    ...members(404),
    member: 403,
    request: async (world) => ({ path: `${await ended(world)}/absences/${world.ids.member}` }),
  },
  'PATCH /api/sessions/:id/absences/:userId': {
    ...members(404),
    member: 404,
    request: async (world) => ({
      path: `${await ended(world)}/absences/${world.ids.member}`,
      body: { contested: true },
    }),
  },
  'POST /api/thanks': {
    ...members(404, { owner: 201 }),
    // Nobody thanks themselves.
    member: 422,
    former: 404,
    applicant: 404,
    request: async (world) => ({
      path: '/api/thanks',
      body: { user: user(world.ids.member), session: await ended(world), kind: 'friendly' },
    }),
  },
  'GET /api/played-with': {
    ...members(200),
    request: async (world) => {
      await ended(world);
      return { path: '/api/played-with' };
    },
  },
  'PATCH /api/invitations/:id': {
    ...members(404, { other: 200 }),
    id: 'invitation',
    body: { status: 'accepted' },
  },
  'DELETE /api/invitations/:id': { ...members(404, { owner: 204 }), id: 'invitation' },
  'GET /api/applications': {
    ...ownersOnly(200),
    query: ({ session }) => `session=/api/sessions/${session}`,
    lists: ({ caller, shared }) => [
      `/api/applications?user=${user(caller)}`,
      `/api/applications?session=/api/sessions/${shared}`,
    ],
  },
  'PATCH /api/applications/:id': {
    // Only its applicant and its host can see an application.
    ...members(404, { owner: 200 }),
    id: 'application',
    body: { status: 'accepted' },
  },
  'POST /api/calendar-feed': members(201),
  'DELETE /api/calendar-feed': members(204),
  // A calendar can't log in. Its address is the secret, and this isn't one: see calendar-feed.test.ts.
  'GET /calendar/:file': { ...everyone(404), path: '/calendar/forged.ics' },
  'GET /api/users': {
    ...members(200),
    query: 'q=owner',
    lists: ({ ids }) => ['/api/users', '/api/users?q=blocked', `/api/users?ids=${ids.blocked}`],
  },
  'GET /api/users/:id': {
    ...open(200, { blocked: 404 }),
    id: 'owner',
    lists: ({ ids }) => [user(ids.blocked), user(ids.member)],
  },
  'PATCH /api/users/:id': {
    // Another user's page is refused by its URL alone, before any query.
    ...members(403, { owner: 200, suspended: 403 }),
    id: 'owner',
    body: { about: 'Changed' },
  },
  'POST /api/friends': {
    ...members(201, { owner: 422, blocked: 404 }),
    body: ({ caller, ids }) => ({
      user1: user(caller || 1),
      user2: user(ids.owner),
      active: false,
      description: '',
    }),
  },
  'GET /api/users/:id/sessions': {
    ...open(200, { blocked: 404 }),
    id: 'owner',
    lists: ({ ids }) => [ids.blocked, ids.member].map((id) => `${user(id)}/sessions`),
  },
  'GET /api/sessions/own': {
    ...members(200),
    lists: () => OWN_SESSION_TABS.map((tab) => `/api/sessions/own?tab=${tab}`),
  },
  'PATCH /api/sessions/:id': {
    ...ownersOnly(200, { admin: 200 }),
    trips: 2,
    id: 'session',
    body: { name: 'Renamed' },
  },
  'DELETE /api/sessions/:id': {
    // There is an application, so the session can be cancelled, but not deleted.
    ...ownersOnly(409, { admin: 409 }),
    trips: 2,
    id: 'session',
  },
  'GET /api/friends': {
    ...members(200),
    lists: () => FRIEND_LISTS.map((list) => `/api/friends?state=${list}`),
  },
  'PATCH /api/friends/:id': {
    ...members(404, { owner: 200 }),
    id: 'invite',
    body: { active: true },
  },
  'DELETE /api/friends/:id': {
    ...members(404, { owner: 204 }),
    // The first round trip reads the other user, who is told even if the second round trip's answer is lost.
    trips: 2,
    id: 'invite',
  },
  'GET /api/blocks': { ...members(200), namesBlocked: true },
  'PUT /api/blocks/:userId': {
    ...members(204),
    // The first round trip reads the sessions that lose a member.
    trips: 2,
    id: 'member',
  },
  'DELETE /api/blocks/:userId': { ...members(204), id: 'blocked' },
  'POST /api/game-requests': { ...members(201), body: { name: 'A game nobody knows' } },
  'GET /api/games': { ...open(200), query: 'q=game' },
  'GET /api/games/:id': { ...open(200), id: 1 },
  'GET /api/categories': open(200),
  'GET /api/preferences': members(200),
  'PUT /api/preferences': { ...members(200), body: { games: [{ game: '/api/games/1' }] } },
  'GET /api/hours': members(200),
  'PUT /api/hours': { ...members(200), body: { zone: 'Europe/Berlin', hours: [20, 21] } },
  'GET /api/notices': members(200),
  'PATCH /api/notices/:id': { ...members(404, { owner: 200 }), id: 'notice', body: { read: true } },
  'GET /api/notification-settings': members(200),
  'PATCH /api/notification-settings': { ...members(200), body: { digest: true } },
  'POST /api/sessions/:id/link': { ...ownersOnly(200), id: 'session' },
  'PUT /api/sessions/:id/mute': {
    ...ownersOnly(204),
    member: 204,
    former: 403,
    applicant: 403,
    id: 'session',
  },
  'DELETE /api/sessions/:id/mute': { ...members(204), id: 'session' },
  'GET /api/push/key': { ...everyone(200), trips: 0 },
  'POST /api/push/subscriptions': {
    ...members(201),
    body: ({ notice }) => ({
      endpoint: `https://push.test/push/${notice}`,
      keys: { p256dh: env.VAPID_PUBLIC_KEY, auth: 'A'.repeat(22) },
    }),
  },
  'DELETE /api/push/subscriptions': {
    ...members(204),
    body: ({ notice }) => ({ endpoint: `https://push.test/push/${notice}` }),
  },
  'POST /api/push/subscriptions/:id/test': { ...members(404, { owner: 204 }), id: 'notice' },
  'DELETE /api/push/subscriptions/:id': { ...members(404, { owner: 204 }), id: 'notice' },
  // The token in the query says whose emails they are. A log-in makes no difference.
  'GET /api/unsubscribe': { ...everyone(302), trips: 0, request: unsubscribing },
  'POST /api/unsubscribe': { ...open(200), trips: 2, request: unsubscribing },
  'DELETE /api/unsubscribe': { ...open(200), trips: 2, request: unsubscribing },
  'GET /api/reports/challenge': { ...everyone(200), trips: 0 },
  'POST /api/reports': {
    // Users can't report their own session. A hidden one doesn't exist for them. A visitor's report lacks its proof.
    ...members(201, { visitor: 422, owner: 422, blocked: 404 }),
    body: ({ session }) => ({ about: `/api/sessions/${session}`, reason: 'spam' }),
  },
  'GET /api/reports/roommates': {
    ...inRoom(200),
    former: 200,
    namesRoommates: true,
    request: async ({ session }) => {
      await sql`UPDATE applications SET status_at = ${Date.now()} WHERE session_id = ${session} AND status = 'left'`.run();
      return { path: `/api/reports/roommates?session=/api/sessions/${session}` };
    },
  },
  'GET /api/decisions': members(200),
  'POST /api/appeals': {
    ...members(404, { owner: 201 }),
    body: ({ unappealed }) => ({ decision: `/api/decisions/${unappealed}`, text: 'It was a joke' }),
  },
  'GET /api/admin/appeals': { ...staff(200), lists: () => ['/api/admin/appeals?state=decided'] },
  'PATCH /api/admin/appeals/:id': {
    ...staff(200),
    trips: 3,
    id: 'appeal',
    body: { decision: 'granted', note: 'We looked again' },
  },
  'GET /api/admin/held': staff(200),
  'PATCH /api/admin/held/:id': {
    ...staff(204),
    id: 'held',
    body: { approved: false, reason: 'Rude' },
  },
  'GET /api/admin/reports': {
    ...staff(200),
    query: 'state=mine',
    lists: () => ['/api/admin/reports?state=open'],
  },
  'GET /api/admin/reports/:id': { ...staff(200), id: 'report' },
  'PATCH /api/admin/reports/:id': {
    ...staff(200),
    id: 'report',
    body: { decision: 'upheld', note: 'Thank you' },
  },
  // The report isn't about a message.
  'POST /api/admin/reports/:id/removal': {
    ...staff(404),
    id: 'report',
    body: { reason: 'Thank you' },
  },
  'GET /api/admin/overview': admins(200),
  'GET /api/admin/settings': admins(200),
  'PATCH /api/admin/settings': { ...admins(200), body: { registration: 'open' } },
  'GET /api/admin/registrations/:id': { ...admins(200), id: 'owner' },
  // The email is counted after the answer.
  'PATCH /api/admin/registrations/:id': {
    ...admins(200),
    trips: 3,
    request: async ({ ids }) => ({
      path: `/api/admin/registrations/${await waiting(ids.former)}`,
      body: { approved: true, reason: 'Known here' },
    }),
  },
  'GET /api/admin/new': staff(200),
  'GET /api/admin/sessions': {
    ...staff(200),
    query: 'q=run',
    lists: () => ['/api/admin/sessions?q=session'],
  },
  'PATCH /api/admin/sessions/:id': {
    ...staff(200),
    // Files' rows are read before and after their moves.
    trips: 4,
    id: 'session',
    body: { takenDown: true, reason: 'Spam' },
  },
  'GET /api/admin/media': {
    ...staff(200),
    query: 'state=taken-down',
    lists: () => ['/api/admin/media'],
  },
  'GET /api/admin/media/:id/file': {
    // There is a row, but no file in the bucket.
    ...staff(404),
    id: 'media',
  },
  'PATCH /api/admin/media/:id': {
    ...staff(200),
    trips: 4,
    id: 'media',
    body: { takenDown: true, reason: 'Spam' },
  },
  'GET /api/admin/users': { ...staff(200), query: 'q=owner&status=active&role=ROLE_USER' },
  'GET /api/admin/users/:id': { ...staff(200), id: 'owner' },
  // Moderators can't ban.
  'PATCH /api/admin/users/:id': {
    ...admins(200),
    id: 'owner',
    body: { status: 'banned', reason: 'Threats' },
  },
  'POST /api/admin/users/:id/warnings': { ...staff(200), id: 'owner', body: { reason: 'Insults' } },
  'GET /api/admin/games': { ...admins(200), query: 'q=game&category=1' },
  'GET /api/admin/games.csv': admins(200),
  'POST /api/admin/games': {
    ...admins(201),
    body: ({ run }) => ({ name: `New game ${run}`, categories: ['/api/categories/1'] }),
  },
  'POST /api/admin/games/import': {
    ...admins(200),
    request: ({ run }) => ({
      path: '/api/admin/games/import?apply=1',
      raw: `name,categories\nImported ${run},Shooter\n`,
      headers: { 'Content-Type': 'text/csv' },
    }),
  },
  'PATCH /api/admin/games/:id': {
    ...admins(200),
    id: 90,
    body: ({ run }) => ({ name: `Renamed ${run}` }),
  },
  'POST /api/admin/games/:id/merge': {
    ...admins(200),
    id: 91,
    body: { into: '/api/games/92', reason: 'The same game' },
  },
  'PUT /api/admin/games/:id/cover': {
    ...admins(200),
    request: () => ({ path: '/api/admin/games/93/cover', raw: png(4, 4) }),
  },
  'PUT /api/admin/games/:id/preview': {
    ...admins(204),
    request: () => ({
      path: `/api/admin/games/1/preview?of=${encodeURIComponent('Counter-Strike 2')}`,
      raw: png(PREVIEW_WIDTH_PX, PREVIEW_HEIGHT_PX, () => [0, 0, 0]),
    }),
  },
  'DELETE /api/admin/games/:id/cover': {
    ...admins(204),
    request: async () => {
      await coverGame(94);
      return { path: '/api/admin/games/94/cover' };
    },
  },
  'GET /api/admin/game-requests': admins(200),
  'PATCH /api/admin/game-requests/:id': {
    ...admins(200),
    id: 'gameRequest',
    body: ({ run }) => ({ decision: 'accepted', name: `Asked for ${run}` }),
  },
  'POST /api/admin/categories': { ...admins(201), body: ({ run }) => ({ name: `Kind ${run}` }) },
  'PATCH /api/admin/categories/:id': {
    ...admins(200),
    id: 2,
    body: ({ run }) => ({ name: `Kind of ${run}` }),
  },
  // It must name all categories, and here they change. The order itself is tested elsewhere.
  'PUT /api/admin/categories': { ...admins(409), body: { order: ['/api/categories/1'] } },
  'POST /api/admin/categories/:id/merge': {
    ...admins(200),
    id: 3,
    body: { into: '/api/categories/4', reason: 'The same kind' },
  },
  'GET /api/admin/audit-log': {
    ...admins(200),
    query: 'q=named&from=2026-01-01T00:00:00Z&to=2100-01-01T00:00:00Z',
    lists: () => ['/api/admin/audit-log'],
  },
  'GET /api/admin/audit-log.csv': { ...admins(200), query: 'action=role' },
  'POST /api/media': {
    ...members(201),
    trips: 4,
    request: ({ caller }) => ({ path: '/api/media', raw: pictureForm(caller || 1) }),
  },
  // For others the file doesn't exist.
  'PATCH /api/media/:id': { ...members(404, { owner: 200 }), id: 'media', body: { position: 0 } },
  'DELETE /api/media/:id': { ...members(404, { owner: 204 }), id: 'media' },
  'POST /api/media/uploads': {
    ...members(403, { owner: 201, suspended: 403 }),
    body: ({ ids }) => ({ owner: user(ids.owner), bytes: 10 }),
  },
  'PUT /api/media/uploads/:id/parts/:number': {
    ...members(404, { owner: 204 }),
    trips: 2,
    request: async ({ ids, run }) => ({
      path: `/api/media/uploads/${await announceVideo(ids.owner, run)}/parts/1`,
      raw: VIDEO_HEAD,
    }),
  },
  'PUT /api/media/uploads/:id/still': {
    ...members(404, { owner: 422 }),
    trips: 2,
    request: async ({ ids, run }) => ({
      path: `/api/media/uploads/${await announceVideo(ids.owner, run)}/still`,
      raw: 'no picture',
    }),
  },
  'POST /api/media/uploads/:id/complete': {
    ...members(404, { owner: 409 }),
    trips: 2,
    request: async ({ ids, run }) => ({
      path: `/api/media/uploads/${await announceVideo(ids.owner, run)}/complete`,
    }),
  },
  'DELETE /api/media/uploads/:id': {
    ...members(404, { owner: 204 }),
    request: async ({ ids, run }) => ({
      path: `/api/media/uploads/${await announceVideo(ids.owner, run)}`,
    }),
  },
  'GET /api/calls': members(200),
  // None of these users is in a call. Members are tested in tests/durable/calls/calls-servers.test.ts.
  'GET /api/calls/:id/ice-servers': {
    ...members(404),
    path: '/api/calls/6c1f1f0a-5a10-4a7e-9b8e-0d7c4a4f3b11/ice-servers',
  },
  // Members of a call that goes through an SFU are tested in tests/durable/calls/calls-sfu.test.ts.
  'POST /api/calls/:id/sfu/publish': {
    ...members(404),
    request: toSfu('publish', { offer: SDP, tracks: [{ mid: '0', kind: 'audio' }] }),
  },
  'POST /api/calls/:id/sfu/subscribe': {
    ...members(404),
    request: toSfu('subscribe', { tracks: [{ of: PEER, kind: 'audio' }] }),
  },
  'PUT /api/calls/:id/sfu/answer': { ...members(404), request: toSfu('answer', { answer: SDP }) },
  'PUT /api/calls/:id/sfu/update': {
    ...members(404),
    request: toSfu('update', { tracks: [{ mid: '0', of: PEER, kind: 'audio' }] }),
  },
  'POST /api/calls/:id/sfu/close': { ...members(404), request: toSfu('close', { mids: ['0'] }) },
  'GET /api/conversations': members(200),
  'GET /api/:kind/:id/messages': { ...inRoom(200), request: room('') },
  'POST /api/:kind/:id/messages': {
    ...inRoom(201),
    trips: 2,
    request: ({ session, run }) => ({
      path: `/api/sessions/${session}/messages`,
      body: { text: 'Hello', nonce: `nonce-${run}` },
    }),
  },
  // The room has no messages.
  'PATCH /api/:kind/:id/messages/:number': {
    ...inRoom(404),
    request: ({ session }) => ({
      path: `/api/sessions/${session}/messages/1`,
      body: { text: 'Hello' },
    }),
  },
  'DELETE /api/:kind/:id/messages/:number': { ...inRoom(404), request: room('/1') },
  'PUT /api/:kind/:id/messages/read': {
    ...inRoom(204),
    request: ({ session }) => ({
      path: `/api/sessions/${session}/messages/read`,
      body: { number: 1 },
    }),
  },
  // No scheduled task has run in the worlds.
  'GET /api/health': everyone(503),
  // The room has no messages, so nobody can react to one or pin one.
  'GET /api/:kind/:id/messages/:number/reactions': {
    ...inRoom(404),
    request: room('/1/reactions'),
  },
  'PUT /api/:kind/:id/messages/:number/reactions/:emoji': {
    ...inRoom(404),
    request: room('/1/reactions/👍'),
  },
  'DELETE /api/:kind/:id/messages/:number/reactions/:emoji': {
    ...inRoom(404),
    request: room('/1/reactions/👍'),
  },
  'PUT /api/:kind/:id/messages/:number/pin': { ...inRoom(404), request: room('/1/pin') },
  'DELETE /api/:kind/:id/messages/:number/pin': { ...inRoom(404), request: room('/1/pin') },
  'GET /api/sessions/:id/discord': { ...ownersOnly(200), id: 'session' },
  'PUT /api/sessions/:id/discord': {
    ...ownersOnly(204),
    id: 'session',
    body: { webhook: 'https://discord.test/api/webhooks/1/a-token' },
  },
  'DELETE /api/sessions/:id/discord': { ...ownersOnly(204), id: 'session' },
  'GET /api/site': { ...everyone(200), trips: 0 },
  'GET /api/docs': { ...everyone(200), trips: 0 },
  'GET /api/docs.json': { ...everyone(200), trips: 0 },
  'POST /api/socket-ticket': members(200),
  // It takes a ticket instead of the bearer token. Without one, no one gets in.
  'GET /socket.io': {
    ...everyone(401),
    trips: 0,
    request: () => ({ path: '/socket.io', headers: { Upgrade: 'websocket' } }),
  },
  'GET /.well-known/mercure': { ...members(200), query: ({ ids }) => `topic=user/${ids.owner}` },
  // The build draws the product's image, which the tests don't have.
  'GET /previews/:file': { ...everyone(404), trips: 0, path: '/previews/unknown.png' },
  // A name that begins like this is a picture of a message, so the caller is looked at.
  'GET /files/:newName': { ...open(404), path: '/files/~0123456789abcdefghijkl.jpg' },
};

export const rowOf = (route: string) => {
  const row = ACCESS[route];
  if (!row) throw new Error(`${route} has no row in the access table`);
  return row;
};

/** The request by which a world's caller asks a route. */
export async function requestOf(route: string, world: World): Promise<Request> {
  const { request, id, path = route.split(' ')[1] ?? '', query, body } = rowOf(route);
  if (request) return request(world);
  const found = typeof id === 'string' ? { ...world, ...world.ids }[id] : id;
  const search = typeof query === 'function' ? query(world) : query;
  return {
    path: path.replace(/:\w+/, String(found)) + (search === undefined ? '' : `?${search}`),
    body: typeof body === 'function' ? body(world) : body,
  };
}
