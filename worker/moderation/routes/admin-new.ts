import { type NewItem, NewItemList, NewItemQuery } from '../../contract/admin-content.ts';
import { answerList } from '../../core/items.ts';
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
    const query = { ...c.req.valid('query'), staffId: requireViewer(c).id, now };
    return answerList(c, await listNewItems(c.get('db'), query), (item) => toItem(item, now));
  },
);
