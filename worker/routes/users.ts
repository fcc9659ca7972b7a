import { createRoute, z } from '@hono/zod-openapi';

import { limited, signedIn } from '../auth/guards.ts';
import { toCollection } from '../collection.ts';
import { IdText } from '../contract/reference.ts';
import { SessionList } from '../contract/session.ts';
import {
  HostedQuery,
  UserDetail,
  UserDetailQuery,
  UserItem,
  UserList,
  UserPatch,
  UserQuery,
} from '../contract/user.ts';
import { toSessionItem } from '../db/session-item.ts';
import { findUser, toUserDetail } from '../db/user-detail.ts';
import { toUserItem } from '../db/user-item.ts';
import { listHosted } from '../db/user-sessions.ts';
import { searchUsers, updateUser } from '../db/users.ts';
import { audienceChanged } from '../objects.ts';
import { ProblemError, notFound, violated } from '../problems.ts';
import { body, createRouter, failures, json, requireViewer } from '../router.ts';

export const users = createRouter()
  .openapi(
    createRoute({
      method: 'get',
      path: '/users',
      summary: 'Searches people',
      middleware: signedIn,
      request: { query: UserQuery },
      responses: { 200: json(UserList, 'A page.'), ...failures },
    }),
    async (c) => {
      const page = await searchUsers(c.get('db'), c.req.valid('query'), requireViewer(c).id);
      const extra = { totalItems: page.total, nextCursor: page.next };
      return c.json(toCollection(c, page.rows.map(toUserItem), extra), 200);
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/users/{id}',
      summary: 'One user',
      request: { params: z.object({ id: IdText }), query: UserDetailQuery },
      responses: { 200: json(UserDetail, 'The user.'), ...failures },
    }),
    async (c) => {
      const viewerId = c.get('viewer')?.id ?? 0;
      const asked = { ...c.req.valid('param'), ...c.req.valid('query'), viewerId };
      const row = await findUser(c.get('db'), asked);
      if (!row) throw notFound('user');
      return c.json(toUserDetail(row, asked), 200);
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/users/{id}/sessions',
      summary: 'What one user hosts that is not over, soonest first',
      request: { params: z.object({ id: IdText }), query: HostedQuery },
      responses: { 200: json(SessionList, 'A page.'), ...failures },
    }),
    async (c) => {
      const now = Date.now();
      const viewerId = c.get('viewer')?.id ?? 0;
      const hostId = c.req.valid('param').id;
      const query = { ...c.req.valid('query'), hostId, viewerId, now };
      const page = await listHosted(c.get('db'), query);
      if (!page) throw notFound('user');
      const member = page.rows.map((row) => toSessionItem(row, viewerId, now));
      return c.json(toCollection(c, member, { nextCursor: page.next }), 200);
    },
  )
  .openapi(
    createRoute({
      method: 'patch',
      path: '/users/{id}',
      summary: "Changes one's own page",
      middleware: [signedIn, limited('LIMIT_WRITE')] as const,
      request: { params: z.object({ id: IdText }), body: body(UserPatch) },
      responses: { 200: json(UserItem, 'As it now stands.'), ...failures },
    }),
    async (c) => {
      const { id: viewerId } = requireViewer(c);
      if (c.req.valid('param').id !== viewerId) {
        throw new ProblemError(403, 'One changes only the own page.');
      }
      const changes = c.req.valid('json');
      const row = await updateUser(c.get('db'), viewerId, changes, Date.now());
      if (!row) throw violated([{ propertyPath: 'name', message: 'is taken' }]);
      if (changes.onlineFor) await audienceChanged(c.env, viewerId);
      return c.json(toUserItem(row), 200);
    },
  );
