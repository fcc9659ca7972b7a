import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { CurrentUser } from '../../../worker/contract/account.ts';
import { AdminMediaList, AdminSessionList } from '../../../worker/contract/admin-content.ts';
import { AdminUserDetail } from '../../../worker/contract/admin-user.ts';
import { AdminAppealList, AppealItem, DecisionList } from '../../../worker/contract/decision.ts';
import { AdminReportList } from '../../../worker/contract/report.ts';
import { SessionDetail } from '../../../worker/contract/session.ts';
import { expectAnswer, get, getAs, patch, post } from '../support/client.ts';
import { type Person, addFile, report, takeDown } from '../support/decisions.ts';
import { addAdmin, addUser } from '../support/people.ts';
import { HOUR_MS, addGames, hostSession, sessionBody } from '../support/sessions.ts';
import { sql } from '../support/sql.ts';

let admin: Person;
let moderator: Person;
let mira: Person;

const setRole = (role: string, who: Person, by = admin) =>
  patch(`/api/admin/users/${who.id}`, { role, reason: 'Helps out' }, by.token);

const change = (body: object, who = mira, by = moderator) =>
  patch(`/api/admin/users/${who.id}`, { reason: 'Insults', ...body }, by.token);

const suspend = (days: number, who = mira, by = moderator) => {
  const until = new Date(Date.now() + days * 24 * HOUR_MS - HOUR_MS).toISOString();
  return change({ status: 'suspended', until }, who, by);
};

const warn = (who: Person, by = moderator) =>
  post(`/api/admin/users/${who.id}/warnings`, { reason: 'Insults' }, by.token);

const appeal = async (who: Person) => {
  const list = await getAs(DecisionList, '/api/decisions', who.token);
  const json = { decision: list.member[0]?.['@id'], text: 'No' };
  return (await expectAnswer(post('/api/appeals', json, who.token), 201, AppealItem)).id;
};

/** Declines an appeal, as the moderator. */
const decideAppeal = (id: number) =>
  patch(`/api/admin/appeals/${id}`, { decision: 'upheld', note: 'It stands' }, moderator.token);

beforeAll(() => addGames());
beforeEach(async () => {
  [admin, moderator, mira] = [await addAdmin(), await addUser(), await addUser()];
  await expectAnswer(setRole('ROLE_MODERATOR', moderator), 200, AdminUserDetail);
});

