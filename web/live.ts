import { type AccountState, accountState, checkAccount, onAccount } from './account.ts';
import { API_HOST, HUB_HOST, SIGNALLING_HOST } from './hosts.ts';
import { type Live, startLive } from './presence/start.ts';
import { freshToken } from './renewal.ts';

// Visitors don't load this: routes/shell.tsx asks for it once somebody is logged in.

let live: { user: number; started: Live } | null = null;

const start = (userId: number) =>
  startLive({
    userId,
    getToken: freshToken,
    onEnded: () => void checkAccount(),
    api: API_HOST,
    hub: HUB_HOST,
    signalling: SIGNALLING_HOST,
  });

function follow({ user }: AccountState) {
  if ((live?.user ?? 0) === user) return;
  live?.started.stop();
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
    live?.started.stop();
    live = null;
  };
}
