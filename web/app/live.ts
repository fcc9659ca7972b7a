import { type AccountState, accountState, checkAccount, onAccount } from '../accounts/account.ts';
import { askIce } from '../calls/core/ask-ice.ts';
import { LazyCallClient, callClient } from '../calls/core/lazy-call-client.ts';
import { sessionCalls } from '../calls/core/session-calls.ts';
import { TabPeer } from '../calls/core/tab-peer.ts';
import { API_HOST, HUB_HOST, SIGNALLING_HOST } from './hosts.ts';
import { hearNotice } from '../notifications/notices.ts';
import { realClock } from '../presence/clock.ts';
import { type Live, startLive } from '../presence/start.ts';
import { freshToken } from '../accounts/renewal.ts';

// Visitors don't load this: routes/shell.tsx asks for it once somebody is logged in.

let live: { user: number; started: Live } | null = null;
/** Callers of `keepLive`. One may begin before another has ended; when the last one ends, the tab goes offline. */
let keepers = 0;
let reload: () => void = () => undefined;

/** The server has ended a socket for good, and yet one is logged in: so long after it, this tab begins again. */
const ANEW_AFTER_MS = 5_000;

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
  let welcomed = false;
  callClient.set(client);
  opened.socket.onLost(() => {
    client.down();
    sessionCalls.clear();
  });
  opened.socket.onFrame((frame) => {
    client.take(frame);
    if (frame.event === 'notice') hearNotice(frame.data, reload);
    if (frame.event === 'voice') sessionCalls.take(frame.data);
    if (frame.event !== 'welcome') return;
    // Back after a while without a socket, in which nothing was heard.
    if (welcomed) {
      void checkAccount();
      if (location.pathname.startsWith('/session')) reload();
    }
    welcomed = true;
  });
  const started: Live = {
    ...opened,
    stop: () => {
      // A call is left before the socket goes.
      callClient.set(null);
      opened.stop();
      sessionCalls.clear();
    },
  };
  return started;
}

/** Another tab has logged out and in again, as the same person, by another device than the one that was ended. */
function later(ended: Live) {
  setTimeout(() => {
    if (live?.started !== ended) return;
    ended.stop();
    live = { user: live.user, started: start(live.user) };
  }, ANEW_AFTER_MS);
}

/** Logged out, the socket is closed by this before the server hears of it: `set()` comes before its request. */
function follow({ user }: AccountState) {
  if ((live?.user ?? 0) === user) return;
  live?.started.stop();
  live = user === 0 ? null : { user, started: start(user) };
}

/**
 * Keeps the tab live for whoever is logged in: one socket, opened once after the first successful check, and the
 * presence of those on screen.
 * @param onStale asks again for what is on screen; called when a notice tells that it has changed
 * @returns how to stop
 */
export function keepLive(onStale: () => void): () => void {
  reload = onStale;
  keepers += 1;
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
