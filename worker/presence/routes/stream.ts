import { decodeJwt } from 'jose';
import { z } from 'zod';

import { STREAM_KEEPALIVE_MS, TOPICS_MAX, readTopic } from '../../contract/presence.ts';
import { authenticate } from '../../core/auth/guards.ts';
import { openStream } from '../../core/objects.ts';
import { forPrograms, ProblemError, UnauthenticatedError } from '../../core/problems.ts';
import { createRouter, requireViewer } from '../../core/router.ts';

const RETRY_AFTER_SECONDS = 30;
/** How many chunks may wait for a slow reader. Beyond that the stream ends and the client reconnects. */
const BACKLOG_MAX = 256;

const Events = z.array(z.object({ user: z.int(), online: z.union([z.literal(0), z.literal(1)]) }));

/** @throws ProblemError 400 for no topic, more than 100, or one that isn't `user/{positive integer}` */
function readTopics(topics: string[]): number[] {
  if (topics.length === 0 || topics.length > TOPICS_MAX) {
    throw new ProblemError(400, forPrograms(`Send 1 to ${TOPICS_MAX} topics.`));
  }
  const users = topics.map((topic) => {
    const user = readTopic(topic);
    if (user === null) throw new ProblemError(400, forPrograms('A topic must look like user/7.'));
    return user;
  });
  return [...new Set(users)];
}

/**
 * Turns the object's socket into an event stream. The Worker holds the response and its timers, so that the object can
 * hibernate. Ends when the reader disconnects, the object closes the socket or the token expires.
 */
function eventStream(socket: WebSocket, signal: AbortSignal, expiresAt: number) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  let backlog = 0;
  // Clients keep the last id. Starting from the clock makes ids grow from one stream to the next.
  let id = Date.now();

  const end = () => {
    clearInterval(keepalive);
    clearTimeout(expiry);
    socket.close(1000);
    writer.close().catch(() => {});
  };
  const write = async (text: string) => {
    backlog += 1;
    try {
      if (backlog > BACKLOG_MAX) throw new Error('The reader is too slow.');
      await writer.write(encoder.encode(text));
    } catch (error) {
      end();
      // No one will read the remaining chunks.
      await writer.abort(error).catch(() => {});
    }
    backlog -= 1;
  };
  const keepalive = setInterval(() => {
    void write(':\n\n');
    socket.send('ping');
  }, STREAM_KEEPALIVE_MS);
  const expiry = setTimeout(end, Math.max(0, expiresAt - Date.now()));

  socket.addEventListener('message', ({ data }) => {
    if (typeof data !== 'string' || data === 'pong') return;
    const events = Events.parse(JSON.parse(data));
    void write(
      events.map((event) => `id: ${(id += 1)}\ndata: ${JSON.stringify(event)}\n\n`).join(''),
    );
  });
  socket.addEventListener('close', end);
  socket.addEventListener('error', end);
  signal.addEventListener('abort', end);
  socket.accept();
  if (signal.aborted) end();
  return readable;
}

export const stream = createRouter();

stream.use(authenticate);
stream.get('/', async (c) => {
  const viewer = requireViewer(c);
  const users = readTopics(c.req.queries('topic') ?? []);
  // The guard has already verified the token. Only its expiry is read here.
  const { exp = 0 } = decodeJwt(c.req.header('Authorization')?.split(' ')[1] ?? '');
  const { status, webSocket } = await openStream(c.env, viewer, users);
  if (status === 401) {
    throw new UnauthenticatedError((say) => say.login.deviceEnded);
  }
  if (status === 429) {
    throw new ProblemError(429, forPrograms('Too many streams are open.'), {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
  if (!webSocket) throw new Error(`The stream's object answered ${status}.`);
  return new Response(eventStream(webSocket, c.req.raw.signal, exp * 1000), {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' },
  });
});
