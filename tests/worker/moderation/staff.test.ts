import { beforeAll, expect, it } from 'vitest';

import { AdminUserDetail, AdminUserList } from '../../../worker/contract/admin-user.ts';
import { getAs, patch, statusesOf } from '../support/client.ts';
import { type Person, decisionsOf, report, warn } from '../support/decisions.ts';
import { addAdmin, addUser } from '../support/people.ts';
import { noticeKinds } from '../support/sessions.ts';
import { sql } from '../support/sql.ts';

let admin: Person;
let mira: Person;

beforeAll(async () => {
  [admin, mira] = [await addAdmin(), await addUser()];
});

it('a warning that is sent again, such as after a lost answer, is no second one', async () => {
  const statuses = async (...facts: string[]) =>
    statusesOf(await Promise.all(facts.map((one) => warn(mira, admin, { facts: one }))));
  expect(await statuses('A', 'A', 'B')).toEqual([200, 200, 409]);
  expect(await decisionsOf(mira.token)).toHaveLength(2);
  expect(await noticeKinds(mira)).toEqual(['account-warned', 'account-warned']);
  await sql`UPDATE decisions SET decided_at = decided_at - 3600000`.run();
  expect(await statuses('A')).toEqual([200]);
});

it('staff see when somebody is here only if everyone does', async () => {
  await sql`UPDATE users SET online = 1, last_seen_at = 1000 WHERE id = ${mira.id}`.run();
  const seen = async () => {
    const { member } = await getAs(AdminUserList, `/api/admin/users?q=${mira.email}`, admin.token);
    return member.map(({ online, lastSeenAt }) => [online, lastSeenAt]);
  };
  expect(await seen()).toEqual([[true, '1970-01-01T00:00:01.000Z']]);
  for (const onlineFor of ['friends', 'nobody']) {
    await patch(`/api/users/${mira.id}`, { onlineFor }, mira.token);
    expect(await seen()).toEqual([[false, null]]);
  }
});

it('staff don’t learn from an account that it was reported, if it is their own', async () => {
  const colleague = await addAdmin();
  const id = await report(`/api/users/${colleague.id}`, mira);
  await patch(`/api/admin/reports/${id}`, { taken: true }, admin.token);
  const seenBy = async ({ token }: Person) => {
    const path = `/api/admin/users/${colleague.id}`;
    const { openReports, log } = await getAs(AdminUserDetail, path, token);
    return [openReports, log.map(({ action }) => action)];
  };
  expect(await seenBy(admin)).toEqual([1, ['report-taken']]);
  expect(await seenBy(colleague)).toEqual([0, []]);
});
