import { env } from 'cloudflare:test';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { ROOMMATES_REPORTABLE_DAYS } from '../../../worker/contract/bounds.ts';
import { NoticeList } from '../../../worker/contract/notice-item.ts';
import { Conflict, Problem } from '../../../worker/contract/problem.ts';
import {
  AdminReportDetail,
  AdminReportList,
  ReportItem,
  RoommateList,
} from '../../../worker/contract/report.ts';
import { DAY_MS } from '../../../worker/contract/time.ts';
import { expectAnswer, expectRefused, get, getAs, patch, post, put } from '../support/client.ts';
import { addFile } from '../support/decisions.ts';
import { written } from '../support/messages.ts';
import { addAdmin, addUser } from '../support/people.ts';
import { addGames, apply, changeApplicationStatus, hostSession } from '../support/sessions.ts';
import { rows, sql, valueOf } from '../support/sql.ts';

type Person = Awaited<ReturnType<typeof addUser>>;

let admin: Person;
let mira: Person;
let jonas: Person;

const report = (who: Person, about: string, over: Record<string, unknown> = {}) =>
  post('/api/reports', { about, reason: 'harassment', text: 'Look at this', ...over }, who.token);

const reported = async (who: Person, about: string, over = {}) =>
  (await expectAnswer(report(who, about, over), 201, ReportItem)).id;

const read = (id: number) => getAs(AdminReportDetail, `/api/admin/reports/${id}`, admin.token);

const change = (id: number, body: unknown, who = admin) =>
  patch(`/api/admin/reports/${id}`, body, who.token);

const list = async (state: string, who = admin) =>
  (
    await getAs(AdminReportList, `/api/admin/reports?state=${state}&itemsPerPage=60`, who.token)
  ).member.map(({ id }) => id);

const told = async ({ token }: Person) =>
  (await getAs(NoticeList, '/api/notices', token)).member
    .filter(({ kind }) => kind.startsWith('report'))
    .map(({ kind, text, actor }) => ({ kind, text, actor }));

const logOf = (iri: string) =>
  rows`SELECT action, reason, before, after FROM audit_log WHERE about = ${iri} ORDER BY id`;

const host = async (person: Person) => (await hostSession(person)).id;

const addMedia = async (owner: Person, session: number | null = null) =>
  (await addFile(owner, session, 'A rude sign')).id;

async function addCall(caller: Person, others: Person[]) {
  const id = crypto.randomUUID();
  const now = Date.now();
  await env.DB.batch([
    sql`INSERT INTO calls (id, caller_id, started_at, ended_at) VALUES (${id}, ${caller.id}, ${now - 60_000}, ${now})`,
    ...others.map(
      (other) =>
        sql`INSERT INTO call_members (call_id, user_id, outcome, at) VALUES (${id}, ${other.id}, 'accepted', ${now})`,
    ),
  ]);
  return `/api/calls/${id}`;
}

beforeAll(() => addGames());
beforeEach(async () => {
  [admin, mira, jonas] = [await addAdmin(), await addUser(), await addUser()];
});
afterEach(() => {
  vi.useRealTimers();
});

