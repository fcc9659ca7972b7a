import { z } from '@hono/zod-openapi';

import { schema } from './schema.ts';

/** The address is shown once. Only its hash is kept. */
export const CalendarFeed = schema('CalendarFeed', { url: z.url() });
