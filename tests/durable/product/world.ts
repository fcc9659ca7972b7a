import { env } from 'cloudflare:test';

import { roomName } from '../../../worker/contract/objects/room-name.ts';
import { send } from '../../worker/support/client.ts';
import { PASSWORD, register } from '../../worker/support/people.ts';
import type { Socket, Stream } from '../support/faults.ts';
import { connect, watch } from '../support/live.ts';
import { wrongAnswer } from './answers.ts';
import { DB, failureCount, service } from './faulty.ts';

/** The people of one schedule, their open connections, and the frames that they have received. */

export interface Opened {
  socket: Socket;
  /** The token with which the socket was opened. A log-out of its device closes the socket. */
  token: string;
  /** How many of its frames were checked. */
  taken: number;
  /** Whether the tab has closed the socket. The close may not have arrived yet. */
  left: boolean;
}

export interface Person {
  index: number;
  id: number;
  name: string;
  email: string;
  token: string;
  refresh: string;
  /** Whether the person is logged out. */
  out: boolean;
  sockets: Opened[];
  streams: { stream: Stream; token: string }[];
}

/** A message that somebody sent, by its nonce. */
export interface Sent {
  room: Room;
  author: Person;
  nonce: string;
  /**
   * The texts that it may have: the first one, and each that it was changed to. The empty text if it may be deleted.
   */
  texts: Set<string>;
  /** Its number in the room. Null before an answer. */
  number: number | null;
  /** The ids of people who must not receive it. */
  notFor: number[];
  changed: boolean;
}

export type Room = { kind: 'session'; id: number } | { kind: 'pair'; low: number; high: number };

interface Answer {
  status: number;
  body: unknown;
}

export const roomPath = (room: Room, viewer: Person) =>
  room.kind === 'session'
    ? `/api/sessions/${room.id}`
    : `/api/users/${room.low === viewer.id ? room.high : room.low}`;

export const roomKey = (room: Room) =>
  room.kind === 'session'
    ? roomName({ kind: 'session', id: room.id }, 0)
    : roomName({ kind: 'user', id: room.low }, room.high);

export const select = async <Row>(query: string, ...values: unknown[]) =>
  (
    await DB.prepare(query)
      .bind(...values)
      .all<Row>()
  ).results;

const count = async (query: string, ...values: unknown[]) =>
  (await select<{ n: number }>(`SELECT count(*) AS n FROM (${query})`, ...values))[0]?.n ?? 0;

const MONTH_MS = 30 * 24 * 3_600_000;

export class World {
  readonly seed: number;
  readonly people: Person[] = [];
  admin!: Person;
  readonly sent: Sent[] = [];
  readonly sessions: number[] = [];
  readonly calls = new Set<string>();
  readonly faults: string[] = [];
  readonly log: string[] = [];
  /** Whether an act disturbs others. Then their requests may be refused, cut off or answered with an error. */
  disturbed = false;

  constructor(seed: number) {
    this.seed = seed;
  }

  async fill(size: number) {
    for (let index = 0; index <= size; index += 1) {
      // The name is a word that occurs in no other text.
      const account = await register(`Zed${this.seed}q${index}z`);
      const { id, name, email, token, refresh_token: refresh } = account;
      const person = {
        index,
        id,
        name,
        email,
        token,
        refresh,
        out: false,
        sockets: [],
        streams: [],
      };
      if (index < size) this.people.push(person);
      else this.admin = person;
    }
    const ids = this.people.map(({ id }) => id).join();
    await DB.batch([
      DB.prepare(
        `UPDATE users SET email_confirmed_at = 1, created_at = ? WHERE id IN (${ids})`,
      ).bind(Date.now() - MONTH_MS),
      DB.prepare(`UPDATE users SET role = 'admin' WHERE id = ?`).bind(this.admin.id),
    ]);
    for (const person of this.people.slice(0, 2)) {
      await this.ask(person, 'POST', '/api/push/subscriptions', await service.subscribe());
    }
  }

  fault(text: string) {
    this.faults.push(text);
  }

  /** Sends a request and checks the shape of the answer. */
  async ask(person: Person, method: string, path: string, body?: unknown): Promise<Answer> {
    const before = failureCount();
    const { token, out } = person;
    const answer = await send(method, path, { token, ...(body !== undefined && { body }) });
    const text = await answer.text();
    const parsed: unknown = text === '' ? null : parse(text);
    const { status } = answer;
    const excused = this.disturbed || failureCount() > before;
    const told = () =>
      `${method} ${path} ${JSON.stringify(body)} by ${person.id}: ${status} ${text.slice(0, 600)}`;
    if (status >= 500 && !excused) this.fault(`a server error: ${told()}`);
    const wrong = wrongAnswer(method, path, status, parsed);
    if (wrong !== undefined) this.fault(`${wrong}: ${told()}`);
    if (status >= 500 && failureCount() > before) {
      this.log.push('… and once more');
      return this.ask(person, method, path, body);
    }
    // A log-out needs only the refresh token, so it works after the access token is void.
    if (out && person.out && status !== 401 && status < 500 && path !== '/api/logout')
      this.fault(`answered after the log-out: ${told()}`);
    return { status, body: parsed };
  }

