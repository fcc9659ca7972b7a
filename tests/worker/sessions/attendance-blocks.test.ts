import { env } from 'cloudflare:test';
import { beforeAll, expect, it } from 'vitest';

import { NoticeList } from '../../../worker/contract/notice-item.ts';
import { noticeTarget } from '../../../worker/contract/notice-target.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import { Database } from '../../../worker/core/database.ts';
import { select } from '../../../worker/core/rows.ts';
import { outcomesOf } from '../../../worker/sessions/queries/attendance.ts';
import {
  addPlayer,
  afterwardsOf,
  agree,
  contest,
  mark,
  played,
  type Player,
  unmark,
  bandFor,
  record,
  settle,
} from '../support/afterwards.ts';
import { expectDone, expectAnswer, get, getAs, put, send } from '../support/client.ts';
import { addGames } from '../support/sessions.ts';
import { sql } from '../support/sql.ts';

let host: Player;
let mira: Player;
let ben: Player;

beforeAll(async () => {
  await addGames();
  [host, mira, ben] = await Promise.all([addPlayer(), addPlayer(), addPlayer()]);
});

/** The hosts of the sessions that count for the user's band. */
const ownOutcomes = async (player: Player) => {
  const [row] = await new Database(env.DB).all(
    select({ outcomes: outcomesOf(Date.now()) })`FROM users u WHERE u.id = ${player.id}`,
  );
  return row?.outcomes.map(({ hostId }) => hostId) ?? [];
};

it('counts what a block ended, unless the host who marked has blocked', async () => {
  const player = await addPlayer();
  await record(player, { came: [0, 1, 2, 3], missed: [4] });
  const blocker = await addPlayer();
  const session = await played(blocker, [player]);
  await expectDone(mark(blocker, session, player));
  await settle(session);
  expect(await bandFor(player)).toBe('sometimes');
  await put(`/api/blocks/${blocker.id}`, undefined, player.token);
  expect(await bandFor(player)).toBe('sometimes');
  await put(`/api/blocks/${player.id}`, undefined, blocker.token);
  expect(await bandFor(player)).toBe('usually');
  const kind = await addPlayer();
  const last = await played(kind, [player]);
  await settle(last);
  const outcomes = async () => (await ownOutcomes(player)).filter((id) => id === kind.id);
  expect(await outcomes()).toHaveLength(1);
  await put(`/api/blocks/${kind.id}`, undefined, player.token);
  expect(await outcomes()).toHaveLength(1);
});

it('lets a mark be contested through a block, and ends it with the block', async () => {
  const blocker = await addPlayer();
  const [one, other] = [await played(blocker, [mira, ben]), await played(blocker, [mira])];
  const [ofHost, ofBen] = [await played(host, [mira]), await played(blocker, [ben])];
  await expectDone(mark(host, ofHost, mira));
  await expectDone(mark(blocker, ofBen, ben));
  await expectDone(mark(blocker, one, mira));
  await expectDone(mark(blocker, other, mira));
  const told = async () =>
    (await getAs(NoticeList, '/api/notices', mira.token)).member.flatMap(({ kind, session }) =>
      kind === 'marked-absent' && (session?.id === one || session?.id === other) ? session.id : [],
    );
  expect(await told()).toEqual([other, one]);
  await put(`/api/blocks/${mira.id}`, undefined, blocker.token);
  await expectDone(contest(mira, one));
  expect(await afterwardsOf(mira, one)).toMatchObject({
    people: [],
    markableUntil: null,
    absence: { contested: true },
  });
  await send('DELETE', `/api/blocks/${mira.id}`, { token: blocker.token });
  expect((await afterwardsOf(mira, one)).absence).toMatchObject({ contested: true });
  expect((await afterwardsOf(mira, other)).absence).toBeNull();
  expect(await told()).toEqual([one]);
  // Marks that other hosts made, and marks on other users, stay.
  expect((await afterwardsOf(mira, ofHost)).absence).not.toBeNull();
  expect((await afterwardsOf(ben, ofBen)).absence).not.toBeNull();
});

it('shows someone who was marked their mark through a block, and nothing of the others', async () => {
  const [blocker, blocked] = await Promise.all([addPlayer(), addPlayer()]);
  const session = await played(blocker, [blocked, ben]);
  await expectDone(mark(blocker, session, blocked));
  await put(`/api/blocks/${blocker.id}`, undefined, blocked.token);
  await expectAnswer(get(`/api/sessions/${session}`, blocked.token), 404, Problem);
  expect(await afterwardsOf(blocked, session)).toMatchObject({
    people: [],
    absence: { contested: false, agreed: false },
  });
  const told = async () => (await getAs(NoticeList, '/api/notices', blocked.token)).member;
  // The notice leads to the session's page. It names neither the session nor its host.
  expect(await told()).toMatchObject([
    { kind: 'marked-absent', actor: null, session: null, absence: session },
  ]);
  expect(noticeTarget((await told())[0] ?? { kind: 'thanked', session: null, actor: null })).toBe(
    `/session/${session}`,
  );
  await expectDone(contest(blocked, session));
  expect((await afterwardsOf(blocked, session)).absence).toMatchObject({ contested: true });

  // With a block another member finds nothing. The marked user finds nothing once the mark is gone.
  await put(`/api/blocks/${blocker.id}`, undefined, ben.token);
  await expectAnswer(get(`/api/sessions/${session}/afterwards`, ben.token), 404, Problem);
  await sql`DELETE FROM blocks`.run();
  await expectDone(unmark(blocker, session, blocked));
  await put(`/api/blocks/${blocker.id}`, undefined, blocked.token);
  await expectAnswer(get(`/api/sessions/${session}/afterwards`, blocked.token), 404, Problem);
  await sql`DELETE FROM blocks`.run();
});

it('answers 404 only where nothing is written', async () => {
  const session = await played(host, [mira, ben]);
  await expectDone(mark(host, session, mira));
  await expectDone(contest(mira, session));
  const take = (at: number | null) =>
    sql`UPDATE sessions SET taken_down_at = ${at} WHERE id = ${session}`.run();
  const marks = () =>
    sql`SELECT withdrawn_at, agreed_at FROM absences WHERE session_id = ${session}`.first();
  await take(1);
  await expectAnswer(agree(ben, session, mira), 404, Problem);
  await expectAnswer(unmark(host, session, mira), 404, Problem);
  expect(await marks()).toEqual({ withdrawn_at: null, agreed_at: null });
  await take(null);
  await put(`/api/blocks/${host.id}`, undefined, ben.token);
  await expectAnswer(agree(ben, session, mira), 404, Problem);
  expect(await marks()).toEqual({ withdrawn_at: null, agreed_at: null });
  await sql`DELETE FROM blocks`.run();
});
