import { env, evictDurableObject } from 'cloudflare:test';

import { audienceChanged, relationChanged } from '../../../worker/core/objects.ts';
import { addUser } from '../../worker/support/people.ts';
import { sql } from '../../worker/support/sql.ts';
import {
  type Socket,
  type Stream,
  advanceDeadlines,
  deploy,
  ifNotRunning,
  repeatTelling,
} from './faults.ts';
import { connect, presenceOf, signallingOf, storedOnline, watch } from './live.ts';
import { randomFrom } from './random.ts';

interface Person {
  id: number;
  token: string;
  sockets: Socket[];
  streams: Stream[];
  audience: 'everyone' | 'nobody';
}

const AUDIENCES = ['everyone', 'nobody'] as const;
/** Longer than the grace period and every retry. */
const SETTLED_MS = 70_000;

/** A random schedule of three users. They come, go, watch and block each other, and their objects are evicted. */
export class Schedule {
  readonly #random: ReturnType<typeof randomFrom>;
  readonly #people: Person[] = [];
  readonly #blocks = new Set<string>();
  #deploys = 0;
  readonly log: string[] = [];

  constructor(seed: number) {
    this.#random = randomFrom(seed);
  }

  async run(steps: number) {
    for (let person = 0; person < 3; person += 1) {
      const { id, token } = await addUser();
      this.#people.push({ id, token, sockets: [], streams: [], audience: 'everyone' });
    }
    for (let step = 0; step < steps; step += 1) {
      // One step, or up to three at the same time.
      await Promise.all(Array.from({ length: 1 + this.#random.below(3) }, () => this.#step()));
    }
  }

  /** Lets everything settle. @returns which views, stored flags or event orders are wrong */
  async faults(): Promise<string[]> {
    for (let round = 0; round < 2; round += 1) await advanceDeadlines(this.#people, SETTLED_MS / 2);
    const faults: string[] = [];
    for (const person of this.#people) {
      const online = person.sockets.some((socket) => !socket.isClosed());
      if ((await storedOnline(person.id)) !== online) faults.push(`stored ${person.id}`);
      for (const stream of person.streams) {
        if (!stream.isEnded()) faults.push(...(await this.#wrong(person, stream)));
      }
    }
    await Promise.all(this.#people.map((person) => this.#part(person)));
    return faults;
  }

  /** Closes everything and waits for it, so that no schedule affects the next one. */
  async #part({ id, sockets, streams }: Person) {
    for (const socket of sockets) socket.close();
    for (const stream of streams) stream.leave();
    await Promise.all([
      ...sockets.map((each) => each.closed()),
      ...streams.map((each) => each.ended()),
    ]);
    await presenceOf(id).leave(Number.MAX_SAFE_INTEGER, 0);
  }

  async #wrong(viewer: Person, stream: Stream): Promise<string[]> {
    const faults: string[] = [];
    for (const { id, sockets, audience } of this.#people) {
      const online = sockets.some((socket) => !socket.isClosed());
      const own = viewer.id === id;
      const visible = own || (audience === 'everyone' && !this.#blocked(viewer.id, id));
      const right = online && visible ? 1 : 0;
      await stream.shows(id, right).catch(() => {
        faults.push(`${viewer.id} sees ${id} as ${stream.of(id).join()} instead of ${right}`);
      });
      const states = stream.of(id);
      if (states.some((state, index) => index > 0 && state === states[index - 1])) {
        faults.push(`${viewer.id} was told twice of ${id}: ${states.join()}`);
      }
    }
    return faults;
  }

  async #step() {
    const { pick, below } = this.#random;
    const person = pick(this.#people);
    const other = pick(this.#people);
    const what = pick([
      'connect',
      'connect',
      'close',
      'close',
      'watch',
      'watch',
      'leave',
      'evict presence',
      'evict signalling',
      'deploy signalling',
      'deploy presence',
      'wait',
      'wait',
      'repeat',
      'late',
      'block',
      'audience',
    ] as const);
    this.log.push(`${what} ${person.id} ${other.id}`);
    switch (what) {
      case 'connect':
        if (person.sockets.length < 10) await this.#open(person.sockets, connect(person.token));
        return;
      case 'close':
        person.sockets.splice(below(person.sockets.length), 1)[0]?.close();
        return;
      case 'watch':
        if (person.streams.length < 5) {
          const all = this.#people.map(({ id }) => id);
          await this.#open(person.streams, watch(person.token, all));
        }
        return;
      case 'leave':
        person.streams.splice(below(person.streams.length), 1)[0]?.leave();
        return;
      case 'evict presence':
        await evictDurableObject(presenceOf(person.id)).catch(ifNotRunning);
        return;
      case 'evict signalling':
        await evictDurableObject(signallingOf(person.id)).catch(ifNotRunning);
        return;
      case 'deploy signalling':
        this.#deploys += 1;
        await deploy(signallingOf(person.id), person.sockets);
        return;
      case 'deploy presence':
        this.#deploys += 1;
        await deploy(presenceOf(person.id), person.streams);
        return;
      case 'wait':
        await advanceDeadlines(this.#people, below(40_000));
        return;
      case 'repeat':
        await repeatTelling(
          person.id,
          person.sockets.some((socket) => !socket.isClosed()),
        );
        return;
      case 'late':
        // Delivers an old message after newer ones.
        await presenceOf(person.id).takeChange({
          user: other.id,
          online: below(2) === 1,
          version: 0,
          recheck: false,
        });
        return;
      case 'block':
        if (person !== other) await this.#toggleBlock(person.id, other.id);
        return;
      case 'audience':
        person.audience = pick(AUDIENCES);
        await sql`UPDATE users SET online_for = ${person.audience} WHERE id = ${person.id}`.run();
        await audienceChanged(env, person.id);
        return;
      default:
        what satisfies never;
    }
  }

  /** Opens a socket or stream. During a deploy that may fail, as it may for a browser. */
  async #open<Opened>(into: Opened[], opening: Promise<Opened>) {
    const deploys = this.#deploys;
    try {
      into.push(await opening);
    } catch (error) {
      if (this.#deploys === deploys) throw error;
    }
  }

  async #toggleBlock(by: number, of: number) {
    const key = `${by} ${of}`;
    const statement = this.#blocks.delete(key)
      ? 'DELETE FROM blocks WHERE user_id = ? AND blocked_id = ?'
      : 'INSERT INTO blocks (user_id, blocked_id, created_at) VALUES (?, ?, 0)';
    if (statement.startsWith('INSERT')) this.#blocks.add(key);
    await env.DB.prepare(statement).bind(by, of).run();
    await relationChanged(env, by, of);
  }

  #blocked(a: number, b: number) {
    return this.#blocks.has(`${a} ${b}`) || this.#blocks.has(`${b} ${a}`);
  }
}
