import { type NewItem, NewItemList, NewItemQuery } from '../../contract/admin-content.ts';
import { toCollection } from '../../core/collection.ts';
import { createRouter, json, requireViewer, route } from '../../core/router.ts';
import { type FoundItem, listNewItems } from '../queries/new-items.ts';
import { toMediaItem } from './admin-media.ts';
import { toAdminSession } from './admin-sessions.ts';
import { toAccountFields } from './admin-users.ts';

function toItem(item: FoundItem, now: number): NewItem {
  if (item.kind === 'session') return toAdminSession(item.row, now);
  if (item.kind === 'file') return toMediaItem(item.row);
  return { ...toAccountFields(item.row), '@type': 'NewAccount', about: item.row.about };
}

export const adminNew = createRouter().openapi(
  route('get', '/new', {
    summary:
      'Names, public texts and files of accounts younger than three days, newest first (admin)',
    request: { query: NewItemQuery },
    responses: { 200: json(NewItemList, 'A page.') },
  }),
  async (c) => {
    const now = Date.now();
    const { rows, next } = await listNewItems(c.get('db'), {
      ...c.req.valid('query'),
      staffId: requireViewer(c).id,
      now,
    });
    const member = rows.map((item) => toItem(item, now));
    return c.json(toCollection(c, member, { next }), 200);
  },
);
