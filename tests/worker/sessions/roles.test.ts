import { env } from 'cloudflare:test';
import { beforeAll, expect, it } from 'vitest';

import { ApplicationItem } from '../../../worker/contract/application.ts';
import { Conflict, Problem } from '../../../worker/contract/problem.ts';
import { SessionDetail, SessionItem } from '../../../worker/contract/session.ts';
import { expectAnswer, getAs, patch, post, expectRefused } from '../support/client.ts';
import { type Account, addUser, register } from '../support/people.ts';
import { addGames, changeApplicationStatus, hostSession } from '../support/sessions.ts';
import { rows, sql } from '../support/sql.ts';

const ROLES = [
  { name: 'Tank', seats: 1 },
  { name: 'Healer', seats: 1 },
];

let host: Account;

beforeAll(async () => {
  await addGames();
  host = await register();
});

type Person = Awaited<ReturnType<typeof addUser>>;

const send = ({ id, token }: Person, session: number, role?: string | null) =>
  post(
    '/api/applications',
    { text: '', user: `/api/users/${id}`, session: `/api/sessions/${session}`, role },
    token,
  );

async function applyAs(session: number, role?: string | null) {
  const person = await addUser();
  const application = await expectAnswer(send(person, session, role), 201, ApplicationItem);
  return { person, application, id: application.id };
}

const accept = async (id: number) => (await changeApplicationStatus(host, id, 'accepted')).status;

const read = (session: number, { token }: { token: string } = host) =>
  getAs(SessionDetail, `/api/sessions/${session}`, token);

const change = (session: number, fields: Record<string, unknown>) =>
  patch(`/api/sessions/${session}`, fields, host.token);

const giveRole = (id: number, role: string | null, { token }: { token: string } = host) =>
  patch(`/api/applications/${id}`, { role }, token);

it('counts seats by role, and the rest is for any', async () => {
  const session = await hostSession(host, { seats: 5, roles: ROLES });
  expect(session.roles).toEqual([
    { name: 'Tank', seats: 1, taken: 0 },
    { name: 'Healer', seats: 1, taken: 0 },
  ]);
  const tank = await applyAs(session.id, 'Tank');
  const second = await applyAs(session.id, 'Tank');
  const any = [await applyAs(session.id), await applyAs(session.id), await applyAs(session.id)];
  expect(tank.application.role).toBe('Tank');
  expect(await accept(tank.id)).toBe('accepted');
  expect(await accept(second.id)).toBe('waiting');
  const answers: string[] = [];
  for (const { id } of any) answers.push(await accept(id));
  expect(answers).toEqual(['accepted', 'accepted', 'waiting']);
  const seen = await read(session.id, tank.person);
  expect(seen).toMatchObject({
    seatsTaken: 4,
    status: 'open',
    roles: [{ taken: 1 }, { name: 'Healer', taken: 0 }],
    application: { role: 'Tank' },
  });
  expect(seen.roster.map(({ role }) => role)).toEqual(['Tank', null, null]);
});

it('offers a freed seat to the first in line of that role', async () => {
  const session = await hostSession(host, { seats: 3, roles: ROLES });
  const [tank, healer] = [await applyAs(session.id, 'Tank'), await applyAs(session.id, 'Healer')];
  await accept(tank.id);
  await accept(healer.id);
  const waitingTank = await applyAs(session.id, 'Tank');
  const waitingHealer = await applyAs(session.id, 'Healer');
  expect([await accept(waitingTank.id), await accept(waitingHealer.id)]).toEqual([
    'waiting',
    'waiting',
  ]);
  await changeApplicationStatus(host, healer.id, 'removed');
  expect((await read(session.id, waitingTank.person)).application?.offerExpiresAt).toBe(null);
  const { application, roles } = await read(session.id, waitingHealer.person);
  expect(application?.offerExpiresAt).toBeTypeOf('string');
  expect(roles).toMatchObject([{ taken: 1 }, { taken: 1 }]);
  const seat = { status: 'accepted' };
  await expectAnswer(
    patch(`/api/applications/${waitingHealer.id}`, seat, waitingHealer.person.token),
    200,
    ApplicationItem,
  );
  expect((await read(session.id)).roster.map(({ role }) => role)).toEqual(['Tank', 'Healer']);
});

it('lets the host give another role, and offers the seat that becomes free', async () => {
  const session = await hostSession(host, { seats: 4, roles: ROLES });
  const tank = await applyAs(session.id, 'Tank');
  const next = await applyAs(session.id, 'Tank');
  await accept(tank.id);
  await accept(next.id);
  const changed = await expectAnswer(giveRole(tank.id, 'Healer'), 200, ApplicationItem);
  expect(changed.role).toBe('Healer');
  expect((await read(session.id, next.person)).application?.offerExpiresAt).toBeTypeOf('string');
  const full = await expectAnswer(giveRole(tank.id, 'Tank'), 409, Conflict);
  expect(full.detail).toContain('All seats of this role are taken');
  await expectAnswer(giveRole(tank.id, null), 200, ApplicationItem);
  expect((await read(session.id)).roster.map(({ role }) => role)).toEqual([null]);
});