describe('reporting', () => {
  it('keeps a user as they were', async () => {
    await sql`UPDATE users SET about = 'Rude words' WHERE id = ${jonas.id}`.run();
    const file = await addMedia(jonas);
    const id = await reported(mira, `/api/users/${jonas.id}`);
    const later = { about: 'Nothing to see', name: `New ${id}` };
    await patch(`/api/users/${jonas.id}`, later, jonas.token);
    await sql`UPDATE media SET deleted_at = 1 WHERE id = ${file}`.run();
    expect(await read(id)).toMatchObject({
      kind: 'users',
      name: jonas.name,
      reason: 'harassment',
      text: 'Look at this',
      excerpt: 'Rude words',
      fileCount: 1,
      reporter: { id: mira.id, name: mira.name },
      reported: { id: jonas.id },
      evidence: { name: jonas.name, text: 'Rude words', media: [{ id: file, alt: 'A rude sign' }] },
      decision: null,
      takenBy: null,
    });
  });

  it('keeps what someone wrote in a room, whatever they have done to the reporter since', async () => {
    const [stranger, waiting] = [await addUser(), await addUser()];
    for (const ending of ['removed', 'blocked', 'left']) {
      const [rude, hurt] = [await addUser(), await addUser()];
      const { id } = await hostSession(rude);
      const application = await apply(hurt, id);
      await apply(waiting, id);
      await changeApplicationStatus(rude, application.id, 'accepted');
      const room = `/api/sessions/${id}`;
      await written(room, rude, 'An insult');
      await written(room, hurt, 'Please stop');
      if (ending === 'removed') await changeApplicationStatus(rude, application.id, 'removed');
      if (ending === 'blocked') await put(`/api/blocks/${hurt.id}`, undefined, rude.token);
      if (ending === 'left') await changeApplicationStatus(hurt, application.id, 'left');
      // What is written next has a later time.
      vi.setSystemTime(Date.now() + 2);
      await written(room, rude, 'Said later');
      vi.useRealTimers();
      const met = (who: Person) => get(`/api/reports/roommates?session=${room}`, who.token);
      expect(await expectAnswer(met(hurt), 200, RoommateList)).toMatchObject({
        member: [{ id: rude.id, name: rude.name }],
      });
      const about = `/api/users/${rude.id}`;
      expect(await read(await reported(hurt, about, { session: room }))).toMatchObject({
        kind: 'users',
        reported: { id: rude.id },
        evidence: { messages: [{ author: { id: rude.id }, text: 'An insult' }] },
      });
      for (const other of [stranger, waiting]) {
        await expectAnswer(met(other), 404, Problem);
        await expectAnswer(report(other, about, { session: room }), 404, Problem);
      }
      await expectRefused(report(hurt, room, { session: room }), 'session');
      await sql`UPDATE applications SET status_at = status_at - ${ROOMMATES_REPORTABLE_DAYS * DAY_MS} WHERE id = ${application.id}`.run();
      await expectAnswer(met(hurt), 404, Problem);
    }
  });

  it('lists nobody who came after one had left, or whom a block had hidden before', async () => {
    const [gone, late] = [await addUser(), await addUser()];
    const { id } = await hostSession(mira);
    const enter = async (who: Person) => {
      const application = await apply(who, id);
      await changeApplicationStatus(mira, application.id, 'accepted');
      return application.id;
    };
    await enter(jonas);
    await changeApplicationStatus(gone, await enter(gone), 'left');
    await put(`/api/blocks/${late.id}`, undefined, jonas.token);
    vi.setSystemTime(Date.now() + 2);
    await enter(late);
    const met = async (who: Person) =>
      (
        await getAs(RoommateList, `/api/reports/roommates?session=/api/sessions/${id}`, who.token)
      ).member
        .map((person) => person.id)
        .toSorted((a, b) => a - b);
    expect(await met(gone)).toEqual([mira.id, jonas.id]);
    expect(await met(late)).toEqual([mira.id]);
    expect(await met(jonas)).toEqual([mira.id, gone.id]);
    expect(await met(mira)).toEqual([jonas.id, gone.id, late.id]);
  });

  it('keeps a session, a file and a call as they were', async () => {
    const { id: session } = await hostSession(jonas, { description: 'Quiet and friendly.' });
    const byName = { name: 'Evening run', reported: { id: jonas.id } };
    expect(await read(await reported(mira, `/api/sessions/${session}`))).toMatchObject({
      ...byName,
      evidence: { text: 'Quiet and friendly.', games: [expect.any(String)] },
    });
    const file = await addMedia(jonas, session);
    expect(await read(await reported(mira, `/api/media/${file}`))).toMatchObject({
      ...byName,
      evidence: { text: 'A rude sign', media: [{ id: file }] },
    });
    const call = await addCall(jonas, [mira]);
    expect(await read(await reported(mira, call))).toMatchObject({
      name: jonas.name,
      reported: { id: jonas.id },
      evidence: {
        name: '',
        members: [
          { id: mira.id, name: mira.name },
          { id: jonas.id, name: jonas.name },
        ],
      },
    });
  });

  it('names nobody where a call had several others, and tells none of them', async () => {
    const third = await addUser();
    const call = await addCall(mira, [jonas, third]);
    expect(await read(await reported(mira, call))).toMatchObject({ reported: null });
    const id = await reported(jonas, call);
    expect(await read(id)).toMatchObject({ reported: null, name: jonas.name });
    await expectAnswer(change(id, { decision: 'upheld', note: 'Read' }), 200, AdminReportDetail);
    expect(await told(jonas)).toMatchObject([{ kind: 'report-decided' }]);
    for (const person of [mira, third]) expect(await told(person)).toEqual([]);
    // The evidence stores the members' ids, so that it doesn't keep an old name.
    await sql`UPDATE users SET name = 'Former player' WHERE id = ${mira.id}`.run();
    expect((await read(id)).evidence.members).toContainEqual({
      id: mira.id,
      name: 'Former player',
    });
    const kept = await valueOf<string>`SELECT evidence FROM reports WHERE id = ${id}`;
    expect(kept).not.toContain(mira.name);
  });

  it('about a call of several is hidden from staff who were in it, and from moderators if staff were', async () => {
    const [inCall, moderator] = [await addAdmin(), await addUser()];
    const role = { role: 'ROLE_MODERATOR', reason: 'Helps out' };
    await patch(`/api/admin/users/${moderator.id}`, role, admin.token);
    const id = await reported(mira, await addCall(jonas, [mira, inCall]));
    for (const staff of [inCall, moderator]) {
      expect(await list('open', staff)).not.toContain(id);
      expect((await get(`/api/admin/reports/${id}`, staff.token)).status).toBe(404);
      expect((await change(id, { decision: 'dismissed', note: 'No' }, staff)).status).toBe(404);
    }
    expect(await list('open')).toContain(id);
    // Who reports a call is in it, and isn't reported.
    const own = await reported(inCall, await addCall(jonas, [mira, inCall]));
    expect(await list('open', inCall)).toContain(own);
    expect(await list('open', moderator)).toContain(own);
    // Where all admins were in it, one of them has to decide.
    await sql`UPDATE users SET role = 'user' WHERE role = 'admin' AND id <> ${inCall.id}`.run();
    expect(await list('open', inCall)).toContain(id);
  });

  it('takes one open report per person and thing, and another once it is decided', async () => {
    const about = `/api/users/${jonas.id}`;
    const first = await reported(mira, about);
    const again = expectAnswer(report(mira, about), 409, Conflict);
    expect((await again).error).toBe('already reported');
    const other = await reported(await addUser(), about);
    expect(await read(first)).toMatchObject({ alsoOpen: 1 });
    await change(first, { decision: 'dismissed', note: 'Not this time' });
    expect(await reported(mira, about)).toBeGreaterThan(other);
  });
});

