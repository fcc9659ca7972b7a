import type { NoticeCountFrame, RosterFrame } from '../../worker/contract/socket.ts';
import { type AccountState, accountState, checkAccount, onAccount } from '../base/account.ts';
import { nameFormer } from '../base/api.ts';
import { setAskForProof } from '../base/ask-for-proof.ts';
import { ZONE_KEY, chosenZone } from '../base/chosen-zone.ts';
import { FOLLOWED_KEY, forgetFollowedZone } from '../base/followed-zone.ts';
import { API_HOST, HUB_HOST, SIGNALLING_HOST } from '../base/hosts.ts';
import { followAccountLanguage } from '../base/language.ts';
import { freshToken } from '../base/renewal.ts';
import { announce, toasts } from '../base/toast-store.ts';
import { advanceTo } from '../base/transport.ts';
import { askIce } from '../calls/core/ask-ice.ts';
import { LazyCallClient, callClient } from '../calls/core/lazy-call-client.ts';
import { sessionCalls } from '../calls/core/session-calls.ts';
import { TabPeer } from '../calls/core/tab-peer.ts';
import { connectRooms, handleRoomFrame, unread } from '../messages/rooms.ts';
import { startSending } from '../messages/unsent.ts';
import { handleNotice, readOpened } from '../notifications/notices.ts';
import { openFromPush } from '../notifications/open-from-push.ts';
import { closePushed, forgetPush, syncPush } from '../notifications/push.ts';
import { realClock } from '../presence/clock.ts';
import { type Live, startLive } from '../presence/start.ts';
import { common } from '../words/made/common.ts';

// Visitors don't load this: the shell imports it once someone is logged in.

setAskForProof(async (factor) => {
  const dialog = await import('../accounts/proof-dialog.tsx').catch(() => null);
  if (dialog === null) announce(common.notLoaded, 'problem');
  return dialog !== null && dialog.prove(factor);
});

let live: { user: number; started: Live } | null = null;
/** Callers of `goLive`. They may overlap. When the last one stops, the tab goes offline. */
let keepers = 0;
let reload: () => void = () => undefined;
let openPage: (path: string) => unknown = () => undefined;

/** Starts a task that nothing depends on. */
const ignoreFailure = (task: Promise<unknown>) => void task.catch(() => undefined);

/** Somebody has joined or left a session, or said whether they come. Its page shows it. */
function handleRoster({ session, bookmark }: RosterFrame['data']) {
  if (bookmark !== undefined) advanceTo(bookmark);
  if (location.pathname === `/session/${session}`) reload();
}

/** Notices that were written between the page's load and its socket's opening were sent to no tab. Only their number is. */
function handleCount({ unread: now, bookmark }: NoticeCountFrame['data']) {
  const { account } = accountState();
  if (!account || account.unreadNotices === now) return;
  if (bookmark !== undefined) advanceTo(bookmark);
  void checkAccount();
}

/** Whether this log-in has had its first welcome. */
let caughtUp = false;

/**
 * Frames may have been missed while there was no socket. So screens on which people wait are loaded again, and the
 * account is checked. At the first welcome the account was just checked, so it is again only with such a screen.
 */
function catchUp() {
  const { pathname } = location;
  // At the first welcome, home was just loaded. A later one may follow a night of sleep.
  const waiting =
    /^\/(?:session\/\d+|sessions|friends)$/.test(pathname) || (caughtUp && pathname === '/');
  if (caughtUp || waiting) void checkAccount();
  if (waiting) reload();
  caughtUp = true;
}

/** Delay before a reconnect if the server has ended the socket for good but the user is logged in. */
const RECONNECT_AFTER_MS = 5_000;

