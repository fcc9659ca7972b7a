import { createRoute, z } from '@hono/zod-openapi';

import { calendarFileName, calendarOf } from '../calendar.ts';
import { IdText } from '../contract/reference.ts';
import { toSessionItem } from '../db/session-item.ts';
import { findSession } from '../db/sessions.ts';
import { notFound } from '../problems.ts';
import { createRouter, failures } from '../router.ts';

export const sessionCalendar = createRouter().openapi(
  createRoute({
    method: 'get',
    path: '/sessions/{id}/calendar.ics',
    summary: 'One session as a calendar file',
    request: { params: z.object({ id: IdText }) },
    responses: {
      200: {
        description: 'The file; moved and cancelled sessions say so under the same UID.',
        content: { 'text/calendar': { schema: z.string() } },
      },
      ...failures,
    },
  }),
  async (c) => {
    const now = Date.now();
    const viewerId = c.get('viewer')?.id ?? 0;
    const row = await findSession(c.get('db'), c.req.valid('param').id, viewerId);
    if (!row) throw notFound('session');
    const session = toSessionItem(row, viewerId, now);
    c.header('Content-Disposition', `attachment; filename="${calendarFileName(session)}"`);
    c.header('Content-Type', 'text/calendar; charset=utf-8');
    return c.body(calendarOf({ ...row, session, publicUrl: c.env.PUBLIC_URL, now }), 200);
  },
);
