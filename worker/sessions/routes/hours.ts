import { HoursWrite, Hours as HoursSchema, type Hours } from '../../contract/hours.ts';
import { userRoute } from '../../core/auth/guards.ts';
import { body, createRouter, json, requireViewer } from '../../core/router.ts';
import { findHours, replaceHours } from '../queries/hours.ts';

const toItem = (found: { zone: string; hours: number[] } | undefined): Hours => ({
  '@id': '/api/hours',
  '@type': 'Hours',
  zone: found && found.hours.length > 0 ? found.zone : null,
  hours: (found?.hours ?? []).toSorted((a, b) => a - b),
});

export const hours = createRouter()
  .openapi(
    userRoute('get', '/hours', {
      summary: 'When the caller has time to play, in hours of the local week',
      responses: { 200: json(HoursSchema, 'The hours.') },
    }),
    async (c) => c.json(toItem(await findHours(c.get('db'), requireViewer(c).id)), 200),
  )
  .openapi(
    userRoute('put', '/hours', {
      summary: 'Replaces the hours',
      request: { body: body(HoursWrite) },
      responses: { 200: json(HoursSchema, 'The updated hours.') },
    }),
    async (c) => {
      const written = c.req.valid('json');
      await replaceHours(c.get('db'), requireViewer(c).id, written, Date.now());
      return c.json(toItem(written), 200);
    },
  );
