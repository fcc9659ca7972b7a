import { PlayedWithList, PlayedWithQuery } from '../../contract/afterwards.ts';
import { signedIn } from '../../core/auth/guards.ts';
import { toCollection } from '../../core/collection.ts';
import { createRouter, json, requireViewer, route } from '../../core/router.ts';
import { toUserItem } from '../../core/user-item.ts';
import { listPlayedWith } from '../queries/played-with.ts';

export const playedWith = createRouter().openapi(
  route('get', '/played-with', {
    summary: 'The people the caller was in a session with in the last 90 days, latest first',
    middleware: signedIn,
    request: { query: PlayedWithQuery },
    responses: { 200: json(PlayedWithList, 'A page.') },
  }),
  async (c) => {
    const { cursor, itemsPerPage: size } = c.req.valid('query');
    const { rows, next } = await listPlayedWith(c.get('db'), {
      userId: requireViewer(c).id,
      cursor,
      size,
      now: Date.now(),
    });
    const member = rows.map((row) => ({
      user: toUserItem(row),
      session: { id: row.sessionId, name: row.sessionName },
      endedAt: new Date(row.endsAt).toISOString(),
      host: row.isHost,
      thanked: row.thanked,
      thankable: row.thankable,
    }));
    return c.json(toCollection(c, member, { next }), 200);
  },
);
