import { z } from '@hono/zod-openapi';

import { Collection, Page } from './collection.ts';
import { Named, item, schema } from './schema.ts';

/** A user's outcome in a call. The caller's is `accepted`. */
export const CALL_OUTCOMES = ['accepted', 'declined', 'no-answer', 'busy', 'cancelled'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

const Outcome = z.enum(CALL_OUTCOMES);

export const CallItem = item('Call', {
  id: z.uuid(),
  caller: Named,
  session: Named.nullable(),
  startedAt: z.iso.datetime(),
  /** Null while the call is running. */
  endedAt: z.iso.datetime().nullable(),
  /** The other members, without those the caller can no longer see. */
  members: z.array(Named.extend({ outcome: Outcome })),
  mine: z.object({ outcome: Outcome }),
  /** The caller of this route was rung and didn't answer. */
  missed: z.boolean(),
});

export const CallList = Collection(CallItem).openapi('CallList');
export const CallQuery = Page;

export const IceServers = schema('IceServers', {
  /** For RTCPeerConnection. Empty if the operator has configured none. */
  iceServers: z.array(
    z.object({
      urls: z.array(z.string()),
      username: z.string().optional(),
      credential: z.string().optional(),
    }),
  ),
  /** When the credentials expire and new ones must be fetched. */
  expiresAt: z.iso.datetime(),
});

export type CallItem = z.infer<typeof CallItem>;
export type IceServers = z.infer<typeof IceServers>;
