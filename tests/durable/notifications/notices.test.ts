import { env, evictDurableObject } from 'cloudflare:test';
import { expect, it } from 'vitest';

import { CurrentUser, LeavingAccount } from '../../../worker/contract/account.ts';
import { ApplicationItem } from '../../../worker/contract/application.ts';
import { FriendItem } from '../../../worker/contract/friend.ts';
import { sweep } from '../../../worker/sweep.ts';
import { expectAnswer, patch, post, put, getAs, send } from '../../worker/support/client.ts';
import { addAdmin, addUser, register } from '../../worker/support/people.ts';
import { hostSeries, join, readSeries } from '../../worker/support/series.ts';
import { apply, changeApplicationStatus, hostSession } from '../../worker/support/sessions.ts';
import { sql, valueOf } from '../../worker/support/sql.ts';
import { called, resetCounts } from '../support/count.ts';
import { connect, signallingOf, until, untilStored } from '../support/live.ts';

interface Person {
  id: number;
  token: string;
}

/** An online user with two tabs. */
async function present<Who extends Person>(person: Who) {
  const tabs = await Promise.all([connect(person.token), connect(person.token)]);
  await untilStored(person.id, true);
  return { ...person, tabs };
}

type Present = Awaited<ReturnType<typeof present>>;

const noticeKinds = (tab: Present['tabs'][number] | undefined) =>
  tab?.frames.flatMap((frame) => (frame.event === 'notice' ? [frame.data.kind] : []));

/** Waits until both tabs have received exactly these notices, each once, in any order. */
async function hears({ tabs }: Pick<Present, 'tabs'>, ...kinds: string[]) {
  await until(kinds.join(), () => tabs.every((tab) => noticeKinds(tab)?.length === kinds.length));
  for (const tab of tabs) expect(noticeKinds(tab)?.toSorted()).toEqual(kinds.toSorted());
}

/** The session names in the notices of this kind that a user's first tab has received. */
const namesIn = (person: Present, kind: string) =>
  person.tabs[0]?.frames.flatMap((frame) =>
    frame.event === 'notice' && frame.data.kind === kind ? [frame.data.session?.name] : [],
  );

const addSession = (host: Person) => hostSession(host, { name: 'Night watch', seats: 2 });

it('says to every tab what a session does to those who are there', async () => {
  await sql`INSERT OR IGNORE INTO games (id, name, name_key, created_at) VALUES (1, 'A', 'a', 0)`.run();
  const host = await present(await register());
  const [first, second, third] = [
    await present(await addUser()),
    await present(await addUser()),
    await present(await addUser()),
  ];
  const { id: session } = await addSession(host);
  const applications = [
    await apply(first, session),
    await apply(second, session),
    await apply(third, session),
  ];
  await hears(host, ...Array<string>(3).fill('application-received'));
  const frame = host.tabs[0]?.frames.find(({ event }) => event === 'notice');
  expect(frame).toMatchObject({
    data: { actor: { id: first.id }, session: { id: session, name: 'Night watch' } },
  });
  // The frame has a bookmark. A replica may lag behind, so the tab's next read must be at least as new as the frame.
  expect(frame).toHaveProperty('data.bookmark', expect.stringMatching(/./));
  const account = await getAs(CurrentUser, '/api/currentuser', host.token);
  expect(account.unreadNotices).toBe(3);

  const decide = (application: { id: number } | undefined, status: string) =>
    expectAnswer(
      patch(`/api/applications/${application?.id}`, { status }, host.token),
      200,
      ApplicationItem,
    );
  await decide(applications[0], 'accepted');
  await decide(applications[1], 'accepted');
  await decide(applications[2], 'declined');
  await hears(first, 'application-accepted');
  await hears(second, 'application-waiting');
  await hears(third, 'application-declined');

  await patch(`/api/sessions/${session}`, { seats: 3 }, host.token);
  await hears(second, 'application-waiting', 'seat-offered');
  await patch(`/api/sessions/${session}`, { durationMinutes: 30 }, host.token);
  await patch(`/api/sessions/${session}`, { status: 'cancelled', cancelReason: 'x' }, host.token);
  await hears(first, 'application-accepted', 'session-changed', 'session-cancelled');
  await hears(third, 'application-declined');

  // A session that was taken down is named to its host only, until it is restored.
  const admin = await addAdmin();
  const { id: bad } = await addSession(host);
  await apply(third, bad);
  const takeDown = (takenDown: boolean) =>
    patch(`/api/admin/sessions/${bad}`, { takenDown, reason: 'Spam' }, admin.token);
  expect((await takeDown(true)).status).toBe(200);
  expect((await takeDown(true)).status).toBe(409);
  await hears(third, 'application-declined', 'session-taken-down');
  await until('the host to hear', () => namesIn(host, 'session-taken-down')?.length === 1);
  expect(namesIn(third, 'session-taken-down')).toEqual([undefined]);
  expect(namesIn(host, 'session-taken-down')).toEqual(['Night watch']);
  expect((await takeDown(false)).status).toBe(200);
  await hears(third, 'application-declined', 'session-taken-down', 'session-restored');
  expect(namesIn(third, 'session-restored')).toEqual(['Night watch']);
});

