import { Miniflare, convertV4MiniflareOptions } from 'miniflare';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { unstable_readConfig } from 'wrangler';
import { z } from 'zod';

import { root } from '../../../worker/local/settings.ts';
import { bundle } from '../bundle.ts';
import { fill } from '../database/fill.ts';
import { cache, fileOf } from '../database/state.ts';
import { addRooms } from '../messages/rooms.ts';

const Platform = z.object({
  compatibility_date: z.string(),
  compatibility_flags: z.array(z.string()),
  vars: z.record(z.string(), z.string()),
});

export const JWT_SECRET = 'a-fixed-secret-of-the-bench-0123456789';

/**
 * The baselines of a fan-out. In one, an object calls an object for each viewer, which writes to its socket. In the
 * other, one object writes to every socket itself.
 */
const BARE = `import { DurableObject } from 'cloudflare:workers';
class Holder extends DurableObject {
  open() {
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    return new Response(null, { status: 101, webSocket: client });
  }
  tell(text) {
    for (const socket of this.ctx.getWebSockets()) socket.send(text);
  }
}
export class Viewer extends Holder {
  fetch() {
    return this.open();
  }
}
export class Room extends Holder {
  async fetch(request) {
    if (request.headers.get('Upgrade') === 'websocket') return this.open();
    const text = await request.text();
    const viewers = Number(new URL(request.url).searchParams.get('viewers'));
    if (viewers === 0) this.tell(text);
    await Promise.all(Array.from({ length: viewers }, (_, index) =>
      this.env.VIEWER.getByName(String(index + 1)).tell(text)));
    return new Response(null, { status: 204 });
  }
}
export default {
  fetch(request, env) {
    const viewer = new URL(request.url).searchParams.get('viewer');
    const object = viewer === null ? env.ROOM.getByName('room') : env.VIEWER.getByName(viewer);
    return object.fetch(request);
  },
}`;

/** Reports to a user's object that the user is online, as the object of the user's sockets does. */
const KNOCK = `export default {
  fetch(request, env, ctx) {
    const user = new URL(request.url).pathname.slice(1);
    ctx.waitUntil(env.PRESENCE.getByName(user).arrive(Number.MAX_SAFE_INTEGER).catch((e) => console.error(e)));
    return new Response(null, { status: 204 });
  },
}`;

/** How many friends each of the first users has. They are the users after that user. */
const FRIENDS = 50;

/** The database already has a thousand users. This adds the others, and a device for each. */
const people = (count: number) => `
  WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
  INSERT OR IGNORE INTO users (id, name, name_key, email, email_key, password_hash, terms_accepted_at, created_at)
    SELECT i, 'Holder ' || i, 'holder ' || i, 'h' || i, 'h' || i, '-', 0, 0 FROM n;
  UPDATE users SET online = 0, online_for = 'everyone', status = 'active';
  DELETE FROM blocks;
  INSERT OR IGNORE INTO friends (low_id, high_id, inviter_id, active, description, created_at)
    SELECT id, id + 1, id, 1, '', 0 FROM users WHERE id < ${FRIENDS};
  UPDATE friends SET active = 1 WHERE high_id = low_id + 1 AND low_id < ${FRIENDS};
  WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
  INSERT OR REPLACE INTO devices (id, key, user_id, rotated_at, user_agent, created_at, expires_at)
    SELECT i, 'k' || i, i, 0, '-', 0, 9e15 FROM n;`;

/**
 * The baseline of a ring and of a message: one object passes a text to another, with one database read. A posted text
 * is stored in a row.
 */
