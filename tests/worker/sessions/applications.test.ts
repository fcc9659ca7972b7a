import { env } from 'cloudflare:test';
import { beforeAll, expect, it } from 'vitest';

import { ApplicationItem, ApplicationList } from '../../../worker/contract/application.ts';
import { Preferences } from '../../../worker/contract/game.ts';
import { Conflict, Problem } from '../../../worker/contract/problem.ts';
import { SessionDetail } from '../../../worker/contract/session.ts';
import { UserDetail, UserItem } from '../../../worker/contract/user.ts';
import {
  everyPage,
  expectAnswer,
  expectRefused,
  get,
  getAs,
  patch,
  post,
  put,
} from '../support/client.ts';
import { type Account, addUser, register } from '../support/people.ts';
import { makeFriends } from '../support/search-data.ts';
import {
  HOUR_MS,
  addGames,
  apply,
  hostSession,
  sendApplication,
  letApplyAgain,
} from '../support/sessions.ts';
import { rows, sql, valueOf } from '../support/sql.ts';

let host: Account;
let guest: Account;

const move = (id: number, status: string, token: string) =>
  patch(`/api/applications/${id}`, { status }, token);

const seatsTaken = (id: number) =>
  valueOf<number>`SELECT seats_taken FROM sessions WHERE id = ${id}`;

beforeAll(async () => {
  await addGames();
  [host, guest] = await Promise.all([register(), register()]);
});

it('refuses a link by a new account to a host who isn’t a friend', async () => {
  const session = await hostSession(host);
  const fresh = await register();
  const answer = () => sendApplication(fresh, session.id, 'Look: https://example.org');
  await expectRefused(answer(), 'text');
  await makeFriends(host.id, fresh.id);
  await expectAnswer(answer(), 201, ApplicationItem);
});

it('goes from applying to a seat, and both see it', async () => {
  const session = await hostSession(host);
  const application = await apply(guest, session.id, 'Take me along');
  expect(application).toMatchObject({ name: session.name, status: 'pending' });
  const { member } = await getAs(
    ApplicationList,
    `/api/applications?session=/api/sessions/${session.id}`,
    host.token,
  );
  expect(member).toMatchObject([
    { id: application.id, text: 'Take me along', user: { id: guest.id } },
  ]);
  expect(application.applicant).toBe(undefined);
  const accepted = await expectAnswer(
    move(application.id, 'accepted', host.token),
    200,
    ApplicationItem,
  );
  expect(accepted.status).toBe('accepted');
  // To decide is to read.
  const unread = env.DB.prepare(
    `SELECT count(*) AS count FROM notices WHERE user_id = ? AND session_id = ? AND read_at IS NULL`,
  );
  expect(await unread.bind(host.id, session.id).first('count')).toBe(0);
  const seen = await getAs(SessionDetail, `/api/sessions/${session.id}`, guest.token);
  expect(seen).toMatchObject({
    seatsTaken: 2,
    roster: [{ id: guest.id }],
    application: { id: application.id, status: 'accepted' },
  });
  expect(await seatsTaken(session.id)).toBe(2);
});

it('shows the host what they decide by, and a profile how well one plays', async () => {
  const player = await addUser();
  const session = await hostSession(host);
  const [game] = session.games;
  const plays = { platform: 'pc', level: 'advanced' };
  const games = [{ game: `/api/games/${game?.id}`, ...plays }];
  await expectAnswer(put('/api/preferences', { games }, player.token), 200, Preferences);
  const about = { region: 'asia', languages: ['ja'], platforms: ['pc', 'switch'] };
  await expectAnswer(patch(`/api/users/${player.id}`, about, player.token), 200, UserItem);
  // A past session as a member counts. A cancelled session as a host doesn't.
  const past = await hostSession(host);
  const joining = await apply(player, past.id);
  await expectAnswer(move(joining.id, 'accepted', host.token), 200, ApplicationItem);
  const cancelled = await hostSession(player);
  await sql`UPDATE sessions SET starts_at = 1, ends_at = 2, cancelled_at = CASE id WHEN ${cancelled.id} THEN 1 END WHERE id IN (${past.id}, ${cancelled.id})`.run();
  await apply(player, session.id);
  const { member } = await getAs(
    ApplicationList,
    `/api/applications?session=/api/sessions/${session.id}`,
    host.token,
  );
  expect(member[0]?.applicant).toEqual({
    ...about,
    attendance: 'new',
    games: [{ ...game, ...plays }],
    sessionCount: 1,
  });
  const profile = await getAs(UserDetail, `/api/users/${player.id}`, host.token);
  expect(profile.games).toEqual([{ ...game, ...plays }]);
});

