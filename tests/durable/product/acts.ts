import { env, evictDurableObject } from 'cloudflare:test';

import { sweep } from '../../../worker/sweep.ts';
import { sessionBody } from '../../worker/support/client.ts';
import { seriesBody } from '../../worker/support/series.ts';
import { deploy, ifNotRunning } from '../support/faults.ts';
import { randomFrom } from '../support/random.ts';
import { DB, answerOutside, failOnce, failureCount, neverFail } from './faulty.ts';
import {
  type Opened,
  type Person,
  type Room,
  type Sent,
  type World,
  roomKey,
  roomPath,
  select,
} from './world.ts';

/** What people, admins, the clock and the platform do. Each act picks its own target. */

type Random = ReturnType<typeof randomFrom>;

interface Turn {
  world: World;
  random: Random;
  by: Person;
  other: Person;
}

type Act = (turn: Turn) => Promise<unknown>;

const MINUTE_MS = 60_000;

const idIn = (body: unknown) =>
  typeof body === 'object' && body !== null && 'id' in body ? Number(body.id) : undefined;

const pickRow = async <Row>(random: Random, query: string, ...values: unknown[]) => {
  const rows = await select<Row>(query, ...values);
  return rows.length > 0 ? random.pick(rows) : undefined;
};

/** Usually one that is ahead and that they may open. */
async function someSession({ world, random, by }: Turn) {
  const { length } = world.sessions;
  const usual = await pickRow<{ id: number }>(
    random,
    `SELECT id FROM sessions s WHERE closed = 0 AND id IN (SELECT value FROM json_each(?1)) AND host_id <> ?2
     AND NOT EXISTS (SELECT 1 FROM blocks b WHERE (b.user_id = ?2 AND b.blocked_id = s.host_id)
       OR (b.user_id = s.host_id AND b.blocked_id = ?2)) ORDER BY id`,
    JSON.stringify(world.sessions),
    by.id,
  );
  return usual && random.below(8) > 0 ? usual.id : world.sessions[random.below(length)];
}

/** Twice at once or one after the other, as two tabs, an impatient user or a retry do. */
const perhapsTwice = async ({ random }: Turn, act: () => Promise<unknown>) => {
  const how = random.below(6);
  if (how === 0) await Promise.all([act(), act()]);
  else await act();
  if (how === 1) await act();
};

/** A session or a series of somebody's. */
async function host(turn: Turn) {
  const { world, random, by } = turn;
  const name = `Run${world.seed}q${by.index}h${world.log.length}z`;
  const roles = random.pick([[], [], [], [{ name: 'Tank', seats: 1 }]]);
  const over = {
    name,
    seats: 2 + roles.length + random.below(3),
    roles,
    instant: random.pick(['nobody', 'nobody', 'friends', 'everyone']),
    visibility: random.pick(['public', 'public', 'public', 'friends', 'unlisted']),
    membersInvite: random.below(2) === 0,
    startsAt: new Date(Date.now() + (10 + random.below(240)) * MINUTE_MS).toISOString(),
    durationMinutes: 60,
  };
  const inSeries = random.below(5) === 0;
  const { status, body } = inSeries
    ? await world.ask(by, 'POST', '/api/series', seriesBody({}, over))
    : await world.ask(by, 'POST', '/api/sessions', sessionBody(over));
  const id = idIn(body);
  if (status === 201 && id !== undefined) world.sessions.push(id);
}

async function apply(turn: Turn) {
  const { world, random, by } = turn;
  const session = await someSession(turn);
  if (session === undefined) return;
  const role = random.below(8) === 0 ? { role: 'Tank' } : {};
  const body = {
    text: '',
    user: `/api/users/${by.id}`,
    session: `/api/sessions/${session}`,
    ...role,
  };
  await perhapsTwice(turn, () => world.ask(by, 'POST', '/api/applications', body));
}

const HOSTS_MOVES = ['accepted', 'accepted', 'accepted', 'declined', 'removed'] as const;
const OWN_MOVES = ['accepted', 'withdrawn', 'left'] as const;

