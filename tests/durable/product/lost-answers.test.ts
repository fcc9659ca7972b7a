import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { RefreshedToken } from '../../../worker/contract/account.ts';
import { allowConsole } from '../../support/console-watch.ts';
import { expectAnswer, expectDone, patch, send } from '../../worker/support/client.ts';
import { befriend, end, invite, invited } from '../../worker/support/friendship.ts';
import { hostWith, written } from '../../worker/support/messages.ts';
import { type Account, register, addUser } from '../../worker/support/people.ts';
import { hostSeries } from '../../worker/support/series.ts';
import { addGames, apply, changeApplicationStatus } from '../../worker/support/sessions.ts';
import { connect, setOnlineFor, until, untilStored, watch } from '../support/live.ts';
import { DB, FAULT, failOnce, neverFail, surround } from './faulty.ts';

/** A write takes a right away, but the database's answer is lost. */

let mira: Account;

beforeAll(surround);
beforeEach(async () => {
  allowConsole(new RegExp(FAULT));
  mira = await register();
});
afterEach(neverFail);

const refresh = (token: string | undefined) =>
  send('POST', '/api/token/refresh', { body: { refresh_token: token } });

it('goes on with the next refresh token', async () => {
  failOnce('after');
  const next = await expectAnswer(refresh(mira.refresh_token), 200, RefreshedToken);
  await expectAnswer(refresh(next.refresh_token), 200, RefreshedToken);
});

it('does not bring back a device that was logged out in the same millisecond', async () => {
  const body = { refresh_token: mira.refresh_token };
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
  await expectDone(send('POST', '/api/logout', { body }));
  expect((await refresh(mira.refresh_token)).status).toBe(401);
  clock.mockRestore();
  expect((await refresh(mira.refresh_token)).status).toBe(401);
});

it('shows the other as online to the unblocked user, if the unblocking is repeated', async () => {
  const [ana, ben] = [await addUser(), await addUser()];
  await expectDone(send('PUT', `/api/blocks/${ben.id}`, { token: ana.token }));
  await connect(ana.token);
  await untilStored(ana.id, true);
  const stream = await watch(ben.token, [ana.id]);
  await stream.shows(ana.id, 0);
  const unblock = () => send('DELETE', `/api/blocks/${ben.id}`, { token: ana.token });
  failOnce('after');
  expect((await unblock()).status).toBe(500);
  expect((await unblock()).status).toBe(204);
  await stream.shows(ana.id, 1);
});

it('shows a new friend as online, although the answer to accepting the invite was lost', async () => {
  const [ana, ben] = [await addUser(), await addUser()];
  await setOnlineFor(ana, 'friends');
  await connect(ana.token);
  await untilStored(ana.id, true);
  const stream = await watch(ben.token, [ana.id]);
  await stream.shows(ana.id, 0);
  await invited(ana, ben);
  failOnce('after');
  expect((await invite(ben, ana)).status).toBe(500);
  await stream.shows(ana.id, 1);
});

const blocksOf = ({ id }: { id: number }) =>
  DB.prepare('SELECT count(*) AS n FROM blocks WHERE user_id = ?').bind(id).first('n');
const statusOf = (application: number | undefined) =>
  DB.prepare('SELECT status FROM applications WHERE id = ?').bind(application).first('status');

it('hides the other at once after a block whose answer was lost, and closes the room when it is repeated', async () => {
  await addGames();
  const [host, member] = [await addUser(), await addUser()];
  const { room, applications } = await hostWith(host, [member]);
  const tab = await connect(member.token);
  await written(room, host, 'first');
  await connect(host.token);
  await untilStored(host.id, true);
  const stream = await watch(member.token, [host.id]);
  await stream.shows(host.id, 1);
  const block = () => send('PUT', `/api/blocks/${member.id}`, { token: host.token });
  // The first round trip only reads.
  failOnce('after', 1);
  expect((await block()).status).toBe(500);
  await stream.shows(host.id, 0);
  expect(await statusOf(applications[0])).toBe('left');
  const isClosed = () => tab.frames.some(({ event }) => event === 'read');
  expect(isClosed()).toBe(false);
  expect((await block()).status).toBe(204);
  await until('the room to be closed', isClosed);
});

it('leaves no block by half', async () => {
  await addGames();
  const [host, member] = [await addUser(), await addUser()];
  const { applications } = await hostWith(host, [member]);
  failOnce('before', 1);
  expect((await send('PUT', `/api/blocks/${member.id}`, { token: host.token })).status).toBe(500);
  expect([await blocksOf(host), await statusOf(applications[0])]).toEqual([0, 'accepted']);
});

it('shows a former friend nothing more, although the answer to the unfriending was lost', async () => {
  const [ana, ben] = [await addUser(), await addUser()];
  await setOnlineFor(ana, 'friends');
  const friendship = await befriend(ana, ben);
  await connect(ana.token);
  await untilStored(ana.id, true);
  const stream = await watch(ben.token, [ana.id]);
  await stream.shows(ana.id, 1);
  failOnce('after', 1);
  expect((await end(friendship, ana)).status).toBe(500);
  await stream.shows(ana.id, 0);
});

it('shows who appears offline to nobody, although the answer to that setting was lost', async () => {
  const [ana, ben] = [await addUser(), await addUser()];
  await connect(ana.token);
  await untilStored(ana.id, true);
  const stream = await watch(ben.token, [ana.id]);
  await stream.shows(ana.id, 1);
  failOnce('after');
  const hide = patch(`/api/users/${ana.id}`, { onlineFor: 'nobody' }, ana.token);
  expect((await hide).status).toBe(500);
  await stream.shows(ana.id, 0);
});

const textsOf = ({ frames }: Awaited<ReturnType<typeof connect>>) =>
  frames.flatMap((frame) => (frame.event === 'message' ? [frame.data.message.text] : []));

it.each(['left', 'removed'] as const)(
  'sends nothing more to a member who %s the session, once they were told so',
  async (status) => {
    await addGames();
    const [host, member, other] = [await addUser(), await addUser(), await addUser()];
    const { room, applications } = await hostWith(host, [member, other]);
    const [tab, there] = [await connect(member.token), await connect(other.token)];
    await written(room, host, 'first');
    await until('the first', () => textsOf(tab).length === 1);
    const { token } = status === 'left' ? member : host;
    const leave = () => patch(`/api/applications/${applications[0]}`, { status }, token);
    failOnce('after');
    expect((await leave()).status).toBe(500);
    expect((await leave()).status).toBe(409);
    await written(room, host, 'second');
    await until('the second', () => textsOf(there).includes('second'));
    expect(textsOf(tab)).toEqual(['first']);
  },
);

it('removes a member from all of a series, if the host repeats it', async () => {
  await addGames();
  const [host, member] = [await addUser(), await addUser()];
  const first = await hostSeries(host);
  const application = await apply(member, first.id);
  await changeApplicationStatus(host, application.id, 'accepted');
  const remove = () =>
    patch(`/api/applications/${application.id}`, { status: 'removed' }, host.token);
  failOnce('after');
  expect((await remove()).status).toBe(500);
  expect((await remove()).status).toBe(409);
  const { results } = await DB.prepare(
    'SELECT status, count(*) AS sessions FROM applications WHERE user_id = ? GROUP BY status',
  )
    .bind(member.id)
    .all();
  expect(results).toEqual([{ status: 'removed', sessions: 4 }]);
});
