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

/** Fetches what one has been told, newest first; having it on the screen reads it. */
export async function openNotices(): Promise<NoticeItem[]> {
  const { member } = await load(api.notices.$get({ query: {} }));
  // A warning is read by acknowledging it.
  const unread = member.filter(({ read, kind }) => !read && kind !== 'account-warned');
  // What could not be marked stays unread, and shows up again.
  if (unread.length > 0) markRead(unread).then(checkAccount, () => undefined);
  return member;
}

/** Whether this screen shows what a notice tells of. */
function shows(path: string, { actor, session }: NoticeFrame['data']) {
  const screens = session
    ? ['/sessions', `/session/${session.id}`]
    : ['/friends', `/detail/${actor?.id}`];
  return screens.includes(path);
}

/** A notice as it comes: the bell counts it in every tab, the one that is looked at says it. */
export function hearNotice(notice: NoticeFrame['data'], reload: () => void) {
  const { bookmark } = notice;
  if (bookmark !== undefined) advanceTo(bookmark);
  void checkAccount();
  if (shows(location.pathname, notice)) reload();
  if (document.visibilityState !== 'visible') return;
  announce(words.sentence(notice));
}
