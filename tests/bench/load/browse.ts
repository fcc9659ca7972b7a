import { z } from 'zod';

import { LEVELS, PLATFORMS, REGIONS, SESSION_SORTS } from '../../../worker/contract/vocabulary.ts';
import { ask } from './person.ts';
import { tokenOf } from './plan.ts';
import type { Kind } from './report.ts';
import { type Scene, oneOf } from './scene.ts';

const List = z.object({ member: z.array(z.object({ id: z.int().optional() })) });

const VISITORS_SHARE = 0.2;
const LISTS = {
  visitor: ['/api/latest/sessions', '/api/latest/users'],
  user: [
    '/api/sessionsgames',
    '/api/usergames',
    '/api/notices',
    '/api/friends',
    '/api/conversations',
    '/api/sessions/own',
  ],
};
const WORDS = ['evening', 'ranked', 'raid', 'chill', 'zephyr', 'player'];
const LANGUAGES = ['en', 'de', 'fr', 'es', 'ja'];
const GAMES = 60;
/** The share of searches that ask for a facet, for each facet. */
const FACET_SHARE = 0.3;
/** How many sessions and users of the latest answers are remembered, to open their pages. */
const SEEN_MAX = 500;
/** The number of users in a list. The client follows all of them while the list is on screen. */
const LISTED = 30;

const facets = (each: Record<string, () => string>) =>
  new URLSearchParams(
    Object.entries(each).flatMap(([name, value]) =>
      Math.random() < FACET_SHARE ? [[name, value()]] : [],
    ),
  );

const sessionFacets = () =>
  facets({
    q: () => oneOf(WORDS),
    game: () => String(1 + Math.floor(Math.random() * GAMES)),
    platform: () => oneOf(PLATFORMS),
    region: () => oneOf(REGIONS),
    language: () => oneOf(LANGUAGES),
    level: () => oneOf(LEVELS),
    open: () => '1',
    sort: () => oneOf(SESSION_SORTS),
  });

const userFacets = () =>
  facets({
    q: () => oneOf(WORDS),
    game: () => String(1 + Math.floor(Math.random() * GAMES)),
    platform: () => oneOf(PLATFORMS),
    region: () => oneOf(REGIONS),
    language: () => oneOf(LANGUAGES),
    online: () => '1',
  });

const visits = () => Math.random() < VISITORS_SHARE;

/** People and visitors who look at lists, searches and pages, and at who is online. */
export function browsing(scene: Scene) {
  const { notes, origin, roles } = scene;
  const seen: { sessions: number[]; users: number[] } = { sessions: [], users: [] };

  async function look(kind: Kind, user: number | null, path: string) {
    const token = user === null ? null : await tokenOf(user);
    const begun = performance.now();
    const found = await ask(origin, token, { method: 'GET', path, status: 200 });
    notes.time(kind, begun);
    return found;
  }

  async function lookAtList(kind: Kind, user: number | null, path: string) {
    const { member } = List.parse(await look(kind, user, path));
    const ids = member.flatMap(({ id }) => id ?? []);
    if (/sessions(games)?(\?|$)/.test(path))
      seen.sessions = [...ids, ...seen.sessions].slice(0, SEEN_MAX);
    if (/users(\?|$)|usergames/.test(path)) seen.users = [...ids, ...seen.users].slice(0, SEEN_MAX);
  }

  const someone = () => oneOf(roles.all);

  return {
    list: () =>
      visits()
        ? lookAtList('list', null, oneOf(LISTS.visitor))
        : lookAtList('list', someone(), oneOf(LISTS.user)),
    search: () =>
      Math.random() < 0.5
        ? lookAtList('search', visits() ? null : someone(), `/api/sessions?${sessionFacets()}`)
        : lookAtList('search', someone(), `/api/users?${userFacets()}`),
    page: async () => {
      const kind = seen.sessions.length > 0 && Math.random() < 0.7 ? 'sessions' : 'users';
      const id = oneOf(kind === 'sessions' ? seen.sessions : [...seen.users, ...roles.all]);
      await look('page', visits() ? null : someone(), `/api/${kind}/${id}`);
    },
    /** Opens another list, and with it a stream on its users. */
    follow: async () => {
      const person = scene.person(someone());
      const own = scene.followedBy(person.id);
      const listed = Array.from({ length: LISTED - own.length }, someone);
      const begun = performance.now();
      await person.follow([...new Set([...own, ...listed])]);
      notes.time('follow', begun);
    },
  };
}