describe('deciding', () => {
  it('tells who reported, and who was reported, with the note and without a name', async () => {
    const id = await reported(mira, `/api/users/${jonas.id}`);
    const decided = await expectAnswer(
      change(id, { decision: 'upheld', note: 'We have warned them' }),
      200,
      AdminReportDetail,
    );
    expect(decided).toMatchObject({ decision: 'upheld', decidedBy: { id: admin.id } });
    const note = { text: 'We have warned them', actor: null };
    expect(await told(mira)).toEqual([{ kind: 'report-decided', ...note }]);
    expect(await told(jonas)).toEqual([{ kind: 'report-upheld', ...note }]);
    expect(await logOf(`/api/users/${jonas.id}`)).toEqual([
      {
        action: 'report-decided',
        reason: 'We have warned them',
        before: JSON.stringify({ report: id, taken: null }),
        after: JSON.stringify({ report: id, decision: 'upheld' }),
      },
    ]);
  });

  it('does not trouble who was reported where it is dismissed, unless there is a note to them alone', async () => {
    const id = await reported(mira, `/api/users/${jonas.id}`);
    await change(id, { decision: 'dismissed', note: 'This is within the rules' });
    expect(await told(mira)).toMatchObject([{ kind: 'report-decided' }]);
    expect(await told(jonas)).toEqual([]);
    const second = await reported(mira, `/api/users/${jonas.id}`);
    const noteToReported = 'Somebody took this amiss';
    await change(second, { decision: 'dismissed', note: 'No', noteToReported });
    expect(await told(jonas)).toMatchObject([{ kind: 'report-dismissed', text: noteToReported }]);
    const third = await reported(mira, `/api/users/${jonas.id}`);
    await change(third, { decision: 'upheld', note: 'Thank you', noteToReported: 'Please stop' });
    expect((await told(mira))[0]).toMatchObject({ text: 'Thank you' });
    expect((await told(jonas))[0]).toMatchObject({ kind: 'report-upheld', text: 'Please stop' });
  });

  it('lists what waits, what one has taken and what is decided', async () => {
    const otto = await addAdmin();
    const id = await reported(mira, `/api/users/${jonas.id}`);
    expect(await list('open')).toContain(id);
    expect((await change(id, { taken: true })).status).toBe(200);
    expect(await list('mine')).toEqual([id]);
    expect(await list('mine', otto)).toEqual([]);
    await expectAnswer(change(id, { taken: true }, otto), 409, Problem);
    await expectAnswer(change(id, { taken: false }, otto), 409, Problem);
    expect((await change(id, { taken: false })).status).toBe(200);
    await expectAnswer(change(id, { taken: true }, otto), 200, AdminReportDetail);
    await change(id, { decision: 'dismissed', note: 'Settled' }, otto);
    expect(await list('open')).not.toContain(id);
    expect(await list('mine', otto)).toEqual([]);
    expect((await list('decided'))[0]).toBe(id);
    expect((await logOf(`/api/users/${jonas.id}`)).map(({ action }) => action)).toEqual([
      'report-taken',
      'report-left',
      'report-taken',
      'report-decided',
    ]);
  });

  it('is left to another admin by an admin who has reported, where there is one', async () => {
    const otto = await addAdmin();
    const about = `/api/users/${jonas.id}`;
    const id = await reported(otto, about);
    const decision = { decision: 'upheld', note: 'Read' };
    for (const body of [{ taken: true }, decision]) {
      await expectAnswer(change(id, body, otto), 403, Problem);
    }
    expect(await read(id)).toMatchObject({ decidable: true, takenBy: null, decision: null });
    await sql`UPDATE reports SET about = ${`${about}/messages/1`} WHERE id = ${id}`.run();
    const removal = () =>
      post(`/api/admin/reports/${id}/removal`, { reason: 'An insult' }, otto.token);
    await expectAnswer(removal(), 403, Problem);
    await sql`UPDATE users SET role = 'user' WHERE role = 'admin' AND id <> ${otto.id}`.run();
    expect((await removal()).status).toBe(200);
    expect((await change(id, decision, otto)).status).toBe(200);
  });

  it('tells an admin who is too late who has taken it', async () => {
    const otto = await addAdmin('Otto');
    const id = await reported(mira, `/api/users/${jonas.id}`);
    const refusal = async (body: unknown, who = admin) =>
      (await expectAnswer(change(id, body, who), 409, Problem)).detail;
    expect(await refusal({ taken: false })).toContain('No one has taken this report');
    await change(id, { taken: true }, otto);
    expect(await read(id)).toMatchObject({ takenBy: { id: otto.id, name: 'Otto' } });
    expect(await refusal({ taken: true })).toContain('Otto has taken this report');
    await change(id, { decision: 'upheld', note: 'Read' }, otto);
    expect(await refusal({ taken: true })).toContain('already decided');
    expect(await read(id)).toMatchObject({ decision: 'upheld', decidedBy: { id: otto.id } });
  });

  it('is free again once the admin who has taken it is none any more', async () => {
    const otto = await addAdmin();
    const id = await reported(mira, `/api/users/${jonas.id}`);
    expect((await change(id, { taken: true }, otto)).status).toBe(200);
    await sql`UPDATE users SET role = 'user' WHERE id = ${otto.id}`.run();
    expect(await read(id)).toMatchObject({ takenBy: null });
    expect((await change(id, { taken: true })).status).toBe(200);
    expect(await read(id)).toMatchObject({ takenBy: { id: admin.id } });
  });

  it('lets go of the files that were evidence', async () => {
    const file = await addMedia(jonas);
    const id = await reported(mira, `/api/users/${jonas.id}`);
    const held = () => valueOf`SELECT count(*) AS n FROM report_files WHERE media_id = ${file}`;
    expect(await held()).toBe(1);
    // A report of another page doesn't hold the file. Its decision doesn't release the file either.
    const other = await reported(mira, `/api/users/${admin.id}`);
    expect(await held()).toBe(1);
    await change(other, { decision: 'dismissed', note: 'Nothing in it' });
    expect(await held()).toBe(1);
    await change(id, { decision: 'dismissed', note: 'Nothing in it' });
    expect(await held()).toBe(0);
  });
});