async function decide(turn: Turn) {
  const { world, random, by } = turn;
  const found = await pickRow<{ id: number }>(
    random,
    `SELECT a.id FROM applications a JOIN sessions s ON s.id = a.session_id
     WHERE s.host_id = ?1 AND (a.status IN ('pending', 'waiting') OR a.id % 4 = ?2) ORDER BY a.id`,
    by.id,
    random.below(4),
  );
  if (!found) return;
  const status = random.pick(HOSTS_MOVES);
  await perhapsTwice(turn, () =>
    world.ask(by, 'PATCH', `/api/applications/${found.id}`, { status }),
  );
}

async function moveOwn(turn: Turn) {
  const { world, random, by } = turn;
  const found = await pickRow<{ id: number }>(
    random,
    'SELECT id FROM applications WHERE user_id = ? ORDER BY id',
    by.id,
  );
  if (!found) return;
  const move = random.below(6) === 0 ? { checkedIn: true } : { status: random.pick(OWN_MOVES) };
  await perhapsTwice(turn, () => world.ask(by, 'PATCH', `/api/applications/${found.id}`, move));
}

async function change(turn: Turn) {
  const { world, random, by } = turn;
  const found = await pickRow<{ id: number }>(
    random,
    'SELECT id FROM sessions WHERE host_id = ? AND closed = 0 ORDER BY id',
    by.id,
  );
  if (!found) return;
  const path = `/api/sessions/${found.id}`;
  const body = random.pick<object>([
    { seats: 2 + random.below(4) },
    { seats: 2 + random.below(4) },
    { startsAt: new Date(Date.now() + (5 + random.below(200)) * MINUTE_MS).toISOString() },
    { visibility: random.pick(['public', 'friends', 'unlisted']) },
    { instant: random.pick(['nobody', 'everyone']) },
    { status: 'cancelled', cancelReason: 'Two are ill.' },
  ]);
  await perhapsTwice(turn, () => world.ask(by, 'PATCH', path, body));
}

async function befriend(turn: Turn) {
  const { world, by, other } = turn;
  const body = {
    user1: `/api/users/${by.id}`,
    user2: `/api/users/${other.id}`,
    active: false,
    description: '',
  };
  await perhapsTwice(turn, () => world.ask(by, 'POST', '/api/friends', body));
}

const ownPair = ({ random, by }: Turn, where: string) =>
  pickRow<{ id: number }>(
    random,
    `SELECT id FROM friends WHERE (low_id = ?1 OR high_id = ?1) AND ${where} ORDER BY id`,
    by.id,
  );

async function unblock({ world, random, by, other }: Turn) {
  const found = await pickRow<{ id: number }>(
    random,
    'SELECT blocked_id AS id FROM blocks WHERE user_id = ? ORDER BY 1',
    by.id,
  );
  await world.ask(by, 'DELETE', `/api/blocks/${found?.id ?? other.id}`);
}

async function acceptFriend(turn: Turn) {
  const found = await ownPair(turn, 'active = 0 AND inviter_id <> ?1');
  if (!found) return;
  await perhapsTwice(turn, () =>
    turn.world.ask(turn.by, 'PATCH', `/api/friends/${found.id}`, { active: true }),
  );
}

async function endFriend(turn: Turn) {
  const found = await ownPair(turn, '1');
  if (found) await turn.world.ask(turn.by, 'DELETE', `/api/friends/${found.id}`);
}

async function inviteToSession(turn: Turn) {
  const { world, by, other } = turn;
  const session = await someSession(turn);
  if (session === undefined) return;
  const body = { user: `/api/users/${other.id}` };
  await perhapsTwice(turn, () =>
    world.ask(by, 'POST', `/api/sessions/${session}/invitations`, body),
  );
}

async function answerInvitation(turn: Turn) {
  const { world, random, by } = turn;
  const found = await pickRow<{ id: number }>(
    random,
    'SELECT id FROM invitations WHERE user_id = ? ORDER BY id',
    by.id,
  );
  if (!found) return;
  const status = random.pick(['accepted', 'accepted', 'declined']);
  await perhapsTwice(turn, () =>
    world.ask(by, 'PATCH', `/api/invitations/${found.id}`, { status }),
  );
}

