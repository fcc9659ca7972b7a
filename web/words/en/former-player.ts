import { FORMER_NAME } from '../../../worker/contract/former-name.ts';

/** Whoever has deleted their account. It is the name of them all, so it tells no gender. */
export const formerPlayer: string = FORMER_NAME;
