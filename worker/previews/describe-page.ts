import type { Context } from 'hono';

import { iso } from '../contract/time.ts';
import { mayReadForPage } from '../core/auth/guards.ts';
import { Database } from '../core/database.ts';
import type { AppEnv } from '../core/router.ts';
import { earlySession } from './early-session.ts';
import type { PageHead } from './page-head.ts';
import { previewName } from './preview-name.ts';
import {
  type PicturedGame,
  previewSearch,
  previewSession,
  previewUser,
} from './queries/previewed.ts';
import { previews as words } from './texts.ts';

/** The image for pages without a game. The build draws it, and one per game of the catalogue: web/build/previews.ts. */
export const PRODUCT_IMAGE = '/previews/peerway.png';

/** The head of pages without an own one. Pages that not everyone may see have it too, so a preview reveals nothing. */
const NEUTRAL: PageHead = { ...words.product, image: PRODUCT_IMAGE };

/** The head of a page whose object isn't there for anybody. */
const MISSING: PageHead = { ...NEUTRAL, missing: true };

const titled = (title: string, path: string): PageHead => ({ ...NEUTRAL, title, path });

/** Pages that say the same to everyone. */
const PAGES: Readonly<Record<string, PageHead>> = {
  '/': { ...NEUTRAL, path: '/' },
  '/sessions/search': { ...titled(words.search, '/sessions/search'), feed: '/feed.xml' },
  '/categories': titled(words.categories, '/categories'),
  '/imprint': titled(words.imprint, '/imprint'),
  '/privacy': titled(words.privacy, '/privacy'),
  '/terms': titled(words.terms, '/terms'),
};

/**
 * The image of a game: its uploaded cover, or else one that is drawn of its title. If it isn't drawn yet,
 * routes/previews.ts answers with another image.
 */
const imageOf = (game: PicturedGame | undefined) => {
  if (!game) return PRODUCT_IMAGE;
  return `/previews/${game.file ?? previewName(game.name)}.png`;
};

const namesOf = (games: readonly PicturedGame[]) => games.map(({ name }) => name);

/** Seats aren't mentioned, because messengers keep a preview as long as the message. */
async function describeSession(db: Database, id: number, now: number): Promise<PageHead> {
  const session = await previewSession(db, id);
  if (!session) return session === null ? NEUTRAL : MISSING;
  const { name, startsAt, endsAt, cancelledAt, games, hostName } = session;
  const cancelled = cancelledAt !== null;
  const over = endsAt <= now;
  const path = `/session/${id}`;
  const image = imageOf(games[0]);
  const description = cancelled
    ? words.sessionCancelled(namesOf(games))
    : words.session(namesOf(games), startsAt);
  return {
    title: cancelled ? words.cancelled(name) : name,
    description,
    image,
    early: earlySession(session),
    ...(!over && {
      path,
      data: (absolute) => ({
        '@context': 'https://schema.org',
        '@type': 'Event',
        name,
        description,
        url: absolute(path),
        image: absolute(image),
        startDate: iso(startsAt),
        endDate: iso(endsAt),
        eventStatus: `https://schema.org/Event${cancelled ? 'Cancelled' : 'Scheduled'}`,
        eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
        location: { '@type': 'VirtualLocation', url: absolute(path) },
        organizer: { '@type': 'Person', name: hostName },
      }),
    }),
  };
}

/** Without `path`, so that search engines don't list it: users joined to be found by players. */
async function describeUser(db: Database, id: number): Promise<PageHead> {
  const user = await previewUser(db, id);
  if (!user) return user === null ? NEUTRAL : MISSING;
  const { name, games } = user;
  const description = games.length > 0 ? words.plays(namesOf(games)) : words.player;
  return { title: name, description, image: imageOf(games[0]), type: 'profile' };
}

async function describeSearch(
  db: Database,
  by: 'game' | 'category',
  id: number,
): Promise<PageHead> {
  const found = await previewSearch(db, by, id);
  if (!found) return NEUTRAL;
  const { name } = found;
  const title = by === 'game' ? words.searchGame(name) : words.searchCategory(name);
  const query = `?${by}=${id}`;
  return {
    ...titled(title, `/sessions/search${query}`),
    feed: `/feed.xml${query}`,
    ...(by === 'game' && { image: imageOf(found) }),
  };
}

const ID = /^[1-9]\d{0,14}$/;

type Read = (db: Database) => Promise<PageHead>;

/** The query for a page about one session or user. */
function readingOfItem(screen: string, id: string, now: number): Read | undefined {
  if (screen !== 'session' && screen !== 'detail') return undefined;
  if (!ID.test(id)) return () => Promise.resolve(MISSING);
  return screen === 'session'
    ? (db) => describeSession(db, Number(id), now)
    : (db) => describeUser(db, Number(id));
}

/** The query for a search. Undefined if the page always says the same to everyone. */
function readingOfSearch(screen: string, id: string, searchParams: URLSearchParams) {
  if (screen !== 'sessions' || id !== 'search') return undefined;
  const by = (['game', 'category'] as const).find((name) => ID.test(searchParams.get(name) ?? ''));
  return by && ((db: Database) => describeSearch(db, by, Number(searchParams.get(by))));
}

/** The head of a page. If the database fails or may not be asked, the page still comes, with the neutral head. */
async function readHead(c: Context<AppEnv>, read: Read): Promise<PageHead> {
  try {
    return (await mayReadForPage(c)) ? await read(new Database(c.env.DB)) : NEUTRAL;
  } catch (error) {
    console.error(error);
    return NEUTRAL;
  }
}

interface Described {
  head: PageHead | Promise<PageHead>;
  /** Whether the head can change. */
  changes: boolean;
  /** Whether the page is about what isn't there for anybody. */
  missing: boolean | Promise<boolean>;
}

/** The head of a page, in at most one round trip. */
export function describePage(c: Context<AppEnv>, now: number): Described {
  const { pathname, searchParams } = new URL(c.req.url);
  const path = pathname.toLowerCase().replace(/(.)\/$/, '$1');
  const [, screen = '', id = ''] = path.split('/');
  const readItem = readingOfItem(screen, id, now);
  if (readItem) {
    const head = readHead(c, readItem);
    return { head, changes: true, missing: head.then(({ missing }) => missing === true) };
  }
  const readSearch = readingOfSearch(screen, id, searchParams);
  if (readSearch) return { head: readHead(c, readSearch), changes: true, missing: false };
  return { head: PAGES[path] ?? NEUTRAL, changes: false, missing: false };
}
