import { expect, it } from 'vitest';

import { CurrentUser } from '../../../worker/contract/account.ts';
import { getAs, patch } from '../support/client.ts';
import { addUser } from '../support/people.ts';
import { sql } from '../support/sql.ts';

const read = (token: string) => getAs(CurrentUser, '/api/currentuser', token);

const addNotice = ({ id }: { id: number }, kind: string, text: string, readAt: number | null) =>
  sql`INSERT INTO notices (user_id, kind, text, read_at, created_at) VALUES (${id}, ${kind}, ${text}, ${readAt}, 0)`.run();

it('counts what is unread, and shows the oldest warning that was not acknowledged', async () => {
  const [mira, ben] = [await addUser(), await addUser()];
  expect(await read(mira.token)).toMatchObject({ unreadNotices: 0, warning: null });
  await addNotice(mira, 'friend-invited', '', null);
  await addNotice(mira, 'friend-accepted', '', 1);
  await addNotice(mira, 'account-warned', 'Acknowledged', 1);
  await addNotice(mira, 'account-warned', 'Be kind', null);
  await addNotice(mira, 'account-warned', 'Be kinder', null);
  await addNotice(ben, 'account-warned', 'Not hers', null);
  expect(await read(mira.token)).toMatchObject({
    id: mira.id,
    unreadNotices: 3,
    warning: { text: 'Be kind' },
    preferenceCount: 0,
    zone: null,
    ofAge: false,
    leavesAt: null,
    factorNeeded: false,
  });
  expect(await read(ben.token)).toMatchObject({ unreadNotices: 1, warning: { text: 'Not hers' } });
});

it('knows the zone of emails once it is set, UTC only with something that goes by it', async () => {
  const { token } = await addUser();
  const changed = async (settings: object) => {
    expect((await patch('/api/notification-settings', settings, token)).status).toBe(200);
    return (await read(token)).zone;
  };
  expect(await changed({ privatePush: true })).toBeNull();
  expect(await changed({ zone: 'America/Bogota' })).toBe('America/Bogota');
  expect(await changed({ zone: 'UTC' })).toBeNull();
  expect(await changed({ digest: true })).toBe('UTC');
});