it('says what is wrong with a report', async () => {
  const bad = [
    [{ about: '/api/games/1' }, 422],
    [{ about: `/api/users/${mira.id}` }, 422],
    [{ about: '/api/users/999999' }, 404],
    [{ about: '/api/sessions/999999' }, 404],
    [{ about: '/api/media/999999' }, 404],
    [{ about: `/api/calls/${crypto.randomUUID()}` }, 404],
  ] as const;
  for (const [{ about, ...over }, status] of bad) {
    await expectAnswer(report(mira, about, over), status, Problem.strict());
  }
});

it('has room for so many open reports and no more', async () => {
  const people = await Promise.all(Array.from({ length: 21 }, () => addUser()));
  const statuses: number[] = [];
  for (const { id } of people) statuses.push((await report(mira, `/api/users/${id}`)).status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(409);
});

it('reports only what one may see', async () => {
  const [stranger, friendsOnly] = [await addUser(), await addUser()];
  const hidden = await hostSession(friendsOnly, { visibility: 'friends' });
  await expectAnswer(report(mira, `/api/sessions/${hidden.id}`), 404, Problem);
  await expectAnswer(report(mira, await addCall(jonas, [stranger])), 404, Problem);
  await put(`/api/blocks/${mira.id}`, {}, stranger.token);
  await expectAnswer(report(mira, `/api/users/${stranger.id}`), 404, Problem);
  // A user can report someone they have blocked.
  await put(`/api/blocks/${jonas.id}`, {}, mira.token);
  await reported(mira, `/api/users/${jonas.id}`);
});

it('reports a file only while it is shown, on a page or in a session that one may open', async () => {
  const status = async (file: number, who = mira) =>
    (await report(who, `/api/media/${file}`)).status;
  const hidden = await hostSession(jonas, { visibility: 'friends' });
  expect(await status(await addMedia(jonas, hidden.id))).toBe(404);
  expect(await status(await addMedia(jonas, await host(jonas)))).toBe(201);
  expect(await status(await addMedia(jonas))).toBe(201);
  for (const column of ['deleted_at', 'taken_down_at']) {
    const file = await addMedia(jonas);
    await env.DB.prepare(`UPDATE media SET ${column} = 1 WHERE id = ?`).bind(file).run();
    expect(await status(file)).toBe(404);
  }
  await put(`/api/blocks/${mira.id}`, {}, jonas.token);
  expect(await status(await addMedia(jonas))).toBe(404);
  expect(await status(await addMedia(jonas, await host(jonas)))).toBe(404);
});
