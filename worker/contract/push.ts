import { z } from '@hono/zod-openapi';

import { item, schema } from './schema.ts';
import { tooLong } from './text.ts';

/** The longest endpoint that is stored. Those of the known services are a few hundred characters. */
const ENDPOINT_MAX = 1024;

/** The public half of the instance's key pair, for `pushManager.subscribe`. Null: the operator has set up no pushes. */
export const PushKey = schema('PushKey', { publicKey: z.string().nullable() });

const Endpoint = z.url().max(ENDPOINT_MAX, tooLong(ENDPOINT_MAX));

/** What a browser's `PushSubscription.toJSON()` says. The keys are base64url: a point of P-256, and 16 bytes. */
export const PushSubscriptionCreate = schema('PushSubscriptionCreate', {
  endpoint: Endpoint,
  keys: z.object({
    p256dh: z.string().regex(/^B[\w-]{86}=?$/, 'Must be a P-256 key.'),
    auth: z.string().regex(/^[\w-]{22}(==)?$/, 'Must be 16 bytes.'),
  }),
});

export const PushSubscriptionDelete = schema('PushSubscriptionDelete', { endpoint: Endpoint });

export const PushSubscriptionItem = item('PushSubscription', { id: z.int() });

export type PushSubscriptionCreate = z.infer<typeof PushSubscriptionCreate>;
