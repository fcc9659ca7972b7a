/** What admins look through. */
import { PAGE_SIZE } from '../../../worker/contract/bounds.ts';
import { listAdminMedia } from '../../../worker/db/admin-media.ts';
import { listReports } from '../../../worker/db/admin-reports.ts';
import { listAdminSessions } from '../../../worker/db/admin-sessions.ts';
import { findAccount, searchAccounts } from '../../../worker/db/admin-users.ts';
import { searchLog } from '../../../worker/db/audit.ts';
import { type Call, LAST_ID, list } from './call.ts';
import { HOST, HOUR_MS, NOW } from './world.ts';

const page = { itemsPerPage: PAGE_SIZE };
const newest = { beforeId: LAST_ID, limit: PAGE_SIZE + 1 };

/** The same, answered by a full-text index. */
const search = (name: string, run: Call['run']): Call => ({ ...list(name, run), searches: true });

export const ADMIN_CALLS: Call[] = [
  search('accounts', (db) => searchAccounts(db, page)),
  search('accounts by name', (db) => searchAccounts(db, { ...page, q: 'zeph' })),
  search('accounts by address', (db) => searchAccounts(db, { ...page, q: '77@example.test' })),
  search('accounts by state', (db) => searchAccounts(db, { ...page, status: 'suspended' })),
  list('an account', (db) => findAccount(db, HOST, NOW), 7 * 60),
  search('audit log', (db) => searchLog(db, {}, newest)),
  search('audit log by words', (db) => searchLog(db, { q: 'zephyr' }, newest)),
  search('audit log by deed and admin', (db) => searchLog(db, { action: 'ban', actor: 2 }, newest)),
  search('audit log of some days', (db) =>
    searchLog(db, { from: new Date(NOW + HOUR_MS / 3600).toISOString() }, newest),
  ),
  list('reports that wait', (db) => listReports(db, { ...page, state: 'open', adminId: 1 })),
  list('reports that are decided', (db) =>
    listReports(db, { ...page, state: 'decided', adminId: 1 }),
  ),
  list('sessions to judge', (db) => listAdminSessions(db, { ...page, state: 'latest' })),
  search('sessions to judge by words', (db) =>
    listAdminSessions(db, { ...page, state: 'latest', q: 'zephyr' }),
  ),
  list('files to judge', (db) => listAdminMedia(db, { ...page, state: 'latest' })),
];
