import type { WaysIn } from '../../worker/contract/passkey.ts';

/** How many ways in there are. The last one can't be removed. */
export const countWays = ({ password, passkeys, identities, providers }: WaysIn) =>
  Number(password) +
  passkeys.length +
  identities.filter(({ provider }) => providers.includes(provider)).length;
