import { accountState } from './account.ts';
import { readJson, writeJson } from './json-store.ts';
import { flag } from './parse.ts';
import { createStore } from './store.ts';

/** What a user has just done, after which it makes sense to offer notifications. */
export type PushOccasion = 'applied' | 'hosted';

const DISMISSED = 'push_offer_dismissed';

/** What this user has just done, until the offer is answered. Another user of this tab doesn't get it. */
export const pushOffer = createStore<{ occasion: PushOccasion; user: number } | null>(null);

export const offerPush = (occasion: PushOccasion) => {
  if (readJson(DISMISSED, flag) !== true) pushOffer.set({ occasion, user: accountState().user });
};

/** @param forGood whether it isn't offered again in this browser */
export function closePushOffer(forGood: boolean) {
  if (forGood) writeJson(DISMISSED, true);
  pushOffer.set(null);
}
