import { searchCatalogue } from '../../../worker/catalogue/queries/admin-game-list.ts';
import { listGameRequests } from '../../../worker/catalogue/queries/admin-game-requests.ts';
import { PAGE_SIZE } from '../../../worker/contract/bounds.ts';
import { searchLog } from '../../../worker/core/audit.ts';
import { encodeCursor } from '../../../worker/core/cursor.ts';
import { listAdminMedia } from '../../../worker/moderation/queries/admin-media.ts';
import { listReports } from '../../../worker/moderation/queries/admin-reports.ts';
import { listAdminSessions } from '../../../worker/moderation/queries/admin-sessions.ts';
import { findAccount, searchAccounts } from '../../../worker/moderation/queries/admin-users.ts';
import { readOverview } from '../../../worker/moderation/queries/daily-counts.ts';
import { type Call, DAY_MS, LAST_ID, list } from './call.ts';
import { HEAVY, HOST, HOUR_MS, NOW } from './world.ts';

const page = { itemsPerPage: PAGE_SIZE };
const newest = { beforeId: LAST_ID, limit: PAGE_SIZE + 1 };

/** A list that a full-text index answers. */
const search = (name: string, run: Call['run']): Call => ({ ...list(name, run), searches: true });

/** The rows that the overview's six numbers read, because each is counted only up to 1,000. */
const COUNTED = 6 * 1_000;

/** The lists of the admin area. */
export const ADMIN_CALLS: Call[] = [
  { ...list('overview', (db) => readOverview(db, NOW - 30 * DAY_MS), COUNTED), counts: true },
  search('accounts', (db) => searchAccounts(db, HOST, page)),
  search('accounts by name', (db) => searchAccounts(db, HOST, { ...page, q: 'zeph' })),
  search('accounts by address', (db) =>
    searchAccounts(db, HOST, { ...page, q: '77@example.test' }),
  ),
  search('accounts by state', (db) => searchAccounts(db, HOST, { ...page, status: 'suspended' })),
  search('accounts, deep page', (db, { scale }) =>
    searchAccounts(db, HOST, { ...page, cursor: encodeCursor('accounts', [scale / 2]) }),
  ),
  list('an account', (db) => findAccount(db, HOST, HOST, NOW), 7 * 60),
  search('audit log', (db) => searchLog(db, {}, newest)),
  search('audit log by words', (db) => searchLog(db, { q: 'zephyr' }, newest)),
  search('audit log by deed and admin', (db) => searchLog(db, { action: 'ban', actor: 2 }, newest)),
  search('audit log of some days', (db) =>
    searchLog(db, { from: new Date(NOW + HOUR_MS / 3600).toISOString() }, newest),
  ),
  search('audit log, deep page', (db, { scale }) =>
    searchLog(db, {}, { ...newest, beforeId: scale / 2 }),
  ),
  list('reports that wait', (db) => listReports(db, { ...page, state: 'open', adminId: HEAVY })),
  list('reports taken', (db) => listReports(db, { ...page, state: 'mine', adminId: HEAVY })),
  list('reports that are decided', (db) =>
    listReports(db, { ...page, state: 'decided', adminId: HEAVY }),
  ),
  list('reports that are decided, deep page', (db, { scale }) =>
    listReports(db, {
      ...page,
      state: 'decided',
      adminId: HEAVY,
      cursor: encodeCursor('decided', [Math.floor(scale / 6)]),
    }),
  ),
  list('sessions to judge', (db) =>
    listAdminSessions(db, { ...page, adminId: HEAVY, state: 'latest' }),
  ),
  search('sessions to judge by words', (db) =>
    listAdminSessions(db, { ...page, adminId: HEAVY, state: 'latest', q: 'zephyr' }),
  ),
  list('sessions taken down', (db) =>
    listAdminSessions(db, { ...page, adminId: HEAVY, state: 'taken-down' }),
  ),
  list('files to judge', (db) => listAdminMedia(db, { ...page, adminId: HEAVY, state: 'latest' })),
  list('files taken down', (db) =>
    listAdminMedia(db, { ...page, adminId: HEAVY, state: 'taken-down' }),
  ),
  list('catalogue', (db) => searchCatalogue(db, { ...page, state: 'listed' })),
  list('catalogue of a category', (db) =>
    searchCatalogue(db, { ...page, state: 'listed', category: 1 }),
  ),
  search('catalogue by words', (db) => searchCatalogue(db, { ...page, state: 'listed', q: 's' })),
  list('catalogue: archive', (db) => searchCatalogue(db, { ...page, state: 'archived' })),
  list('games asked for', (db) => listGameRequests(db, page)),
];
