import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

import { SfuSession } from './session.ts';

/** The app and the secret of the stand-in. They are good on this machine alone. */
const LOCAL_SFU = { SFU_APP_ID: 'local', SFU_APP_SECRET: 'peerway-on-this-machine' };

const Description = z.object({ sdp: z.string() });
const Body = z.object({
  sessionDescription: Description.optional(),
  tracks: z
    .array(
      z.object({
        location: z.enum(['local', 'remote']).optional(),
        mid: z.string().optional(),
        sessionId: z.string().optional(),
        trackName: z.string().optional(),
        simulcast: z.object({ preferredRid: z.string() }).optional(),
      }),
    )
    .max(64)
    .default([]),
});
type Track = z.infer<typeof Body>['tracks'][number];

interface Reply {
  status: number;
  body?: object;
}

/**
 * A stand-in for Cloudflare Realtime's SFU: the routes of its HTTPS API that the product uses, with its rules, on
 * werift. For this machine: it never chooses a smaller layer by itself.
 */
class LocalSfu {
  readonly #sessions = new Map<string, SfuSession>();

  async answer(method: string, path: string, body: unknown): Promise<Reply> {
    if (method === 'POST' && path === 'sessions/new') {
      const sessionId = randomUUID();
      this.#sessions.set(sessionId, new SfuSession());
      return { status: 201, body: { sessionId } };
    }
    const [, id = '', act = ''] = /^sessions\/([^/]+)(?:\/(.+))?$/u.exec(path) ?? [];
    const session = this.#sessions.get(id);
    if (!session) return { status: 410, body: { errorCode: 'session_error' } };
    if (method === 'GET' && act === '') return { status: 200, body: { tracks: session.tracks() } };
    const { sessionDescription, tracks } = Body.parse(body);
    switch (`${method} ${act}`) {
      case 'POST tracks/new':
        if (session.offers) return { status: 406 };
        return sessionDescription
          ? this.#publish(session, sessionDescription.sdp, tracks)
          : this.#pull(session, tracks);
      case 'PUT renegotiate':
        if (!session.offers) return { status: 406 };
        await session.answer(sessionDescription?.sdp ?? '');
        return { status: 200, body: {} };
      case 'PUT tracks/update':
        return { status: 200, body: { tracks: tracks.map((track) => this.#show(session, track)) } };
      case 'PUT tracks/close':
        for (const { mid } of tracks) session.close(mid ?? '');
        return { status: 200, body: { tracks: tracks.map(({ mid }) => ({ mid })) } };
      default:
        return { status: 404 };
    }
  }

  async end() {
    await Promise.all([...this.#sessions.values()].map((session) => session.end()));
  }

  async #publish(session: SfuSession, offer: string, tracks: Track[]): Promise<Reply> {
    const named = tracks.map(({ mid = '', trackName = '' }) => ({ mid, trackName }));
    const { sdp, tracks: done } = await session.publish(offer, named);
    const sessionDescription = { type: 'answer', sdp };
    return { status: 200, body: { sessionDescription, tracks: done } };
  }

  async #pull(session: SfuSession, tracks: Track[]): Promise<Reply> {
    const found = tracks.map((track) => ({ track, source: this.#find(track) }));
    const sources = found.flatMap(({ source }) => (source ? [source] : []));
    if (sources.length === 0) {
      const failed = tracks.map((track) => this.#failed(track));
      return { status: 200, body: { tracks: failed, requiresImmediateRenegotiation: false } };
    }
    const { sdp, mids } = await session.pull(sources);
    const done = found.map(({ track, source }) =>
      source
        ? { trackName: track.trackName, mid: mids[sources.indexOf(source)] }
        : this.#failed(track),
    );
    const sessionDescription = { type: 'offer', sdp };
    return {
      status: 200,
      body: { requiresImmediateRenegotiation: true, tracks: done, sessionDescription },
    };
  }

  #show(session: SfuSession, track: Track) {
    const source = this.#find(track);
    const shown = source && session.show(track.mid ?? '', source);
    return shown ? { mid: track.mid } : this.#failed(track);
  }

  #find({ sessionId = '', trackName = '', simulcast }: Track) {
    return this.#sessions.get(sessionId)?.source(trackName, simulcast?.preferredRid);
  }

  #failed({ mid, sessionId = '', trackName = '' }: Track) {
    const named = this.#sessions.get(sessionId)?.names(trackName);
    const errorCode = named ? 'empty_track_error' : 'not_found_track_error';
    return { mid, trackName, errorCode };
  }
}

/** Starts the stand-in on a free port. @returns its settings for the Worker */
export async function startSfu() {
  const sfu = new LocalSfu();
  const prefix = `/apps/${LOCAL_SFU.SFU_APP_ID}/`;
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    const handle = async (): Promise<Reply> => {
      if (headers.authorization !== `Bearer ${LOCAL_SFU.SFU_APP_SECRET}`) return { status: 401 };
      if (!url.startsWith(prefix)) return { status: 404 };
      const body = Number(headers['content-length'] ?? 0) > 0 ? await json(request) : {};
      return sfu.answer(method, url.slice(prefix.length), body);
    };
    const reply = async () => {
      const { status, body = {} } = await handle().catch((error: unknown): Reply => {
        console.error('The local SFU failed', error);
        return { status: 500 };
      });
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    reply().catch(() => response.destroy());
  });
  // The Worker keeps its connections. Node would close one just when it is used again.
  server.keepAliveTimeout = 0;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  // What runs it may end while calls are open.
  server.unref();
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await sfu.end();
  };
  return { env: { ...LOCAL_SFU, SFU_URL: `http://127.0.0.1:${port}` }, stop };
}
