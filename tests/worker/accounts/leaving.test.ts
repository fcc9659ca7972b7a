import { env } from 'cloudflare:test';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { CurrentUser, LeavingAccount, OwnAccount } from '../../../worker/contract/account.ts';
import { InvitationItem } from '../../../worker/contract/invitation.ts';
import { Problem, Unauthenticated } from '../../../worker/contract/problem.ts';
import { SessionDetail, SessionList } from '../../../worker/contract/session.ts';
import { UserDetail, UserList } from '../../../worker/contract/user.ts';
import { sweep } from '../../../worker/sweep.ts';
import { expectConsole } from '../../support/console-watch.ts';
import { expectDone, expectAnswer, get, getAs, patch, post, put } from '../support/client.ts';
import { befriend, list } from '../support/friendship.ts';
import { confirmAddress, mailTo } from '../support/mailbox.ts';
import { type Account, addAdmin, loggedIn, register } from '../support/people.ts';
import {
  addGames,
  sessionBody,
  apply,
  hostSession,
  noticeKinds,
  changeApplicationStatus,
} from '../support/sessions.ts';
import { rows, sql } from '../support/sql.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let mira: Account;
let ben: Account;

const leave = (who: Account) => post('/api/account/leave', undefined, who.token);
const left = (who: Account) => expectAnswer(leave(who), 200, LeavingAccount);

/** Applies for a session and, if the host is given, is accepted. */
async function join(who: Account, session: number, by?: Account) {
  const { id } = await apply(who, session, 'Let me in');
  if (by) await changeApplicationStatus(by, id, 'accepted');
  return id;
}

const acceptInvitation = (id: number, token: string) =>
  patch(`/api/invitations/${id}`, { status: 'accepted' }, token);

const inDays = (days: number) => sweep(env, Date.now() + days * DAY_MS);

beforeAll(() => addGames());
beforeEach(async () => {
  [mira, ben] = [await register(), await register()];
});

