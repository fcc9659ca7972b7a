import { ById } from '../../contract/reference.ts';
import { SessionList } from '../../contract/session.ts';
import {
  HostedQuery,
  UserDetail,
  UserDetailQuery,
  UserItem,
  UserList,
  UserPatch,
  UserQuery,
} from '../../contract/user.ts';
import { AUDIENCE_WEIGHT, assertUserWithin, userRoute } from '../../core/auth/guards.ts';
import { answerList } from '../../core/items.ts';
import { withListingChange } from '../../core/objects.ts';
import { ProblemError, notFound, invalid } from '../../core/problems.ts';
import { body, createRouter, route, json, requireViewer } from '../../core/router.ts';
import { toUserItem } from '../../core/user-item.ts';
import { toSessionItem } from '../../sessions/queries/session-item.ts';
import { listHosted } from '../../sessions/queries/user-sessions.ts';
import { findUser, toUserDetail } from '../queries/user-detail.ts';
import { refuseHeldGamertags, searchUsers, toFittingUser, updateUser } from '../queries/users.ts';

export const users = createRouter()
  .openapi(
    userRoute('get', '/users', {
      summary: 'Searches users',
      request: { query: UserQuery },
      responses: { 200: json(UserList, 'A page.') },
    }),
    async (c) => {
      const found = await searchUsers(c.get('db'), c.req.valid('query'), requireViewer(c).id);
      return answerList(c, found, toFittingUser);
    },
  )
  .openapi(
    route('get', '/users/{id}', {
      summary: 'One user',
      request: { params: ById, query: UserDetailQuery },
      responses: { 200: json(UserDetail, 'The user.') },
    }),
    async (c) => {
      const viewerId = c.get('viewer')?.id ?? 0;
      const asked = { ...c.req.valid('param'), ...c.req.valid('query'), viewerId, now: Date.now() };
      const row = await findUser(c.get('db'), asked);
      if (!row) throw notFound('user');
      return c.json(toUserDetail(row, asked), 200);
    },
  )
  .openapi(
    route('get', '/users/{id}/sessions', {
      summary: 'A user’s sessions that aren’t over, soonest first',
      request: { params: ById, query: HostedQuery },
      responses: { 200: json(SessionList, 'A page.') },
    }),
    async (c) => {
      const now = Date.now();
      const viewerId = c.get('viewer')?.id ?? 0;
      const hostId = c.req.valid('param').id;
      const query = { ...c.req.valid('query'), hostId, viewerId, now };
      const found = await listHosted(c.get('db'), query);
      if (!found) throw notFound('user');
      return answerList(c, found, (row) => toSessionItem(row, viewerId, now));
    },
  )
  .openapi(
    userRoute('patch', '/users/{id}', {
      summary: "Changes the caller's page",
      request: { params: ById, body: body(UserPatch) },
      responses: { 200: json(UserItem, 'The updated item.') },
    }),
    async (c) => {
      const { id: viewerId } = requireViewer(c);
      if (c.req.valid('param').id !== viewerId) {
        throw new ProblemError(403, (say) => say.users.ownPageOnly);
      }
      const changes = c.req.valid('json');
      if (changes.onlineFor) await assertUserWithin(c, 'LIMIT_WRITE', AUDIENCE_WEIGHT);
      await refuseHeldGamertags(c.get('db'), viewerId, changes);
      const updating = updateUser(c.get('db'), viewerId, changes, Date.now());
      const row = await (changes.onlineFor
        ? withListingChange(c.env, viewerId, updating)
        : updating);
      if (!row) throw invalid('name', (say) => say.users.nameTaken);
      return c.json(toUserItem(row), 200);
    },
  );
