import { env } from 'cloudflare:test';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { AdminAppealItem, AppealItem, DecisionList } from '../../../worker/contract/decision.ts';
import { NoticeList } from '../../../worker/contract/notice-item.ts';
import { Conflict, Problem, Unauthenticated } from '../../../worker/contract/problem.ts';
import { ReportItem } from '../../../worker/contract/report.ts';
import { signDecisionTicket } from '../../../worker/core/auth/decision-ticket.ts';
import { sweep } from '../../../worker/sweep.ts';
import { exported } from '../accounts/exported.ts';
import {
  HOUR_MS,
  PASSWORD,
  addAdmin,
  addGames,
  addUser,
  expectAnswer,
  expectRefused,
  get,
  patch,
  post,
  statusesOf,
} from '../support/client.ts';
import { confirmAddress, mailTo, mailsTo } from '../support/mailbox.ts';
import { addWriter, hostWith, textsOf, written } from '../support/messages.ts';
import { noticeKinds } from '../support/sessions.ts';

type Person = Awaited<ReturnType<typeof addUser>>;

let admin: Person;
let second: Person;
let mira: Person;
const DAY_MS = 24 * HOUR_MS;

const decisionsOf = async (token: string) =>
  (await expectAnswer(get('/api/decisions', token), 200, DecisionList)).member;

/** The newest decision about a person. */
async function latest(token: string) {
  const [decision] = await decisionsOf(token);
  if (!decision) throw new Error('no decision');
  return decision;
}

const warn = (over: Record<string, unknown> = {}) =>
  post(`/api/admin/users/${mira.id}/warnings`, { reason: 'Insults', ...over }, admin.token);

const setStatus = (status: string, over: Record<string, unknown> = {}) =>
  patch(`/api/admin/users/${mira.id}`, { status, reason: 'Threats', ...over }, admin.token);

const logIn = (password = PASSWORD) => post('/api/login', { email: mira.email, password });

/** The ticket of a refused log-in. */
async function lockedOut() {
  const { ticket } = await expectAnswer(logIn(), 401, Unauthenticated.strict());
  if (ticket === undefined) throw new Error('no ticket');
  return ticket;
}

const appealTo = (id: number, token: string, text = 'It wasn’t me') =>
  post('/api/appeals', { decision: `/api/decisions/${id}`, text }, token);

const appealed = async (id: number, token: string) =>
  (await expectAnswer(appealTo(id, token), 201, AppealItem)).id;

const decide = (id: number, decision: string, by = second) =>
  patch(`/api/admin/appeals/${id}`, { decision, note: 'We looked again' }, by.token);

const granted = (id: number) => expectAnswer(decide(id, 'granted'), 200, AdminAppealItem);

const report = async (about: string, by: Person) =>
  (await expectAnswer(post('/api/reports', { about, reason: 'spam' }, by.token), 201, ReportItem))
    .id;

async function addFile(owner: Person) {
  const newName = `${crypto.randomUUID()}.png`;
  await env.FILES.put(newName, 'bytes');
  const id = await env.DB.prepare(
    `INSERT INTO media (uploader_id, user_id, position, extension, new_name, alt, bytes, created_at)
     VALUES (?, ?, 0, 'png', ?, '', 10, 0) RETURNING id`,
  )
    .bind(owner.id, owner.id, newName)
    .first<number>('id');
  return { id: id ?? 0, path: `/files/${newName}` };
}

const takeDown = (path: string, over: Record<string, unknown> = {}) =>
  patch(path, { takenDown: true, reason: 'An advertisement', ...over }, admin.token);

beforeAll(() => addGames());
beforeEach(async () => {
  [admin, second, mira] = [await addAdmin(), await addAdmin(), await addUser()];
});

