import { readJson, writeJson } from './json-store.ts';
import { createStore } from './store.ts';

/** A deed after which it makes sense to offer notifications: nobody is asked out of the blue. */
export type Deed = 'applied' | 'hosted';

const DISMISSED = 'push_offer_dismissed';

/** What has just been done, until the offer is answered. */
export const pushOffer = createStore<Deed | null>(null);

export const offerPush = (deed: Deed) => {
  if (readJson(DISMISSED) === null) pushOffer.set(deed);
};

/** @param forGood whether it isn't offered again in this browser */
export function closePushOffer(forGood: boolean) {
  if (forGood) writeJson(DISMISSED, true);
  pushOffer.set(null);
}
