import { beforeEach, describe, expect, it } from 'vitest';

import { OwnMedia } from '../../../worker/contract/media.ts';
import { Problem, Unauthenticated } from '../../../worker/contract/problem.ts';
import { SessionItem } from '../../../worker/contract/session.ts';
import { expectDone, expectAnswer, getAs, patch, put, send } from '../support/client.ts';
import { addUser } from '../support/people.ts';
import { addGames, hostSession } from '../support/sessions.ts';
import { rows, sql } from '../support/sql.ts';
import { type Somebody, add, added, announce, formOf, pageOf, sendRaw, stored } from './ask.ts';
import { png, video } from './make.ts';

let ada: Somebody;
let ben: Somebody;
let before: string[];

beforeEach(async () => {
  await addGames();
  [ada, ben] = [await addUser(), await addUser()];
  before = await stored();
});

const sessionOf = ({ id }: { id: number }) => `/api/sessions/${id}`;
/** A file of which no copies are made. */
const small = () => video('webm', 100);
const remove = (who: Somebody, id: number) =>
  send('DELETE', `/api/media/${id}`, { token: who.token });

describe('a file of a session', () => {
  it('is the first on its card, and shown to visitors', async () => {
    const session = await hostSession(ada);
    const item = await added(ada, png(9, 9), { owner: sessionOf(session), alt: 'The map' });
    const seen = await getAs(SessionItem, sessionOf(session));
    expect(seen.firstFile).toBe(item.newName);
    expect(seen.media).toEqual([
      {
        id: item.id,
        extension: 'png',
        deleted: false,
        newName: item.newName,
        alt: 'The map',
        copies: item.copies,
      },
    ]);
  });

  it('is for the host alone to add', async () => {
    const owner = sessionOf(await hostSession(ada));
    await expectAnswer(add(ben, small(), { owner }), 403, Problem.strict());
    await expectAnswer(announce(ben, 100, { owner }), 403, Problem.strict());
    expect(await stored()).toEqual(before);
  });

  it('is added to none that one may not see, nor to one that is not there', async () => {
    const owner = sessionOf(await hostSession(ada, { visibility: 'friends' }));
    await expectAnswer(add(ben, small(), { owner }), 404, Problem.strict());
    await put(`/api/blocks/${ben.id}`, {}, ada.token);
    const open = sessionOf(await hostSession(ada));
    await expectAnswer(add(ben, small(), { owner: open }), 404, Problem.strict());
    const none = '/api/sessions/999999';
    await expectAnswer(add(ben, small(), { owner: none }), 404, Problem.strict());
  });

  it('is added to none that is over or cancelled, but may go from it', async () => {
    const session = await hostSession(ada);
    const owner = sessionOf(session);
    const { id } = await added(ada, small(), { owner });
    await patch(owner, { status: 'cancelled', cancelReason: 'Ill' }, ada.token);
    await expectAnswer(add(ada, small(), { owner }), 409, Problem.strict());
    await expectDone(remove(ada, id));
  });
});

describe('a file of a page', () => {
  it("is never added to another's", async () => {
    await expectAnswer(add(ada, small(), { owner: pageOf(ben) }), 403, Problem.strict());
    await expectAnswer(announce(ada, 100, { owner: pageOf(ben) }), 403, Problem.strict());
    expect(await stored()).toEqual(before);
  });

  it.each(['/api/users/0', '/api/games/1', '7', '', 'https://evil.example/api/users/1'])(
    'has an owner that is one: not %j',
    async (owner) => {
      const problem = await expectAnswer(add(ada, small(), { owner }), 422, Problem.strict());
      expect(problem.violations?.[0]?.propertyPath).toBe('owner');
    },
  );

  it('that was deleted is not there to change or delete', async () => {
    const { id } = await added(ada, small());
    await expectDone(remove(ada, id));
    await expectAnswer(remove(ada, id), 404, Problem.strict());
    await expectAnswer(patch(`/api/media/${id}`, { alt: 'x' }, ada.token), 404, Problem.strict());
  });

  it('is taken from nobody who is logged out, before anything is read of it', async () => {
    const answer = sendRaw('POST', '/api/media', undefined, formOf(pageOf(ada), small(), {}));
    await expectAnswer(answer, 401, Unauthenticated.strict());
  });

  it('of a log-in that has ended is not kept', async () => {
    await sql`UPDATE devices SET revoked_at = 1 WHERE user_id = ${ada.id}`.run();
    await expectAnswer(add(ada, small()), 401, Unauthenticated.strict());
    expect(await stored()).toEqual(before);
  });
});

const namesOf = async () => {
  const results = await rows<{
    alt: string;
  }>`SELECT alt FROM media WHERE user_id = ${ada.id} AND deleted_at IS NULL ORDER BY position`;
  return results.map(({ alt }) => alt).join('');
};

const four = async () => {
  const ids = [];
  for (const alt of ['a', 'b', 'c', 'd']) ids.push((await added(ada, small(), { alt })).id);
  return ids;
};
const move = (id: number | undefined, position: number) =>
  expectAnswer(patch(`/api/media/${id}`, { position }, ada.token), 200, OwnMedia);

describe('the order', () => {
  it.each([
    [0, 2, 'bcad'],
    [3, 0, 'dabc'],
    [1, 1, 'abcd'],
    [0, 20, 'bcda'],
  ])('moves %i to %i', async (from, to, expected) => {
    const ids = await four();
    const item = await move(ids[from], to);
    expect(await namesOf()).toBe(expected);
    expect(item.position).toBe(Math.min(to, 3));
  });

  it('has no holes for what was deleted', async () => {
    const ids = await four();
    await remove(ada, ids[1] ?? 0);
    expect((await move(ids[3], 1)).position).toBe(1);
    expect(await namesOf()).toBe('adc');
    const { position } = await added(ada, small(), { alt: 'e' });
    expect(position).toBe(3);
    expect(await namesOf()).toBe('adce');
  });

  it('is one order, however many move at once', async () => {
    const ids = await four();
    await Promise.all(ids.flatMap((id) => [move(id, 0), move(id, 3), move(id, 1)]));
    expect((await namesOf()).split('').toSorted().join('')).toBe('abcd');
    const results =
      await rows`SELECT DISTINCT position FROM media WHERE user_id = ${ada.id} AND deleted_at IS NULL`;
    expect(results).toHaveLength(4);
  });

  it('does not touch other people’s', async () => {
    const theirs = [await added(ben, small()), await added(ben, small())];
    const ids = await four();
    await move(ids[3], 0);
    const results = await rows<{
      position: number;
    }>`SELECT position FROM media WHERE user_id = ${ben.id} ORDER BY id`;
    expect(results.map(({ position }) => position)).toEqual(theirs.map(({ position }) => position));
  });
});