describe('a decision', () => {
  it('says what, why, for how long, by whom it was noticed and how to object', async () => {
    await warn({ ground: { rule: 'hate', law: '§ 130 StGB' }, facts: 'In three messages' });
    const decision = await latest(mira.token);
    expect(decision).toMatchObject({
      kind: 'warning',
      about: `/api/users/${mira.id}`,
      scope: 'none',
      until: null,
      ground: { rule: 'hate', law: '§ 130 StGB' },
      facts: 'In three messages',
      fromNotice: false,
      automated: false,
      redress: { appeal: true },
      appeal: null,
    });
    const days = (Date.parse(decision.redress.until) - Date.now()) / DAY_MS;
    expect(Math.round(days)).toBe(183);
  });

  it('names the terms as a whole and the reason as its facts if nothing else is given', async () => {
    const until = new Date(Date.now() + HOUR_MS).toISOString();
    await setStatus('suspended', { until });
    const decision = await latest(await lockedOut());
    expect(decision).toMatchObject({ kind: 'suspension', scope: 'account', until });
    expect(decision).toMatchObject({ ground: {}, facts: 'Threats' });
  });

  it('is about the host alone where a session is taken down, and its notice leads to it', async () => {
    const guest = await addUser();
    const { id } = await hostWith(mira, [guest]);
    await report(`/api/sessions/${id}`, guest);
    await takeDown(`/api/admin/sessions/${id}`);
    const decision = await latest(mira.token);
    expect(decision).toMatchObject({ kind: 'session-taken-down', about: `/api/sessions/${id}` });
    expect(decision).toMatchObject({ name: 'Evening run', scope: 'content', fromNotice: true });
    expect(await decisionsOf(guest.token)).toEqual([]);
    const { member } = await expectAnswer(get('/api/notices', mira.token), 200, NoticeList);
    expect(member.find(({ kind }) => kind === 'session-taken-down')?.decision).toBe(decision.id);
  });

  it('isn’t written if the act changed nothing', async () => {
    await setStatus('banned');
    expect((await setStatus('banned')).status).toBe(409);
    expect(await decisionsOf(await lockedOut())).toHaveLength(1);
  });

  it('ends once the act is undone, or replaced by another', async () => {
    const { id } = await addFile(mira);
    await takeDown(`/api/admin/media/${id}`);
    await takeDown(`/api/admin/media/${id}`, { takenDown: false });
    expect((await latest(mira.token)).endedAt).not.toBeNull();
    await setStatus('suspended', { until: new Date(Date.now() + HOUR_MS).toISOString() });
    await setStatus('banned');
    const kinds = (await decisionsOf(await lockedOut())).map(({ kind, endedAt }) => [
      kind,
      endedAt === null,
    ]);
    expect(kinds).toEqual([
      ['ban', true],
      ['suspension', false],
      ['media-taken-down', false],
    ]);
  });

  it('is sent to a confirmed address with all of it', async () => {
    await warn();
    expect(mailsTo(mira.email)).toEqual([]);
    await confirmAddress(mira);
    await warn({ ground: { rule: 'spam' }, facts: 'Two hundred links' });
    const { text } = await mailTo(mira.email, 'A decision about you on Peerway');
    for (const part of ['You received a warning', 'Rule or law: Spam', 'Two hundred links']) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(/No machine was involved[^]*appeal[^]*court/);
    expect(text).toContain('https://peerway.test/decisions');
  });

  it('is in the export with its appeal', async () => {
    await warn();
    await appealed((await latest(mira.token)).id, mira.token);
    expect((await exported(mira)).rows('decisions-and-appeals')).toMatchObject([
      { kind: 'warning', facts: 'Insults', appeal: 'It wasn’t me', appealStatus: 'open' },
    ]);
  });

  it('is deleted with its account, and so is the appeal', async () => {
    await warn();
    await appealed((await latest(mira.token)).id, mira.token);
    await post('/api/account/leave', undefined, mira.token);
    await sweep(env, Date.now() + 15 * DAY_MS);
    const left = env.DB.prepare('SELECT count(*) AS n FROM decisions WHERE user_id = ?');
    expect(await left.bind(mira.id).first('n')).toBe(0);
  });
});

