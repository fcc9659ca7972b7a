import type { NoticeItem } from '../worker/contract/notice.ts';
import { checkAccount } from './account.ts';
import { api, load, send } from './api.ts';

const markRead = (notices: NoticeItem[]) =>
  Promise.all(
    notices.map(({ id }) =>
      send(api.notices[':id'].$patch({ param: { id: String(id) }, json: { read: true } })),
    ),
  );

/** Fetches what one has been told, newest first; having it on the screen reads it. */
export async function openNotices(): Promise<NoticeItem[]> {
  const { member } = await load(api.notices.$get({ query: {} }));
  const unread = member.filter(({ read }) => !read);
  // What could not be marked stays unread, and shows up again.
  if (unread.length > 0) markRead(unread).then(checkAccount, () => undefined);
  return member;
}
