import { accountState } from './account.ts';

let owner = 0;

/** Notes as whom the shown data were loaded: 0 for a visitor. */
export const noteOwner = (user: number) => {
  owner = user;
};

/**
 * Whether the shown data were loaded as another user. What a visitor has loaded may stay. For screens that don't load
 * their data again with the others.
 */
export const isAnothers = () => owner !== 0 && owner !== accountState().user;
