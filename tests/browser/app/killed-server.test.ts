import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';

import { TokenPair } from '../../../worker/contract/account.ts';
import { MessageList } from '../../../worker/contract/message.ts';
import { quickFolder } from '../../run/quick-folder.ts';
import { NEVER } from '../../support/never.ts';
import { PASSWORD } from '../support/log-in.ts';
import { demoState, startOn } from '../support/product.ts';

const WRITERS = ['mira', 'jonas', 'sena', 'rasmus'];
// A host may have 20 open sessions, including those of the demo community.
const MOST_SESSIONS = 6;
/** So many writes are answered before the server is killed. */
const MUCH = 20;
const DAY_MS = 24 * 60 * 60 * 1000;
const Made = z.object({ id: z.number() });
const Sent = z.object({ number: z.number() });

/** A write that was sent. `answered`: the server has said that it is done. */
interface Write {
  name: string;
  answered: boolean;
  /** The id of the session or application, once it was answered. */
  id: number;
}

interface Writer {
  id: number;
  token: string;
  /** The writer's first session here. Its room takes their messages. */
  own: number;
  sessions: Write[];
  applications: Write[];
  messages: Write[];
}

let stateDir = '';
let running: Awaited<ReturnType<typeof startOn>> | undefined;

afterEach(async () => {
  await running?.kill();
  await rm(stateDir, { recursive: true, force: true });
});

/**
 * @returns the answer's body. Undefined if the server was killed before it came, null if a rate limit refused the
 * request
 */