describe('leaving', () => {
  it('ends every log-in, and is said by mail', async () => {
    const other = await loggedIn(mira);
    await confirmAddress(mira);
    const { leavesAt } = await left(mira);
    expect(Math.round((Date.parse(leavesAt) - Date.now()) / DAY_MS)).toBe(14);
    for (const token of [mira.token, other.token]) {
      await expectAnswer(get('/api/currentuser', token), 401, Unauthenticated);
    }
    const refreshed = post('/api/token/refresh', { refresh_token: mira.refresh_token });
    await expectAnswer(refreshed, 401, Unauthenticated);
    const mail = await mailTo(mira.email, 'Your account will be deleted');
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    expect(mail.text).toContain(`will be deleted on ${day.format(Date.parse(leavesAt))}`);
  });

  it('hides the account from every list and search at once', async () => {
    await befriend(mira, ben);
    const name = encodeURIComponent(mira.name);
    const found = async () => [
      (await getAs(UserList, `/api/users?q=${name}`, ben.token)).member.length,
      (await list(ben)).member.length,
      (await get(`/api/users/${mira.id}`, ben.token)).status,
      (await get(`/api/users/${mira.id}`)).status,
    ];
    expect(await found()).toEqual([1, 1, 200, 200]);
    await left(mira);
    expect(await found()).toEqual([0, 0, 404, 404]);
    const latest = await getAs(UserList, '/api/latest/users');
    expect(latest.member.map(({ id }) => id)).not.toContain(mira.id);
  });

  it('cancels what one hosts, with a word to its members, and frees seats for who waits', async () => {
    const [hosted, bens] = [await hostSession(mira), await hostSession(ben, { seats: 2 })];
    const cleo = await register();
    await join(ben, hosted.id, mira);
    await join(mira, bens.id, ben);
    const waiting = await join(cleo, bens.id, ben);
    await left(mira);
    const seen = await getAs(SessionDetail, `/api/sessions/${hosted.id}`, ben.token);
    expect(seen.status).toBe('cancelled');
    expect(await noticeKinds(ben)).toEqual(
      expect.arrayContaining(['session-host-gone', 'member-left']),
    );
    const { member } = await getAs(SessionList, '/api/latest/sessions');
    expect(member.map(({ id }) => id)).not.toContain(hosted.id);
    const [row] =
      await rows`SELECT offer_expires_at IS NOT NULL AS offered FROM applications WHERE id = ${waiting}`;
    expect(row).toEqual({ offered: 1 });
    expect(await noticeKinds(cleo)).toContain('seat-offered');
  });

  it('lets the one who logs in again look, take care of the account, and nothing else', async () => {
    const session = await hostSession(ben);
    await left(mira);
    const { token } = await loggedIn(mira);
    const current = await getAs(CurrentUser, '/api/currentuser', token);
    expect(current.leavesAt).not.toBeNull();
    await getAs(OwnAccount, '/api/account', token);
    const refused = [
      post('/api/sessions', sessionBody(), token),
      post(
        '/api/applications',
        { text: '', user: `/api/users/${mira.id}`, session: `/api/sessions/${session.id}` },
        token,
      ),
      patch(`/api/users/${mira.id}`, { about: 'Still here' }, token),
      put(`/api/blocks/${ben.id}`, {}, token),
    ];
    for (const answer of refused) {
      const { detail } = await expectAnswer(answer, 403, Problem.strict());
      expect(detail).toContain('about to be deleted');
    }
    const body = { password: 'a wholly new password' };
    await expectDone(post('/api/password/change', body, token));
  });

  it('ends with a return: all is there again but what was cancelled', async () => {
    await befriend(mira, ben);
    const hosted = await hostSession(mira);
    await left(mira);
    const { token } = await loggedIn(mira);
    await expectDone(post('/api/account/return', {}, token));
    const current = await getAs(CurrentUser, '/api/currentuser', token);
    expect(current.leavesAt).toBeNull();
    await getAs(UserDetail, `/api/users/${mira.id}`, ben.token);
    expect((await list(ben)).member).toHaveLength(1);
    const detail = await getAs(SessionDetail, `/api/sessions/${hosted.id}`, token);
    expect(detail.status).toBe('cancelled');
    await inDays(30);
    expect(await rows`SELECT status FROM users WHERE id = ${mira.id}`).toEqual([
      { status: 'active' },
    ]);
  });

  it('can’t be called off once its time is over, when the account may be deleted in part', async () => {
    await befriend(mira, ben);
    await left(mira);
    const { token } = await loggedIn(mira);
    await sql`UPDATE users SET leaves_at = 1 WHERE id = ${mira.id}`.run();
    const { detail } = await expectAnswer(
      post('/api/account/return', {}, token),
      409,
      Problem.strict(),
    );
    expect(detail).toContain('is over');
    await sweep(env, Date.now());
    expect(await rows`SELECT status FROM users WHERE id = ${mira.id}`).toEqual([
      { status: 'gone' },
    ]);
  });

  it('ends what one was invited to and had accepted, so that one can be invited again', async () => {
    await befriend(mira, ben);
    const { id } = await hostSession(ben);
    const invite = () =>
      post(`/api/sessions/${id}/invitations`, { user: `/api/users/${mira.id}` }, ben.token);
    const first = await expectAnswer(invite(), 201, InvitationItem);
    await expectAnswer(acceptInvitation(first.id, mira.token), 200, InvitationItem);
    await left(mira);
    const { token } = await loggedIn(mira);
    await expectDone(post('/api/account/return', {}, token));
    const second = await expectAnswer(invite(), 201, InvitationItem);
    const { application } = await expectAnswer(
      acceptInvitation(second.id, token),
      200,
      InvitationItem,
    );
    expect(application).toMatchObject({ status: 'accepted' });
  });

  it('does not go back to the first day when begun again', async () => {
    const { leavesAt } = await left(mira);
    await sql`UPDATE users SET leaves_at = leaves_at - 1000 WHERE id = ${mira.id}`.run();
    const { token } = await loggedIn(mira);
    const again = await left({ ...mira, token });
    expect(Date.parse(again.leavesAt)).toBe(Date.parse(leavesAt) - 1000);
  });

  it('is refused to the last admin', async () => {
    await sql`UPDATE users SET role = 'admin' WHERE id = ${mira.id}`.run();
    await expectAnswer(leave(mira), 409, Problem);
    await getAs(CurrentUser, '/api/currentuser', mira.token);
    await sql`UPDATE users SET role = 'admin' WHERE id = ${ben.id}`.run();
    await left(mira);
    await sql`UPDATE users SET role = 'user' WHERE id = ${mira.id}`.run();
  });

  it('cancels what one hosts and an admin has taken down, so that it can’t be restored without a host', async () => {
    const { id } = await hostSession(mira);
    await join(ben, id, mira);
    const { token } = await addAdmin();
    const take = (takenDown: boolean) =>
      patch(`/api/admin/sessions/${id}`, { takenDown, reason: 'Rules' }, token);
    expect((await take(true)).status).toBe(200);
    await left(mira);
    expect(await noticeKinds(ben)).not.toContain('session-host-gone');
    expect((await take(false)).status).toBe(200);
    expect((await getAs(SessionDetail, `/api/sessions/${id}`, ben.token)).status).toBe('cancelled');
  });
});

it('a sweep of which a part fails does the rest, and the part a minute later', async () => {
  await Promise.all([left(mira), left(ben)]);
  const statuses = () =>
    rows`SELECT status FROM users WHERE id IN (${mira.id}, ${ben.id}) ORDER BY id`;
  const broken = new Proxy(env.PRESENCE, {
    get: (target, key): unknown =>
      key === 'getByName'
        ? (name: string) => {
            if (name === String(mira.id)) throw new Error('no object');
            return target.getByName(name);
          }
        : Reflect.get(target, key),
  });
  const later = Date.now() + 15 * DAY_MS;
  expectConsole(/^Deleting account \d+ failed/, /^The sweep’s accounts failed/);
  await expect(sweep({ ...env, PRESENCE: broken }, later)).rejects.toThrow('accounts');
  expect(await statuses()).toEqual([{ status: 'leaving' }, { status: 'gone' }]);
  await sweep(env, later);
  expect(await statuses()).toEqual([{ status: 'gone' }, { status: 'gone' }]);
});
