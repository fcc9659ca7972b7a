import { createRoute } from '@hono/zod-openapi';

import { limited, signedIn } from '../auth/guards.ts';
import { signSocketTicket, verifySocketTicket } from '../auth/socket-ticket.ts';
import { SocketTicket } from '../contract/socket.ts';
import { assertMayAct } from '../db/presence.ts';
import { openSocket } from '../objects.ts';
import { ProblemError, UnauthenticatedError } from '../problems.ts';
import { createRouter, failures, json, requireViewer } from '../router.ts';

const RETRY_AFTER_SECONDS = 30;

export const socketTickets = createRouter().openapi(
  createRoute({
    method: 'post',
    path: '/socket-ticket',
    summary: 'A ticket for one socket: good once, for a minute, and for nothing else',
    security: [{ bearer: [] }],
    middleware: [signedIn, limited('LIMIT_WRITE')] as const,
    responses: { 200: json(SocketTicket, 'Goes into `GET /socket.io?ticket=…`.'), ...failures },
  }),
  async (c) => {
    const viewer = requireViewer(c);
    await assertMayAct(c.env.DB, viewer);
    return c.json({ ticket: await signSocketTicket(c.env, viewer, Date.now()) }, 200);
  },
);

export const socket = createRouter();

socket.get('/', async (c) => {
  if (c.req.header('Upgrade')?.toLowerCase() !== 'websocket') {
    throw new ProblemError(400, 'This address takes upgrades to a WebSocket only.');
  }
  const ticket = await verifySocketTicket(c.env, c.req.query('ticket') ?? '');
  if (!ticket) throw new UnauthenticatedError('The ticket is not valid or has expired.');
  const { status, headers, webSocket } = await openSocket(c.env, ticket, c.req.query('peer'));
  if (status === 401) throw new UnauthenticatedError('The ticket was used before.');
  if (status === 429) {
    const excluded = headers.get('Retry-After');
    const detail =
      excluded === null
        ? 'Too many sockets are open already.'
        : 'This device has sent too many bad frames.';
    const retryAfterSeconds = excluded === null ? RETRY_AFTER_SECONDS : Number(excluded);
    throw new ProblemError(429, detail, { retryAfterSeconds });
  }
  // The object's own words on a failure may hold a stack.
  if (!webSocket) throw new Error(`The socket's object answered ${status}.`);
  return new Response(null, { status: 101, webSocket });
});
