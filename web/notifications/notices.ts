import type { NoticeItem } from '../../worker/contract/notice.ts';
import type { NoticeFrame } from '../../worker/contract/socket.ts';
import { checkAccount } from '../accounts/account.ts';
import { api, load, send } from '../app/api.ts';
import { announce } from '../ui/toast-store.ts';
import { advanceTo } from '../app/transport.ts';
import { notices as words } from '../words/en/notifications.ts';

const markRead = (notices: NoticeItem[]) =>
  Promise.all(
    notices.map(({ id }) =>
      send(api.notices[':id'].$patch({ param: { id: String(id) }, json: { read: true } })),
    ),
  );

/** Loads the user's notices, newest first, and marks them as read. */
export async function openNotices(): Promise<NoticeItem[]> {
  const { member } = await load(api.notices.$get({ query: {} }));
  // A warning is marked as read only when the user acknowledges it.
  const unread = member.filter(({ read, kind }) => !read && kind !== 'account-warned');
  // A notice that could not be marked stays unread and shows up again.
  if (unread.length > 0) markRead(unread).then(checkAccount, () => undefined);
  return member;
}

/** Whether this screen shows what the notice is about. */
function shows(path: string, { actor, session }: NoticeFrame['data']) {
  const screens = session
    ? ['/sessions', `/session/${session.id}`]
    : ['/friends', `/detail/${actor?.id}`];
  return screens.includes(path);
}

/** Handles a new notice: the bell counts it in every tab, the visible tab shows it. */
export function hearNotice(notice: NoticeFrame['data'], reload: () => void) {
  const { kind, actor, session, bookmark } = notice;
  if (bookmark !== undefined) advanceTo(bookmark);
  void checkAccount();
  if (shows(location.pathname, notice)) reload();
  if (document.visibilityState !== 'visible') return;
  announce(words.kinds[kind](actor?.name ?? words.somebody, session?.name ?? ''));
}
