import { SocketTicket } from '../../contract/socket.ts';
import { userRoute } from '../../core/auth/guards.ts';
import { signSocketTicket, verifySocketTicket } from '../../core/auth/socket-ticket.ts';
import { openSocket } from '../../core/objects.ts';
import { forPrograms, ProblemError, UnauthenticatedError } from '../../core/problems.ts';
import { createRouter, json, requireViewer } from '../../core/router.ts';
import { assertMayAct } from '../queries/presence.ts';

const RETRY_AFTER_SECONDS = 30;

/**
 * Until when devices that have flooded are banned, in ms since 1970. The user's object decides on bans. This isolate
 * remembers them, so that a flood of attempts doesn't reach the object.
 */
const refusedUntil = new Map<number, number>();
/** Beyond this size the map is cleared, since the objects know the bans. */
const REFUSED_MAX = 1_000;
/**
 * How long the refusal of a banned device is delayed. Waiting costs nothing, and slows a client that tries again at
 * once.
 */
const REFUSAL_DELAY_MS = 1_000;

async function refuseFlooder(retryAfterSeconds: number): Promise<never> {
  await scheduler.wait(REFUSAL_DELAY_MS);
  const detail = forPrograms('This device has sent too many bad frames.');
  throw new ProblemError(429, detail, { retryAfterSeconds });
}

export const socketTickets = createRouter().openapi(
  userRoute('post', '/socket-ticket', {
    summary: 'A ticket for one socket: good once, for a minute, and for nothing else',
    security: [{ bearer: [] }],
    responses: { 200: json(SocketTicket, 'Goes into `GET /socket.io?ticket=…`.') },
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
    throw new ProblemError(400, forPrograms('This address takes upgrades to a WebSocket only.'));
  }
  const ticket = await verifySocketTicket(c.env, c.req.query('ticket') ?? '');
  if (!ticket)
    throw new UnauthenticatedError(forPrograms('The ticket is not valid or has expired.'));
  const refusedForMs = (refusedUntil.get(ticket.deviceId) ?? 0) - Date.now();
  if (refusedForMs > 0) await refuseFlooder(Math.ceil(refusedForMs / 1000));
  refusedUntil.delete(ticket.deviceId);
  const { status, headers, webSocket } = await openSocket(c.env, ticket, c.req.query('peer'));
  if (status === 401)
    throw new UnauthenticatedError(
      forPrograms('The ticket was used before, or its device is logged out.'),
    );
  const retryAfter = headers.get('Retry-After');
  if (status === 429 && retryAfter !== null) {
    if (refusedUntil.size >= REFUSED_MAX) refusedUntil.clear();
    refusedUntil.set(ticket.deviceId, Date.now() + Number(retryAfter) * 1000);
    return refuseFlooder(Number(retryAfter));
  }
  if (status === 429) {
    throw new ProblemError(429, forPrograms('Too many sockets are open already.'), {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
  // The object's error text isn't passed on, since it may contain a stack.
  if (!webSocket) throw new Error(`The socket's object answered ${status}.`);
  return new Response(null, { status: 101, webSocket });
});
