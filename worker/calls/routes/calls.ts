import { z } from '@hono/zod-openapi';

import { type CallItem, CallList, CallQuery, IceServers } from '../../contract/call-history.ts';
import { iso } from '../../contract/time.ts';
import { limited, signedIn, userRoute } from '../../core/auth/guards.ts';
import { answerList, head, namedOrNull } from '../../core/items.ts';
import { connectsBy } from '../../core/objects.ts';
import { notFound } from '../../core/problems.ts';
import { createRouter, json, requireViewer, route } from '../../core/router.ts';
import { assertMayAct } from '../../presence/queries/presence.ts';
import { iceServersFor } from '../ice-servers.ts';
import { type CallRow, listCalls } from '../queries/calls.ts';

function toItem(row: CallRow, viewerId: number): CallItem {
  const { id, callerId, callerName, sessionId, sessionName, startedAt, endedAt, outcome } = row;
  return {
    ...head('Call', 'calls', id),
    caller: { id: callerId, name: callerName },
    session: namedOrNull(sessionId, sessionName),
    startedAt: iso(startedAt),
    endedAt: iso(endedAt),
    members: row.members,
    mine: { outcome },
    missed: callerId !== viewerId && outcome !== 'accepted' && outcome !== 'declined',
  };
}

/** Each answer may have relay credentials, which the operator pays for. A tab asks once a call and again when they expire. */
const CREDENTIALS_WEIGHT = 12;

export const calls = createRouter()
  .openapi(
    userRoute('get', '/calls', {
      summary: "The caller's calls, recent and missed, newest first",
      request: { query: CallQuery },
      responses: { 200: json(CallList, 'A page.') },
    }),
    async (c) => {
      const { id } = requireViewer(c);
      const found = await listCalls(c.get('db'), id, c.req.valid('query'));
      return answerList(c, found, (row) => toItem(row, id));
    },
  )
  .openapi(
    route('get', '/calls/{id}/ice-servers', {
      summary: 'STUN and TURN servers for a member of a call who has somebody to connect with',
      middleware: [signedIn, limited('LIMIT_WRITE', CREDENTIALS_WEIGHT)] as const,
      request: { params: z.object({ id: z.uuid() }) },
      responses: {
        200: json(IceServers, 'Good for this member, until `expiresAt`.'),
      },
    }),
    async (c) => {
      const viewer = requireViewer(c);
      await assertMayAct(c.env.DB, viewer);
      const transport = await connectsBy(c.env, viewer.id, c.req.valid('param').id);
      if (transport === null) throw notFound('call');
      return c.json(await iceServersFor(c.env, { userId: viewer.id, transport }, Date.now()), 200);
    },
  );
