import { env } from 'cloudflare:test';
import { z } from 'zod';

import { ConversationList, MessageList } from '../../../worker/contract/message.ts';
import type { Random } from './turn.ts';
import { type Person, type Room, type World, roomKey, roomPath, select } from './world.ts';

/** Compares what each person is shown at the end with what was done and with the tables. */

const Ids = z.object({ member: z.array(z.object({ id: z.int() })) });

const Friends = z.object({ member: z.array(z.object({ user: z.object({ id: z.int() }) })) });

/** All lists that name people or sessions. */
const LISTS = [
  '/api/latest/sessions',
  '/api/latest/users',
  '/api/sessionsgames',
  '/api/usergames',
  '/api/sessions?sort=newest&itemsPerPage=60',
  '/api/sessions?sort=soonest&itemsPerPage=60&open=1',
  '/api/sessions?sort=best&itemsPerPage=60',
  '/api/friends?state=active',
  '/api/friends?state=online',
  '/api/friends?state=in',
  '/api/friends?state=out',
  '/api/notices?itemsPerPage=60',
  '/api/conversations?itemsPerPage=60',
  '/api/calls',
  '/api/played-with',
  ...['hosting', 'joining', 'applied', 'past', 'attended'].map(
    (tab) => `/api/sessions/own?tab=${tab}`,
  ),
];

/** What the tables say during the comparison. */
interface Truth {
  world: World;
  apart: (a: number, b: number) => boolean;
  /** The people who are neither suspended nor banned. */
  allowed: ReadonlySet<Person>;
  /** The allowed people who are logged in. */
  able: ReadonlySet<Person>;
  /** Rooms with their members' ids, by the key of the room. */
  rooms: ReadonlyMap<string, { room: Room; members: readonly number[] }>;
}

async function truthOf(world: World): Promise<Truth> {
  const allowed = new Set<Person>();
  for (const person of world.people) if (await world.mayAct(person)) allowed.add(person);
  const able = new Set([...allowed].filter(({ out }) => !out));
  const rooms = new Map<string, { room: Room; members: readonly number[] }>();
  const add = async (key: string, room: Room) => {
    if (!rooms.has(key)) rooms.set(key, { room, members: await world.membersOf(room) });
  };
  for (const id of world.sessions)
    await add(roomKey({ kind: 'session', id }), { kind: 'session', id });
  for (const { room } of world.sent) await add(roomKey(room), room);
  return { world, apart: await world.blocks(), allowed, able, rooms };
}

/** The people whose names this viewer must not read anywhere. */
const hiddenFrom = ({ world, apart }: Truth, viewer: Person) =>
  world.people.filter(({ id }) => apart(viewer.id, id));

/**
 * Each schedule reads one in this many lists, chosen at random, because reading all takes longer than the whole
 * schedule.
 */
const LISTS_ONE_IN = 6;
const ROOMS_ONE_IN = 2;

/** No answer may name a person with whom the viewer has a block, or a session of theirs. */
async function blockFaults(truth: Truth, viewer: Person, random: Random) {
  const { world } = truth;
  const hidden = hiddenFrom(truth, viewer);
  // All answers to one person are compared with the contract, even without a block.
  if (hidden.length === 0 && viewer.index !== world.seed % world.people.length) return;
  const paths = [
    ...LISTS,
    `/api/users?q=Zed${world.seed}`,
    `/api/applications?user=/api/users/${viewer.id}`,
    ...world.sessions.flatMap((id) => [
      `/api/sessions/${id}`,
      `/api/sessions/${id}/messages`,
      `/api/sessions/${id}/invitations`,
      `/api/sessions/${id}/afterwards`,
      `/api/applications?session=/api/sessions/${id}`,
    ]),
  ];
  for (const path of paths) {
    if (random.below(LISTS_ONE_IN) > 0) continue;
    const text = JSON.stringify((await world.ask(viewer, 'GET', path)).body);
    for (const person of hidden) {
      const words = [
        person.name,
        `Run${world.seed}q${person.index}h`,
        `Text of ${person.index} in`,
      ];
      const found = words.find((word) => text.includes(word));
      if (found !== undefined)
        world.fault(
          `${viewer.id} reads ${found} of ${person.id} at ${path}: ${text.slice(0, 900)}`,
        );
    }
  }
  for (const { id } of hidden) {
    for (const path of [
      `/api/users/${id}`,
      `/api/users/${id}/sessions`,
      `/api/users/${id}/messages`,
    ]) {
      const { status } = await world.ask(viewer, 'GET', path);
      if (status !== 404) world.fault(`${viewer.id} is answered ${status} at ${path}`);
    }
  }
}

const idsAt = async (world: World, viewer: Person, path: string) => {
  const { body } = await world.ask(viewer, 'GET', path);
  const found = Ids.safeParse(body);
  if (!found.success) world.fault(`no list for ${viewer.id} at ${path}`);
  return new Set(found.data?.member.map(({ id }) => id));
};

