import { env } from 'cloudflare:test';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { AdminAppealItem } from '../../../worker/contract/decision.ts';
import { NoticeList } from '../../../worker/contract/notice-item.ts';
import { Unauthenticated } from '../../../worker/contract/problem.ts';
import { signDecisionTicket } from '../../../worker/core/auth/decision-ticket.ts';
import { sweep } from '../../../worker/sweep.ts';
import { exported } from '../accounts/exported.ts';
import { expectAnswer, get, getAs, patch, post, send } from '../support/client.ts';
import {
  type Person,
  addFile,
  appealTo,
  appealed,
  decide,
  decisionsOf,
  latest,
  lockedOut,
  report,
  setStatus,
  takeDown,
  warn,
} from '../support/decisions.ts';
import { confirmAddress, mailTo, mailsTo } from '../support/mailbox.ts';
import { hostWith } from '../support/messages.ts';
import { addAdmin, addUser, logIn } from '../support/people.ts';
import { HOUR_MS, addGames } from '../support/sessions.ts';
import { rows, sql } from '../support/sql.ts';

let admin: Person;
let second: Person;
let mira: Person;
const DAY_MS = 24 * HOUR_MS;

/** Grants an appeal, as another admin than the one who decided. */
const granted = (id: number) => expectAnswer(decide(id, 'granted', second), 200, AdminAppealItem);

beforeAll(() => addGames());
beforeEach(async () => {
  [admin, second, mira] = [await addAdmin(), await addAdmin(), await addUser()];
});