it('offers a seat that becomes free in a role, or that a role gets, also to who has missed one', async () => {
  const session = await hostSession(host, { seats: 4, roles: ROLES });
  const [tank, next] = [await applyAs(session.id, 'Tank'), await applyAs(session.id, 'Tank')];
  await accept(tank.id);
  await accept(next.id);
  const missed = () =>
    sql`UPDATE applications SET offer_expires_at = NULL, offer_missed_at = status_at WHERE id = ${next.id}`.run();
  const offered = async () =>
    (await read(session.id, next.person)).application?.offerExpiresAt !== null;
  await missed();
  await expectAnswer(giveRole(tank.id, 'Tank'), 200, ApplicationItem);
  expect(await offered()).toBe(false);
  await expectAnswer(giveRole(tank.id, 'Healer'), 200, ApplicationItem);
  expect(await offered()).toBe(true);
  await missed();
  await expectAnswer(change(session.id, { roles: ROLES }), 200, SessionItem);
  expect(await offered()).toBe(false);
  const more = [{ name: 'Tank', seats: 2 }, ROLES[1]];
  await expectAnswer(change(session.id, { roles: more }), 200, SessionItem);
  expect(await offered()).toBe(true);
});

it('lets those in at once whose role has a seat, also where all seats have roles', async () => {
  const session = await hostSession(host, { seats: 3, roles: ROLES, instant: 'everyone' });
  const statuses: string[] = [];
  for (const role of ['Tank', 'Tank', null, 'Healer']) {
    statuses.push((await applyAs(session.id, role)).application.status);
  }
  // The roles take all seats, so the host decides on an application without a role.
  expect(statuses).toEqual(['accepted', 'waiting', 'pending', 'accepted']);
});

it('gives the host a role like all, so that the roles may fill the session', async () => {
  const roles = [
    { name: 'Tank', seats: 1 },
    { name: 'Healer', seats: 2 },
  ];
  const session = await hostSession(host, { seats: 3, roles, hostRole: 'Tank' });
  expect(session).toMatchObject({ hostRole: 'Tank', roles: [{ taken: 1 }, { taken: 0 }] });
  const tank = await applyAs(session.id, 'Tank');
  expect(await accept(tank.id)).toBe('waiting');
  // Without a role the host would need a fourth seat, and a role of their own can't go before they have another.
  for (const fields of [
    { hostRole: null },
    { hostRole: 'Bard' },
    { roles: [{ name: 'Healer', seats: 3 }] },
  ]) {
    await expectAnswer(change(session.id, fields), 422, Problem);
  }
  const after = await expectAnswer(change(session.id, { hostRole: 'Healer' }), 200, SessionItem);
  expect(after).toMatchObject({ hostRole: 'Healer', roles: [{ taken: 1 }, { taken: 1 }] });
  expect((await read(session.id, tank.person)).application?.offerExpiresAt).toBeTypeOf('string');
  const smaller = { roles: [roles[0], { name: 'Healer', seats: 1 }], seats: 3 };
  expect(await expectAnswer(change(session.id, smaller), 200, SessionItem)).toMatchObject({
    hostRole: 'Healer',
  });
  // A role that is gone isn't the host's any more.
  expect(
    await expectAnswer(change(session.id, { roles: [roles[0]] }), 200, SessionItem),
  ).toMatchObject({ hostRole: null });
});

it('takes the role of those who wait if the host removes it', async () => {
  const session = await hostSession(host, { seats: 3, roles: ROLES });
  const [tank, healer] = [await applyAs(session.id, 'Tank'), await applyAs(session.id, 'Healer')];
  await accept(tank.id);
  const after = await expectAnswer(change(session.id, { roles: [ROLES[0]] }), 200, SessionItem);
  expect(after.roles).toEqual([{ name: 'Tank', seats: 1, taken: 1 }]);
  expect((await read(session.id, healer.person)).application?.role).toBe(null);
  expect(await accept(healer.id)).toBe('accepted');
});

it('refuses fewer seats than are taken, by role and without one, and writes nothing', async () => {
  const session = await hostSession(host, { seats: 5, roles: ROLES });
  const [tank, any] = [await applyAs(session.id, 'Tank'), await applyAs(session.id)];
  await accept(tank.id);
  await accept(any.id);
  const refused = async (fields: Record<string, unknown>) =>
    (await expectAnswer(change(session.id, fields), 422, Problem)).violations;
  expect(await refused({ roles: [ROLES[1]] })).toEqual([
    {
      propertyPath: 'roles',
      message:
        '1 seat of “Tank” is taken or offered. Keep at least that many, or give those people another role first.',
    },
  ]);
  expect(await refused({ roles: [ROLES[0], { name: 'Healer', seats: 3 }] })).toMatchObject([
    { propertyPath: 'roles' },
  ]);
  expect(await refused({ seats: 3 })).toEqual([
    {
      propertyPath: 'seats',
      message: '1 seat without a role is taken or offered. Leave at least that many.',
    },
  ]);
  expect(await refused({ seats: 2 })).toMatchObject([{ propertyPath: 'seats' }]);
  expect(await refused({ roles: [] })).toMatchObject([{ propertyPath: 'roles' }]);
  expect(await read(session.id)).toMatchObject({ seats: 5, roles: [{ taken: 1 }, { taken: 0 }] });
});