/** A search finds the sessions that the tables have. */
async function foundSessionFaults(world: World, viewer: Person, random: Random) {
  const listed = await select<{ id: number; seen: number; friends: number; public: number }>(
    `SELECT s.id, s.visibility = 'public' AS public, s.host_id = ?1 OR EXISTS (SELECT 1 FROM friends f
        WHERE f.low_id = min(?1, s.host_id) AND f.high_id = max(?1, s.host_id) AND f.active = 1) AS friends,
      NOT EXISTS (SELECT 1 FROM blocks b WHERE (b.user_id = ?1 AND b.blocked_id = s.host_id)
        OR (b.user_id = s.host_id AND b.blocked_id = ?1)) AS seen
     FROM sessions s JOIN users h ON h.id = s.host_id
     WHERE s.closed = 0 AND s.visibility <> 'unlisted' AND h.status = 'active' AND s.name LIKE ?2`,
    viewer.id,
    `Run${world.seed}q%`,
  );
  const path = `/api/sessions?sort=${random.pick(['newest', 'soonest'])}&itemsPerPage=60&q=Run${world.seed}q`;
  const found = await idsAt(world, viewer, path);
  for (const row of listed) {
    const should = row.seen === 1 && (row.public === 1 || row.friends === 1);
    if (found.has(row.id) !== should) {
      world.fault(`session ${row.id} is ${should ? 'not ' : ''}found by ${viewer.id} at ${path}`);
    }
  }
  for (const id of found) {
    if (!listed.some((row) => row.id === id))
      world.fault(`session ${id} is found by ${viewer.id} at ${path}`);
  }
}

async function foundPeopleFaults(world: World, viewer: Person) {
  const people = await select<{ id: number }>(
    `SELECT id FROM users u WHERE status = 'active' AND name LIKE ?2 AND NOT EXISTS (SELECT 1 FROM blocks b
      WHERE (b.user_id = ?1 AND b.blocked_id = u.id) OR (b.user_id = u.id AND b.blocked_id = ?1))`,
    viewer.id,
    `Zed${world.seed}q%`,
  );
  const found = await idsAt(world, viewer, `/api/users?q=Zed${world.seed}q&itemsPerPage=60`);
  for (const { id } of people) {
    if (id !== viewer.id && !found.has(id)) world.fault(`${viewer.id} does not find ${id}`);
  }
  for (const id of found) {
    if (!people.some((row) => row.id === id)) world.fault(`${viewer.id} finds ${id}`);
  }
}

/** Friendship is mutual. */
async function friendFaults({ world, able }: Truth) {
  const lists = new Map<number, Set<number>>();
  for (const viewer of able) {
    const { body } = await world.ask(viewer, 'GET', '/api/friends?state=active&itemsPerPage=60');
    const list = Friends.safeParse(body).data;
    if (!list) world.fault(`${viewer.id} has no list of friends: ${JSON.stringify(body)}`);
    lists.set(viewer.id, new Set(list?.member.map(({ user }) => user.id)));
  }
  for (const [a, ofA] of lists) {
    for (const [b, ofB] of lists) {
      if (ofA.has(b) !== ofB.has(a)) world.fault(`${a} and ${b} do not agree on being friends`);
    }
  }
}

async function messageFaults(truth: Truth, viewer: Person, random: Random) {
  const { world, rooms } = truth;
  const hidden = new Set(hiddenFrom(truth, viewer).map(({ id }) => id));
  const { body } = await world.ask(viewer, 'GET', '/api/conversations?itemsPerPage=60');
  const conversations = ConversationList.safeParse(body).data?.member ?? [];
  for (const [key, { room, members }] of rooms) {
    if (room.kind === 'pair' && ![room.low, room.high].includes(viewer.id)) continue;
    if (random.below(ROOMS_ONE_IN) > 0) continue;
    const path = roomPath(room, viewer);
    const answer = await world.ask(viewer, 'GET', `${path}/messages?itemsPerPage=60`);
    const may = members.includes(viewer.id);
    if (!may && answer.status !== 404)
      world.fault(`${viewer.id} is answered ${answer.status} in ${key}`);
    if (may && room.kind === 'session' && answer.status !== 200) {
      world.fault(`${viewer.id} is answered ${answer.status} in ${key}, being a member`);
    }
    const conversation = conversations.find((each) => each['@id'] === path);
    if (answer.status !== 200) {
      if (conversation) world.fault(`${viewer.id} has a conversation ${key} without its room`);
      continue;
    }
    roomFaults(world, {
      viewer,
      hidden,
      room,
      key,
      list: MessageList.parse(answer.body),
      conversation,
    });
  }
}

interface Shown {
  viewer: Person;
  /** The ids of people with whom the viewer has a block. */
  hidden: ReadonlySet<number>;
  room: Room;
  key: string;
  list: z.infer<typeof MessageList>;
  conversation: { unread: number } | undefined;
}

