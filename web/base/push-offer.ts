import { readJson, writeJson } from './json-store.ts';
import { flag } from './parse.ts';
import { createStore } from './store.ts';

/** What a user has just done, after which it makes sense to offer notifications. */
export type PushOccasion = 'applied' | 'hosted';

const DISMISSED = 'push_offer_dismissed';

/** What has just been done, until the offer is answered. */
export const pushOffer = createStore<PushOccasion | null>(null);

export const offerPush = (occasion: PushOccasion) => {
  if (readJson(DISMISSED, flag) !== true) pushOffer.set(occasion);
};

/** @param forGood whether it isn't offered again in this browser */
export function closePushOffer(forGood: boolean) {
  if (forGood) writeJson(DISMISSED, true);
  pushOffer.set(null);
}