const RELAY = `import { DurableObject } from 'cloudflare:workers';
export class Line extends DurableObject {
  async fetch(request) {
    if (request.method === 'POST') {
      const text = await request.text();
      this.ctx.storage.sql.exec('CREATE TABLE IF NOT EXISTS texts (text TEXT)');
      this.ctx.storage.sql.exec('INSERT INTO texts VALUES (?)', text);
      await this.webSocketMessage(null, text);
      return new Response(null, { status: 204 });
    }
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    return new Response(null, { status: 101, webSocket: client });
  }
  async webSocketMessage(socket, text) {
    const { to } = JSON.parse(text);
    await this.env.DB.prepare('SELECT id, name FROM users WHERE id = ?').bind(to).all();
    await this.env.LINE.getByName(String(to)).ring(text);
  }
  ring(text) {
    for (const socket of this.ctx.getWebSockets()) socket.send(text);
  }
}
export default {
  fetch: (request, env) => env.LINE.getByName(new URL(request.url).searchParams.get('user')).fetch(request),
};`;

/**
 * Starts the product as deployed, and the baseline objects, in one workerd, with this many users.
 * @param prepare adds more data to the database
 * @param parent the folder for the databases' own folder
 */
export async function startPresenceServers(
  count: number,
  prepare: (database: DatabaseSync) => void = () => {},
  parent = cache,
) {
  const script = await bundle();
  const config: unknown = unstable_readConfig({ config: path.join(root, 'wrangler.toml') });
  const platform = Platform.parse(config);
  const folder = mkdtempSync(path.join(parent, 'presence-'));
  cpSync(await fill(1_000), folder, { recursive: true });
  const database = new DatabaseSync(fileOf(folder), { enableForeignKeyConstraints: false });
  database.exec(people(count));
  addRooms(database);
  prepare(database);
  database.close();
  const worker = {
    modules: true as const,
    compatibilityDate: platform.compatibility_date,
    compatibilityFlags: platform.compatibility_flags,
    unsafeDirectSockets: [{}],
  };
  const unlimited = { namespace_id: '1', simple: { limit: 1_000_000, period: 60 as const } };
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      resourcePersistencePath: path.join(folder, 'v3'),
      workers: [
        {
          ...worker,
          name: 'product',
          scriptPath: script,
          d1Databases: { DB: 'peerway' },
          durableObjects: {
            PRESENCE: { className: 'Presence', useSQLite: true },
            SIGNALLING: { className: 'Signalling', useSQLite: true },
            CALL: { className: 'Call', useSQLite: true },
            ROOM: { className: 'Room', useSQLite: true },
            NOTIFIER: { className: 'Notifier', useSQLite: true },
          },
          r2Buckets: { FILES: 'peerway-files' },
          ratelimits: { LIMIT_WRITE: unlimited, LIMIT_LOGIN: unlimited, LIMIT_REGISTER: unlimited },
          bindings: { ...platform.vars, JWT_SECRET, PUBLIC_URL: 'https://peerway.test' },
        },
        {
          ...worker,
          name: 'relay',
          script: RELAY,
          d1Databases: { DB: 'peerway' },
          durableObjects: { LINE: { className: 'Line', useSQLite: true } },
        },
        {
          ...worker,
          name: 'bare',
          script: BARE,
          durableObjects: {
            ROOM: { className: 'Room', useSQLite: true },
            VIEWER: { className: 'Viewer', useSQLite: true },
          },
        },
        {
          ...worker,
          name: 'knock',
          script: KNOCK,
          durableObjects: {
            PRESENCE: { className: 'Presence', scriptName: 'product', useSQLite: true },
          },
        },
      ],
    }),
  );
  await miniflare.ready;
  const product = await miniflare.getWorker('product');
  const d1 = await miniflare.getD1Database('DB', 'product');
  return {
    /** Queries the product's database. */
    ask: async (query: string): Promise<unknown[]> => (await d1.prepare(query).all()).results,
    /** Runs what the cron trigger runs every minute. */
    sweep: () => product.scheduled({ cron: '* * * * *' }),
    product: await miniflare.unsafeGetDirectURL('product'),
    bare: await miniflare.unsafeGetDirectURL('bare'),
    relay: await miniflare.unsafeGetDirectURL('relay'),
    knock: await miniflare.unsafeGetDirectURL('knock'),
    close: async () => {
      await miniflare.dispose();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
