import { z } from '@hono/zod-openapi';

import { Collection } from './collection.ts';

/** What somebody is logged in with, by the names that its owner knows it by. */
export const DeviceItem = z
  .object({
    '@id': z.string(),
    '@type': z.literal('Device'),
    id: z.int(),
    /** Null where the device does not say. */
    browser: z.string().nullable(),
    system: z.string().nullable(),
    /** Whether it is the one that asks. */
    current: z.boolean(),
    loggedInAt: z.iso.datetime(),
    /** To a quarter of an hour: when it last renewed its log-in. */
    lastSeenAt: z.iso.datetime(),
  })
  .openapi('Device');

export const DeviceList = Collection(DeviceItem).openapi('DeviceList');

export type DeviceItem = z.infer<typeof DeviceItem>;
