import { env } from 'cloudflare:test';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { ApplicationList } from '../../../worker/contract/application.ts';
import { InvitationItem } from '../../../worker/contract/invitation.ts';
import { NoticeList } from '../../../worker/contract/notice-item.ts';
import { findNotificationFacts } from '../../../worker/notifications/queries/notification-facts.ts';
import { exported } from '../accounts/exported.ts';
import { expectAnswer, get, getAs, patch, post } from '../support/client.ts';
import { befriend, end } from '../support/friendship.ts';
import { addUser } from '../support/people.ts';
import {
  HOUR_MS,
  addGames,
  apply,
  changeApplicationStatus,
  hostSession,
} from '../support/sessions.ts';

type User = Awaited<ReturnType<typeof addUser>>;

const NAME = 'Door code 0815';

let host: User;
let guest: User;

/** Takes the seat of an invitation. @returns the application */
async function seated(session: number) {
  const { id } = await expectAnswer(
    post(`/api/sessions/${session}/invitations`, { user: `/api/users/${guest.id}` }, host.token),
    201,
    InvitationItem,
  );
  const answer = patch(`/api/invitations/${id}`, { status: 'accepted' }, guest.token);
  return (await expectAnswer(answer, 200, InvitationItem)).application?.id ?? 0;
}

const applied = async (session: number) => (await apply(guest, session)).id;

interface Way {
  lost: string;
  visibility: 'friends' | 'unlisted';
  lose: (session: number, friendship: number) => Promise<unknown>;
}

const WAYS: Way[] = [
  {
    lost: 'left',
    visibility: 'unlisted',
    lose: async (session) => changeApplicationStatus(guest, await seated(session), 'left'),
  },
  {
    lost: 'was removed',
    visibility: 'unlisted',
    lose: async (session) => changeApplicationStatus(host, await seated(session), 'removed'),
  },
  {
    lost: 'withdrew, and is no friend any more',
    visibility: 'friends',
    lose: async (session, friendship) => {
      await changeApplicationStatus(guest, await applied(session), 'withdrawn');
      await end(friendship, host);
    },
  },
  {
    lost: 'had applied, but is no friend any more',
    visibility: 'friends',
    lose: async (session, friendship) => {
      await applied(session);
      await end(friendship, guest);
    },
  },
  {
    lost: 'was declined, and is no friend any more',
    visibility: 'friends',
    lose: async (session, friendship) => {
      await changeApplicationStatus(host, await applied(session), 'declined');
      await end(friendship, host);
    },
  },
];

beforeAll(() => addGames());

beforeEach(async () => {
  [host, guest] = [await addUser(), await addUser()];
});

/** Renames and moves the session, as its host. */
const rename = (session: number, startsAt: string) =>
  patch(`/api/sessions/${session}`, { name: NAME, startsAt }, host.token);

const digest = async () => {
  const facts = await findNotificationFacts(env.DB, guest.id, [], {
    unreadSince: 0,
    now: Date.now() + HOUR_MS,
  });
  return facts.unread;
};

describe('who lost access to a session that isn’t public', () => {
  it.each(WAYS)(
    'and $lost reads nothing of its new name and start',
    async ({ visibility, lose }) => {
      const friendship = await befriend(host, guest);
      const { id: session } = await hostSession(host, { visibility });
      await post(`/api/sessions/${session}/mute`, undefined, guest.token);
      await lose(session, friendship);
      const startsAt = new Date(Date.now() + 77 * HOUR_MS).toISOString();
      expect((await rename(session, startsAt)).status).toBe(200);
      expect((await get(`/api/sessions/${session}`, guest.token)).status).toBe(404);
      const own = await get(`/api/applications?user=/api/users/${guest.id}`, guest.token);
      const notices = await get('/api/notices', guest.token);
      const settings = await get('/api/notification-settings', guest.token);
      const texts = await Promise.all([own, notices, settings].map((answer) => answer.text()));
      const all = [...texts, JSON.stringify(await digest()), (await exported(guest)).all()].join(
        '\n',
      );
      expect(all).not.toContain(NAME);
      expect(all).not.toContain(startsAt.slice(0, 16));
      expect((await exported(guest)).rows('applications')).toMatchObject([{ session: null }]);
    },
  );

  it('is declined where a session becomes one for friends, which tells them', async () => {
    const stranger = await addUser();
    await befriend(host, guest);
    const { id: session } = await hostSession(host, { seats: 4 });
    const applications = [];
    for (const one of [stranger, guest]) applications.push(await apply(one, session));
    await patch(`/api/sessions/${session}`, { visibility: 'friends' }, host.token);
    const path = `/api/applications?session=/api/sessions/${session}`;
    const { member } = await getAs(ApplicationList, path, host.token);
    const statuses = new Map(member.map(({ id, status }) => [id, status]));
    expect(applications.map(({ id }) => statuses.get(id))).toEqual(['declined', 'pending']);
    const told = await getAs(NoticeList, '/api/notices', stranger.token);
    expect(told.member[0]).toMatchObject({ kind: 'application-declined' });
  });

  it('but members, and whoever may still open it, do', async () => {
    const friendship = await befriend(host, guest);
    const { id: session } = await hostSession(host, { visibility: 'friends' });
    await applied(session);
    await rename(session, new Date(Date.now() + 77 * HOUR_MS).toISOString());
    const named = async () => {
      const path = `/api/applications?user=/api/users/${guest.id}`;
      const { member } = await getAs(ApplicationList, path, guest.token);
      return member.map(({ name }) => name);
    };
    expect(await named()).toEqual([NAME]);
    await end(friendship, host);
    expect(await named()).toEqual([]);
    await patch(`/api/sessions/${session}`, { visibility: 'public' }, host.token);
    expect(await named()).toEqual([NAME]);
  });
});
