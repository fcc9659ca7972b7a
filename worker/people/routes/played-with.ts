import { PlayedWithList, PlayedWithQuery } from '../../contract/afterwards.ts';
import { iso } from '../../contract/time.ts';
import { userRoute } from '../../core/auth/guards.ts';
import { answerList } from '../../core/items.ts';
import { createRouter, json, requireViewer } from '../../core/router.ts';
import { toUserItem } from '../../core/user-item.ts';
import { listPlayedWith } from '../queries/played-with.ts';

export const playedWith = createRouter().openapi(
  userRoute('get', '/played-with', {
    summary: 'The people the caller was in a session with in the last 90 days, latest first',
    request: { query: PlayedWithQuery },
    responses: { 200: json(PlayedWithList, 'A page.') },
  }),
  async (c) => {
    const { cursor, itemsPerPage: size } = c.req.valid('query');
    const { id: userId } = requireViewer(c);
    const query = { userId, cursor, size, now: Date.now() };
    return answerList(c, await listPlayedWith(c.get('db'), query), (row) => ({
      user: toUserItem(row),
      session: { id: row.sessionId, name: row.sessionName },
      endedAt: iso(row.endsAt),
      host: row.isHost,
      thanked: row.thanked,
      thankable: row.thankable,
    }));
  },
);