async function ask(method: string, route: string, token: string | null, body?: object) {
  const answer = await fetch(`${running?.url}${route}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token !== null && { Authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => undefined);
  const text = await answer?.text().catch(() => undefined);
  if (!answer || text === undefined) return undefined;
  if (answer.status === 429) return null;
  const parsed: unknown = JSON.parse(text);
  if (answer.status >= 400) throw new Error(`${method} ${route}: ${answer.status} ${text}`);
  return parsed;
}

async function logIn(name: string): Promise<Writer> {
  const login = { email: `${name}@peerway.example`, password: PASSWORD };
  const { token } = TokenPair.parse(await ask('POST', '/api/login', null, login));
  const { id } = Made.parse(await ask('GET', '/api/currentuser', token));
  return { id, token, own: 0, sessions: [], applications: [], messages: [] };
}

/** @returns whether the server is still there */
async function write(writes: Write[], name: string, send: () => Promise<unknown>) {
  const entry = { name, answered: false, id: 0 };
  writes.push(entry);
  const answer = await send();
  if (answer === undefined) return false;
  if (answer === null) writes.splice(writes.indexOf(entry), 1);
  else Object.assign(entry, { answered: true, id: Made.safeParse(answer).data?.id ?? 0 });
  return true;
}

const message = ({ token, own }: Writer, nonce: string) =>
  ask('POST', `/api/sessions/${own}/messages`, token, { text: `Text ${nonce}`, nonce });

const host = (token: string, name: string, place: number) =>
  ask('POST', '/api/sessions', token, {
    name,
    description: '',
    games: ['/api/games/1'],
    platforms: ['pc'],
    region: 'europe',
    language: 'en',
    startsAt: new Date(Date.now() + (2 + place / 100) * DAY_MS).toISOString(),
    durationMinutes: 60,
    seats: 5,
  });

function hostNext(token: string, sessions: Write[], place: number) {
  const name = `Kept ${crypto.randomUUID().slice(0, 18)}`;
  return write(sessions, name, () => host(token, name, place));
}

/** Hosts, applies and writes as fast as the server answers, until it is killed. */
async function act(writer: Writer, others: Writer[]) {
  const { token, sessions, applications, messages } = writer;
  for (let isUp = true; isUp;) {
    if (sessions.length < MOST_SESSIONS) isUp = await hostNext(token, sessions, sessions.length);
    writer.own ||= sessions[0]?.id ?? 0;
    const open = others.flatMap((other) => other.sessions).filter(({ id }) => id > 0);
    const applied = new Set(applications.map((each) => each.name));
    const target = open.find(({ id }) => !applied.has(String(id)));
    if (isUp && target)
      isUp = await write(applications, String(target.id), () =>
        ask('POST', '/api/applications', token, {
          text: 'May I?',
          user: `/api/users/${writer.id}`,
          session: `/api/sessions/${target.id}`,
        }),
      );
    const nonce = crypto.randomUUID();
    if (isUp && writer.own > 0) isUp = await write(messages, nonce, () => message(writer, nonce));
  }
}

async function readMessages({ token, own }: Writer): Promise<string[]> {
  const texts: string[] = [];
  for (let after = 0; ;) {
    const route = `/api/sessions/${own}/messages?after=${after}&itemsPerPage=60`;
    const { member } = MessageList.parse(await ask('GET', route, token));
    const last = member.at(-1);
    if (!last) return texts;
    texts.push(...member.map(({ text }) => text));
    after = last.number;
  }
}

/** Expects every answered message once, and every other at most once. Sending one again doesn't double it. */
async function expectMessages(writers: Writer[]) {
  for (const writer of writers) {
    if (writer.own === 0) continue;
    const found = await readMessages(writer);
    expect(new Set(found).size).toBe(found.length);
    const answered = writer.messages.filter((each) => each.answered);
    expect(found).toEqual(expect.arrayContaining(answered.map(({ name }) => `Text ${name}`)));
    for (const { name } of writer.messages.filter((each) => !each.answered)) {
      const isSent = async () => Sent.safeParse(await message(writer, name)).success;
      await expect.poll(isSent).toBe(true);
    }
    const all = writer.messages.map(({ name }) => `Text ${name}`);
    expect((await readMessages(writer)).toSorted()).toEqual(all.toSorted());
  }
}

function openDatabase() {
  const files = path.join(stateDir, 'v3/d1/miniflare-D1DatabaseObject');
  const name = readdirSync(files).find((entry) => /^[0-9a-f]{64}\.sqlite$/.test(entry));
  return new DatabaseSync(path.join(files, name ?? ''), { readOnly: true });
}

const HALF_DONE = {
  'a session without its game, or not in the index': `SELECT s.id AS wrong FROM sessions s WHERE s.name LIKE 'Kept %'
    AND (s.id NOT IN (SELECT session_id FROM session_games) OR s.id NOT IN (SELECT rowid FROM session_newest))`,
  'an application of which its host was not told': `SELECT a.id AS wrong FROM applications a
    JOIN sessions s ON s.id = a.session_id WHERE s.name LIKE 'Kept %' AND NOT EXISTS (SELECT 1 FROM notices n
      WHERE n.kind = 'application-received' AND n.session_id = a.session_id AND n.actor_id = a.user_id)`,
};

/** Checks the tables with SQLite itself, after the server has closed the database. */
function expectTables(writers: Writer[]) {
  const database = openDatabase();
  const rows = (query: string) => database.prepare(query).all();
  for (const [name, query] of Object.entries({ ...NEVER, ...HALF_DONE })) {
    expect({ name, wrong: rows(query) }).toEqual({ name, wrong: [] });
  }
  const names = rows(`SELECT name FROM sessions WHERE name LIKE 'Kept %'`).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const kept = rows(`SELECT id || ' ' || name AS text FROM sessions
    UNION ALL SELECT id || ' ' || session_id FROM applications`).map(({ text }) => text);
  const answered = writers
    .flatMap(({ sessions, applications }) => [...sessions, ...applications])
    .filter((each) => each.answered)
    .map(({ id, name }) => `${id} ${name}`);
  expect(kept).toEqual(expect.arrayContaining(answered));
  database.close();
}

const answeredBy = (writers: readonly Writer[]) =>
  writers
    .flatMap((each) => [...each.sessions, ...each.applications, ...each.messages])
    .filter((each) => each.answered).length;

it('keeps every write that it has answered, and none by half, when it is killed', async () => {
  stateDir = await demoState(quickFolder());
  running = await startOn(stateDir, {}, true);
  const writers = await Promise.all(WRITERS.map(logIn));
  const acting = writers.map((writer) =>
    act(
      writer,
      writers.filter((other) => other !== writer),
    ),
  );
  // The server is killed early, while no rate limit refuses a write. Each writer always waits for an answer.
  await expect.poll(() => answeredBy(writers), { interval: 10 }).toBeGreaterThan(MUCH);
  await running.kill();
  await Promise.all(acting);
  running = await startOn(stateDir, {}, true);
  await expectMessages(writers);
  await running.kill();
  expectTables(writers);
});
