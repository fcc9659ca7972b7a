import { env, evictDurableObject } from 'cloudflare:test';

import { MessageItem, MessageList } from '../../../worker/contract/message.ts';
import { roomName } from '../../../worker/contract/objects/room-name.ts';
import { addUser, put, send } from '../../worker/support/client.ts';
import {
  conversationsOf,
  hostWith,
  markRead,
  messagesOf,
  pairRoom,
  readRoom,
  write,
} from '../../worker/support/messages.ts';
import { makeFriends } from '../../worker/support/search-data.ts';
import { apply, changeApplicationStatus } from '../../worker/support/sessions.ts';
import { deploy, ifNotRunning } from '../support/faults.ts';
import { connect, signallingOf } from '../support/live.ts';
import { randomFrom } from '../support/random.ts';

type Person = Awaited<ReturnType<typeof addUser>>;

interface Place {
  person: Person;
  tab: Awaited<ReturnType<typeof connect>>;
  open: boolean;
  busy: boolean;
  /** What a browser would show: texts by number. */
  shown: Map<number, string>;
  taken: number;
  /** Texts that came as frames. */
  heard: Set<string>;
}

const ACTIONS = [
  'write',
  'write',
  'write',
  'repeat',
  'read',
  'view',
  'read on',
  'close',
  'reopen',
  'leave',
  'return',
  'block',
  'unblock',
  'evict room',
  'evict person',
  'deploy',
] as const;

/** One of this many seeds is a conversation of two people. */
const PAIR_EVERY = 5;

/** A random schedule of a room's members who write, leave and come back, with real objects and sockets. */
export class RoomSchedule {
  readonly #random: ReturnType<typeof randomFrom>;
  readonly #places: Place[] = [];
  /** The messages that a room has accepted, by nonce. */
  readonly #sent = new Map<string, { author: Person; text: string; number: number }>();
  /** Users who must not receive a text: they had left, or had a block with its author, before it was sent. */
  readonly #notFor = new Map<string, number[]>();
  readonly #out = new Set<number>();
  readonly #apart = new Set<number>();
  readonly #isPair: boolean;
  #room: (person: Person) => string = () => '';
  #object = '';
  #session = 0;
  #host: Person | undefined;
  /** The two people who block and unblock each other. */
  #two: Person[] = [];
  #applications = new Map<number, number>();
  #faults: string[] = [];
  readonly log: string[] = [];

  constructor(seed: number) {
    this.#random = randomFrom(seed);
    this.#isPair = seed % PAIR_EVERY === 0;
  }