describe('a banned user', () => {
  beforeEach(async () => {
    await setStatus('banned');
  });

  it('gets a ticket for the right password alone', async () => {
    const wrong = await expectAnswer(logIn('not the password'), 401, Unauthenticated.strict());
    expect(wrong.ticket).toBeUndefined();
    expect((await latest(await lockedOut())).kind).toBe('ban');
  });

  it('reads and appeals with it, and can do nothing else', async () => {
    const ticket = await lockedOut();
    const { id } = await latest(ticket);
    await appealed(id, ticket);
    for (const path of ['/api/currentuser', '/api/notices', '/api/sessions', '/api/admin/users']) {
      expect((await get(path, ticket)).status).toBe(401);
    }
    expect((await warnWith(ticket)).status).toBe(401);
  });

  it('has it for 30 minutes, and while the account is locked', async () => {
    const old = await signDecisionTicket(env, mira.id, Date.now() - 31 * 60_000);
    expect((await get('/api/decisions', old)).status).toBe(401);
    const ticket = await lockedOut();
    const { id } = await latest(ticket);
    await setStatus('active');
    expect((await get('/api/decisions', ticket)).status).toBe(401);
    expect((await appealTo(id, ticket)).status).toBe(401);
  });

  it('is back once an appeal is granted', async () => {
    const ticket = await lockedOut();
    await appealed((await latest(ticket)).id, ticket);
    const id = await openAppeal();
    expect(await granted(id)).toMatchObject({ status: 'granted', restored: true });
    expect((await logIn()).status).toBe(200);
  });
});

const warnWith = (token: string) =>
  post(`/api/admin/users/${mira.id}/warnings`, { reason: 'x' }, token);

const openAppeal = async () => {
  const query = `SELECT p.id FROM appeals p JOIN decisions d ON d.id = p.decision_id WHERE d.user_id = ?`;
  return (await env.DB.prepare(query).bind(mira.id).first<number>('id')) ?? 0;
};

