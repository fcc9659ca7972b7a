import { env, evictDurableObject } from 'cloudflare:test';

import { sweep } from '../../../worker/sweep.ts';
import { deploy, ifNotRunning } from '../support/faults.ts';
import { randomFrom } from '../support/random.ts';
import { answerRing, hangUp, isOpen, ring } from './call-acts.ts';
import { DB, answerOutside, failOnce, failureCount, neverFail } from './faulty.ts';
import { acceptFriend, befriend, block, endFriend, unblock } from './people-acts.ts';
import { edit, pin, react, read, repeatWrite, write } from './room-acts.ts';
import {
  answerInvitation,
  apply,
  change,
  decide,
  host,
  inviteToSession,
  moveOwn,
} from './session-acts.ts';
import { type Act, MINUTE_MS, type Random, type Turn, pickRow, someSession } from './turn.ts';
import { type World, roomKey } from './world.ts';

/** What people, admins, the clock and the platform do. Each act picks its own target. */

async function logOut({ world, by }: Turn) {
  world.disturbed = true;
  const { refresh } = by;
  const { status } = await world.ask(by, 'POST', '/api/logout', { refresh_token: refresh });
  // A person who was already logged out may have logged in again meanwhile.
  if (status === 204 && by.refresh === refresh) by.out = true;
}

async function administer(turn: Turn) {
  const { world, random, by } = turn;
  world.disturbed = true;
  const reason = 'A test of the rules.';
  const held = await pickRow<{ id: number }>(
    random,
    `SELECT id FROM users WHERE status IN ('suspended', 'banned') AND name LIKE ? ORDER BY id`,
    `Zed${world.seed}q%`,
  );
  const how = held && random.below(3) > 0 ? 4 : random.below(10);
  if (how < 3) {
    const until = new Date(Date.now() + 90 * MINUTE_MS).toISOString();
    const sanction =
      how < 2 ? { status: 'suspended', until, reason } : { status: 'banned', reason };
    await world.ask(world.admin, 'PATCH', `/api/admin/users/${by.id}`, sanction);
    // A sanction ends all log-ins of the account, even after it is lifted.
    if (!(await world.mayAct(by))) by.out = true;
  } else if (how < 6) {
    await world.ask(world.admin, 'PATCH', `/api/admin/users/${held?.id ?? by.id}`, {
      status: 'active',
      reason,
    });
  } else {
    const session = await someSession(turn);
    if (session === undefined) return;
    const body = { takenDown: how < 9, reason };
    await world.ask(world.admin, 'PATCH', `/api/admin/sessions/${session}`, body);
  }
}

/** Ignores an eviction that failed because the object isn't running, or is answering a request. */
function ifBusy(error: unknown) {
  if (error instanceof Error && /active references/.test(error.message)) return;
  ifNotRunning(error);
}

async function evict({ world, random }: Turn) {
  const rooms = [...new Set(world.sent.map(({ room }) => roomKey(room)))];
  const stubs: DurableObjectStub[] = [
    ...world.presence(),
    ...world.signalling(),
    ...world.people.map(({ id }) => env.NOTIFIER.getByName(String(id))),
    ...rooms.map((name) => env.ROOM.getByName(name)),
    ...[...world.calls].map((id) => env.CALL.getByName(id)),
  ];
  for (let left = 1 + random.below(4); left > 0; left -= 1) {
    await evictDurableObject(random.pick(stubs)).catch(ifBusy);
  }
}

async function loseSockets({ world, by }: Turn) {
  world.disturbed = true;
  for (const opened of by.sockets) opened.left = true;
  await deploy(
    env.SIGNALLING.getByName(String(by.id)),
    by.sockets.map(({ socket }) => socket),
  );
}

export async function runSweep(world: World) {
  await sweep(env, Date.now()).catch((error: unknown) => {
    if (!world.disturbed) world.fault(`the sweep: ${String(error)}`);
  });
}

/** Runs an act while the database fails once. The world repeats the request, as users and retries do. */
function withFailure(act: Act): Act {
  return async (turn) => {
    const { world, random } = turn;
    world.disturbed = true;
    const before = failureCount();
    // An act that reads first writes in its second round trip.
    failOnce(random.pick(['before', 'after', 'after']), random.pick([0, 0, 1]));
    await act(turn);
    neverFail();
    if (failureCount() > before) world.log.push('… with a failure of the database');
  };
}

