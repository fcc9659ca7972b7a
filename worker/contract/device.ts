import { z } from '@hono/zod-openapi';

import { Collection } from './collection.ts';
import { LOGIN_WAYS } from './providers.ts';
import { item } from './schema.ts';

/** A device that is logged in, with browser and system as its owner knows them. */
export const DeviceItem = item('Device', {
  id: z.int(),
  /** Null if unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** Where it logged in, as ISO 3166-1 alpha-2: `DE`. Null if unknown. */
  country: z.string().nullable(),
  /** Whether the request comes from this device. */
  current: z.boolean(),
  /**
   * How the user logged in. `code` is a password and a code. For a provider it isn't said whether a code followed.
   */
  way: z.enum(LOGIN_WAYS),
  loggedInAt: z.iso.datetime(),
  /** When it last renewed its token. */
  lastSeenAt: z.iso.datetime(),
});

export const DeviceList = Collection(DeviceItem).openapi('DeviceList');

export type DeviceItem = z.infer<typeof DeviceItem>;
