import { z } from '@hono/zod-openapi';

import { limited, proven, signedIn } from '../../core/auth/guards.ts';
import { createRouter, route, requireViewer } from '../../core/router.ts';
import { exportMessages } from '../../messages/account-messages.ts';
import { entriesOf } from '../export/about-person.ts';
import { zipOf } from '../export/zip.ts';
import { collectAbout } from '../queries/export.ts';

export const exports = createRouter().openapi(
  route('get', '/export', {
    summary: 'All data about the caller, as a zip archive of JSON, images and videos',
    // Limited like registrations: an export is as rare and more expensive.
    middleware: [signedIn, proven, limited('LIMIT_REGISTER')] as const,
    responses: {
      200: {
        description: 'The archive, created while it is read.',
        content: { 'application/zip': { schema: z.string().openapi({ format: 'binary' }) } },
      },
    },
  }),
  async (c) => {
    const now = Date.now();
    const { id } = requireViewer(c);
    const about = await collectAbout(c.get('db'), id);
    const { messages, reactions, rooms } = await exportMessages(c.env, id);
    about.parts.push(
      { name: 'messages', rows: messages },
      { name: 'reactions', rows: reactions },
      { name: 'rooms', rows: rooms },
    );
    const day = new Date(now).toISOString().slice(0, 10);
    c.header('Content-Type', 'application/zip');
    c.header('Content-Disposition', `attachment; filename="peerway-${id}-${day}.zip"`);
    return c.body(zipOf(entriesOf(c.env, about, now)), 200);
  },
);