  async logIn(person: Person) {
    const login = { email: person.email, password: PASSWORD };
    const answer = await send('POST', '/api/login', { body: login });
    const tokens: unknown = await answer.json();
    if (answer.status >= 500 && !this.disturbed)
      this.fault(`a log-in was answered ${answer.status}`);
    this.#take(person, tokens);
  }

  async refresh(person: Person) {
    const answer = await send('POST', '/api/token/refresh', {
      body: { refresh_token: person.refresh },
    });
    const tokens: unknown = await answer.json();
    if (answer.status === 200) this.#take(person, tokens);
    // A suspension or a ban has ended the log-in.
    else person.out = true;
  }

  #take(person: Person, tokens: unknown) {
    if (typeof tokens !== 'object' || tokens === null || !('token' in tokens)) return;
    const refresh = 'refresh_token' in tokens ? tokens.refresh_token : person.refresh;
    person.token = String(tokens.token);
    person.refresh = String(refresh);
    person.out = false;
  }

  /** Whether the account may act, according to the table. */
  mayAct = async ({ id }: Person) =>
    (await count(
      `SELECT 1 FROM users WHERE id = ? AND (status = 'active' OR (status = 'suspended' AND suspended_until <= ?))`,
      id,
      Date.now(),
    )) > 0;

  /** Whether there is a block between two people now, according to the table. One query for all pairs. */
  async blocks(): Promise<(a: number, b: number) => boolean> {
    const rows = await select<{ a: number; b: number }>(
      'SELECT user_id AS a, blocked_id AS b FROM blocks WHERE user_id IN (SELECT value FROM json_each(?))',
      JSON.stringify(this.people.map(({ id }) => id)),
    );
    const pairs = new Set(rows.flatMap(({ a, b }) => [`${a}-${b}`, `${b}-${a}`]));
    return (a, b) => pairs.has(`${a}-${b}`);
  }

  /** The ids of a room's members now, according to the tables. */
  async membersOf(room: Room): Promise<number[]> {
    if (room.kind === 'pair') {
      const apart = await this.blocks();
      return apart(room.low, room.high) ? [] : [room.low, room.high];
    }
    const rows = await select<{ id: number }>(
      `SELECT u.id FROM users u JOIN sessions s ON s.id = ?1 AND s.taken_down_at IS NULL
       WHERE (u.id = s.host_id OR EXISTS (SELECT 1 FROM applications a WHERE a.session_id = s.id
         AND a.user_id = u.id AND a.status = 'accepted'))
       AND (u.status = 'active' OR (u.status = 'suspended' AND u.suspended_until <= ?2))`,
      room.id,
      Date.now(),
    );
    return rows.map(({ id }) => id);
  }

  /** The ids of those who should receive what this person writes now. */
  async readersOf(room: Room, author: Person): Promise<number[]> {
    const [members, apart] = [await this.membersOf(room), await this.blocks()];
    return members.filter((id) => !apart(id, author.id));
  }

  async openSocket(person: Person) {
    const { token, out } = person;
    const open = person.sockets.filter(({ socket }) => !socket.isClosed());
    if (open.length >= 4) return;
    const socket = await connect(token).catch((error: unknown) =>
      this.#refused(person, out, error),
    );
    if (socket) person.sockets.push({ socket, token, taken: 0, left: false });
  }

  async openStream(person: Person) {
    const { token, out } = person;
    if (person.streams.length >= 4) return;
    const everybody = this.people.map(({ id }) => id);
    const stream = await watch(token, everybody).catch((error: unknown) =>
      this.#refused(person, out, error),
    );
    if (stream) person.streams.push({ stream, token });
  }

  /** Finds out who was logged out while they did something else. */
  async noticeLogOuts() {
    for (const person of this.people) {
      if (person.out) continue;
      const { status } = await this.ask(person, 'GET', '/api/currentuser');
      if (status === 401) person.out = true;
    }
  }

  /**
   * Records a refused connection as a fault, unless there was a reason for it.
   * @param out whether the person was logged out when they tried, even if they have logged in since
   */
  async #refused(person: Person, out: boolean, error: unknown) {
    if (this.disturbed || out || person.out || !(await this.mayAct(person))) return undefined;
    this.fault(`${person.id} could not open a socket or stream: ${String(error)}`);
    return undefined;
  }

  presence = () => this.people.map(({ id }) => env.PRESENCE.getByName(String(id)));
  signalling = () => this.people.map(({ id }) => env.SIGNALLING.getByName(String(id)));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
