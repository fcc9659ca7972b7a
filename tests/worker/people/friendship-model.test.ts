import { env } from 'cloudflare:test';
import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  constantFrom,
  nat,
  record,
} from 'fast-check';
import { expect, it } from 'vitest';

import { Database } from '../../../worker/core/database.ts';
import { blockUser, unblockUser } from '../../../worker/people/queries/blocks.ts';
import { acceptFriend, endFriend, inviteFriend } from '../../../worker/people/queries/friends.ts';
import { addUser } from '../support/people.ts';
import { sql } from '../support/sql.ts';

/**
 * Compares friendships with a simple model. After any sequence of actions the rows must equal the model's. After
 * simultaneous actions there is one row per pair, and never both a friendship and a block.
 */

const ACTS = ['invite', 'accept', 'end', 'block', 'unblock'] as const;
type Act = (typeof ACTS)[number];

interface Step {
  act: Act;
  by: number;
  to: number;
}

const PEOPLE = 3;
const step: Arbitrary<Step> = record({
  // Blocks are rarer, because otherwise they would prevent most other actions.
  act: constantFrom<Act>('invite', 'invite', 'accept', 'accept', 'end', 'block', 'unblock'),
  by: nat(PEOPLE - 1),
  to: nat(PEOPLE - 1),
}).filter(({ by, to }) => by !== to);

interface Row {
  id: number;
  inviter: number;
  active: number;
}

const database = () => new Database(env.DB);

const rowOf = (a: number, b: number) =>
  sql`SELECT id, inviter_id AS inviter, active FROM friends WHERE low_id = ${Math.min(a, b)} AND high_id = ${Math.max(a, b)}`.first<Row>();

async function run({ act, by, to }: Step, ids: readonly number[], now: number) {
  const [me = 0, other = 0] = [ids[by], ids[to]];
  const db = database();
  if (act === 'block') return blockUser(db, me, other, now);
  if (act === 'unblock') return unblockUser(db, me, other, now);
  if (act === 'invite') {
    return inviteFriend(db, { inviterId: me, invitedId: other, description: '', now });
  }
  const row = await rowOf(me, other);
  if (!row) return undefined;
  return act === 'accept'
    ? acceptFriend(db, row.id, me, now)
    : endFriend(db, { id: row.id, userId: me, otherId: other, now });
}

/** All friendships and blocks, in a map. */
class Model {
  readonly pairs = new Map<string, { inviter: number; active: boolean }>();
  readonly blocks = new Set<string>();
  /** Who sent a pair's last invite that ended. They can't send another one for ten minutes. */
  readonly #ended = new Map<string, number>();

  do({ act, by, to }: Step) {
    const key = [by, to].toSorted((a, b) => a - b).join('-');
    const pair = this.pairs.get(key);
    const blocked = this.blocks.has(`${by}>${to}`) || this.blocks.has(`${to}>${by}`);
    if (act === 'invite' && !blocked) {
      if (pair) pair.active ||= pair.inviter === to;
      else if (this.#ended.get(key) !== by) this.pairs.set(key, { inviter: by, active: false });
    }
    if (act === 'accept' && pair?.inviter === to) pair.active = true;
    if (act === 'end' || act === 'block') {
      if (pair?.active === false) this.#ended.set(key, pair.inviter);
      this.pairs.delete(key);
    }
    if (act === 'block') this.blocks.add(`${by}>${to}`);
    if (act === 'unblock') this.blocks.delete(`${by}>${to}`);
  }

  /** The invites that wait for an answer. */
  open = () =>
    [...this.pairs]
      .filter(([, { active }]) => !active)
      .map(([key, { inviter }]) => {
        const [low, high] = key.split('-').map(Number);
        return `${inviter}>${low === inviter ? high : low}`;
      });
}

const newPeople = async () =>
  (await Promise.all(Array.from({ length: PEOPLE }, () => addUser()))).map(({ id }) => id);

async function stored(ids: readonly number[]) {
  const of = JSON.stringify(ids);
  const [friends, blocks, invites] = await env.DB.batch<Record<string, number>>([
    sql`SELECT low_id AS low, high_id AS high, inviter_id AS inviter, active FROM friends
       WHERE low_id IN (SELECT value FROM json_each(${of}))`,
    sql`SELECT user_id AS "by", blocked_id AS "to" FROM blocks
       WHERE user_id IN (SELECT value FROM json_each(${of}))`,
    sql`SELECT actor_id AS "by", user_id AS "to" FROM notices WHERE kind = 'friend-invited' AND read_at IS NULL
       AND user_id IN (SELECT value FROM json_each(${of}))`,
  ]);
  const at = (id: number | undefined) => ids.indexOf(id ?? -1);
  return {
    pairs: (friends?.results ?? []).map(
      ({ low, high, inviter, active }) => `${at(low)}-${at(high)} ${at(inviter)} ${active}`,
    ),
    blocks: (blocks?.results ?? []).map(({ by, to }) => `${at(by)}>${at(to)}`),
    /** Unread notices about invites. */
    invites: (invites?.results ?? []).map(({ by, to }) => `${at(by)}>${at(to)}`),
  };
}

it('is what the plain model says, after every step', async () => {
  await assert(
    asyncProperty(array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      const ids = (await newPeople()).toSorted((a, b) => a - b);
      const model = new Model();
      for (const one of steps) {
        await run(one, ids, Date.now());
        model.do(one);
        const { pairs, blocks, invites } = await stored(ids);
        expect(invites.toSorted()).toEqual(model.open().toSorted());
        expect(pairs.toSorted()).toEqual(
          [...model.pairs]
            .map(([key, { inviter, active }]) => `${key} ${inviter} ${Number(active)}`)
            .toSorted(),
        );
        expect(blocks.toSorted()).toEqual([...model.blocks].toSorted());
      }
    }),
    { numRuns: 25, seed: 300 },
  );
});

it('keeps one row a pair and no friendship with a block, whatever is done at once', async () => {
  await assert(
    asyncProperty(
      array(array(step, { minLength: 2, maxLength: 8 }), { minLength: 1, maxLength: 4 }),
      async (rounds) => {
        const ids = (await newPeople()).toSorted((a, b) => a - b);
        for (const steps of rounds) {
          await Promise.all(steps.map((one) => run(one, ids, Date.now())));
          const { pairs, blocks } = await stored(ids);
          const keys = pairs.map((pair) => pair.split(' ')[0] ?? '');
          expect(new Set(keys).size).toBe(keys.length);
          for (const block of blocks) {
            const key = block.split('>').toSorted().join('-');
            expect(keys).not.toContain(key);
          }
        }
      },
    ),
    { numRuns: 25, seed: 300 },
  );
});
