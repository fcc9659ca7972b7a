import { z } from '@hono/zod-openapi';

/** The address is shown once. Only its hash is kept. */
export const CalendarFeed = z.object({ url: z.url() }).openapi('CalendarFeed');