const heard = ({ tabs }: Present) => tabs.map((tab) => tab.count('roster'));

it('says to the other members, once and without a notice, that who is in their session has changed', async () => {
  const [host, member, guest] = [
    await present(await register()),
    await present(await addUser()),
    await present(await addUser()),
  ];
  const { id: session } = await hostSession(host, { instant: 'everyone', seats: 4 });
  await apply(member, session);
  const { id } = await apply(guest, session);
  await changeApplicationStatus(host, id, 'waiting');
  await changeApplicationStatus(host, id, 'accepted');
  await changeApplicationStatus(guest, id, 'left');
  const removed = await apply(await addUser(), session);
  await sql`UPDATE sessions SET instant = 'nobody' WHERE id = ${session}`.run();
  await changeApplicationStatus(host, (await apply(await addUser(), session)).id, 'declined');
  await changeApplicationStatus(host, removed.id, 'removed');
  await until('the member to hear of six', () => heard(member).every((count) => count === 6));
  const frame = member.tabs[0]?.frames.find(({ event }) => event === 'roster');
  expect(frame).toHaveProperty('data.session', session);
  expect([...heard(host), ...heard(guest)]).toEqual([0, 0, 0, 0]);
  await patch(`/api/sessions/${session}`, { name: 'Another name' }, host.token);
  await until('both to hear of it', () =>
    [...heard(member), ...heard(host)].every((count, tab) => count === [7, 7, 1, 1][tab]),
  );
});

it('says to the host, without a notice, who comes', async () => {
  const [host, member] = [await present(await register()), await addUser()];
  const { id: session } = await hostSession(host, { instant: 'everyone' });
  const { id } = await apply(member, session);
  await hears(host, 'member-joined');
  await patch(`/api/applications/${id}`, { answer: 'coming' }, member.token);
  await until('the host to hear', () => heard(host).every((count) => count === 1));
  expect(host.tabs.map(noticeKinds)).toEqual([['member-joined'], ['member-joined']]);
});

it('says it, too, when a seat ends by a block, an account’s end, a ban or the sweep', async () => {
  const [host, member] = [await present(await register()), await present(await addUser())];
  const { id: session } = await hostSession(host, { instant: 'everyone', seats: 5 });
  const [blocked, leaving, banned] = [await addUser(), await addUser(), await addUser()];
  for (const user of [member, blocked, leaving, banned]) await apply(user, session);
  const heardOf = (count: number) =>
    until(`the member to hear of ${count}`, () => heard(member)[0] === count);
  await heardOf(3);
  await put(`/api/blocks/${blocked.id}`, undefined, host.token);
  await heardOf(4);
  await expectAnswer(post('/api/account/leave', undefined, leaving.token), 200, LeavingAccount);
  await heardOf(5);
  const ban = { status: 'banned', reason: 'Spam' };
  await patch(`/api/admin/users/${banned.id}`, ban, (await addAdmin()).token);
  await heardOf(6);
  await sql`UPDATE sessions SET instant = 'nobody', seats = 2 WHERE id = ${session}`.run();
  const { id } = await apply(await addUser(), session);
  await sql`UPDATE applications SET status = 'waiting', offer_expires_at = 1 WHERE id = ${id}`.run();
  await sweep(env, Date.now());
  await heardOf(7);
  // The others' joining and leaving is a notice to the host.
  await until('the host to hear of two', () => heard(host).every((count) => count === 2));
});

