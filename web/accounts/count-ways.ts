import type { WaysIn } from '../../worker/contract/passkey.ts';

/** The number of ways to log in. The last one can't be removed. */
export const countWays = ({ password, passkeys, identities, providers }: WaysIn) =>
  Number(password) +
  passkeys.length +
  identities.filter(({ provider }) => providers.includes(provider)).length;
