import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { DIGEST_TAG, toDigestItem } from '../../../durable/notifications/queue-entry.ts';
import { NoticeList } from '../../../worker/contract/notice-item.ts';
import type { SessionItem } from '../../../worker/contract/session.ts';
import { mailboxOf } from '../../../worker/core/mailbox.ts';
import { toItem } from '../../../worker/notifications/to-item.ts';
import { patch, put, getAs } from '../../worker/support/client.ts';
import { confirmAddress, mailTo, mailsTo } from '../../worker/support/mailbox.ts';
import { type Account, addUser, register } from '../../worker/support/people.ts';
import { HOUR_MS, addGames, apply, hostSession } from '../../worker/support/sessions.ts';
import { sql } from '../../worker/support/sql.ts';
import { advance, alarmAfter, connect, until, untilStored } from '../support/live.ts';
import { notifierOf, waitingFor } from '../support/notifier.ts';

const MINUTE_MS = 60_000;
const DIGEST = 'Your day on Peerway';

let host: Account;
let session: SessionItem;

const settings = (body: object) => patch('/api/notification-settings', body, host.token);
const subjects = () =>
  mailsTo(host.email)
    .map(({ subject }) => subject)
    .filter((subject) => subject !== 'Confirm your email');

/** A new user applies. The host's queue gets an item. */
async function applied() {
  const user = await addUser();
  await apply(user, session.id);
  return user;
}
/** Waits until the platform's alarm has run, so that all remaining entries are due later. */
const queued = () =>
  until('what waits', async () => {
    const entries = await waitingFor(host.id);
    return entries.length > 0 && entries.every(({ dueAt }) => dueAt > Date.now()) && entries;
  });
const tick = (ms: number) => alarmAfter(ms, notifierOf(host.id));

/** Runs the alarm of the daily email. @returns its time */
async function runDigest() {
  const { dueAt } = await until('the daily email', async () =>
    (await waitingFor(host.id)).find(({ item }) => item.tag === DIGEST_TAG),
  );
  await tick(dueAt - Date.now());
  return dueAt;
}

beforeAll(() => addGames());
beforeEach(async () => {
  host = await register();
  await confirmAddress(host);
  session = await hostSession(host, { name: '<b>Raid</b>', startsAt: inHours(40) });
  await settings({ channels: { applications: { email: true } } });
});
afterEach(() => {
  vi.useRealTimers();
});

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
/** Hours and minutes, in UTC. */
const timeOf = (at: string) => at.slice(11, 16);

describe('an email about a notification', () => {
  it('goes to who has not read it after 15 minutes, once', async () => {
    const user = await applied();
    const [entry] = await queued();
    await tick(14 * MINUTE_MS);
    expect(subjects()).toEqual([]);
    await tick(MINUTE_MS + 1);
    const subject = `${user.name} applied for <b>Raid</b>`;
    const { text, html, headers } = await mailTo(host.email, subject);
    const link = `/session/${session.id}?notice=${entry?.item.noticeId}#applicants`;
    expect(text).toContain(`\nhttps://peerway.test${link}\n`);
    expect(html).toContain('&lt;b&gt;Raid&lt;/b&gt;');
    expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    await tick(HOUR_MS);
    expect(subjects()).toEqual([subject]);
  });

  it.each([
    [
      'has read it',
      (notice: number) => patch(`/api/notices/${notice}`, { read: true }, host.token),
    ],
    ['muted the session', () => put(`/api/sessions/${session.id}/mute`, undefined, host.token)],
    ['turned it off', () => settings({ channels: { applications: { email: false } } })],
    [
      'blocked its sender',
      (_: number, by: number) => put(`/api/blocks/${by}`, undefined, host.token),
    ],
  ] as const)('does not go to somebody who %s', async (_, silence) => {
    const { id } = await applied();
    const [entry] = await queued();
    expect((await silence(entry?.item.noticeId ?? 0, id)).ok).toBe(true);
    await tick(15 * MINUTE_MS + 1);
    expect(await waitingFor(host.id)).toEqual([]);
    expect(subjects()).toEqual([]);
  });

  it('goes to who has not read what a tab in front has shown, without a push', async () => {
    const tab = await connect(host.token);
    await untilStored(host.id, true);
    tab.send({ event: 'in-front', data: { inFront: true } });
    await applied();
    await tab.frame('notice');
    const [entry] = await queued();
    expect(entry?.item.shown).toBe(true);
    await tick(15 * MINUTE_MS + 1);
    await until('the email', () => subjects().length === 1);
    tab.close();
  });

  it('waits for the end of the quiet hours', async () => {
    const [from = '', to = ''] = [inHours(-1), inHours(1)].map(timeOf);
    await settings({ quietHours: { from, to }, zone: 'UTC' });
    await applied();
    const [entry] = await queued();
    expect(timeOf(new Date(entry?.dueAt ?? 0).toISOString())).toBe(to);
    await tick(HOUR_MS);
    await until('the email', () => subjects().length === 1);
  });
});