describe('a decision', () => {
  it('says what, why, for how long, by whom it was noticed and how to object', async () => {
    await warn(mira, admin, {
      ground: { rule: 'hate', law: '§ 130 StGB' },
      facts: 'In three messages',
    });
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
    await setStatus(mira, admin, 'suspended', { until });
    const decision = await latest(await lockedOut(mira));
    expect(decision).toMatchObject({ kind: 'suspension', scope: 'account', until });
    expect(decision).toMatchObject({ ground: {}, facts: 'Threats' });
  });

  it('is about the host alone where a session is taken down, and its notice leads to it', async () => {
    const guest = await addUser();
    const { id } = await hostWith(mira, [guest]);
    await report(`/api/sessions/${id}`, guest);
    await takeDown(`/api/admin/sessions/${id}`, admin);
    const decision = await latest(mira.token);
    expect(decision).toMatchObject({ kind: 'session-taken-down', about: `/api/sessions/${id}` });
    expect(decision).toMatchObject({ name: 'Evening run', scope: 'content', fromNotice: true });
    expect(await decisionsOf(guest.token)).toEqual([]);
    const { member } = await getAs(NoticeList, '/api/notices', mira.token);
    expect(member.find(({ kind }) => kind === 'session-taken-down')?.decision).toBe(decision.id);
  });

  it.each([
    ['session-changed', 'changed', { name: 'A better name', reason: 'A rude name' }],
    ['session-cancelled', 'cancelled', { status: 'cancelled', cancelReason: 'A rude name' }],
  ])('is written if an admin acts on another host’s session: %s', async (kind, scope, body) => {
    const { id } = await hostWith(mira, []);
    await patch(`/api/sessions/${id}`, { seats: 5 }, mira.token);
    expect(await decisionsOf(mira.token)).toEqual([]);
    expect((await patch(`/api/sessions/${id}`, body, admin.token)).status).toBe(200);
    expect(await latest(mira.token)).toMatchObject({ kind, scope, facts: 'A rude name' });
  });

  it('names a session that an admin deletes by what it was, and says it can’t be put back', async () => {
    const { id } = await hostWith(mira, []);
    expect((await send('DELETE', `/api/sessions/${id}`, { token: admin.token })).status).toBe(204);
    const decision = await latest(mira.token);
    expect(decision).toMatchObject({ kind: 'session-deleted', about: `/api/sessions/${id}` });
    const answer = await granted(await appealed(decision.id, mira.token));
    expect(answer).toMatchObject({ restored: false });
  });

  it('isn’t written if the act changed nothing', async () => {
    await setStatus(mira, admin, 'banned');
    expect((await setStatus(mira, admin, 'banned')).status).toBe(409);
    expect(await decisionsOf(await lockedOut(mira))).toHaveLength(1);
  });

  it('ends once the act is undone, or replaced by another', async () => {
    const { id } = await addFile(mira);
    await takeDown(`/api/admin/media/${id}`, admin);
    await takeDown(`/api/admin/media/${id}`, admin, { takenDown: false });
    expect((await latest(mira.token)).endedAt).not.toBeNull();
    await setStatus(mira, admin, 'suspended', {
      until: new Date(Date.now() + HOUR_MS).toISOString(),
    });
    await setStatus(mira, admin, 'banned');
    const kinds = (await decisionsOf(await lockedOut(mira))).map(({ kind, endedAt }) => [
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
    await warn(mira, admin);
    await confirmAddress(mira);
    await warn(mira, admin, { ground: { rule: 'spam' }, facts: 'Two hundred links' });
    const { text } = await mailTo(mira.email, 'A decision about you on Peerway');
    for (const part of ['You received a warning', 'Rule or law: Spam', 'Two hundred links']) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(/not a machine[^]*appeal[^]*court/);
    expect(text).toContain('https://peerway.test/decisions');
    expect(mailsTo(mira.email)).toHaveLength(1);
  });

  it('is in the export with its appeal', async () => {
    await warn(mira, admin);
    await appealed((await latest(mira.token)).id, mira.token);
    expect((await exported(mira)).rows('decisions-and-appeals')).toMatchObject([
      { kind: 'warning', facts: 'Insults', appeal: 'It wasn’t me', appealStatus: 'open' },
    ]);
  });

  it('is deleted with its account, and so is the appeal', async () => {
    await warn(mira, admin);
    await appealed((await latest(mira.token)).id, mira.token);
    await post('/api/account/leave', undefined, mira.token);
    await sweep(env, Date.now() + 15 * DAY_MS);
    const left = env.DB.prepare('SELECT count(*) AS n FROM decisions WHERE user_id = ?');
    expect(await left.bind(mira.id).first('n')).toBe(0);
  });
});

describe('a banned user', () => {
  beforeEach(async () => {
    await setStatus(mira, admin, 'banned');
  });

  it('gets a ticket for the right password alone', async () => {
    const wrong = await expectAnswer(
      logIn(mira, { password: 'not the password' }),
      401,
      Unauthenticated.strict(),
    );
    expect(wrong.ticket).toBeUndefined();
    expect((await latest(await lockedOut(mira))).kind).toBe('ban');
  });

  it('reads and appeals with it, and can do nothing else', async () => {
    const ticket = await lockedOut(mira);
    const { id } = await latest(ticket);
    await appealed(id, ticket);
    for (const path of ['/api/currentuser', '/api/notices', '/api/sessions', '/api/admin/users']) {
      expect((await get(path, ticket)).status).toBe(401);
    }
    expect((await warn(mira, { ...admin, token: ticket })).status).toBe(401);
  });

  it('has it for 30 minutes, and while the account is locked', async () => {
    const old = await signDecisionTicket(env, mira.id, Date.now() - 31 * 60_000);
    expect((await get('/api/decisions', old)).status).toBe(401);
    const ticket = await lockedOut(mira);
    const { id } = await latest(ticket);
    await setStatus(mira, admin, 'active');
    expect((await get('/api/decisions', ticket)).status).toBe(401);
    expect((await appealTo(id, ticket)).status).toBe(401);
  });
});

it('what was taken down is erased after six months, unless an appeal is open', async () => {
  const [file, kept] = [await addFile(mira), await addFile(mira)];
  const { id } = await hostWith(mira, [], { description: 'Über Łódź', partyCode: 'x7' });
  await takeDown(`/api/admin/media/${file.id}`, admin);
  await takeDown(`/api/admin/sessions/${id}`, admin);
  await takeDown(`/api/admin/media/${kept.id}`, admin);
  await appealed((await latest(mira.token)).id, mira.token);
  const left = async () =>
    (
      await rows<{
        there: number;
      }>`SELECT deleted_at IS NULL AS there FROM media WHERE id IN (${file.id}, ${kept.id}) ORDER BY id`
    ).map(({ there }) => there);
  await sweep(env, Date.now() + 182 * DAY_MS);
  expect(await left()).toEqual([1, 1]);
  await sweep(env, Date.now() + 184 * DAY_MS);
  // The row of a deleted file goes with its bytes.
  expect(await left()).toEqual([1]);
  const text = sql`SELECT description || description_words || party_code AS left FROM sessions WHERE id = ${id}`;
  expect(await text.first('left')).toBe('');
});