it('says it of each session of a series that someone leaves or is removed from', async () => {
  const host = await register();
  const first = await hostSeries(host, {}, { seats: 5 });
  const member = await present(await join(first, host));
  const [leaving, removed] = [await join(first, host), await join(first, host)];
  const { sessions } = await readSeries(first.series.id, host);
  await send('DELETE', `/api/series/${first.series.id}/membership`, { token: leaving.token });
  await changeApplicationStatus(host, removed.application, 'removed');
  const heardOf = ({ id }: { id: number }) =>
    member.tabs[0]?.frames.filter((one) => one.event === 'roster' && one.data.session === id)
      .length;
  // Both joined the first session.
  await until('the member to hear of all', () => heard(member)[0] === 10);
  expect(sessions.map(heardOf)).toEqual([4, 2, 2, 2]);
});

it('says to every tab what admins decide about someone', async () => {
  const admin = await addAdmin();
  const [mira, reporter] = [await present(await addUser()), await present(await addUser())];
  const user = `/api/admin/users/${mira.id}`;
  expect((await post(`${user}/warnings`, { reason: 'Be kind' }, admin.token)).status).toBe(200);
  await hears(mira, 'account-warned');
  const role = { role: 'ROLE_ADMIN', reason: 'Helps' };
  expect((await patch(user, role, admin.token)).status).toBe(200);
  await hears(mira, 'account-warned', 'role-changed');
  const file =
    await valueOf<number>`INSERT INTO media (uploader_id, user_id, position, extension, new_name, bytes, created_at)
     VALUES (${mira.id}, ${mira.id}, 0, 'png', ${`${crypto.randomUUID()}.png`}, 1, 0) RETURNING id`;
  const takenDown = { takenDown: true, reason: 'Spam' };
  expect((await patch(`/api/admin/media/${file}`, takenDown, admin.token)).status).toBe(200);
  await hears(mira, 'account-warned', 'role-changed', 'media-taken-down');
  const about = { about: `/api/users/${mira.id}`, reason: 'spam', text: 'Look' };
  const report = await post('/api/reports', about, reporter.token);
  const { id }: { id: number } = await report.json();
  const decision = { decision: 'upheld', note: 'Yes' };
  expect((await patch(`/api/admin/reports/${id}`, decision, admin.token)).status).toBe(200);
  await hears(reporter, 'report-decided');
  await hears(mira, 'account-warned', 'role-changed', 'media-taken-down', 'report-upheld');
});

it('says to every tab what others do about friendship, once, through eviction', async () => {
  const [inviter, invited] = [await present(await addUser()), await present(await addUser())];
  const invite = {
    user1: `/api/users/${inviter.id}`,
    user2: `/api/users/${invited.id}`,
    active: false,
  };
  await evictDurableObject(signallingOf(invited.id));
  const { id } = await expectAnswer(post('/api/friends', invite, inviter.token), 201, FriendItem);
  expect((await post('/api/friends', invite, inviter.token)).status).toBe(409);
  await hears(invited, 'friend-invited');
  await patch(`/api/friends/${id}`, { active: true }, invited.token);
  await patch(`/api/friends/${id}`, { active: true }, invited.token);
  await hears(inviter, 'friend-accepted');
  await hears(invited, 'friend-invited');
});

it('wakes no object of somebody who is not there', async () => {
  const [inviter, away, there] = [await addUser(), await addUser(), await present(await addUser())];
  resetCounts();
  for (const { id } of [away, there]) {
    const invite = { user1: `/api/users/${inviter.id}`, user2: `/api/users/${id}`, active: false };
    await expectAnswer(post('/api/friends', invite, inviter.token), 201, FriendItem);
  }
  // Notices are delivered after the answer, in this order.
  await hears(there, 'friend-invited');
  expect(called('signalling')).toBe(1);
});
