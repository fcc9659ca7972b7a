import { env } from 'cloudflare:test';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { proveWork } from '../../../web/legal/proof-of-work.ts';
import { AuditList } from '../../../worker/contract/audit.ts';
import { NoticeChallenge } from '../../../worker/contract/notice-proof.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import { AdminReportDetail, AdminReportList, ReportItem } from '../../../worker/contract/report.ts';
import { DAY_MS } from '../../../worker/contract/time.ts';
import { sweep } from '../../../worker/sweep.ts';
import {
  expectAnswer,
  expectRefused,
  get,
  getAs,
  nextAddress,
  patch,
  post,
  send,
  statusesOf,
} from '../support/client.ts';
import { mailTo, mailsTo } from '../support/mailbox.ts';
import { addAdmin, addUser } from '../support/people.ts';
import { addGames, hostSession } from '../support/sessions.ts';
import { rows, sql } from '../support/sql.ts';

type Person = Awaited<ReturnType<typeof addUser>>;

let admin: Person;
let ben: Person;

/** Does the work for a new ticket. */
const prove = async () =>
  proveWork(await getAs(NoticeChallenge.strict(), '/api/reports/challenge'));

const notice = async (over: Record<string, unknown> = {}) => ({
  about: `/api/users/${ben.id}`,
  reason: 'illegal',
  text: 'It insults a group of people',
  goodFaith: true,
  proof: await prove(),
  ...over,
});

const report = async (over: Record<string, unknown> = {}, address = nextAddress()) =>
  send('POST', '/api/reports', {
    body: await notice(over),
    headers: { 'CF-Connecting-IP': address },
  });

const decide = async (id: number, decision: string) => {
  await patch(`/api/admin/reports/${id}`, { taken: true }, admin.token);
  const json = { decision, note: 'Seen and thought about' };
  return expectAnswer(patch(`/api/admin/reports/${id}`, json, admin.token), 200, AdminReportDetail);
};

const told = () => sql`SELECT * FROM visitor_notices`.all();

beforeAll(() => addGames());
beforeEach(async () => {
  [admin, ben] = [await addAdmin(), await addUser()];
});

