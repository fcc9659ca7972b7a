import { env } from 'cloudflare:test';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { AdminAppealItem } from '../../../worker/contract/decision.ts';
import { Conflict, Problem } from '../../../worker/contract/problem.ts';
import { expectConsole } from '../../support/console-watch.ts';
import { expectAnswer, expectRefused, get, post, statusesOf } from '../support/client.ts';
import {
  type Person,
  addFile,
  appealTo,
  appealed,
  decide,
  latest,
  lockedOut,
  report,
  setStatus,
  takeDown,
  warn,
} from '../support/decisions.ts';
import { confirmAddress, mailTo, mailsTo } from '../support/mailbox.ts';
import { addWriter, hostWith, textsOf, written } from '../support/messages.ts';
import { addAdmin, addUser, logIn } from '../support/people.ts';
import { HOUR_MS, addGames, noticeKinds } from '../support/sessions.ts';
import { sql } from '../support/sql.ts';

let admin: Person;
let second: Person;
let mira: Person;
const DAY_MS = 24 * HOUR_MS;

/** Grants an appeal, as another admin than the one who decided. */
const granted = (id: number) => expectAnswer(decide(id, 'granted', second), 200, AdminAppealItem);

const listed = async ({ token }: Person) => (await get('/api/admin/appeals', token)).text();

beforeAll(() => addGames());
beforeEach(async () => {
  [admin, second, mira] = [await addAdmin(), await addAdmin(), await addUser()];
});

