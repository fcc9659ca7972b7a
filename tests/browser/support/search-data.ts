// Sessions with a unique word for searches, and how a search page is read.
import type { Page } from 'playwright';

import { OPEN_SESSIONS_MAX } from '../../../worker/contract/bounds.ts';
import { SessionItem } from '../../../worker/contract/session.ts';
import { type Player, call, newPlayer } from './players.ts';

const COUNT = 40;

/** Forty sessions of one game: half of them on Switch, a quarter in Oceania, the rest in Africa. */
export async function addForty(first: Player, word: string) {
  let { token } = first;
  for (let index = 0; index < COUNT; index += 1) {
    if (index === OPEN_SESSIONS_MAX) ({ token } = await newPlayer('Hosts too'));
    const body = {
      name: `${word} ${index}`,
      games: ['/api/games/30'],
      platforms: [index % 2 === 0 ? 'switch' : 'pc'],
      region: index % 4 === 0 ? 'oceania' : 'africa',
      language: 'mi',
      startsAt: new Date(Date.now() + (index + 1) * 3_600_000).toISOString(),
      durationMinutes: 60,
      seats: 4,
    };
    await call(SessionItem, 'POST', '/api/sessions', { token, body });
  }
}

/** The names on the cards. */
export const names = (page: Page) => page.locator('main li h3 a').allTextContents();

export const query = (page: Page) => new URL(page.url()).searchParams.toString();

export const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search text' });

/** Waits for a count of results. */
export const expectFound = (page: Page, text: string) =>
  page.locator('main output').getByText(text, { exact: true }).waitFor();