describe('a visitor’s report', () => {
  it('is refused as one too many while a thousand are open', async () => {
    const { id } = await expectAnswer(report(), 201, ReportItem);
    await sql`WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
      INSERT INTO reports (reporter_id, about, reason, text, evidence, reported_id, created_at)
      SELECT 0, about, reason, text, evidence, reported_id, created_at FROM reports, n WHERE id = ${id}`.run();
    expect((await report()).status).toBe(429);
    await sql`UPDATE reports SET decided_at = 1 WHERE id = ${id}`.run();
    await expectAnswer(report(), 201, ReportItem);
    await sql`UPDATE reports SET decided_at = 1 WHERE id > ${id}`.run();
  });

  it('is in the queue, as a visitor’s and with the name that they gave, never an address', async () => {
    const email = `${crypto.randomUUID()}@peerway.test`;
    const address = nextAddress();
    const { id } = await expectAnswer(
      report({ email, name: ' Kim\u202E  Doe\0' }, address),
      201,
      ReportItem.strict(),
    );
    const answer = await get(`/api/admin/reports/${id}`, admin.token);
    const text = await answer.text();
    expect(AdminReportDetail.strict().parse(JSON.parse(text))).toMatchObject({
      reporter: null,
      visitorName: 'Kim Doe',
      reported: { id: ben.id },
      reason: 'illegal',
    });
    expect(text).not.toContain(email);
    expect(text).not.toContain(address);
    const results = await rows`SELECT subject FROM login_failures`;
    expect(JSON.stringify(results)).not.toContain(address);
  });

  it('is confirmed by email, and its decision is sent with the way to object', async () => {
    const email = `${crypto.randomUUID()}@peerway.test`;
    const { id } = await expectAnswer(report({ email }), 201, ReportItem);
    await mailTo(email, 'We got your report');
    await decide(id, 'dismissed');
    const { text } = await mailTo(email, 'Your report was decided');
    expect(text).toContain('Seen and thought about');
    expect(text).toContain('If you disagree');
  });

  it('needs no email, and then there is none', async () => {
    const { id } = await expectAnswer(report(), 201, ReportItem);
    expect((await decide(id, 'upheld')).decision).toBe('upheld');
    const notices = sql`SELECT 1 FROM notices WHERE user_id = 0`;
    expect((await notices.all()).results).toEqual([]);
  });

  it('sends no more than two confirmations to a mailbox in an hour', async () => {
    const email = `${crypto.randomUUID()}@peerway.test`;
    for (let sent = 0; sent < 3; sent += 1) expect((await report({ email })).status).toBe(201);
    await mailTo(email, 'We got your report');
    expect(mailsTo(email)).toHaveLength(2);
  });

  it('says what is missing', async () => {
    await expectRefused(report({ text: '' }), 'text');
    await expectRefused(report({ goodFaith: undefined }), 'goodFaith');
    await expectRefused(report({ proof: undefined }), 'proof');
    await expectRefused(report({ email: 'not an address' }), 'email');
  });

  it('is taken once for a proof of work, and not without the work', async () => {
    const proof = await prove();
    const { parameters } = proof.challenge;
    const counter = proof.solution.counter + 1;
    const undone = { ...proof, solution: { ...proof.solution, counter } };
    await expectRefused(report({ proof: undone }), 'proof');
    // Less work, or another ticket, isn't what was signed.
    for (const other of [
      { ...parameters, cost: 1 },
      { ...parameters, keyPrefix: '0' },
      { ...parameters, data: { ticket: 'forged' } },
      { ...parameters, data: (await prove()).challenge.parameters.data },
    ]) {
      const challenge = { ...proof.challenge, parameters: other };
      await expectRefused(report({ proof: await proveWork(challenge) }), 'proof');
    }
    const both = await Promise.all([report({ proof }), report({ proof })]);
    expect(statusesOf(both)).toEqual([201, 422]);
  });

  it('is refused from an address that has sent five in a quarter of an hour', async () => {
    const address = nextAddress();
    for (let sent = 0; sent < 5; sent += 1) expect((await report({}, address)).status).toBe(201);
    const refused = await report({}, address);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await report()).status).toBe(201);
  });

  it('about what a visitor can’t see is answered as if it didn’t exist', async () => {
    const friends = await hostSession(ben, { visibility: 'friends' });
    const unlisted = await hostSession(ben, { visibility: 'unlisted' });
    const open = await hostSession(ben);
    const hidden = [
      `/api/sessions/${friends.id}`,
      `/api/sessions/${unlisted.id}`,
      `/api/sessions/${open.id}/messages/1`,
      '/api/users/999999999',
    ];
    for (const about of hidden) {
      await expectAnswer(report({ about }), 404, Problem.strict());
    }
    expect((await report({ about: `/api/sessions/${open.id}` })).status).toBe(201);
  });

  it('leaves others without access to rooms, and the operator’s log lines without a name', async () => {
    expect((await report()).status).toBe(201);
    const open = await hostSession(ben);
    const about = `/api/sessions/${open.id}/messages/1`;
    const reported = post('/api/reports', { about, reason: 'harassment' }, (await addUser()).token);
    await expectAnswer(reported, 404, Problem.strict());
    await sql`INSERT INTO audit_log (actor_id, action, about, reason, created_at) VALUES (0, 'role', '/api/users/1', 'zzmake', ${Date.now()})`.run();
    admin = await addAdmin();
    const { member } = await getAs(AuditList, '/api/admin/audit-log', admin.token);
    expect(member.find(({ reason }) => reason === 'zzmake')?.actor).toBeNull();
  });

  it('loses name, email and text 30 days after the decision, and stays as a decision', async () => {
    const email = `${crypto.randomUUID()}@peerway.test`;
    const { id } = await expectAnswer(report({ email, name: 'Kim Doe' }), 201, ReportItem);
    await sweep(env, Date.now() + 60 * DAY_MS);
    expect(JSON.stringify((await told()).results)).toContain(email);
    admin = await addAdmin();
    await decide(id, 'upheld');
    await sweep(env, Date.now() + 31 * DAY_MS);
    expect(JSON.stringify((await told()).results)).not.toContain(email);
    const row = sql`SELECT text, decision FROM reports WHERE id = ${id}`;
    expect(await row.first()).toEqual({ text: '', decision: 'upheld' });
  });
});

it('reports by users are as before, beside those of visitors', async () => {
  const mira = await addUser();
  await expectAnswer(report(), 201, ReportItem);
  const json = { about: `/api/users/${ben.id}`, reason: 'spam' };
  await expectAnswer(post('/api/reports', json, mira.token), 201, ReportItem);
  expect((await post('/api/reports', json, mira.token)).status).toBe(409);
  const { member } = await getAs(AdminReportList, '/api/admin/reports', admin.token);
  const both = member.filter(({ about }) => about === json.about);
  expect(both.map(({ reporter }) => reporter?.id ?? null)).toEqual([null, mira.id]);
});
