import { env, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { collectAbout } from '../../../worker/accounts/queries/export.ts';
import { AdminReportDetail, ReportItem } from '../../../worker/contract/report.ts';
import { Database } from '../../../worker/core/database.ts';
import { exportMessages, forgetMessages } from '../../../worker/messages/account-messages.ts';
import { expectAnswer, expectRefused, get, getAs, post, put, send } from '../support/client.ts';
import { befriend } from '../support/friendship.ts';
import {
  type Writer,
  addWriter,
  hostWith,
  messagesOf,
  pairRoom,
  react,
  readRoom,
  textsOf,
  written,
  moveEnd,
} from '../support/messages.ts';
import { addAdmin } from '../support/people.ts';
import { HOUR_MS, addGames, noticeKinds, changeApplicationStatus } from '../support/sessions.ts';
import { sql } from '../support/sql.ts';

const DAY_MS = 24 * HOUR_MS;

beforeAll(() => addGames());

/** Runs something later by the clock. After some seconds the room reads its facts from the database again. */
async function later<Answer>(ms: number, run: () => Promise<Answer>) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
  try {
    return await run();
  } finally {
    vi.useRealTimers();
  }
}

/** A part of someone’s export. */
const exported = async ({ id }: Writer, name: string) => {
  const { parts } = await collectAbout(new Database(env.DB), id);
  return JSON.stringify(parts.find((part) => part.name === name)?.rows);
};

