import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { AdminUserDetail, AdminUserList } from '../../../worker/contract/admin-user.ts';
import { expectAnswer, getAs, patch, post } from '../support/client.ts';
import { addAdmin, addUser, register } from '../support/people.ts';
import { HOUR_MS, addGames, hostSession } from '../support/sessions.ts';
import { sql } from '../support/sql.ts';

type Person = Awaited<ReturnType<typeof addUser>>;

let admin: Person;
let mira: Person;

const change = (id: number, body: unknown, token = admin.token) =>
  patch(`/api/admin/users/${id}`, body, token);

const changed = (id: number, body: unknown) => expectAnswer(change(id, body), 200, AdminUserDetail);

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

const search = async (query: string) =>
  (await getAs(AdminUserList, `/api/admin/users?${query}`, admin.token)).member.map(
    ({ name }) => name,
  );

const host = async (person: Person, over = {}) => (await hostSession(person, over)).id;

beforeAll(() => addGames());
beforeEach(async () => {
  admin = await addAdmin();
  mira = await addUser();
});

describe('finding somebody', () => {
  it('goes by name and by address, whatever state the account is in', async () => {
    const found = await register(`Zora Quell ${crypto.randomUUID().slice(0, 6)}`);
    await sql`UPDATE users SET last_seen_at = 1000 WHERE id = ${found.id}`.run();
    const { member } = await getAs(AdminUserList, '/api/admin/users?q=zora quell', admin.token);
    expect(member[0]).toMatchObject({ online: false, lastSeenAt: '1970-01-01T00:00:01.000Z' });
    await changed(found.id, { status: 'banned', reason: 'Threats' });
    expect(await search('q=zor quel')).toEqual([found.name]);
    expect(await search(`q=${found.email}`)).toEqual([found.name]);
    expect(await search('q=zora&status=banned&role=ROLE_USER')).toEqual([found.name]);
    expect(await search('q=zora&status=active')).toEqual([]);
    expect(await search('q=zora&role=ROLE_ADMIN')).toEqual([]);
    expect(await search('q=***')).toEqual([]);
  });

  it('shows what is needed to decide, and the last lines of the log', async () => {
    await changed(mira.id, { status: 'suspended', until: inHours(1), reason: 'Insults' });
    const account = await getAs(
      AdminUserDetail.strict(),
      `/api/admin/users/${mira.id}`,
      admin.token,
    );
    expect(account).toMatchObject({ status: 'suspended', statusReason: 'Insults', openReports: 0 });
    expect(account.log).toMatchObject([
      {
        action: 'suspension',
        reason: 'Insults',
        actor: { id: admin.id },
        before: { status: 'active', until: null },
        after: { status: 'suspended' },
      },
    ]);
  });

  it('counts what others have said of them, and what they are about to do', async () => {
    const [first, second] = [await addUser(), await addUser()];
    const about = { about: `/api/users/${mira.id}`, reason: 'spam', text: 'Look' };
    const open = async (by: Person) => {
      const answer = await post('/api/reports', about, by.token);
      const { id }: { id: number } = await answer.json();
      return id;
    };
    const decide = async (by: Person, decision: string) =>
      patch(`/api/admin/reports/${await open(by)}`, { decision, note: 'Read' }, admin.token);
    await decide(first, 'upheld');
    await decide(second, 'dismissed');
    await decide(second, 'dismissed');
    for (const by of [first, second, await addUser()]) await open(by);
    const own = { ...about, about: `/api/users/${first.id}` };
    await post('/api/reports', own, mira.token);
    await host(mira);
    await post(`/api/admin/users/${mira.id}/warnings`, { reason: 'Be kind' }, admin.token);
    await changed(mira.id, { role: 'ROLE_ADMIN', reason: 'Helps' });
    await changed(mira.id, { role: 'ROLE_USER', reason: 'Thanks' });
    const read = async ({ id }: Person) =>
      getAs(AdminUserDetail, `/api/admin/users/${id}`, admin.token);
    const account = await read(mira);
    expect(account).toMatchObject({
      name: mira.name,
      openReports: 3,
      upheldReports: 1,
      dismissedReports: 2,
      ownReports: 1,
      sessionsAhead: 1,
      openWarnings: 1,
      emailConfirmed: false,
    });
    expect(account.log.map(({ reason }) => reason).slice(0, 3)).toEqual([
      'Thanks',
      'Helps',
      'Be kind',
    ]);
    expect(await read(second)).toMatchObject({ openReports: 0, ownReports: 3, log: [] });
  });
});
