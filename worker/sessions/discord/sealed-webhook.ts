import type { Secrets } from '../../core/auth/keys.ts';
import { type Sealed, seal, unseal } from '../../core/seal.ts';

/** A webhook's address is a secret: whoever knows it can post to the channel. It belongs to the session's host. */
const ofHost = (hostId: number) => ({ purpose: 'discord webhook', owner: hostId });

export const sealWebhook = (env: Secrets, address: string, hostId: number) =>
  seal(env, address, ofHost(hostId));

/** @returns the address, or null if `JWT_SECRET` has changed too often since */
export const openWebhook = (env: Secrets, sealed: Sealed, hostId: number) =>
  unseal(env, sealed, ofHost(hostId));
