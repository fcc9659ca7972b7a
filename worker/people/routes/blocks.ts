import { z } from '@hono/zod-openapi';

import { type BlockItem, BlockList, BlockQuery } from '../../contract/block.ts';
import { IdText, iri } from '../../contract/reference.ts';
import { iso } from '../../contract/time.ts';
import { userRoute } from '../../core/auth/guards.ts';
import { toCollection } from '../../core/items.ts';
import {
  withRelationChange,
  reachAll,
  relationChanged,
  sessionChanged,
  userBlocked,
} from '../../core/objects.ts';
import { invalid, notFound } from '../../core/problems.ts';
import { createRouter, json, requireViewer } from '../../core/router.ts';
import { deliver } from '../../notifications/deliver.ts';
import { tellRoster } from '../../sessions/tell-roster.ts';
import { closeInvite } from '../close-invite.ts';
import { type BlockRow, blockUser, listBlocks, unblockUser } from '../queries/blocks.ts';

const toItem = ({ id, name, firstFile, createdAt }: BlockRow): BlockItem => ({
  '@id': `/api/blocks/${id}`,
  '@type': 'Block',
  user: { '@id': iri('users', id), id, name, firstFile },
  createdAt: iso(createdAt),
});

const params = z.object({ userId: IdText });

/** Blocks are private: no response reveals to a user that they are blocked. */
export const blocks = createRouter()
  .openapi(
    userRoute('get', '/blocks', {
      summary: 'The users that the caller has blocked',
      request: { query: BlockQuery },
      responses: {
        200: json(BlockList, 'A page. The first one also counts every list of /friends.'),
      },
    }),
    async (c) => {
      const { id } = requireViewer(c);
      const { rows, counts, next } = await listBlocks(c.get('db'), id, c.req.valid('query'));
      const page = toCollection(c, rows.map(toItem), { totalItems: counts?.blocked, next });
      return c.json({ ...page, ...(counts && { counts }) }, 200);
    },
  )
  .openapi(
    userRoute('put', '/blocks/{userId}', {
      summary: 'Blocks a user: ends the friendship and hides both from each other',
      request: { params },
      responses: { 204: { description: 'Blocked, also if it was before.' } },
    }),
    async (c) => {
      const { id } = requireViewer(c);
      const { userId: blockedId } = c.req.valid('param');
      if (blockedId === id) throw invalid('userId', (say) => say.blocks.self);
      const { found, notices, toTell, shared, left } = await withRelationChange(
        c.env,
        [id, blockedId],
        blockUser(c.get('db'), id, blockedId, Date.now()),
      );
      deliver(c, notices);
      tellRoster(c, toTell, notices);
      if (!found) throw notFound('user');
      closeInvite(c, id, blockedId);
      closeInvite(c, blockedId, id);
      await userBlocked(c.env, { blocker: id, blocked: blockedId, shared, left });
      return c.body(null, 204);
    },
  )
  .openapi(
    userRoute('delete', '/blocks/{userId}', {
      summary: 'Unblocks a user. The friendship doesn’t come back',
      request: { params },
      responses: { 204: { description: 'Not blocked, also if it wasn’t before.' } },
    }),
    async (c) => {
      const { id } = requireViewer(c);
      const { userId: blockedId } = c.req.valid('param');
      const { found, shared } = await withRelationChange(
        c.env,
        [id, blockedId],
        unblockUser(c.get('db'), id, blockedId, Date.now()),
      );
      if (found) {
        // Also if there was no block: the answer to a first request may have been lost.
        await relationChanged(c.env, id, blockedId);
        await reachAll(shared.map((session) => sessionChanged(c.env, session)));
      }
      return c.body(null, 204);
    },
  );
