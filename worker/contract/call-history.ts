import { z } from '@hono/zod-openapi';

import { Collection, Page } from './collection.ts';

/** What became of somebody in a call that is over, or that they missed. The caller has accepted it, so to say. */
export const CALL_OUTCOMES = ['accepted', 'declined', 'no-answer', 'busy', 'cancelled'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

const Outcome = z.enum(CALL_OUTCOMES);
const Named = z.object({ id: z.int(), name: z.string() });

export const CallItem = z
  .object({
    '@id': z.string(),
    '@type': z.literal('Call'),
    id: z.uuid(),
    caller: Named,
    session: Named.nullable(),
    startedAt: z.iso.datetime(),
    /** Null while it still runs. */
    endedAt: z.iso.datetime().nullable(),
    /** Everybody else, whoever cannot be seen any more left out. */
    members: z.array(Named.extend({ outcome: Outcome })),
    mine: z.object({ outcome: Outcome }),
    /** It rang for the person who asks, and nobody answered. */
    missed: z.boolean(),
  })
  .openapi('Call');

export const CallList = Collection(CallItem).openapi('CallList');
export const CallQuery = Page;

export const IceServers = z
  .object({
    /** As RTCPeerConnection takes them; empty where the operator has configured none. */
    iceServers: z.array(
      z.object({
        urls: z.array(z.string()),
        username: z.string().optional(),
        credential: z.string().optional(),
      }),
    ),
    /** From then on others are to be asked for. */
    expiresAt: z.iso.datetime(),
  })
  .openapi('IceServers');

export type CallItem = z.infer<typeof CallItem>;
export type IceServers = z.infer<typeof IceServers>;
