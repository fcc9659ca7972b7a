import { z } from '@hono/zod-openapi';

import { LOCALES } from '../../contract/locales.ts';
import { ById } from '../../contract/reference.ts';
import { LinkQuery } from '../../contract/session.ts';
import { notFound, requestedLocale } from '../../core/problems.ts';
import { createRouter, route } from '../../core/router.ts';
import { publicOrigin } from '../../core/settings.ts';
import { calendarFileName, calendarOf } from '../calendar.ts';
import { findSession } from '../queries/sessions.ts';

/** A link can’t say in its headers which language its reader has chosen. */
const CalendarQuery = LinkQuery.extend({ lang: z.enum(LOCALES).optional() });

export const sessionCalendar = createRouter().openapi(
  route('get', '/sessions/{id}/calendar.ics', {
    summary:
      'One session as a calendar file, in the language of `lang`, or else of `Accept-Language`',
    request: { params: ById, query: CalendarQuery },
    responses: {
      200: {
        description: 'The file. Moved and cancelled sessions keep their UID.',
        content: { 'text/calendar': { schema: z.string() } },
      },
    },
  }),
  async (c) => {
    const viewerId = c.get('viewer')?.id ?? 0;
    const { key, lang: locale = requestedLocale(c) } = c.req.valid('query');
    const row = await findSession(c.get('db'), c.req.valid('param').id, viewerId, key);
    if (!row) throw notFound('session');
    c.header('Content-Disposition', `attachment; filename="${calendarFileName(row)}"`);
    c.header('Content-Type', 'text/calendar; charset=utf-8');
    c.header('Vary', 'Accept-Language', { append: true });
    const publicUrl = publicOrigin(c.env) ?? '';
    return c.body(calendarOf(row, { key, publicUrl, now: Date.now(), locale }), 200);
  },
);