describe('what is kept of it', () => {
  it('is in the export of who wrote it, and goes with the account', async () => {
    const [host, member] = [await addWriter(), await addWriter()];
    const { room, id, applications } = await hostWith(host, [member]);
    await written(room, member, 'mine');
    await written(room, host, 'theirs');
    expect((await react(room, member, 2, '👍')).status).toBe(204);
    expect((await react(room, host, 1, '👍')).status).toBe(204);
    await written(pairRoom(host), member, 'between us');
    await changeApplicationStatus(host, applications[0] ?? 0, 'removed');
    const { messages, reactions, rooms } = await exportMessages(env, member.id);
    expect(reactions).toEqual([{ room, number: 2, emoji: '👍' }]);
    expect(messages.map(({ text }) => text).toSorted()).toEqual(['between us', 'mine']);
    expect(rooms.map((one) => one.room).toSorted()).toEqual([room, pairRoom(host)].toSorted());
    expect(rooms.find((one) => one.room === pairRoom(host))?.readNumber).toBe(1);
    expect(await forgetMessages(env, member.id)).toBe(false);
    expect(await forgetMessages(env, member.id)).toBe(true);
    expect(await textsOf(room, host)).toEqual(['', 'theirs']);
    const left = (await messagesOf(room, host)).member;
    expect(left.map((message) => message.reactions)).toEqual([[], []]);
    expect(await textsOf(pairRoom(member), host)).toEqual(['']);
    expect(await exportMessages(env, member.id)).toEqual({
      messages: [],
      reactions: [],
      rooms: [],
    });
    const stub = env.ROOM.getByName(`session/${id}`);
    await later(6_000, async () => {
      await moveEnd(id, Date.now() - 91 * DAY_MS);
      expect(await runDurableObjectAlarm(stub)).toBe(true);
    });
    const rows = await runInDurableObject(stub, (_, { storage }) =>
      storage.sql
        .exec("SELECT name FROM sqlite_master WHERE name IN ('messages', 'reactions', 'pins')")
        .toArray(),
    );
    expect(rows).toEqual([]);
  });

  it('ends 90 days after its session, even if that comes earlier, and not because it was taken down', async () => {
    const [host, member] = [await addWriter(), await addWriter()];
    const { id, room } = await hostWith(host, [member]);
    await moveEnd(id, Date.now() + 300 * DAY_MS);
    await written(room, member, 'kept');
    const stub = env.ROOM.getByName(`session/${id}`);
    const endsAt = () => runInDurableObject(stub, (_, { storage }) => storage.getAlarm());
    expect(await endsAt()).toBeLessThanOrEqual(Date.now() + 90 * DAY_MS);
    await sql`UPDATE sessions SET taken_down_at = 1, cancelled_at = ${Date.now() - DAY_MS} WHERE id = ${id}`.run();
    await runDurableObjectAlarm(stub);
    expect(await endsAt()).toBeLessThanOrEqual(Date.now() + 89 * DAY_MS);
    await sql`UPDATE sessions SET taken_down_at = NULL WHERE id = ${id}`.run();
    expect(await textsOf(room, member)).toEqual(['kept']);
  });

  it('stays with a report, as it was, with twenty around it', async () => {
    const [host, member, admin] = [await addWriter(), await addWriter(), await addAdmin()];
    const { id, room } = await hostWith(host, [member]);
    for (let count = 0; count < 5; count += 1) await written(room, member, `insult ${count}`);
    const report = (by: { token: string }, number: number) =>
      post('/api/reports', { about: `${room}/messages/${number}`, reason: 'harassment' }, by.token);
    const { id: reportId } = await expectAnswer(report(host, 3), 201, ReportItem);
    expect((await report(await addWriter(), 3)).status).toBe(404);
    expect((await report(member, 3)).status).toBe(422);
    expect((await report(host, 99)).status).toBe(404);
    await send('DELETE', `${room}/messages/3`, { token: member.token });
    const read = await getAs(AdminReportDetail, `/api/admin/reports/${reportId}`, admin.token);
    expect(read).toMatchObject({
      kind: 'messages',
      reported: { id: member.id },
      evidence: { text: 'insult 2' },
      // The author has deleted the message since.
      takenDown: true,
    });
    expect(read.evidence.messages?.map(({ text, author }) => [text, author.name])).toEqual(
      Array.from({ length: 5 }, (_, index) => [`insult ${index}`, member.name]),
    );
    expect((await readRoom(`/api/sessions/${id}`, admin)).status).toBe(404);
  });

  it('is kept for the admins alone: a block by either side allows it, and exports leave it out', async () => {
    const [host, ada, ben] = [await addWriter(), await addWriter(), await addWriter()];
    const { room } = await hostWith(host, [ada, ben]);
    await written(room, ada, 'from Ada');
    await written(room, ben, 'from Ben');
    await put(`/api/blocks/${ben.id}`, undefined, ada.token);
    const report = ({ token }: Writer, number: number) =>
      post('/api/reports', { about: `${room}/messages/${number}`, reason: 'spam' }, token);
    // A user who insults someone and then blocks them can still be reported.
    expect((await report(ben, 1)).status).toBe(201);
    expect((await report(ada, 2)).status).toBe(201);
    await sql`UPDATE reports SET decision = 'upheld', decided_at = 1`.run();
    expect(await exported(ben, 'reports-by-you')).toMatch(/^(?!.*from (Ada|Ben)).*upheld/);
    expect(await exported(ada, 'reports-by-you')).toMatch(/^(?!.*from (Ada|Ben)).*upheld/);
    expect(await exported(ben, 'reports-about-you')).toMatch(/^(?!.*(from|messages)).*upheld/);
  });

  it('is removed by an admin with a reason, also in a conversation', async () => {
    const [ada, ben, admin] = [await addWriter(), await addWriter(), await addAdmin()];
    await befriend(ada, ben);
    await written(pairRoom(ada), ben, 'insult');
    const about = `${pairRoom(ben)}/messages/1`;
    const body = { about, reason: 'harassment' };
    const { id } = await expectAnswer(post('/api/reports', body, ada.token), 201, ReportItem);
    const report = () => getAs(AdminReportDetail, `/api/admin/reports/${id}`, admin.token);
    expect((await report()).takenDown).toBe(false);
    const removal = (reason: string, by = admin) =>
      post(`/api/admin/reports/${id}/removal`, { reason }, by.token);
    await expectRefused(removal(''), 'reason');
    expect((await removal('Insult', ada)).status).toBe(403);
    expect((await removal('Insult')).status).toBe(200);
    const { member } = await messagesOf(pairRoom(ada), ben);
    expect(member).toMatchObject([{ text: '', removedBy: 'admin' }]);
    expect(await report()).toMatchObject({ takenDown: true, evidence: { text: 'insult' } });
    expect(await noticeKinds(ben)).toContain('message-removed');
    const log = await get(`/api/admin/audit-log?action=message-removed`, admin.token);
    expect(await log.text()).toContain('Insult');
    // The same removal again has no further effect.
    expect((await removal('Once more')).status).toBe(200);
    expect((await noticeKinds(ben)).filter((kind) => kind === 'message-removed')).toHaveLength(1);
    const again = await get(`/api/admin/audit-log?action=message-removed`, admin.token);
    expect(await again.text()).not.toContain('Once more');
  });

  it('is removed with a notice each from two conversations in which it has the same number', async () => {
    const [ada, cleo, ben, admin] = [
      await addWriter(),
      await addWriter(),
      await addWriter(),
      await addAdmin(),
    ];
    for (const reader of [ada, cleo]) {
      await befriend(reader, ben);
      await written(pairRoom(reader), ben, 'insult');
      const body = { about: `${pairRoom(ben)}/messages/1`, reason: 'harassment' };
      const { id } = await expectAnswer(post('/api/reports', body, reader.token), 201, ReportItem);
      const removal = post(`/api/admin/reports/${id}/removal`, { reason: 'Insult' }, admin.token);
      expect((await expectAnswer(removal, 200, AdminReportDetail)).alsoOpen).toBe(0);
      expect(await textsOf(pairRoom(ben), reader)).toEqual(['']);
    }
    expect((await noticeKinds(ben)).filter((kind) => kind === 'message-removed')).toHaveLength(2);
  });
});