describe('the daily email', () => {
  beforeEach(async () => {
    // Emails of the topic are off. The daily email has its unread notices anyway.
    await settings({
      digest: true,
      zone: 'Asia/Kathmandu',
      channels: { applications: { email: false } },
    });
  });

  it('tells at nine in the morning what was not read, once, and leads to each', async () => {
    const [read, one, two] = [await applied(), await applied(), await applied()];
    const notices = await getAs(NoticeList, '/api/notices', host.token);
    const known = notices.member.find(({ actor }) => actor?.id === read.id);
    await patch(`/api/notices/${known?.id}`, { read: true }, host.token);
    await queued();
    await tick(15 * MINUTE_MS + 1);
    expect(subjects()).toEqual([]);
    const at = await runDigest();
    expect(new Date(at).toISOString()).toMatch(/T03:15:00/);
    const { text } = await mailTo(host.email, DIGEST);
    expect(text).toContain(`${one.name} applied for <b>Raid</b>:\nhttps://peerway.test/session/`);
    expect(text).toContain(two.name);
    expect(text).not.toContain(read.name);
    expect(await waitingFor(host.id)).toEqual([]);
    // The next daily email doesn't repeat them.
    await notifierOf(host.id).enqueue(toDigestItem(Date.now()));
    await tick(1);
    expect(subjects()).toEqual([DIGEST]);
  });

  it('holds messages too, if they would be emailed, but no reminders', async () => {
    const { id } = await applied();
    const now = Date.now();
    const missed = { topic: 'calls', what: 'missed-call', actorId: id, sessionId: null } as const;
    await settings({ channels: { calls: { email: true } } });
    await notifierOf(host.id).enqueue(toItem({ ...missed, at: now }));
    await sql`INSERT INTO notices (user_id, kind, session_id, created_at) VALUES (${host.id}, 'reminder-soon', ${session.id}, ${now})`.run();
    await queued();
    await tick(15 * MINUTE_MS + 1);
    expect(subjects()).toEqual([]);
    await runDigest();
    const { text } = await mailTo(host.email, DIGEST);
    expect(text).toContain('You missed a call from');
    expect(text).toContain('applied for');
    expect(text).not.toContain('15 minutes');
    expect(await waitingFor(host.id)).toEqual([]);
  });

  it('names nobody who was blocked meanwhile, and is not sent with nothing to tell', async () => {
    const { id } = await applied();
    await queued();
    await put(`/api/blocks/${id}`, undefined, host.token);
    await tick(15 * MINUTE_MS + 1);
    await notifierOf(host.id).enqueue(toDigestItem(Date.now()));
    await tick(1);
    expect(subjects()).toEqual([]);
  });

  it('tells in the end what came in a night whose quiet hours end after nine', async () => {
    await settings({ zone: 'UTC', quietHours: { from: '23:00', to: '10:00' } });
    session = await hostSession(host, { startsAt: inHours(100) });
    advance(24 * HOUR_MS - (Date.now() % (24 * HOUR_MS)) + HOUR_MS / 2);
    const { name } = await applied();
    await until('the item', async () => (await waitingFor(host.id)).length > 0);
    await tick(1);
    const [waiting] = await waitingFor(host.id);
    await tick((waiting?.dueAt ?? 0) - Date.now());
    // At nine it is quiet again.
    expect(timeOf(new Date(await runDigest()).toISOString())).toBe('09:00');
    expect(subjects()).toEqual([]);
    await tick(HOUR_MS);
    expect((await mailTo(host.email, DIGEST)).text).toContain(name);
  });

  it('goes to a confirmed address only', async () => {
    await applied();
    await queued();
    await tick(15 * MINUTE_MS + 1);
    await sql`UPDATE users SET email_confirmed_at = NULL WHERE id = ${host.id}`.run();
    await runDigest();
    expect(subjects()).toEqual([]);
  });

  it('is within what the mailbox may get', async () => {
    await applied();
    await queued();
    await tick(15 * MINUTE_MS + 1);
    const [entry] = await waitingFor(host.id);
    await sql`INSERT INTO sent_mails (mailbox, sent_at) SELECT 'topic ' || ${mailboxOf(host.email)}, ${entry?.dueAt} FROM json_each('[1,2,3,4,5,6,7,8,9,10]')`.run();
    await runDigest();
    expect(subjects()).toEqual([]);
  });
});