/** Usually one that they are in. */
async function someRoom({ world, random, by, other }: Turn): Promise<Room> {
  const own = await pickRow<{ id: number }>(
    random,
    `SELECT id FROM sessions WHERE host_id = ?1 OR id IN
      (SELECT session_id FROM applications WHERE user_id = ?1 AND status = 'accepted') ORDER BY id`,
    by.id,
  );
  const any = world.sessions[random.below(world.sessions.length)];
  const session = random.below(6) > 0 ? own?.id : any;
  return session === undefined || random.below(3) === 0
    ? { kind: 'pair', low: Math.min(by.id, other.id), high: Math.max(by.id, other.id) }
    : { kind: 'session', id: session };
}

const numberIn = (body: unknown) =>
  typeof body === 'object' && body !== null && 'number' in body ? Number(body.number) : undefined;

async function post(world: World, sent: Sent) {
  const { author, room, nonce } = sent;
  const [text = ''] = sent.texts;
  const { status, body } = await world.ask(author, 'POST', `${roomPath(room, author)}/messages`, {
    text,
    nonce,
  });
  const number = numberIn(body);
  if (status > 201 || number === undefined) return;
  if (sent.number !== null && sent.number !== number) {
    world.fault(`${nonce} became message ${number} after ${sent.number} of ${roomKey(room)}`);
  }
  sent.number = number;
}

/** Those who are not to receive it are those who may read it neither before it is sent nor afterwards. */
async function postFor({ world, ...turn }: Turn, sent: Sent) {
  const { room, author, number } = sent;
  const before = await world.readersOf(room, author);
  await perhapsTwice({ world, ...turn }, () => post(world, sent));
  // What is sent again goes to nobody else.
  if (number !== null) return;
  const after = await world.readersOf(room, author);
  sent.notFor = world.people.flatMap(({ id }) =>
    before.includes(id) || after.includes(id) ? [] : [id],
  );
}

async function write(turn: Turn) {
  const { world, by } = turn;
  const room = await someRoom(turn);
  if (room.kind === 'pair' && by === turn.other) return;
  const nonce = crypto.randomUUID();
  const sent: Sent = {
    room,
    author: by,
    nonce,
    texts: new Set([`Text of ${by.index} in step ${world.log.length}, ${nonce}`]),
    number: null,
    notFor: [],
    changed: false,
  };
  world.sent.push(sent);
  await postFor(turn, sent);
}

async function repeatWrite(turn: Turn) {
  const { world, random, by } = turn;
  const own = world.sent.filter(({ author }) => author === by);
  if (own.length > 0) await postFor(turn, random.pick(own));
}

async function edit(turn: Turn) {
  const { world, random, by } = turn;
  const known = world.sent.filter(({ number }) => number !== null);
  if (known.length === 0) return;
  const sent = random.pick(known);
  const path = `${roomPath(sent.room, by)}/messages/${sent.number}`;
  // A message of a pair is at another address for a third person.
  if (sent.room.kind === 'pair' && ![sent.room.low, sent.room.high].includes(by.id)) return;
  const text = random.below(2) === 0 ? `Changed in step ${world.log.length}` : '';
  // From here on it may read so, even if the answer is lost.
  if (by === sent.author || text === '') sent.texts.add(text);
  sent.changed = true;
  if (text === '') await world.ask(by, 'DELETE', path);
  else await world.ask(by, 'PATCH', path, { text });
}

async function read(turn: Turn) {
  const { world, random, by } = turn;
  const room = await someRoom(turn);
  if (room.kind === 'pair' && by === turn.other) return;
  await world.ask(by, 'PUT', `${roomPath(room, by)}/messages/read`, { number: random.below(12) });
}

const isOpen = ({ socket, left }: Opened) => !left && !socket.isClosed();

function sendFrame(person: Person, frame: unknown) {
  person.sockets.find(isOpen)?.socket.send(frame);
}

