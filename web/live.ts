import { type AccountState, accountState, checkAccount, onAccount } from './account.ts';
import { API_HOST, HUB_HOST, SIGNALLING_HOST } from './hosts.ts';
import type { Live } from './presence/start.ts';
import { freshToken } from './transport.ts';

let live: { user: number; started: Promise<Live> } | null = null;

async function start(userId: number) {
  // Visitors don't load what only a log-in needs.
  const { startLive } = await import('./presence/start.ts');
  return startLive({
    userId,
    getToken: freshToken,
    onEnded: () => void checkAccount(),
    api: API_HOST,
    hub: HUB_HOST,
    signalling: SIGNALLING_HOST,
  });
}

async function stop(started: Promise<Live>) {
  (await started).stop();
}

function follow({ user }: AccountState) {
  if ((live?.user ?? 0) === user) return;
  if (live) void stop(live.started);
  live = user === 0 ? null : { user, started: start(user) };
}

/**
 * Keeps the tab live for whoever is logged in: one socket, opened once after the first successful check, and the
 * presence of those on screen. @returns how to stop
 */
export function keepLive(): () => void {
  follow(accountState());
  const stopFollowing = onAccount(follow);
  return () => {
    stopFollowing();
    if (live) void stop(live.started);
    live = null;
  };
}