it('moves a member to the end of the waiting list, and offers the seat to the first', async () => {
  const session = await hostSession(host, { seats: 2 });
  const [member, next] = [await addUser(), await addUser()];
  const mine = await apply(member, session.id);
  await expectAnswer(move(mine.id, 'accepted', host.token), 200, ApplicationItem);
  await expectAnswer(move(mine.id, 'waiting', member.token), 403, Problem);
  const moved = await expectAnswer(move(mine.id, 'waiting', host.token), 200, ApplicationItem);
  expect(moved).toMatchObject({ status: 'waiting', offerExpiresAt: null });
  // The seat is free for others, so they can't take it back by themselves.
  const seen = await getAs(SessionDetail, `/api/sessions/${session.id}`, member.token);
  expect(seen).toMatchObject({ seatsTaken: 1, seatsHeld: 0, application: { movedBack: true } });
  await expectAnswer(move(mine.id, 'accepted', member.token), 409, Conflict);
  const theirs = await apply(next, session.id);
  await expectAnswer(move(theirs.id, 'accepted', host.token), 200, ApplicationItem);
  await expectAnswer(move(theirs.id, 'waiting', host.token), 200, ApplicationItem);
  const told =
    await sql`SELECT user_id AS user FROM notices WHERE kind = 'application-waiting' AND session_id = ${session.id} ORDER BY id`.all();
  expect(told.results).toEqual([{ user: member.id }, { user: next.id }]);
});

it('lets one apply again some minutes after a withdrawal, and not after a decline', async () => {
  const session = await hostSession(host);
  const first = await apply(guest, session.id);
  await expectAnswer(move(first.id, 'withdrawn', guest.token), 200, ApplicationItem);
  const tooSoon = await sendApplication(guest, session.id);
  expect(tooSoon.status).toBe(429);
  expect(Number(tooSoon.headers.get('Retry-After'))).toBeGreaterThan(500);
  await letApplyAgain();
  // The host reads of the latest alone, until they have read it.
  const unread = () => noticesFrom(guest, session.id);
  expect(await unread()).toEqual(['application-withdrawn']);
  const second = await apply(guest, session.id, 'Please, again');
  expect(await unread()).toEqual(['application-received']);
  await expectAnswer(move(second.id, 'withdrawn', guest.token), 200, ApplicationItem);
  expect(await unread()).toEqual(['application-withdrawn']);
  await letApplyAgain();
  const third = await apply(guest, session.id);
  await expectAnswer(move(third.id, 'declined', host.token), 200, ApplicationItem);
  await expectAnswer(sendApplication(guest, session.id), 409, Conflict);
});

/** The kinds of the unread notices about what this user has done in a session. */
async function noticesFrom(user: { id: number }, session: number) {
  const results = await rows<{
    kind: string;
  }>`SELECT kind FROM notices WHERE actor_id = ${user.id} AND session_id = ${session} AND read_at IS NULL ORDER BY id`;
  return results.map(({ kind }) => kind);
}

/** The ids of a list of applications, page by page. */
const pagesOf = async (path: string, token: string) =>
  (await everyPage(ApplicationList, path, token)).map(({ member }) => member.map(({ id }) => id));

it('pages through a session’s applications by their state and how long they are in it', async () => {
  const { id } = await hostSession(host);
  const people = await Promise.all(Array.from({ length: 6 }, () => addUser()));
  const ids: number[] = [];
  for (const person of people) ids.push((await apply(person, id)).id);
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = ids;
  await expectAnswer(move(third, 'declined', host.token), 200, ApplicationItem);
  await expectAnswer(move(sixth, 'accepted', host.token), 200, ApplicationItem);
  // One application came before all others. All the others came at the same moment.
  await sql`UPDATE applications SET status_at = iif(id = ${fifth}, 1, 2) WHERE session_id = ${id}`.run();
  const path = `/api/applications?session=/api/sessions/${id}`;
  expect(await pagesOf(`${path}&itemsPerPage=2`, host.token)).toEqual([
    [sixth, third],
    [fifth, first],
    [second, fourth],
  ]);
  expect(await pagesOf(`${path}&status=pending&itemsPerPage=3`, host.token)).toEqual([
    [fifth, first, second],
    [fourth],
  ]);
  await expectAnswer(get(`${path}&cursor=session-zz-1-1`, host.token), 422, Problem);
});