function roomFaults(world: World, { viewer, hidden, room, key, list, conversation }: Shown) {
  const { member, lastNumber, readNumber } = list;
  const numbers = member.map(({ number }) => number);
  if (numbers.some((number, index) => index > 0 && number <= (numbers[index - 1] ?? 0))) {
    world.fault(`${viewer.id} reads ${key} out of order: ${numbers.join()}`);
  }
  const sent = world.sent.filter((each) => roomKey(each.room) === key && each.number !== null);
  if (new Set(sent.map(({ number }) => number)).size !== sent.length)
    world.fault(`two messages of ${key} with one number`);
  for (const { number, texts, author, nonce } of sent) {
    const found = member.find((each) => each.number === number);
    if (room.kind === 'session' && hidden.has(author.id)) {
      if (found) world.fault(`${viewer.id} reads ${nonce} in ${key} across a block`);
    } else if (!found || found.author.id !== author.id || !texts.has(found.text)) {
      world.fault(
        `${viewer.id} reads ${JSON.stringify(found)} in ${key}, not ${[...texts].join(' or ')}`,
      );
    }
  }
  const readable = member
    .filter(({ text }) => text !== '')
    .map(({ text }) => text)
    .filter((text) => text.startsWith('Text of'));
  if (new Set(readable).size !== readable.length) world.fault(`${key} has something twice`);
  const complete = hidden.size > 0 ? lastNumber : member.length;
  if (complete !== lastNumber)
    world.fault(`${viewer.id} reads ${member.length} of ${lastNumber} in ${key}`);
  const unread = numbers.filter((number) => number > readNumber).length;
  if (conversation && conversation.unread !== unread) {
    world.fault(`${viewer.id} has ${unread} unread in ${key}, and is told ${conversation.unread}`);
  }
}

/** Each message that came as a frame was meant for its receiver. */
export async function takeFrames(world: World) {
  for (const person of world.people) {
    for (const opened of person.sockets) {
      for (const { event, data } of opened.socket.frames.slice(opened.taken)) {
        if ((event === 'call' || event === 'addcall' || event === 'joined') && 'call' in data)
          world.calls.add(data.call);
        if (event !== 'message') continue;
        const sent = world.sent.find(
          ({ texts }) => texts.has(data.message.text) && data.message.text !== '',
        );
        if (sent && !sent.changed && sent.notFor.includes(person.id)) {
          world.fault(`${person.id} was sent “${data.message.text}” of ${sent.author.id}`);
        }
      }
      opened.taken = opened.socket.frames.length;
    }
  }
}

/** A call has only members who may be in it. */
async function callFaults({ world, apart, allowed }: Truth) {
  const at = new Map<number, string>();
  for (const id of world.calls) {
    const state = await env.CALL.getByName(id).look();
    if (!state || state.endedAt !== null) continue;
    const seated = state.people.filter(({ seat }) => seat !== null);
    for (const { id: user, seat } of seated) {
      const person = world.people.find((each) => each.id === user);
      // A call may keep the seat of a banned account, unconnected, for as long as a tab may take to return.
      if (seat?.connected && (!person || !allowed.has(person))) {
        world.fault(`${user} is in call ${id} and may not act`);
      }
      if (at.has(user)) world.fault(`${user} is in two calls`);
      at.set(user, id);
      for (const { id: other } of seated) {
        if (user < other && apart(user, other)) {
          world.fault(`${user} and ${other} are in one call with a block`);
        }
      }
    }
  }
}

/** Each person sees the others' true presence. A person who may not act has no open socket or stream. */
async function presenceFaults({ world, apart, able }: Truth) {
  for (const person of world.people) {
    const online = person.sockets.some(({ socket }) => !socket.isClosed());
    const stored = await select<{ online: number }>(
      'SELECT online FROM users WHERE id = ?',
      person.id,
    );
    if ((stored[0]?.online === 1) !== online)
      world.fault(`${person.id} is stored as ${stored[0]?.online}`);
    const good = able.has(person);
    if (!good && online) world.fault(`${person.id} holds a socket and may not`);
    for (const { stream } of person.streams) {
      if (stream.isEnded()) continue;
      if (!good) world.fault(`${person.id} holds a stream and may not`);
      for (const other of world.people) {
        const there = other.sockets.some(({ socket }) => !socket.isClosed());
        const seen = !apart(person.id, other.id);
        const right = there && seen ? 1 : 0;
        await stream.shows(other.id, right).catch(() => {
          world.fault(
            `${person.id} sees ${other.id} as ${stream.of(other.id).join()} instead of ${right}`,
          );
        });
      }
    }
  }
}

export async function peopleFaults(world: World, random: Random) {
  await takeFrames(world);
  const truth = await truthOf(world);
  await presenceFaults(truth);
  await callFaults(truth);
  await friendFaults(truth);
  for (const viewer of world.people) {
    if (!truth.able.has(viewer)) {
      const { status } = await world.ask(viewer, 'GET', '/api/notices');
      if (status !== 401) world.fault(`${viewer.id} may not act, and is answered ${status}`);
      continue;
    }
    await blockFaults(truth, viewer, random);
    if (random.below(2) === 0) await foundSessionFaults(world, viewer, random);
    else await foundPeopleFaults(world, viewer);
    await messageFaults(truth, viewer, random);
  }
}