const ACTS = {
  befriend,
  'accept friend': acceptFriend,
  'end friend': endFriend,
  block,
  unblock,
  host,
  apply,
  decide,
  move: moveOwn,
  change,
  'invite to session': inviteToSession,
  'answer invitation': answerInvitation,
  write,
  'repeat write': repeatWrite,
  edit,
  react,
  pin,
  read,
  ring,
  'answer ring': answerRing,
  'hang up': hangUp,
  'open socket': ({ world, by }: Turn) => world.openSocket(by),
  'open stream': ({ world, by }: Turn) => world.openStream(by),
  'close socket': ({ random, by }: Turn) => {
    const opened = by.sockets[random.below(by.sockets.length)];
    if (opened && isOpen(opened)) {
      opened.left = true;
      opened.socket.close();
    }
    return Promise.resolve();
  },
  'close stream': ({ random, by }: Turn) =>
    Promise.resolve(by.streams.splice(random.below(by.streams.length), 1)[0]?.stream.leave()),
  'log out': logOut,
  'log in': async ({ world, random }: Turn) => {
    const out = world.people.filter((person) => person.out);
    if (out.length > 0) await world.logIn(random.pick(out));
  },
  administer,
  evict,
  'lose sockets': loseSockets,
  sweep: ({ world }: Turn) => runSweep(world),
  outside: ({ random }: Turn) => Promise.resolve(answerOutside(random.pick([201, 429, 500]))),
} satisfies Record<string, Act>;

type Name = keyof typeof ACTS;

const WEIGHTS: Record<Name, number> = {
  befriend: 4,
  'accept friend': 5,
  'end friend': 1,
  block: 1,
  unblock: 2,
  host: 2,
  apply: 10,
  decide: 9,
  move: 5,
  change: 4,
  'invite to session': 3,
  'answer invitation': 3,
  write: 12,
  'repeat write': 3,
  edit: 5,
  react: 5,
  pin: 1,
  read: 4,
  ring: 5,
  'answer ring': 7,
  'hang up': 1,
  'open socket': 4,
  'open stream': 3,
  'close socket': 2,
  'close stream': 1,
  'log out': 1,
  'log in': 5,
  administer: 2,
  evict: 4,
  'lose sockets': 1,
  sweep: 3,
  outside: 1,
};

const isName = (name: string): name is Name => Object.hasOwn(ACTS, name);
const BAG: Name[] = Object.entries(WEIGHTS).flatMap(([name, weight]) =>
  isName(name) ? Array.from({ length: weight }, () => name) : [],
);

/** The acts during which the database may fail. The others are no requests, or nobody repeats them. */
const FAILS = new Set<Name>([
  'befriend',
  'accept friend',
  'end friend',
  'block',
  'unblock',
  'apply',
  'decide',
  'move',
  'change',
  'answer invitation',
  'write',
  'edit',
  'react',
  'read',
  'log out',
  'administer',
]);

/** One act of one person, or up to three at once. */
export async function step(world: World, random: Random) {
  const together = random.pick([1, 1, 1, 2, 3]);
  const turns = Array.from({ length: together }, () => {
    const name = random.pick(BAG);
    // Sometimes a person acts who is logged out. Every such request must be refused.
    const usual = world.people.filter(({ out }) => !out);
    const among = usual.length > 0 && random.below(12) > 0 ? usual : world.people;
    const [by, other] = [random.pick(among), random.pick(world.people)];
    world.log.push(`${name} ${by.id} ${other.id}`);
    // Each turn has its own generator, because turns at the same time would draw from a shared one in any order.
    const own = randomFrom(world.seed * 10_007 + world.log.length);
    return { act: ACTS[name], name, turn: { world, random: own, by, other } };
  });
  const only = turns.length === 1 ? turns[0] : undefined;
  world.disturbed = turns.some(({ name }) =>
    ['log out', 'administer', 'lose sockets'].includes(name),
  );
  if (only && FAILS.has(only.name) && random.below(8) === 0) await withFailure(only.act)(only.turn);
  else await Promise.all(turns.map(({ act, turn }) => act(turn)));
  if (world.disturbed) await world.noticeLogOuts();
  world.disturbed = false;
}

/** The start of a schedule: some friendships, and sessions with some applications. */
export async function begin(world: World, random: Random) {
  for (const [index, by] of world.people.entries()) {
    for (const other of world.people.slice(index + 1)) {
      if (random.below(2) === 0) continue;
      await DB.prepare(
        `INSERT INTO friends (low_id, high_id, inviter_id, active, description, created_at)
         VALUES (?1, ?2, ?1, 1, '', 0)`,
      )
        .bind(Math.min(by.id, other.id), Math.max(by.id, other.id))
        .run();
    }
  }
  for (const by of world.people.slice(0, 2)) await host({ world, random, by, other: by });
  for (const by of world.people) {
    for (let left = random.below(3); left > 0; left -= 1)
      await apply({ world, random, by, other: by });
  }
}