describe('an appeal', () => {
  it('can be made once, by whom the decision is about, within six months', async () => {
    await warn();
    const { id } = await latest(mira.token);
    expect((await appealTo(id, second.token)).status).toBe(404);
    await expectRefused(appealTo(id, mira.token, 'x'.repeat(1_001)), 'text');
    const answers = await Promise.all([appealTo(id, mira.token), appealTo(id, mira.token)]);
    expect(statusesOf(answers)).toEqual([201, 409]);
    const again = await expectAnswer(appealTo(id, mira.token), 409, Conflict.strict());
    expect(again.error).toBe('already appealed');
    await warn();
    const later = await latest(mira.token);
    await env.DB.prepare('UPDATE decisions SET decided_at = ? WHERE id = ?')
      .bind(Date.now() - 184 * DAY_MS, later.id)
      .run();
    expect((await latest(mira.token)).redress.appeal).toBe(false);
    const late = await expectAnswer(appealTo(later.id, mira.token), 409, Problem.strict());
    expect(late.detail).toContain('six months');
  });

  it('is decided by somebody else where there is somebody else', async () => {
    await warn();
    const id = await appealed((await latest(mira.token)).id, mira.token);
    expect((await decide(id, 'upheld', admin)).status).toBe(403);
    const answer = await expectAnswer(decide(id, 'upheld'), 200, AdminAppealItem);
    expect(answer).toMatchObject({ status: 'upheld', answer: 'We looked again', restored: null });
    const { appeal } = await latest(mira.token);
    expect(appeal).toMatchObject({ status: 'upheld', answer: 'We looked again' });
    expect(await noticeKinds(mira)).toContain('appeal-upheld');
  });

  it('is decided by the only admin if there is no other', async () => {
    await env.DB.prepare("UPDATE users SET role = 'user' WHERE role = 'admin' AND id <> ?")
      .bind(admin.id)
      .run();
    await warn();
    const id = await appealed((await latest(mira.token)).id, mira.token);
    expect((await decide(id, 'granted', admin)).status).toBe(200);
  });

  it('is never decided by the admin whom it is about', async () => {
    await env.DB.prepare("UPDATE users SET role = 'admin' WHERE id = ?").bind(mira.id).run();
    await warn();
    const id = await appealed((await latest(mira.token)).id, mira.token);
    expect((await decide(id, 'granted', mira)).status).toBe(403);
  });

  it('is decided once, whoever is first', async () => {
    await warn();
    const third = await addAdmin();
    const id = await appealed((await latest(mira.token)).id, mira.token);
    const answers = await Promise.all([decide(id, 'granted'), decide(id, 'upheld', third)]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect((await decide(id, 'granted')).status).toBe(409);
    const lines = env.DB.prepare(
      `SELECT count(*) AS n FROM audit_log WHERE action = 'appeal-decided' AND about = ?`,
    ).bind(`/api/users/${mira.id}`);
    expect(await lines.first('n')).toBe(1);
    const told = (await noticeKinds(mira)).filter((kind) => kind.startsWith('appeal-'));
    expect(told).toHaveLength(1);
  });

  it('takes a warning back if it is granted, and the answer is sent', async () => {
    await confirmAddress(mira);
    await warn();
    await granted(await appealed((await latest(mira.token)).id, mira.token));
    const me: { warning: unknown } = await (await get('/api/currentuser', mira.token)).json();
    expect(me.warning).toBeNull();
    const { text } = await mailTo(mira.email, 'The answer to your appeal');
    expect(text).toContain('We looked again');
  });

  it('puts a file back if it is granted', async () => {
    const file = await addFile(mira);
    await takeDown(`/api/admin/media/${file.id}`);
    expect((await get(file.path)).status).toBe(404);
    await granted(await appealed((await latest(mira.token)).id, mira.token));
    expect((await get(file.path)).status).toBe(200);
    expect((await latest(mira.token)).endedAt).not.toBeNull();
  });

  it('says if what it was about is gone', async () => {
    const file = await addFile(mira);
    await takeDown(`/api/admin/media/${file.id}`);
    await env.DB.prepare('UPDATE media SET deleted_at = 1 WHERE id = ?').bind(file.id).run();
    const id = await appealed((await latest(mira.token)).id, mira.token);
    expect(await granted(id)).toMatchObject({ restored: false });
  });

  it('puts a session back if it is granted, and its members are told', async () => {
    const guest = await addUser();
    const { id, room } = await hostWith(mira, [guest]);
    await takeDown(`/api/admin/sessions/${id}`);
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
    await post(`/api/admin/reports/${id}/removal`, { reason: 'An insult' }, admin.token);
    expect(await textsOf(room, reporter)).toEqual(['']);
    const decision = await latest(author.token);
    expect(decision).toMatchObject({ kind: 'message-removed', about, fromNotice: true });
    const appeal = await appealed(decision.id, author.token);
    expect(await granted(appeal)).toMatchObject({ held: 'Not an insult', restored: true });
    expect(await textsOf(room, reporter)).toEqual(['Not an insult']);
  });

  it('leaves alone what was undone before', async () => {
    const file = await addFile(mira);
    await takeDown(`/api/admin/media/${file.id}`);
    const { id } = await latest(mira.token);
    await takeDown(`/api/admin/media/${file.id}`, { takenDown: false });
    await takeDown(`/api/admin/media/${file.id}`);
    await granted(await appealed(id, mira.token));
    expect((await get(file.path)).status).toBe(404);
  });
});

describe('what was taken down', () => {
  it('is erased after six months, unless an appeal is open', async () => {
    const [file, kept] = [await addFile(mira), await addFile(mira)];
    const { id } = await hostWith(mira, []);
    await takeDown(`/api/admin/media/${file.id}`);
    await takeDown(`/api/admin/sessions/${id}`);
    await takeDown(`/api/admin/media/${kept.id}`);
    await appealed((await latest(mira.token)).id, mira.token);
    const rows = async () =>
      (
        await env.DB.prepare(
          `SELECT deleted_at IS NULL AS there FROM media WHERE id IN (?, ?) ORDER BY id`,
        )
          .bind(file.id, kept.id)
          .all<{ there: number }>()
      ).results.map(({ there }) => there);
    await sweep(env, Date.now() + 182 * DAY_MS);
    expect(await rows()).toEqual([1, 1]);
    await sweep(env, Date.now() + 184 * DAY_MS);
    // The row of a deleted file goes with its bytes.
    expect(await rows()).toEqual([1]);
    const text = env.DB.prepare('SELECT description FROM sessions WHERE id = ?').bind(id);
    expect(await text.first('description')).toBe('');
  });
});
