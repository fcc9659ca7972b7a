import { OnePage } from '../../contract/collection.ts';
import { SessionList, SessionsByPreference } from '../../contract/session.ts';
import { UserList, UsersByPreference } from '../../contract/user.ts';
import { userRoute } from '../../core/auth/guards.ts';
import { answerList, toCollection } from '../../core/items.ts';
import { createRouter, route, json, requireViewer } from '../../core/router.ts';
import { toUserItem } from '../../core/user-item.ts';
import { listSessionsByPreference, listUsersByPreference } from '../queries/by-preference.ts';
import { toFittingItem } from '../queries/fits.ts';
import { listLatestSessions, listLatestUsers } from '../queries/latest.ts';
import { toSessionItem } from '../queries/session-item.ts';

/** The two lists of home, for visitors and for users who are logged in. */
export const lists = createRouter()
  .openapi(
    route('get', '/latest/sessions', {
      summary: 'The newest public sessions that are not over',
      request: { query: OnePage },
      responses: { 200: json(SessionList, 'One page.') },
    }),
    async (c) => {
      const { itemsPerPage } = c.req.valid('query');
      const now = Date.now();
      const viewerId = c.get('viewer')?.id ?? 0;
      const rows = await listLatestSessions(c.get('db'), viewerId, now, itemsPerPage);
      return answerList(c, { rows }, (row) => toSessionItem(row, viewerId, now));
    },
  )
  .openapi(
    route('get', '/latest/users', {
      summary: 'The newest users',
      request: { query: OnePage },
      responses: { 200: json(UserList, 'One page.') },
    }),
    async (c) => {
      const { itemsPerPage } = c.req.valid('query');
      const rows = await listLatestUsers(c.get('db'), c.get('viewer')?.id ?? 0, itemsPerPage);
      return answerList(c, { rows }, toUserItem);
    },
  )
  .openapi(
    userRoute('get', '/sessionsgames', {
      summary: "Sessions of the caller's games, soonest first",
      request: { query: OnePage },
      responses: { 200: json(SessionsByPreference, 'One page.') },
    }),
    async (c) => {
      const { itemsPerPage } = c.req.valid('query');
      const now = Date.now();
      const { id } = requireViewer(c);
      const { basis, rows } = await listSessionsByPreference(c.get('db'), id, now, itemsPerPage);
      const member = rows.map((row) => toFittingItem(row, id, now));
      return c.json({ ...toCollection(c, member), basis }, 200);
    },
  )
  .openapi(
    userRoute('get', '/usergames', {
      summary: "Users who play one of the caller's games",
      request: { query: OnePage },
      responses: { 200: json(UsersByPreference, 'One page.') },
    }),
    async (c) => {
      const { itemsPerPage } = c.req.valid('query');
      const { id } = requireViewer(c);
      const { basis, rows } = await listUsersByPreference(c.get('db'), id, itemsPerPage);
      return c.json({ ...toCollection(c, rows.map(toUserItem)), basis }, 200);
    },
  );
