import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { ApplicationItem } from '../../../worker/contract/application.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import { SessionDetail } from '../../../worker/contract/session.ts';
import { expectAnswer, getAs, patch } from '../support/client.ts';
import { addUser } from '../support/people.ts';
import { hostSeries } from '../support/series.ts';
import {
  addGames,
  apply,
  changeApplicationStatus,
  hostSession,
  noticeKinds,
} from '../support/sessions.ts';

type User = Awaited<ReturnType<typeof addUser>>;

let host: User;
let guest: User;

const becomeAdult = (session: number) =>
  patch(`/api/sessions/${session}`, { adultsOnly: true }, host.token);
const declare = ({ id, token }: User) => patch(`/api/users/${id}`, { ofAge: true }, token);
const move = (by: User, id: number, status: string) =>
  patch(`/api/applications/${id}`, { status }, by.token);
const refused = async (by: User, id: number) =>
  (await expectAnswer(move(by, id, 'accepted'), 403, Problem)).detail;
const accepted = (by: User, id: number) =>
  expectAnswer(move(by, id, 'accepted'), 200, ApplicationItem);
const rosterOf = async (session: number) => {
  const { roster } = await getAs(SessionDetail, `/api/sessions/${session}`, host.token);
  return roster.map(({ id }) => id);
};

/** A session of two with a member, who is `full`, and `guest` on its waiting list. */
async function fullSession() {
  const { id: session } = await hostSession(host, { seats: 2 });
  const full = await addUser();
  const { id: seat } = await apply(full, session);
  await changeApplicationStatus(host, seat, 'accepted');
  const { id: waiting } = await apply(guest, session);
  await changeApplicationStatus(host, waiting, 'accepted');
  return { session, full, seat, waiting };
}

beforeAll(() => addGames());

beforeEach(async () => {
  [host, guest] = [await addUser(), await addUser()];
});

describe('a session that becomes one for adults', () => {
  it('takes no earlier applicant who hasn’t declared to be one', async () => {
    const { id: session } = await hostSession(host);
    const { id } = await apply(guest, session);
    await becomeAdult(session);
    expect(await refused(host, id)).toContain('haven’t confirmed');
    expect(await rosterOf(session)).toEqual([]);
    await declare(guest);
    await accepted(host, id);
    expect(await rosterOf(session)).toEqual([guest.id]);
  });

  it('lets nobody from its waiting list in who hasn’t', async () => {
    const { session, full, seat, waiting } = await fullSession();
    await becomeAdult(session);
    await changeApplicationStatus(full, seat, 'left');
    // The freed seat isn't offered to them.
    expect(await noticeKinds(guest)).not.toContain('seat-offered');
    expect(await refused(guest, waiting)).toContain('Confirm first');
    expect(await refused(host, waiting)).toContain('haven’t confirmed');
    await declare(guest);
    await accepted(guest, waiting);
    expect(await rosterOf(session)).toEqual([guest.id]);
  });

  it('offers a freed seat to the next in line who has', async () => {
    const { session, full, seat } = await fullSession();
    const second = await addUser();
    await declare(second);
    const { id } = await apply(second, session);
    await changeApplicationStatus(host, id, 'accepted');
    await becomeAdult(session);
    await changeApplicationStatus(full, seat, 'left');
    expect(await noticeKinds(second)).toContain('seat-offered');
    expect(await noticeKinds(guest)).not.toContain('seat-offered');
    await accepted(second, id);
  });

  it('doesn’t let an offer from before be taken, but lets it be passed on', async () => {
    const { session, full, seat, waiting } = await fullSession();
    await changeApplicationStatus(full, seat, 'left');
    expect(await noticeKinds(guest)).toContain('seat-offered');
    await becomeAdult(session);
    await refused(guest, waiting);
    await changeApplicationStatus(guest, waiting, 'withdrawn');
  });

  it('leaves those their seats who are in it', async () => {
    const { session, full } = await fullSession();
    await becomeAdult(session);
    expect(await rosterOf(session)).toEqual([full.id]);
  });

  it('is like that in a series too', async () => {
    const { id: session } = await hostSeries(host);
    const { id } = await apply(guest, session);
    await becomeAdult(session);
    await refused(host, id);
    expect(await rosterOf(session)).toEqual([]);
  });
});
