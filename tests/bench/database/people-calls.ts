import { PAGE_SIZE } from '../../../worker/contract/bounds.ts';
import type { UserQuery } from '../../../worker/contract/user.ts';
import { encodeCursor } from '../../../worker/core/cursor.ts';
import { searchUsers } from '../../../worker/people/queries/users.ts';
import { type Call, itemsOf } from './call.ts';
import { HEAVY, HEAVY_BLOCKS, ORDINARY, SCALES, type World, worldOf } from './world.ts';

/** The rows that a page reads to compare its window of 40 with the viewer. */
const RANKED = 40 * 10;

type Asked = Partial<UserQuery>;

function people(name: string, asked: Asked | ((world: World) => Asked), viewer = ORDINARY): Call {
  const at = (world: World) => (typeof asked === 'function' ? asked(world) : asked);
  return {
    name: `people: ${name}`,
    items: itemsOf(at(worldOf(SCALES[0]))),
    beside: RANKED + (viewer === HEAVY ? 4 * HEAVY_BLOCKS : 0),
    searches: true,
    run: (db, world) => searchUsers(db, { itemsPerPage: PAGE_SIZE, ...at(world) }, viewer),
  };
}

/** The people search. */
export const PEOPLE_CALLS: Call[] = [
  people('no question', {}),
  people('game', { game: 1 }),
  people('platform', { platform: 'pc' }),
  people('region', { region: 'europe' }),
  people('language', { language: 'en' }),
  people('online', { online: true }),
  people('text', { q: 'player' }),
  people('text, one letter', { q: 'p' }),
  people('text + game + region + online', { q: 'player', game: 1, region: 'europe', online: true }),
  people('four rare facets', { game: 110, region: 'africa', language: 'fi', platform: 'mobile' }),
  people('deep page', ({ scale }) => ({ cursor: encodeCursor('people', [scale / 2, 0, 0]) })),
  people('text, deep page', ({ scale }) => ({
    q: 'player',
    cursor: encodeCursor('people', [scale / 2, 0, 0]),
  })),
  people('100 blocked among the newest', {}, HEAVY),
];