it('refuses a role that the session doesn’t have', async () => {
  const session = await hostSession(host, { seats: 5, roles: ROLES });
  const { violations } = await expectAnswer(
    send(await addUser(), session.id, 'Bard'),
    422,
    Problem,
  );
  expect(violations).toMatchObject([{ propertyPath: 'role' }]);
  const { id } = await applyAs(session.id, 'Tank');
  await expectRefused(giveRole(id, 'Bard'), 'role');
  const plain = await hostSession(host);
  await expectAnswer(send(await addUser(), plain.id, 'Tank'), 422, Problem);
});

it('gives someone who waits a role without a seat, and whoever is offered one only a role that has one', async () => {
  const session = await hostSession(host, { seats: 4, roles: ROLES });
  const [tank, healer] = [await applyAs(session.id, 'Tank'), await applyAs(session.id, 'Healer')];
  await accept(tank.id);
  await accept(healer.id);
  const waiting = await applyAs(session.id, 'Healer');
  expect(await accept(waiting.id)).toBe('waiting');
  await expectAnswer(giveRole(waiting.id, 'Tank'), 200, ApplicationItem);
  await expectAnswer(giveRole(waiting.id, 'Healer'), 200, ApplicationItem);
  await changeApplicationStatus(host, healer.id, 'removed');
  expect((await read(session.id, waiting.person)).application?.offerExpiresAt).toBeTypeOf('string');
  await expectAnswer(giveRole(waiting.id, 'Tank'), 409, Conflict);
  expect((await read(session.id, waiting.person)).application?.role).toBe('Healer');
});

it('lets only the host give roles', async () => {
  const session = await hostSession(host, { seats: 5, roles: ROLES });
  const { id, person } = await applyAs(session.id);
  await expectAnswer(giveRole(id, 'Tank', person), 403, Problem);
  await expectAnswer(giveRole(id, 'Tank', await addUser()), 404, Problem);
});

it('never oversells a role: joins, role changes, leaves and offers at once', async () => {
  const roles = [
    { name: 'Tank', seats: 2 },
    { name: 'Healer', seats: 3 },
  ];
  const session = await hostSession(host, { seats: 9, roles, instant: 'everyone' });
  const { applyToSession } = await import('../../../worker/sessions/queries/applications.ts');
  const { changeApplication } = await import('../../../worker/sessions/queries/membership.ts');
  const { changeRole } = await import('../../../worker/sessions/queries/change-role.ts');
  const { Database } = await import('../../../worker/core/database.ts');
  const db = () => new Database(env.DB);
  const people = await Promise.all(Array.from({ length: 40 }, () => addUser()));
  const names = ['Tank', 'Healer', null];
  const role = (index: number) => names[index % names.length] ?? null;
  const sessionId = session.id;
  const joined = await Promise.all(
    people.map(({ id: userId }, index) =>
      applyToSession(db(), { sessionId, userId, text: '', role: role(index), now: Date.now() }),
    ),
  );
  const held = async () => {
    const results =
      await rows`SELECT role, count(*) AS count FROM applications WHERE session_id = ${sessionId}
         AND (status = 'accepted' OR (status = 'waiting' AND offer_expires_at IS NOT NULL)) GROUP BY role ORDER BY role`;
    return results;
  };
  const all = [
    { role: null, count: 3 },
    { role: 'Healer', count: 3 },
    { role: 'Tank', count: 2 },
  ];
  expect(await held()).toEqual(all);
  await Promise.all(
    joined.map(({ written }, index) => {
      const [id, now] = [written?.id ?? 0, Date.now()];
      const viewerId = people[index]?.id ?? 0;
      const accepted = written?.status === 'accepted';
      if (accepted) return changeApplication(db(), { id, viewerId, status: 'left', now });
      if (index % 2 === 0)
        return changeRole(db(), { id, viewerId: host.id, role: role(index + 1), now });
      return changeApplication(db(), { id, viewerId, status: 'accepted', now });
    }),
  );
  expect(await held()).toEqual(all);
  // Each user with an offered seat takes it twice at once.
  const results = await rows<{
    id: number;
    viewerId: number;
  }>`SELECT id, user_id AS viewerId FROM applications WHERE session_id = ${sessionId} AND status = 'waiting'`;
  await Promise.all(
    [...results, ...results].map((one) =>
      changeApplication(db(), { ...one, status: 'accepted', now: Date.now() }),
    ),
  );
  expect(await held()).toEqual(all);
  expect(await read(sessionId)).toMatchObject({ seatsTaken: 9, seatsHeld: 0, status: 'full' });
});
