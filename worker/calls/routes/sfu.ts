import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';

import {
  SfuAnswerOffer,
  type SfuAsk,
  SfuClose,
  SfuPublish,
  SfuPublished,
  type SfuRefusal,
  SfuSubscribe,
  SfuSubscribed,
  SfuUpdate,
  SfuUpdated,
} from '../../contract/sfu.ts';
import { userRoute } from '../../core/auth/guards.ts';
import { askSfu } from '../../core/objects.ts';
import { ProblemError, notFound } from '../../core/problems.ts';
import {
  type AppEnv,
  body,
  conflict,
  createRouter,
  json,
  requireViewer,
} from '../../core/router.ts';
import { assertMayAct } from '../../presence/queries/presence.ts';

const BUSY_SECONDS = 2;
const DOWN_SECONDS = 5;

function refusal(refused: SfuRefusal): ProblemError {
  switch (refused) {
    case 'hidden':
      return notFound('call');
    case 'session':
      return new ProblemError(409, (say) => say.voice.again, { type: '/problems/voice-again' });
    case 'pictures':
      return new ProblemError(409, (say) => say.voice.pictures);
    case 'busy':
      return new ProblemError(503, (say) => say.voice.busy, { retryAfterSeconds: BUSY_SECONDS });
    case 'down':
      return new ProblemError(503, (say) => say.voice.down, { retryAfterSeconds: DOWN_SECONDS });
    default:
      return refused satisfies never;
  }
}

/** Asks the call's object, which decides whether this is a peer of the caller. @throws ProblemError */
async function ask(c: Context<AppEnv>, call: string, peer: string, what: SfuAsk) {
  const viewer = requireViewer(c);
  await assertMayAct(c.env.DB, viewer);
  const reply = await askSfu(c.env, call, { user: viewer.id, peer }, what);
  if ('refused' in reply) throw refusal(reply.refused);
  return reply;
}

const params = z.object({ id: z.uuid() });

export const sfu = createRouter()
  .openapi(
    userRoute('post', '/calls/{id}/sfu/publish', {
      summary: 'Sends sound and pictures to a session’s call through the SFU',
      request: { params, body: body(SfuPublish) },
      responses: { 200: json(SfuPublished, 'The SFU’s answer.'), ...conflict },
    }),
    async (c) => {
      const { peer, ...what } = c.req.valid('json');
      const { sdp } = await ask(c, c.req.valid('param').id, peer, { act: 'publish', ...what });
      return c.json({ answer: sdp ?? '' }, 200);
    },
  )
  .openapi(
    userRoute('post', '/calls/{id}/sfu/subscribe', {
      summary: 'Receives what other members of the call send',
      request: { params, body: body(SfuSubscribe) },
      responses: { 200: json(SfuSubscribed, 'The SFU’s offer, to be answered.'), ...conflict },
    }),
    async (c) => {
      const { peer, ...what } = c.req.valid('json');
      const reply = await ask(c, c.req.valid('param').id, peer, { act: 'subscribe', ...what });
      return c.json({ offer: reply.sdp, tracks: reply.tracks }, 200);
    },
  )
  .openapi(
    userRoute('put', '/calls/{id}/sfu/answer', {
      summary: 'Answers the SFU’s offer',
      request: { params, body: body(SfuAnswerOffer) },
      responses: { 204: { description: 'Passed on.' }, ...conflict },
    }),
    async (c) => {
      const { peer, ...what } = c.req.valid('json');
      await ask(c, c.req.valid('param').id, peer, { act: 'answer', ...what });
      return c.body(null, 204);
    },
  )
  .openapi(
    userRoute('put', '/calls/{id}/sfu/update', {
      summary: 'Shows other members on lines that exist, without a new negotiation',
      request: { params, body: body(SfuUpdate) },
      responses: { 200: json(SfuUpdated, 'What each line shows.'), ...conflict },
    }),
    async (c) => {
      const { peer, ...what } = c.req.valid('json');
      const reply = await ask(c, c.req.valid('param').id, peer, { act: 'update', ...what });
      return c.json({ tracks: reply.tracks }, 200);
    },
  )
  .openapi(
    userRoute('post', '/calls/{id}/sfu/close', {
      summary: 'Ends lines of the caller’s connection',
      request: { params, body: body(SfuClose) },
      responses: { 204: { description: 'Closed. What fails is tried again.' }, ...conflict },
    }),
    async (c) => {
      const { peer, ...what } = c.req.valid('json');
      await ask(c, c.req.valid('param').id, peer, { act: 'close', ...what });
      return c.body(null, 204);
    },
  );