it('pages through one’s own, the newest first, without what was taken down', async () => {
  const [user, other] = [await addUser(), await addUser()];
  const own: number[] = [];
  for (let index = 0; index < 3; index += 1) {
    const session = await hostSession(host);
    await apply(guest, session.id);
    own.push((await apply(user, session.id)).id);
  }
  const down = await hostSession(other);
  own.push((await apply(user, down.id)).id);
  const path = `/api/applications?user=/api/users/${user.id}&itemsPerPage=2`;
  const [first = 0, second = 0, third = 0, last = 0] = own;
  expect(await pagesOf(path, user.token)).toEqual([
    [last, third],
    [second, first],
  ]);
  await sql`UPDATE sessions SET taken_down_at = 1 WHERE id = ${down.id}`.run();
  expect(await pagesOf(path, user.token)).toEqual([[third, second], [first]]);
});

it('seats never oversells: 200 accepts at once for 5 seats', async () => {
  const session = await hostSession(host, { seats: 6 });
  const people = await Promise.all(Array.from({ length: 200 }, () => addUser()));
  await env.DB.batch(
    people.map(
      ({ id }) =>
        sql`INSERT INTO applications (session_id, user_id, text, status, status_at, created_at)
           VALUES (${session.id}, ${id}, '', 'pending', 0, 0)`,
    ),
  );
  const results = await rows<{
    id: number;
  }>`SELECT id FROM applications WHERE session_id = ${session.id}`;
  // Calls the route's query directly, because a host's rate limit is tested elsewhere.
  const { changeApplication } = await import('../../../worker/sessions/queries/membership.ts');
  const { Database } = await import('../../../worker/core/database.ts');
  const answers = await Promise.all(
    results.map(({ id }) =>
      changeApplication(new Database(env.DB), {
        id,
        viewerId: host.id,
        status: 'accepted',
        now: Date.now(),
      }),
    ),
  );
  expect(answers.filter(({ row }) => row?.status === 'accepted')).toHaveLength(5);
  expect(answers.filter(({ row }) => row?.status === 'waiting')).toHaveLength(195);
  expect(await seatsTaken(session.id)).toBe(6);
});

it('answers a second application with 409 and `error`, and writes nothing', async () => {
  const session = await hostSession(host);
  await apply(guest, session.id);
  const before = await valueOf<number>`SELECT count(*) AS n FROM notices`;
  const refused = await expectAnswer(sendApplication(guest, session.id), 409, Conflict);
  expect(refused.error).toBeTypeOf('string');
  expect(refused).not.toHaveProperty('code');
  expect(await valueOf<number>`SELECT count(*) AS n FROM notices`).toBe(before);
});

it('refuses the own session, an ended and an unknown one', async () => {
  const session = await hostSession(host);
  await expectAnswer(sendApplication(host, session.id), 403, Problem);
  await sql`UPDATE sessions SET starts_at = ${Date.now() - 3 * HOUR_MS}, ends_at = ${Date.now() - HOUR_MS} WHERE id = ${session.id}`.run();
  const ended = await expectAnswer(sendApplication(guest, session.id), 409, Conflict);
  expect(ended).not.toHaveProperty('error');
  await expectAnswer(sendApplication(guest, 999_999), 404, Problem);
});

it('takes a text of 1,000 characters and no more', async () => {
  const session = await hostSession(host);
  await expectRefused(sendApplication(guest, session.id, 'x'.repeat(1_001)), 'text');
  await expectAnswer(sendApplication(guest, session.id, 'x'.repeat(1_000)), 201, ApplicationItem);
});

it('takes the applicant from the token', async () => {
  const session = await hostSession(host);
  const forged = {
    text: '',
    user: `/api/users/${host.id}`,
    session: `/api/sessions/${session.id}`,
  };
  await expectAnswer(post('/api/applications', forged, guest.token), 403, Problem);
});

it('lets only the host decide and only the applicant withdraw; others see nothing', async () => {
  const session = await hostSession(host);
  const application = await apply(guest, session.id);
  const stranger = await addUser();
  await expectAnswer(move(application.id, 'accepted', guest.token), 403, Problem);
  await expectAnswer(move(application.id, 'withdrawn', host.token), 403, Problem);
  await expectAnswer(move(application.id, 'accepted', stranger.token), 404, Problem);
  const list = `/api/applications?session=/api/sessions/${session.id}`;
  await expectAnswer(get(list, stranger.token), 403, Problem);
  await expectAnswer(
    get(`/api/applications?user=/api/users/${guest.id}`, host.token),
    404,
    Problem,
  );
});