const lastCallOf = (person: Person) => {
  for (const { socket } of person.sockets.toReversed()) {
    for (const { event, data } of socket.frames.toReversed()) {
      if (event === 'joined' && data.id === person.id) return data.call;
    }
  }
  return undefined;
};

async function ring({ world, random, by, other }: Turn) {
  const session = world.sessions[random.below(world.sessions.length)];
  const media = 'audio';
  const how = random.below(5);
  if (session !== undefined && how < 2) {
    sendFrame(by, {
      event: how === 0 ? 'join' : 'call',
      data: { session: `/api/sessions/${session}`, media },
    });
  } else if (how === 2) {
    const to = world.people.flatMap(({ id }) => (id === by.id ? [] : [id]));
    sendFrame(by, { event: 'call', data: { to, media } });
  } else if (by !== other) sendFrame(by, { event: 'call', data: { to: [other.id], media } });
  // Frames have no answer. Its effects come while others act.
  await scheduler.wait(random.below(15));
}

async function answerRing({ random, by }: Turn) {
  for (const { socket } of by.sockets.filter(isOpen)) {
    const { data: welcome } = await socket.frame('welcome');
    for (const frame of socket.frames.toReversed()) {
      if (frame.event !== 'call' && frame.event !== 'addcall') continue;
      const callers = frame.event === 'call' ? [frame.data] : frame.data.callers;
      const accept = random.below(4) > 0;
      for (const { id, peerId, userSocketId } of callers) {
        const confirmed = {
          call: frame.data.call,
          caller: id,
          user: by.id,
          socket: welcome.userSocketId,
          data: { id, peerId, userSocketId },
          peer: null,
          accept,
        };
        socket.send({ event: 'confirmed', data: confirmed });
      }
      await scheduler.wait(random.below(15));
      return;
    }
  }
}

async function hangUp({ by }: Turn) {
  const call = lastCallOf(by);
  if (call !== undefined) sendFrame(by, { event: 'leave', data: { call } });
  await scheduler.wait(1);
}

async function logOut({ world, by }: Turn) {
  world.disturbed = true;
  const body = { refresh_token: by.refresh };
  const { status } = await world.ask(by, 'POST', '/api/logout', body);
  if (status === 204) by.out = true;
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
    // It ends all that they were logged in with, also once they may act again.
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

/** One that isn't running, or that somebody is being answered by just now, stays as it is. */
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

/** An act at which the database fails once. The world repeats the request, as users and retries do. */
function withFailure(act: Act): Act {
  return async (turn) => {
    const { world, random } = turn;
    world.disturbed = true;
    const before = failureCount();
    failOnce(random.pick(['before', 'after', 'after']));
    await act(turn);
    neverFail();
    if (failureCount() > before) world.log.push('… with a failure of the database');
  };
}

const ACTS = {
  befriend,
  'accept friend': acceptFriend,
  'end friend': endFriend,
  block: (turn: Turn) =>
    turn.by === turn.other
      ? Promise.resolve()
      : perhapsTwice(turn, () => turn.world.ask(turn.by, 'PUT', `/api/blocks/${turn.other.id}`)),
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

/** Acts that the database may fail at. The others are no requests, or aren't repeated by anyone. */
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
  'read',
  'log out',
  'administer',
]);

/** One act of one person, or up to three at once. */
export async function step(world: World, random: Random) {
  const together = random.pick([1, 1, 1, 2, 3]);
  const turns = Array.from({ length: together }, () => {
    const name = random.pick(BAG);
    // Those who are logged out act now and then, too: nothing of it may be done.
    const usual = world.people.filter(({ out }) => !out);
    const among = usual.length > 0 && random.below(12) > 0 ? usual : world.people;
    const [by, other] = [random.pick(among), random.pick(world.people)];
    world.log.push(`${name} ${by.id} ${other.id}`);
    // Its own, because those of one moment draw from theirs in any order.
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

/** What there is to begin with: some friends, and sessions with some who ask to join. */
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
