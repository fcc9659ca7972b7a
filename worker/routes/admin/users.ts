import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';

import { limited } from '../../auth/guards.ts';
import { toCollection } from '../../collection.ts';
import {
  type AdminUserDetail as AdminUserDetailItem,
  AdminUserDetail,
  type AdminUserItem,
  AdminUserList,
  AdminUserPatch,
  AdminUserQuery,
  WarningCreate,
} from '../../contract/admin-user.ts';
import { ACCOUNT_STATUSES } from '../../contract/admin-vocabulary.ts';
import { SUSPENSION_MAX_DAYS } from '../../contract/bounds.ts';
import { IdText } from '../../contract/reference.ts';
import { ROLE_ADMIN, ROLE_USER } from '../../contract/roles.ts';
import { changeRole, changeStatus, warnUser } from '../../db/admin-user-changes.ts';
import {
  type AdminUserDetailRow,
  type AdminUserRow,
  findAccount,
  searchAccounts,
} from '../../db/admin-users.ts';
import type { AuditRow } from '../../db/audit.ts';
import { pick } from '../../db/json.ts';
import { endDevice } from '../../objects.ts';
import { ProblemError, invalid, notFound } from '../../problems.ts';
import {
  type AppEnv,
  body,
  conflict,
  createRouter,
  failures,
  json,
  requireViewer,
} from '../../router.ts';
import { toAuditItem } from './audit-log.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

const toItem = (row: AdminUserRow): AdminUserItem => ({
  '@id': `/api/admin/users/${row.id}`,
  '@type': 'AdminUser',
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role === 'admin' ? ROLE_ADMIN : ROLE_USER,
  status: pick(ACCOUNT_STATUSES, row.status),
  until: iso(row.suspendedUntil),
  createdAt: new Date(row.createdAt).toISOString(),
  openReports: row.openReports,
});

interface Account {
  row: AdminUserDetailRow;
  log: AuditRow[];
}

const toDetail = ({ row, log }: Account): AdminUserDetailItem => ({
  ...toItem(row),
  emailConfirmed: row.emailConfirmedAt !== null,
  statusReason: row.statusReason,
  online: row.online === 1,
  lastSeenAt: iso(row.lastSeenAt),
  leavesAt: iso(row.leavesAt),
  upheldReports: row.upheldReports,
  dismissedReports: row.dismissedReports,
  ownReports: row.ownReports,
  sessionsAhead: row.sessionsAhead,
  openWarnings: row.openWarnings,
  log: log.map(toAuditItem),
});

/** What was done, or why it was not: nobody there, or a state from which it can't be. */
function done({ changed, account }: { changed: boolean; account: Account | undefined }) {
  if (!account) throw notFound('user');
  if (changed) return toDetail(account);
  const { status, role } = account.row;
  throw new ProblemError(409, `Nothing was done: the account is ${status}, its role is ${role}.`);
}

function parseUntil(until: string, now: number): number {
  const end = Date.parse(until);
  if (end <= now) throw invalid('until', 'lies in the past');
  if (end <= now + SUSPENSION_MAX_DAYS * DAY_MS) return end;
  throw invalid('until', `lies more than ${SUSPENSION_MAX_DAYS} days ahead; ban instead`);
}

/** Whom the path names. @throws ProblemError 409 for oneself */
function another(c: Context<AppEnv>, id: number) {
  if (id !== requireViewer(c).id) return id;
  throw new ProblemError(409, 'One does not judge oneself; another admin has to.');
}

const params = z.object({ id: IdText });
const answers = { 200: json(AdminUserDetail, 'As it now stands.'), ...conflict, ...failures };

export const adminUsers = createRouter()
  .openapi(
    createRoute({
      method: 'get',
      path: '/users',
      summary: 'Accounts by name or address, the newest first (admin)',
      request: { query: AdminUserQuery },
      responses: { 200: json(AdminUserList, 'A page.'), ...failures },
    }),
    async (c) => {
      const { rows, next } = await searchAccounts(c.get('db'), c.req.valid('query'));
      return c.json(toCollection(c, rows.map(toItem), { nextCursor: next }), 200);
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/users/{id}',
      summary: 'What an admin needs to decide about somebody (admin)',
      request: { params },
      responses: { 200: json(AdminUserDetail, 'The account.'), ...failures },
    }),
    async (c) => {
      const account = await findAccount(c.get('db'), c.req.valid('param').id, Date.now());
      if (!account) throw notFound('user');
      return c.json(toDetail(account), 200);
    },
  )
  .openapi(
    createRoute({
      method: 'patch',
      path: '/users/{id}',
      summary: 'Suspends until a time, bans, lifts either, or changes the role (admin)',
      description:
        'Logged in the same batch. Who is suspended or banned is out at once; a ban cancels what they host. The last admin stays.',
      middleware: limited('LIMIT_WRITE'),
      request: { params, body: body(AdminUserPatch) },
      responses: answers,
    }),
    async (c) => {
      const now = Date.now();
      const { id } = c.req.valid('param');
      const { role, status, until, reason } = c.req.valid('json');
      const by = { id, adminId: requireViewer(c).id, reason, now };
      const db = c.get('db');
      if (status === undefined) {
        const to = role === ROLE_ADMIN ? 'admin' : 'user';
        return c.json(done(await changeRole(db, { ...by, role: to })), 200);
      }
      another(c, id);
      const end = until === undefined ? null : parseUntil(until, now);
      const account = done(await changeStatus(db, { ...by, status, until: end }));
      if (status !== 'active') await endDevice(c.env, id, null);
      return c.json(account, 200);
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/users/{id}/warnings',
      summary: 'Warns somebody, who has to acknowledge it (admin)',
      middleware: limited('LIMIT_WRITE'),
      request: { params, body: body(WarningCreate) },
      responses: answers,
    }),
    async (c) => {
      const by = { adminId: requireViewer(c).id, now: Date.now(), ...c.req.valid('json') };
      const id = another(c, c.req.valid('param').id);
      return c.json(done(await warnUser(c.get('db'), { id, ...by })), 200);
    },
  );