  async run(steps: number) {
    const people = this.#isPair ? await this.#meet() : await this.#gather();
    for (const person of people) {
      const tab = await connect(person.token);
      this.#places.push({
        person,
        tab,
        open: true,
        busy: false,
        shown: new Map(),
        taken: 0,
        heard: new Set(),
      });
    }
    for (let step = 0; step < steps; step += 1) {
      const together = 1 + this.#random.below(3);
      await Promise.all(Array.from({ length: together }, () => this.#step(step)));
    }
  }

  /** Makes a session with members. @returns the people to open tabs for */
  async #gather() {
    const [host, ...members] = [await addUser(), await addUser(), await addUser()];
    await env.DB.prepare('UPDATE users SET created_at = 1').run();
    const { id, room, applications } = await hostWith(host, members, { seats: 5 });
    [this.#host, this.#session, this.#two] = [host, id, members];
    [this.#room, this.#object] = [() => room, `session/${id}`];
    members.forEach((member, index) => this.#applications.set(member.id, applications[index] ?? 0));
    return [host, ...members, ...members.slice(0, 1)];
  }

  async #meet() {
    const [one, other] = [await addUser(), await addUser()];
    await env.DB.prepare('UPDATE users SET created_at = 1').run();
    await makeFriends(one.id, other.id);
    this.#two = [one, other];
    this.#room = (person) => pairRoom(person === one ? other : one);
    this.#object = roomName({ kind: 'user', id: one.id }, other.id);
    return [one, other, other];
  }

  /** All tabs return once. @returns what is inconsistent */
  async faults(): Promise<string[]> {
    for (const place of this.#places) await this.#return(place);
    for (const place of this.#places) {
      this.#take(place);
      const { person, heard } = place;
      for (const text of heard) {
        if (this.#notFor.get(text)?.includes(person.id))
          this.#faults.push(`${person.id} saw ${text}`);
      }
      // A block closes the conversation.
      const closed = this.#isPair && this.#apart.size > 0;
      if (!closed && !this.#out.has(person.id)) await this.#compare(place);
      place.tab.close();
      await place.tab.closed();
    }
    for (const { person } of this.#places) {
      if (!this.#moved.has(person.id) && !this.#wereApart) await this.#compareHeader(person);
    }
    return this.#faults;
  }

  async #compare({ person, shown }: Place) {
    const { member, lastNumber, readNumber } = await messagesOf(
      this.#room(person),
      person,
      '?itemsPerPage=60',
    );
    if (this.#apart.size === 0) {
      const numbers = member.map(({ number }) => number);
      if (numbers.some((number, index) => number !== index + 1))
        this.#faults.push(`gap: ${numbers.join()}`);
      for (const { number, text } of this.#sent.values()) {
        if (member[number - 1]?.text !== text) this.#faults.push(`lost: ${text}`);
      }
      if (new Set(member.map(({ text }) => text)).size !== member.length)
        this.#faults.push('doubled');
    }
    for (const { number, text } of member) {
      if (shown.get(number) !== text) this.#faults.push(`${person.id} lacks ${number}`);
    }
    const [conversation] = await conversationsOf(person);
    const unread = lastNumber - readNumber;
    const told = conversation?.unread ?? 0;
    if (this.#apart.size === 0 && lastNumber > 0 && told !== unread) {
      this.#faults.push(`${person.id} has ${unread} unread, and reads ${told}`);
    }
  }

  /** Compares the `unread` frame of a new tab with the list of conversations. */
  async #compareHeader(person: Person) {
    const tab = await connect(person.token);
    // The answer to this frame comes after everything that a new tab receives.
    tab.send('no frame');
    await tab.frame('error');
    const [conversation] = await conversationsOf(person);
    const expected = conversation !== undefined && conversation.unread > 0;
    if (tab.count('unread') > 0 !== expected) this.#faults.push(`${person.id} is told otherwise`);
    tab.close();
  }

  /** Takes the frames that have arrived, as a client does. */
  #take(place: Place) {
    for (const frame of place.tab.frames.slice(place.taken)) {
      if (frame.event !== 'message') continue;
      const { number, text } = frame.data.message;
      const before = place.shown.get(number);
      if (before !== undefined && before !== text) this.#faults.push(`${number} became ${text}`);
      place.shown.set(number, text);
      place.heard.add(text);
    }
    place.taken = place.tab.frames.length;
  }

  /** Opens a closed tab again. It loads the messages after the last one that it has without a gap. */
  async #return(place: Place) {
    if (place.busy) return;
    place.busy = true;
    if (!place.open) {
      await place.tab.closed();
      this.#take(place);
      place.tab = await connect(place.person.token);
      place.taken = 0;
      place.open = true;
    }
    let last = 0;
    while (place.shown.has(last + 1)) last += 1;
    const answer = await readRoom(
      this.#room(place.person),
      place.person,
      `?after=${last}&itemsPerPage=60`,
    );
    // A user who has left, or is just leaving or returning, may get a refusal.
    if (answer.status === 200) {
      const { member } = MessageList.parse(await answer.json());
      for (const { number, text } of member) place.shown.set(number, text);
    } else await answer.body?.cancel();
    place.busy = false;
  }

  async #write(author: Person, step: number) {
    const text = `${author.id} in ${step}, ${this.#random.below(1e9)}`;
    const nonce = crypto.randomUUID();
    const apart = this.#apart.has(author.id)
      ? [...this.#apart].filter((id) => id !== author.id)
      : [];
    const notFor = [...this.#out, ...apart].filter((id) => id !== author.id);
    const version = this.#version;
    await this.#send(author, text, nonce);
    if (version === this.#version) this.#notFor.set(text, notFor);
  }

  async #send(author: Person, text: string, nonce: string) {
    const answer = await write(this.#room(author), author, text, nonce);
    const body: unknown = await answer.json();
    if (answer.status > 201) return;
    const { number } = MessageItem.parse(body);
    const before = this.#sent.get(nonce);
    if (before && before.number !== number) this.#faults.push(`${text} twice`);
    this.#sent.set(nonce, { author, text, number });
  }

  async #step(step: number) {
    const { pick } = this.#random;
    const place = pick(this.#places);
    const { person } = place;
    const action = pick(ACTIONS);
    this.#take(place);
    this.log.push(`${action} ${person.id}`);
    switch (action) {
      case 'write':
        return this.#write(person, step);
      case 'repeat': {
        const own = [...this.#sent].filter(([, { author }]) => author === person);
        if (own.length === 0) return;
        const [nonce, { text }] = pick(own);
        return this.#send(person, text, nonce);
      }
      case 'read':
        await markRead(this.#room(person), person, this.#random.below(20));
        return;
      case 'view': {
        const room = this.#random.below(2) === 0 ? this.#room(person) : null;
        if (place.open && !place.busy) place.tab.send({ event: 'viewing', data: { room } });
        return;
      }
      case 'read on': {
        const data = { room: this.#room(person), read: this.#random.below(20) };
        if (place.open && !place.busy) place.tab.send({ event: 'viewing', data });
        return;
      }
      case 'close':
        if (!place.open || place.busy) return;
        place.open = false;
        place.tab.close();
        return;
      case 'reopen':
        return this.#return(place);
      case 'leave':
      case 'return':
        return this.#move(person, action);
      case 'block':
      case 'unblock':
        return this.#block(action);
      case 'evict room':
        await evictDurableObject(env.ROOM.getByName(this.#object)).catch(ifNotRunning);
        return;
      case 'evict person':
        await evictDurableObject(signallingOf(person.id)).catch(ifNotRunning);
        return;
      case 'deploy': {
        const lost = this.#places.filter((one) => one.person === person && one.open && !one.busy);
        for (const one of lost) one.open = false;
        await deploy(
          signallingOf(person.id),
          lost.map(({ tab }) => tab),
        );
        return;
      }
      default:
        action satisfies never;
    }
  }

  #moving = false;
  readonly #moved = new Set<number>();
  #wereApart = false;
  /** Counts the changes of who is in the room and who has a block. */
  #version = 0;

  /** The third member leaves, or is accepted again. */
  async #move(person: Person, action: 'leave' | 'return') {
    const host = this.#host;
    const application = this.#applications.get(person.id);
    if (!host || this.#moving || application === undefined) return;
    if (this.#out.has(person.id) === (action === 'leave')) return;
    this.#moving = true;
    this.#version += 1;
    this.#moved.add(person.id);
    if (action === 'leave') {
      await changeApplicationStatus(person, application, 'left');
      this.#out.add(person.id);
    } else {
      const { id } = await apply(person, this.#session);
      this.#applications.set(person.id, id);
      // From here on the member may receive messages again.
      this.#out.delete(person.id);
      await changeApplicationStatus(host, id, 'accepted');
    }
    this.#version += 1;
    this.#moving = false;
  }

  /** A block ends a friendship, so a pair becomes friends again. */
  async #block(action: 'block' | 'unblock') {
    const [by, other] = this.#two;
    if (!by || !other || this.#moving) return;
    const [a, b] = [by.id, other.id];
    if (this.#apart.size > 0 === (action === 'block')) return;
    this.#moving = true;
    this.#version += 1;
    if (action === 'block') {
      await put(`/api/blocks/${b}`, undefined, by.token);
      this.#apart.add(a).add(b);
      this.#wereApart = true;
    } else {
      this.#apart.clear();
      await send('DELETE', `/api/blocks/${b}`, { token: by.token });
      if (this.#isPair) await makeFriends(a, b);
    }
    this.#version += 1;
    this.#moving = false;
  }
}
