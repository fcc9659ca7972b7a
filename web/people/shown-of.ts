import { people } from '../words/made/people.ts';

/** "20 of 60+". The total is unknown on later pages. */
export const shownOf = (shown: number, total: number | undefined): string =>
  total === undefined ? String(shown) : people.friends.shown({ shown, total });