function start(user: number): Live {
  const client = new LazyCallClient({
    user,
    send: (frame) => opened.socket.send(frame),
    prove: () => opened.socket.prove(),
    tabPeer: new TabPeer({
      user,
      storage: sessionStorage,
      locks: navigator.locks,
      timeout: (ms) => AbortSignal.timeout(ms),
    }),
    askIce,
    clock: realClock,
  });
  const opened = startLive({
    userId: user,
    getToken: freshToken,
    onEnded: () => void checkAccount().then(({ user: now }) => now === user && later(started)),
    peer: () => client.comeBack(),
    api: API_HOST,
    hub: HUB_HOST,
    signalling: SIGNALLING_HOST,
  });
  connectRooms((frame) => opened.socket.send(frame));
  startSending(user);
  // If this fails, pushes go to the old subscription. The next start tries again.
  ignoreFailure(syncPush(user));
  callClient.set(client);
  opened.socket.onLost(() => {
    client.down();
    sessionCalls.clear();
  });
  opened.socket.onFrame((frame) => {
    nameFormer(frame);
    client.take(frame);
    handleRoomFrame(frame, user);
    if (frame.event === 'notice') handleNotice(frame.data, reload);
    if (frame.event === 'notice-count') handleCount(frame.data);
    if (frame.event === 'roster') handleRoster(frame.data);
    if (frame.event === 'notice-read') ignoreFailure(closePushed(frame.data.tag));
    // A late frame may be about messages before the one that the notification shows. Then the room is still unread.
    if (frame.event === 'read' && !unread.get().has(frame.data.room)) {
      ignoreFailure(closePushed(`room-${frame.data.room}`));
    }
    if (frame.event === 'voice') sessionCalls.take(frame.data);
    if (frame.event === 'welcome') catchUp();
  });
  const started: Live = {
    ...opened,
    stop: () => {
      // Leave the call before the socket closes.
      callClient.set(null);
      connectRooms(null);
      startSending(0);
      opened.stop();
      sessionCalls.clear();
    },
  };
  return started;
}

/** Reconnects as the new device after another tab has logged the same user out and in again. */
function later(ended: Live) {
  setTimeout(() => {
    if (live?.started !== ended) return;
    ended.stop();
    live = { user: live.user, started: start(live.user) };
  }, RECONNECT_AFTER_MS);
}

/** A log-out closes the socket before the server knows of it, because `set()` runs before the request. */
function follow({ user }: AccountState) {
  if (user === 0) forgetFollowedZone();
  if ((live?.user ?? 0) === user) return;
  live?.started.stop();
  if (live) {
    // They may name people, and say what could not be saved.
    toasts.set([]);
    ignoreFailure(forgetPush(user));
  }
  caughtUp = false;
  live = user === 0 ? null : { user, started: start(user) };
}

/** The zone of most accounts is the browser's, so what follows is loaded when it isn't. */
async function followAccountZone() {
  const { account } = accountState();
  if (account?.leavesAt !== null) return;
  const stored = localStorage.getItem(ZONE_KEY);
  if (stored !== null && localStorage.getItem(FOLLOWED_KEY) === null) return;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  if (chosenZone === undefined && account.zone === timeZone) return;
  const { followZone } = await import('../base/follow-zone.ts');
  await followZone(account.zone);
}

/** Marks the notice as read whose push or email led here, once its reader is logged in. */
function readNotice() {
  const { peerwayNotice: id } = window;
  if (!id || keepers === 0) return;
  delete window.peerwayNotice;
  ignoreFailure(readOpened(id));
}

// Logged out while this was loading, so nothing else has ended pushes.
if (accountState().user === 0) ignoreFailure(forgetPush(0));

// Also after a log-out: a late push then leads to the log-in.
openFromPush((path, notice) => {
  window.peerwayNotice = notice;
  openPage(path);
  readNotice();
});

/**
 * Keeps the tab live for the logged-in user: one socket, opened after the first successful account check, and the
 * presence of the users on screen.
 * @param onStale reloads what is on screen, called when a notice says that it has changed
 * @param navigate shows the page of a push that was clicked
 * @returns a function that stops it
 */
export function goLive(onStale: () => void, navigate: (path: string) => unknown): () => void {
  reload = onStale;
  openPage = navigate;
  ignoreFailure(followAccountLanguage());
  ignoreFailure(followAccountZone());
  keepers += 1;
  readNotice();
  follow(accountState());
  const stopFollowing = onAccount(follow);
  return () => {
    stopFollowing();
    keepers -= 1;
    if (keepers > 0) return;
    live?.started.stop();
    live = null;
  };
}
