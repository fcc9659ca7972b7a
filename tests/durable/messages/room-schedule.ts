import { env, evictDurableObject } from 'cloudflare:test';

import { MessageItem, MessageList } from '../../../worker/contract/message.ts';
import { roomName } from '../../../worker/contract/objects/room-name.ts';
import { put, send } from '../../worker/support/client.ts';
import {
  hostWith,
  markRead,
  pairRoom,
  react,
  readRoom,
  write,
} from '../../worker/support/messages.ts';
import { addUser } from '../../worker/support/people.ts';
import { makeFriends } from '../../worker/support/search-data.ts';
import { apply, changeApplicationStatus, letApplyAgain } from '../../worker/support/sessions.ts';
import { sql } from '../../worker/support/sql.ts';
import { deploy, ifNotRunning } from '../support/faults.ts';
import { connect, signallingOf } from '../support/live.ts';
import { randomFrom } from '../support/random.ts';
import { EMOJIS, type Person, type Place, RoomRecord, drawn, placeOf } from './room-record.ts';

const ACTIONS = [
  'write',
  'write',
  'write',
  'repeat',
  'reply',
  'react',
  'react',
  'withdraw',
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

/** A random schedule of a room's members who write, react, leave and come back, with real objects and sockets. */
export class RoomSchedule {
  readonly #random: ReturnType<typeof randomFrom>;
  readonly #reacting = new Set<string>();
  /** Users who must not receive a text: they had left, or had a block with its author, before it was sent. */
  readonly #notFor = new Map<string, number[]>();
  readonly #isPair: boolean;
  #object = '';
  #session = 0;
  #host: Person | undefined;
  /** The two people who block and unblock each other. */
  #two: Person[] = [];
  #applications = new Map<number, number>();
  readonly #record = new RoomRecord();
  readonly log: string[] = [];

  constructor(seed: number) {
    this.#random = randomFrom(seed);
    this.#isPair = seed % PAIR_EVERY === 0;
  }

  async run(steps: number) {
    const people = this.#isPair ? await this.#meet() : await this.#gather();
    for (const person of people) {
      this.#record.places.push(placeOf(person, await connect(person.token)));
    }
    for (let step = 0; step < steps; step += 1) {
      const together = 1 + this.#random.below(3);
      await Promise.all(Array.from({ length: together }, () => this.#step(step)));
    }
  }

  /** Makes a session with members. @returns the people to open tabs for */
  async #gather() {
    const [host, ...members] = [await addUser(), await addUser(), await addUser()];
    await sql`UPDATE users SET created_at = 1`.run();
    const { id, room, applications } = await hostWith(host, members, { seats: 5 });
    [this.#host, this.#session, this.#two] = [host, id, members];
    [this.#record.address, this.#object] = [() => room, `session/${id}`];
    members.forEach((member, index) => this.#applications.set(member.id, applications[index] ?? 0));
    return [host, ...members, ...members.slice(0, 1)];
  }

  async #meet() {
    const [one, other] = [await addUser(), await addUser()];
    await sql`UPDATE users SET created_at = 1`.run();
    await makeFriends(one.id, other.id);
    this.#two = [one, other];
    this.#record.address = (person) => pairRoom(person === one ? other : one);
    this.#object = roomName({ kind: 'user', id: one.id }, other.id);
    return [one, other, other];
  }

  /** All tabs return once. @returns what is inconsistent */
  async faults(): Promise<string[]> {
    for (const place of this.#record.places) await this.#return(place);
    for (const place of this.#record.places) {
      // The answer to this frame comes after all frames that are on their way.
      place.tab.send('no frame');
      await place.tab.frame('error');
      this.#take(place);
      const { person, heard } = place;
      for (const text of heard) {
        if (this.#notFor.get(text)?.includes(person.id))
          this.#record.faults.push(`${person.id} saw ${text}`);
      }
      // A block closes the conversation.
      const closed = this.#isPair && this.#record.apart.size > 0;
      if (!closed && !this.#record.out.has(person.id)) await this.#record.compare(place);
      place.tab.close();
      await place.tab.closed();
    }
    for (const { person } of this.#record.places) {
      if (!this.#record.moved.has(person.id) && !this.#record.wereApart)
        await this.#record.compareHeader(person);
    }
    return this.#record.faults;
  }

  /** Takes the frames that have arrived, as a client does. */
  #take(place: Place) {
    for (const frame of place.tab.frames.slice(place.taken)) {
      if (frame.event !== 'message') continue;
      const { number, text } = frame.data.message;
      place.reactions.set(number, drawn(frame.data.message));
      const before = place.shown.get(number);
      if (before !== undefined && before !== text)
        this.#record.faults.push(`${number} became ${text}`);
      place.shown.set(number, text);
      // A change of a message reaches those who came later, too.
      if (!frame.data.changed) place.heard.add(text);
    }
    place.taken = place.tab.frames.length;
  }

  /**
   * Opens a closed tab again. It loads everything, because anything may have changed. An open tab loads the messages
   * after the last one that it has without a gap.
   */
  async #return(place: Place) {
    if (place.busy) return;
    place.busy = true;
    let last = 0;
    if (place.open) while (place.shown.has(last + 1)) last += 1;
    else {
      await place.tab.closed();
      this.#take(place);
      place.tab = await connect(place.person.token);
      place.taken = 0;
      place.open = true;
    }
    const { taken } = place;
    const answer = await readRoom(
      this.#record.address(place.person),
      place.person,
      `?after=${last}&itemsPerPage=60`,
    );
    // A user who has left, or is just leaving or returning, may get a refusal.
    if (answer.status === 200) {
      const { member } = MessageList.parse(await answer.json());
      for (const message of member) {
        place.shown.set(message.number, message.text);
        place.reactions.set(message.number, drawn(message));
      }
      // Frames that came meanwhile may be newer than the answer.
      place.taken = taken;
      this.#take(place);
    } else await answer.body?.cancel();
    place.busy = false;
  }

  /** Sets or withdraws a reaction. Not twice at once, since the order wouldn't be known. */
  async #react(person: Person, action: 'react' | 'withdraw') {
    const emoji = this.#random.pick(EMOJIS);
    const number = this.#someNumber();
    if (number === undefined) return;
    const key = `${number} ${emoji} ${person.id}`;
    if (this.#reacting.has(key)) return;
    this.#reacting.add(key);
    const method = action === 'react' ? 'PUT' : 'DELETE';
    const answer = await react(this.#record.address(person), person, number, emoji, method);
    await answer.body?.cancel();
    this.#reacting.delete(key);
    if (answer.status !== 204) return;
    if (action === 'react') this.#record.reacted.add(key);
    else this.#record.reacted.delete(key);
  }

  async #write(author: Person, step: number, isReply = false) {
    const replyTo = isReply ? this.#someNumber() : undefined;
    const text = `${author.id} in ${step}, ${this.#random.below(1e9)}`;
    const nonce = crypto.randomUUID();
    const apart = this.#record.apart.has(author.id)
      ? [...this.#record.apart].filter((id) => id !== author.id)
      : [];
    const notFor = [...this.#record.out, ...apart].filter((id) => id !== author.id);
    const version = this.#version;
    await this.#send(author, text, nonce, replyTo);
    if (version === this.#version) this.#notFor.set(text, notFor);
  }

  /** The number of a message, or undefined if there is none yet. */
  #someNumber = () => {
    const sent = [...this.#record.sent.values()];
    return sent.length === 0 ? undefined : this.#random.pick(sent).number;
  };

  async #send(author: Person, text: string, nonce: string, replyTo?: number) {
    const answer = await write(this.#record.address(author), author, text, nonce, replyTo);
    const body: unknown = await answer.json();
    if (answer.status > 201) return;
    const { number, replyTo: stored } = MessageItem.parse(body);
    if (replyTo !== undefined && stored !== replyTo)
      this.#record.faults.push(`${text} answers ${stored}`);
    const before = this.#record.sent.get(nonce);
    if (before && before.number !== number) this.#record.faults.push(`${text} twice`);
    this.#record.sent.set(nonce, { author, text, number });
  }

  async #step(step: number) {
    const { pick } = this.#random;
    const place = pick(this.#record.places);
    const { person } = place;
    const action = pick(ACTIONS);
    this.#take(place);
    this.log.push(`${action} ${person.id}`);
    switch (action) {
      case 'write':
        return this.#write(person, step);
      case 'repeat': {
        const own = [...this.#record.sent].filter(([, { author }]) => author === person);
        if (own.length === 0) return;
        const [nonce, { text }] = pick(own);
        return this.#send(person, text, nonce);
      }
      case 'reply':
        return this.#write(person, step, true);
      case 'react':
      case 'withdraw':
        return this.#react(person, action);
      case 'read':
        await markRead(this.#record.address(person), person, this.#random.below(20));
        return;
      case 'view': {
        const room = this.#random.below(2) === 0 ? this.#record.address(person) : null;
        if (place.open && !place.busy) place.tab.send({ event: 'viewing', data: { room } });
        return;
      }
      case 'read on': {
        const data = { room: this.#record.address(person), read: this.#random.below(20) };
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
        // Also one that has just come back and still loads.
        const lost = this.#record.places.filter((one) => one.person === person && one.open);
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
  /** Counts the changes of who is in the room and who has a block. */
  #version = 0;

  /** The third member leaves, or is accepted again. */
  async #move(person: Person, action: 'leave' | 'return') {
    const host = this.#host;
    const application = this.#applications.get(person.id);
    if (!host || this.#moving || application === undefined) return;
    if (this.#record.out.has(person.id) === (action === 'leave')) return;
    this.#moving = true;
    this.#version += 1;
    this.#record.moved.add(person.id);
    if (action === 'leave') {
      await changeApplicationStatus(person, application, 'left');
      this.#record.out.add(person.id);
    } else {
      await letApplyAgain();
      const { id } = await apply(person, this.#session);
      this.#applications.set(person.id, id);
      // From here on the member may receive messages again.
      this.#record.out.delete(person.id);
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
    if (this.#record.apart.size > 0 === (action === 'block')) return;
    this.#moving = true;
    this.#version += 1;
    if (action === 'block') {
      await put(`/api/blocks/${b}`, undefined, by.token);
      this.#record.apart.add(a).add(b);
      this.#record.wereApart = true;
    } else {
      this.#record.apart.clear();
      await send('DELETE', `/api/blocks/${b}`, { token: by.token });
      if (this.#isPair) await makeFriends(a, b);
    }
    this.#version += 1;
    this.#moving = false;
  }
}
