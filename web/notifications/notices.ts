import type { NoticeItem } from '../../worker/contract/notice-item.ts';
import { noticeTarget } from '../../worker/contract/notice-target.ts';
import type { NoticeFrame } from '../../worker/contract/socket.ts';
import { checkAccount } from '../base/account.ts';
import { api, byId, load, send } from '../base/api.ts';
import { announce } from '../base/toast-store.ts';
import { advanceTo } from '../base/transport.ts';
import { isSeenNow } from '../messages/rooms.ts';
import { isInFront } from '../presence/in-front.ts';
import { noticeSentence } from '../words/notice-sentence.ts';

/** The user's notices, newest first. */
export const loadNotices = async (): Promise<NoticeItem[]> =>
  (await load(api.notices.$get({ query: {} }))).member;

/** Whether a click can mark it as read. A warning is marked only when the user acknowledges it. */
export const isUnread = ({ read, kind }: Pick<NoticeItem, 'kind' | 'read'>) =>
  !read && kind !== 'account-warned';

/** Marks unread notices as read. One that could not be marked stays unread and shows up again. */
export async function readNotices(notices: readonly Pick<NoticeItem, 'id' | 'kind' | 'read'>[]) {
  const json = { read: true } as const;
  const marked = notices
    .filter(isUnread)
    .map(({ id }) => send(api.notices[':id'].$patch({ ...byId(id), json })));
  await Promise.allSettled(marked);
  if (marked.length > 0) await checkAccount();
}

/**
 * Marks the notice as read whose push or email led to this page. Anyone can write or follow such a link, so it may be of
 * somebody else, or a warning.
 */
export const readOpened = async (id: number) =>
  readNotices((await loadNotices()).filter((notice) => notice.id === id));

/** Whether this screen shows or lists what the notice is about. */
function shows(path: string, { actor, session }: NoticeFrame['data']) {
  if (session) {
    const screens = ['/', '/sessions', '/sessions/search', `/session/${session.id}`];
    return screens.includes(path) || path.startsWith('/detail/');
  }
  return ['/', '/friends', '/users/search', `/detail/${actor?.id}`].includes(path);
}

/** Whether the screen is where the notice would lead. A mention is there only if the end of its room is in view. */
function isOnScreen(path: string, notice: NoticeFrame['data']) {
  const { kind, session } = notice;
  if (kind === 'mentioned') return session !== null && isSeenNow(`/api/sessions/${session.id}`);
  return noticeTarget(notice)?.split('#')[0] === path || (session === null && path === '/friends');
}

/** What the page it leads to says at once, without anything to decide. There it counts as read. */
const SHOWN_BY_PAGE = new Set<NoticeItem['kind']>([
  'application-accepted',
  'application-waiting',
  'application-declined',
  'session-cancelled',
  'friend-accepted',
]);

/** Handles a new notice: the bell counts it unless this page says it, and the visible tab shows it unless the screen does. */
export function handleNotice(notice: NoticeFrame['data'], reload: () => void) {
  const { bookmark } = notice;
  if (bookmark !== undefined) advanceTo(bookmark);
  const onScreen = isOnScreen(location.pathname, notice);
  const said = noticeTarget(notice) === location.pathname && SHOWN_BY_PAGE.has(notice.kind);
  void (said && isInFront() ? readNotices([{ ...notice, read: false }]) : checkAccount());
  if (shows(location.pathname, notice)) reload();
  if (document.visibilityState !== 'visible') return;
  const text = noticeSentence(notice);
  // Who looks at a session may not notice that the page says another time now.
  if (onScreen) announce(text, notice.kind.endsWith('-moved') ? 'info' : 'heard');
  else announce(text, 'info', noticeTarget(notice));
}