describe('an appeal', () => {
  it('can be made once, by whom the decision is about, within six months', async () => {
    await warn(mira, admin);
    const { id } = await latest(mira.token);
    expect((await appealTo(id, second.token)).status).toBe(404);
    await expectRefused(appealTo(id, mira.token, 'x'.repeat(1_001)), 'text');
    const answers = await Promise.all([appealTo(id, mira.token), appealTo(id, mira.token)]);
    expect(statusesOf(answers)).toEqual([201, 409]);
    const again = await expectAnswer(appealTo(id, mira.token), 409, Conflict.strict());
    expect(again.error).toBe('already appealed');
    await warn(mira, admin, { facts: 'Once more' });
    const later = await latest(mira.token);
    await sql`UPDATE decisions SET decided_at = ${Date.now() - 184 * DAY_MS} WHERE id = ${later.id}`.run();
    expect((await latest(mira.token)).redress.appeal).toBe(false);
    const late = await expectAnswer(appealTo(later.id, mira.token), 409, Problem.strict());
    expect(late.detail).toContain('six months');
  });

  it('is decided by somebody else where there is somebody else', async () => {
    await warn(mira, admin);
    const id = await appealed((await latest(mira.token)).id, mira.token);
    expect((await decide(id, 'upheld', admin)).status).toBe(403);
    const answer = await expectAnswer(decide(id, 'upheld', second), 200, AdminAppealItem);
    expect(answer).toMatchObject({ status: 'upheld', answer: 'We looked again', restored: null });
    const { appeal } = await latest(mira.token);
    expect(appeal).toMatchObject({ status: 'upheld', answer: 'We looked again' });
    expect(await noticeKinds(mira)).toContain('appeal-upheld');
  });

  it('is decided by the only admin if there is no other', async () => {
    await sql`UPDATE users SET role = 'user' WHERE role = 'admin' AND id <> ${admin.id}`.run();
    await warn(mira, admin);
    const id = await appealed((await latest(mira.token)).id, mira.token);
    expect((await decide(id, 'granted', admin)).status).toBe(200);
  });

  it('is neither read nor decided by the admin whom it is about', async () => {
    await sql`UPDATE users SET role = 'admin' WHERE id = ${mira.id}`.run();
    await warn(mira, admin);
    const id = await appealed((await latest(mira.token)).id, mira.token);
    expect(await listed(second)).toContain(`/api/admin/appeals/${id}"`);
    expect(await listed(mira)).not.toContain(`/api/admin/appeals/${id}"`);
    expect((await decide(id, 'granted', mira)).status).toBe(404);
  });

  it('is decided once, whoever is first', async () => {
    await warn(mira, admin);
    const third = await addAdmin();
    const id = await appealed((await latest(mira.token)).id, mira.token);
    const answers = await Promise.all([decide(id, 'granted', second), decide(id, 'upheld', third)]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect((await decide(id, 'upheld', second)).status).toBe(409);
    const lines = sql`SELECT count(*) AS n FROM audit_log WHERE action = 'appeal-decided' AND about = ${`/api/users/${mira.id}`}`;
    expect(await lines.first('n')).toBe(1);
    const told = (await noticeKinds(mira)).filter((kind) => kind.startsWith('appeal-'));
    expect(told).toHaveLength(1);
  });

  it('lets a banned user in again if it is granted', async () => {
    await setStatus(mira, admin, 'banned');
    const ticket = await lockedOut(mira);
    const id = await appealed((await latest(ticket)).id, ticket);
    expect(await granted(id)).toMatchObject({ status: 'granted', restored: true });
    expect((await logIn(mira)).status).toBe(200);
  });

  it('takes a warning back if it is granted, and the answer is sent', async () => {
    await confirmAddress(mira);
    await warn(mira, admin);
    await granted(await appealed((await latest(mira.token)).id, mira.token));
    const me: { warning: unknown } = await (await get('/api/currentuser', mira.token)).json();
    expect(me.warning).toBeNull();
    const { text } = await mailTo(mira.email, 'The answer to your appeal');
    expect(text).toContain('We looked again');
  });

  it('puts a file back if it is granted, and the answer is sent even if that fails at first', async () => {
    await confirmAddress(mira);
    const file = await addFile(mira);
    await takeDown(`/api/admin/media/${file.id}`, admin);
    expect((await get(file.path)).status).toBe(404);
    const id = await appealed((await latest(mira.token)).id, mira.token);
    const { FILES } = env;
    env.FILES = new Proxy(FILES, { get: () => () => Promise.reject(new Error('no bucket')) });
    expectConsole(/no bucket/);
    const { status } = await decide(id, 'granted', second);
    env.FILES = FILES;
    expect(status).toBe(500);
    await mailTo(mira.email, 'The answer to your appeal');
    // Only the admin who granted it goes on with it.
    expect((await decide(id, 'granted', await addAdmin())).status).toBe(409);
    await granted(id);
    expect((await get(file.path)).status).toBe(200);
    expect((await latest(mira.token)).endedAt).not.toBeNull();
    const told = mailsTo(mira.email).filter(({ subject }) => subject.includes('appeal'));
    expect(told).toHaveLength(1);
  });

  it('says if what it was about is gone', async () => {
    const file = await addFile(mira);
    await takeDown(`/api/admin/media/${file.id}`, admin);
    await sql`UPDATE media SET deleted_at = 1 WHERE id = ${file.id}`.run();
    const id = await appealed((await latest(mira.token)).id, mira.token);
    expect(await granted(id)).toMatchObject({ restored: false });
  });

  it('puts a session back if it is granted, and its members are told', async () => {
    const guest = await addUser();
    const { id, room } = await hostWith(mira, [guest]);
    await takeDown(`/api/admin/sessions/${id}`, admin);
    await granted(await appealed((await latest(mira.token)).id, mira.token));
    expect((await get(room, guest.token)).status).toBe(200);
    expect(await noticeKinds(guest)).toContain('session-restored');
  });

  it('puts a message back into its room if it is granted', async () => {
    const [author, reporter] = [await addWriter(), await addWriter()];
    mira = author;
    const { room } = await hostWith(reporter, [author]);
    const { number } = await written(room, author, 'Not an insult');
    const about = `${room}/messages/${number}`;
    const id = await report(about, reporter);
    await confirmAddress(author);
    const removal = () =>
      post(`/api/admin/reports/${id}/removal`, { reason: 'An insult' }, admin.token);
    const { ROOM } = env;
    Object.assign(env, { ROOM: {} });
    expectConsole(/not a function/);
    const { status } = await removal();
    env.ROOM = ROOM;
    expect(status).toBe(500);
    // Told once it is logged, since a repeated removal tells nothing.
    await expect.poll(() => mailsTo(author.email)).toHaveLength(1);
    expect((await removal()).status).toBe(200);
    expect(await textsOf(room, reporter)).toEqual(['']);
    const decision = await latest(author.token);
    expect(decision).toMatchObject({ kind: 'message-removed', about, fromNotice: true });
    const appeal = await appealed(decision.id, author.token);
    expect(await granted(appeal)).toMatchObject({ held: 'Not an insult', restored: true });
    expect(await textsOf(room, reporter)).toEqual(['Not an insult']);
    // The room may have put it back without an answer. Granted again, the appeal says so.
    const unsettled = env.DB.prepare('UPDATE appeals SET restored = NULL WHERE id = ?');
    await unsettled.bind(appeal).run();
    expect(await granted(appeal)).toMatchObject({ restored: true });
    expect((await decide(appeal, 'granted', second)).status).toBe(409);
    // What is removed once more is decided anew, and can be appealed.
    for (let request = 1; request <= 2; request += 1) expect((await removal()).status).toBe(200);
    expect(await textsOf(room, reporter)).toEqual(['']);
    const told = (await noticeKinds(author)).filter((kind) => kind === 'message-removed');
    const lines = sql`SELECT count(*) AS n FROM audit_log WHERE action = 'message-removed' AND about = ${`/api/users/${author.id}`}`;
    expect([told.length, await lines.first('n')]).toEqual([2, 2]);
    const next = await latest(author.token);
    expect(next.id).toBeGreaterThan(decision.id);
    expect((await appealTo(next.id, author.token)).status).toBe(201);
  });

  it('leaves alone what was undone before', async () => {
    const file = await addFile(mira);
    await takeDown(`/api/admin/media/${file.id}`, admin);
    const { id } = await latest(mira.token);
    await takeDown(`/api/admin/media/${file.id}`, admin, { takenDown: false });
    await takeDown(`/api/admin/media/${file.id}`, admin);
    await granted(await appealed(id, mira.token));
    expect((await get(file.path)).status).toBe(404);
  });
});
