import { type Turn, perhapsTwice, pickRow } from './turn.ts';
import { type Room, type Sent, type World, roomKey, roomPath } from './world.ts';

/** What people write and read. */

/** Picks a room, usually one that the person is a member of. */
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

/** Sends a message. Those who may read it neither before nor after the request must not receive it. */
async function postFor({ world, ...turn }: Turn, sent: Sent) {
  const { room, author, number } = sent;
  const before = await world.readersOf(room, author);
  await perhapsTwice({ world, ...turn }, () => post(world, sent));
  // A message that is sent again has no new receivers.
  if (number !== null) return;
  const after = await world.readersOf(room, author);
  sent.notFor = world.people.flatMap(({ id }) =>
    before.includes(id) || after.includes(id) ? [] : [id],
  );
}

export async function write(turn: Turn) {
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

export async function repeatWrite(turn: Turn) {
  const { world, random, by } = turn;
  const own = world.sent.filter(({ author }) => author === by);
  if (own.length > 0) await postFor(turn, random.pick(own));
}

export async function edit(turn: Turn) {
  const { world, random, by } = turn;
  const known = world.sent.filter(({ number }) => number !== null);
  if (known.length === 0) return;
  const sent = random.pick(known);
  const path = `${roomPath(sent.room, by)}/messages/${sent.number}`;
  // The conversation has another address for a third person.
  if (sent.room.kind === 'pair' && ![sent.room.low, sent.room.high].includes(by.id)) return;
  const text = random.below(2) === 0 ? `Changed in step ${world.log.length}` : '';
  // The message may have this text from now on, even if the answer is lost.
  if (by === sent.author || text === '') sent.texts.add(text);
  sent.changed = true;
  if (text === '') await world.ask(by, 'DELETE', path);
  else await world.ask(by, 'PATCH', path, { text });
}

const EMOJIS = ['👍', '🎉', '👨‍👩‍👧'];

/** Picks a message of a room. @returns its path */
async function someMessage(turn: Turn): Promise<string | undefined> {
  const { world, random, by, other } = turn;
  const room = await someRoom(turn);
  if (room.kind === 'pair' && by === other) return undefined;
  const number = 1 + random.below(6);
  // Whoever has come since it was sent receives its changes.
  for (const sent of world.sent) {
    if (sent.number === number && roomKey(sent.room) === roomKey(room)) sent.changed = true;
  }
  return `${roomPath(room, by)}/messages/${number}`;
}

/** Reacts to a message, or withdraws a reaction. */
export async function react(turn: Turn) {
  const { world, random, by } = turn;
  const message = await someMessage(turn);
  if (message === undefined) return;
  const path = `${message}/reactions/${encodeURIComponent(random.pick(EMOJIS))}`;
  await perhapsTwice(turn, () => world.ask(by, random.below(3) === 0 ? 'DELETE' : 'PUT', path));
}

export async function pin(turn: Turn) {
  const { world, random, by } = turn;
  const message = await someMessage(turn);
  if (message !== undefined) {
    await world.ask(by, random.below(3) === 0 ? 'DELETE' : 'PUT', `${message}/pin`);
  }
}

export async function read(turn: Turn) {
  const { world, random, by } = turn;
  const room = await someRoom(turn);
  if (room.kind === 'pair' && by === turn.other) return;
  await world.ask(by, 'PUT', `${roomPath(room, by)}/messages/read`, { number: random.below(12) });
}
