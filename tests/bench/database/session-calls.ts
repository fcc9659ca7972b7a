import { PAGE_SIZE, PAGE_SIZE_MAX } from '../../../worker/contract/bounds.ts';
import type { SessionQuery } from '../../../worker/contract/session-query.ts';
import { encodeCursor } from '../../../worker/core/cursor.ts';
import { soonestKey } from '../../../worker/core/search-index.ts';
import { searchSessions } from '../../../worker/sessions/queries/session-search.ts';
import { type Call, DAY_MS, VISITOR, itemsOf } from './call.ts';
import {
  FIRST_LISTED,
  HEAVY,
  HEAVY_FRIENDS,
  NOW,
  ORDINARY,
  SCALES,
  type World,
  worldOf,
} from './world.ts';

/**
 * The rows that "best fit" reads before it cuts out a page. It ranks 200 hits, and reads each with its host, games and
 * preferences twice.
 */
const RANKED = 200 * 15;

type Asked = Partial<SessionQuery>;

function sessions(name: string, asked: Asked | ((world: World) => Asked), viewer = ORDINARY): Call {
  const at = (world: World) => (typeof asked === 'function' ? asked(world) : asked);
  return {
    name: `sessions: ${name}`,
    items: itemsOf(at(worldOf(SCALES[0]))),
    beside:
      (viewer === HEAVY ? HEAVY_FRIENDS : 0) +
      (at(worldOf(SCALES[0])).sort === 'best' ? RANKED : 0),
    searches: true,
    run: (db, world) => {
      const query: SessionQuery = { sort: 'soonest', itemsPerPage: PAGE_SIZE, ...at(world) };
      return searchSessions(db, query, viewer, NOW);
    },
  };
}

const iso = (ms: number) => new Date(ms).toISOString();

const FACETS = {
  game: { game: 1 },
  category: { category: 1 },
  platform: { platform: 'pc' },
  region: { region: 'europe' },
  language: { language: 'en' },
  level: { level: 'beginner' },
  open: { open: true },
} as const satisfies Record<string, Asked>;

const RARE = { game: 110, region: 'africa', language: 'fi', platform: 'mobile' } as const;
const MIDDLE_MS = NOW + 90 * DAY_MS;
const middleId = ({ scale }: World) => FIRST_LISTED + scale / 2;

/** The session search: every facet, text, order and page, alone and combined. */
export const SESSION_CALLS: Call[] = [
  sessions('no question', {}),
  sessions('no question, visitor', {}, VISITOR),
  ...Object.entries(FACETS).map(([name, facet]) => sessions(name, facet)),
  sessions('text', { q: 'evening' }),
  sessions('text, one letter', { q: 'e' }),
  sessions('text, a long word of many', { q: 'championship' }),
  sessions('text, two words', { q: 'evening run' }),
  sessions('text, a rare word', { q: 'zephyr' }),
  ...Object.entries(FACETS).map(([name, facet]) =>
    sessions(`text + ${name}`, { q: 'evening', ...facet }),
  ),
  sessions('84 hours', { hours: true }),
  sessions('84 hours, newest', { hours: true, sort: 'newest' }),
  sessions('84 hours, best', { hours: true, sort: 'best' }),
  sessions('84 hours, text, open', { hours: true, q: 'evening', open: true }),
  sessions('84 hours + four rare facets, no hit', { hours: true, ...RARE }),
  sessions('84 hours, a later week', {
    hours: true,
    from: iso(MIDDLE_MS),
    to: iso(MIDDLE_MS + 7 * DAY_MS),
  }),
  sessions('all hours but 83, 500 friends', { hours: true }, HEAVY),
  sessions('four facets', { ...FACETS.game, ...FACETS.region, ...FACETS.language, ...FACETS.open }),
  sessions('text + four facets', {
    q: 'ranked',
    ...FACETS.game,
    ...FACETS.platform,
    ...FACETS.language,
    ...FACETS.open,
  }),
  sessions('four rare facets, no hit', RARE),
  sessions('text + rare facets, no hit', { q: 'zephyr', ...RARE }),
  sessions('a word of none + popular facets', { q: 'xyzzy', ...FACETS.game, ...FACETS.open }),
  sessions('from a day on', { from: iso(MIDDLE_MS) }),
  sessions('to a day', { to: iso(MIDDLE_MS) }),
  sessions('a week', { from: iso(MIDDLE_MS), to: iso(MIDDLE_MS + 7 * DAY_MS) }),
  sessions('a week, text, open', {
    from: iso(MIDDLE_MS),
    to: iso(MIDDLE_MS + 60 * DAY_MS),
    q: 'evening',
    open: true,
  }),
  sessions('newest', { sort: 'newest' }),
  sessions('newest, text, open', { sort: 'newest', q: 'evening', open: true }),
  sessions('newest, a week', {
    sort: 'newest',
    from: iso(MIDDLE_MS),
    to: iso(MIDDLE_MS + 7 * DAY_MS),
  }),
  sessions('best', { sort: 'best' }),
  sessions('best, open', { sort: 'best', open: true }),
  sessions('pages of 60', { itemsPerPage: PAGE_SIZE_MAX, open: true }),
  sessions('deep page', { cursor: encodeCursor('soonest', [soonestKey(MIDDLE_MS, 0)]) }),
  sessions('deep page, text, open', {
    q: 'evening',
    open: true,
    cursor: encodeCursor('soonest', [soonestKey(MIDDLE_MS, 0)]),
  }),
  sessions('newest, deep page', (world) => ({
    sort: 'newest',
    cursor: encodeCursor('newest', [middleId(world)]),
  })),
  sessions('best, deep page', { sort: 'best', cursor: encodeCursor('best', [1, 0]) }),
  sessions('500 friends', {}, HEAVY),
  sessions('500 friends, text, open', { q: 'evening', open: true }, HEAVY),
  sessions('500 friends, best', { sort: 'best' }, HEAVY),
];