describe('a moderator', () => {
  it('is made by an admin, and knows it', async () => {
    const { roles } = await getAs(CurrentUser, '/api/currentuser', moderator.token);
    expect(roles).toEqual(['ROLE_USER', 'ROLE_MODERATOR']);
    expect((await setRole('ROLE_MODERATOR', mira, moderator)).status).toBe(403);
    await setRole('ROLE_USER', moderator);
    expect((await get('/api/admin/reports', moderator.token)).status).toBe(403);
  });

  it('suspends for seven days, and neither longer nor for good', async () => {
    expect((await suspend(8)).status).toBe(403);
    expect((await change({ status: 'banned' })).status).toBe(403);
    expect((await suspend(7)).status).toBe(200);
  });

  it('doesn’t change what was decided about an account before', async () => {
    await suspend(30, mira, admin);
    expect((await suspend(1)).status).toBe(409);
    expect((await change({ status: 'active' })).status).toBe(403);
  });

  it('doesn’t act on admins or other moderators', async () => {
    const other = await addUser();
    await setRole('ROLE_MODERATOR', other);
    for (const who of [admin, other]) {
      expect((await suspend(1, who)).status).toBe(403);
      expect((await warn(who)).status).toBe(403);
    }
    expect((await warn(mira)).status).toBe(200);
  });

  it('handles neither what admins and moderators have made nor reports about them', async () => {
    for (const who of [admin, moderator]) {
      const { id } = await hostSession(who);
      const session = `/api/admin/sessions/${id}`;
      const file = `/api/admin/media/${(await addFile(who)).id}`;
      const about = `/api/admin/reports/${await report(`/api/users/${who.id}`, mira)}`;
      const queue = await getAs(AdminReportList, '/api/admin/reports', moderator.token);
      expect(queue.member).toEqual([]);
      // What an admin has taken down isn't put back by a moderator whose own it was.
      for (const path of [session, file]) expect((await takeDown(path, admin)).status).toBe(200);
      for (const answer of [
        takeDown(session, moderator, { takenDown: false }),
        takeDown(file, moderator, { takenDown: false }),
        patch(about, { decision: 'dismissed', note: 'No' }, moderator.token),
      ]) {
        expect((await answer).status).toBe(404);
      }
      // Nor does an admin read who has reported them, where there is another one.
      const other = who === admin ? await addAdmin() : admin;
      expect((await get(about, admin.token)).status).toBe(who === admin ? 404 : 200);
      expect((await get(about, other.token)).status).toBe(200);
      await patch(about, { decision: 'dismissed', note: 'No' }, other.token);
    }
  });

  it('decides appeals against what a moderator may decide', async () => {
    await warn(mira, admin);
    const warning = await appeal(mira);
    expect((await decideAppeal(warning)).status).toBe(200);
    await change({ status: 'banned' }, mira, admin);
    await sql`INSERT INTO appeals (decision_id, text, created_at)
       SELECT id, 'No', 1 FROM decisions WHERE user_id = ${mira.id} AND kind = 'ban'`.run();
    const { member } = await getAs(AdminAppealList, '/api/admin/appeals', moderator.token);
    const ban = member.find(({ user }) => user.id === mira.id);
    expect(ban?.decidable).toBe(false);
    expect((await decideAppeal(ban?.id ?? 0)).status).toBe(403);
  });

  it('reads no appeal of staff, its own included', async () => {
    const other = await addUser();
    await setRole('ROLE_MODERATOR', other);
    const ids: number[] = [];
    for (const one of [moderator, other]) {
      await warn(one, admin);
      ids.push(await appeal(one));
    }
    const read = async ({ token }: Person) => {
      const { member } = await getAs(AdminAppealList, '/api/admin/appeals', token);
      return member.map(({ id }) => id).filter((id) => ids.includes(id));
    };
    expect(await read(admin)).toEqual(ids);
    expect(await read(moderator)).toEqual([]);
  });

  it('sees nothing of an unlisted session, its files, its reports and its appeals', async () => {
    const body = sessionBody({ visibility: 'unlisted' });
    const { id } = await expectAnswer(
      post('/api/sessions', body, mira.token),
      201,
      SessionDetail.pick({ id: true }),
    );
    const { id: file } = await addFile(mira, id);
    const reports: number[] = [];
    for (const about of [`/api/sessions/${id}`, `/api/media/${file}`, `/api/users/${mira.id}`]) {
      const evidence = { name: '', text: '', media: [], session: id };
      const row = sql`INSERT INTO reports (reporter_id, about, reason, text, evidence, reported_id, created_at)
         VALUES (${admin.id}, ${about}, 'spam', '', ${JSON.stringify(evidence)}, ${mira.id}, 1) RETURNING id`;
      reports.push((await row.first<number>('id')) ?? 0);
    }
    const seen = async ({ token }: Person) => {
      const [sessions, media, queue] = await Promise.all([
        getAs(AdminSessionList, '/api/admin/sessions', token),
        getAs(AdminMediaList, '/api/admin/media', token),
        getAs(AdminReportList, '/api/admin/reports?itemsPerPage=60', token),
      ]);
      return [
        sessions.member.some((one) => one.id === id),
        media.member.some((one) => one.id === file),
        queue.member.filter((one) => reports.includes(one.id)).length,
      ];
    };
    expect(await seen(admin)).toEqual([true, true, 3]);
    expect(await seen(moderator)).toEqual([false, false, 0]);
    for (const answer of [
      takeDown(`/api/admin/sessions/${id}`, moderator),
      takeDown(`/api/admin/media/${file}`, moderator),
      get(`/api/admin/media/${file}/file`, moderator.token),
      ...reports.flatMap((one) => [
        get(`/api/admin/reports/${one}`, moderator.token),
        patch(`/api/admin/reports/${one}`, { taken: true }, moderator.token),
      ]),
    ]) {
      expect((await answer).status).toBe(404);
    }
    await takeDown(`/api/admin/sessions/${id}`, admin);
    await appeal(mira);
    const { member } = await getAs(AdminAppealList, '/api/admin/appeals', moderator.token);
    expect(member.filter(({ user }) => user.id === mira.id)).toEqual([]);
  });
});
