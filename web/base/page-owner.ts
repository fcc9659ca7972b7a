import { accountState, firstAccountCheck } from './account.ts';

let owner = 0;

/** Notes as whom a screen loads its data. For screens that don't load them again with the others. */
export async function noteOwner() {
  await firstAccountCheck();
  owner = accountState().user;
}

/** Whether the shown data were loaded as another user. What a visitor has loaded may stay. */
export const isAnothers = () => owner !== 0 && owner !== accountState().user;
