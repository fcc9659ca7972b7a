import type { Context } from 'hono';

import {
  AdminUserDetail,
  type AdminUserDetail as AdminUserDetailItem,
  type AdminUserItem,
  AdminUserList,
  AdminUserPatch,
  AdminUserQuery,
  WarningCreate,
} from '../../contract/admin-user.ts';
import { SUSPENSION_MAX_DAYS } from '../../contract/bounds.ts';
import { groundsOf } from '../../contract/decision.ts';
import { ById } from '../../contract/reference.ts';
import { ROLE_ADMIN, ROLE_MODERATOR, ROLE_USER } from '../../contract/roles.ts';
import { DAY_MS, iso } from '../../contract/time.ts';
import { userRoute } from '../../core/auth/guards.ts';
import { answerList } from '../../core/items.ts';
import { endDevice, withDeviceEnd, withListingChange } from '../../core/objects.ts';
import { ProblemError, invalid, notFound } from '../../core/problems.ts';
import {
  type AppEnv,
  body,
  conflict,
  createRouter,
  json,
  requireViewer,
  route,
} from '../../core/router.ts';
import { deliver } from '../../notifications/deliver.ts';
import { mailDecisions } from '../../notifications/mail/decision-mail.ts';
import { tellRoster } from '../../sessions/tell-roster.ts';
import { changeRole, changeStatus, warnUser } from '../queries/admin-user-changes.ts';
import {
  type Account,
  type AdminUserRow,
  findAccount,
  searchAccounts,
} from '../queries/admin-users.ts';
import { MODERATOR_SUSPENSION_MS } from '../queries/moderators.ts';
import { toAuditItem } from './audit-log.ts';

const ROLES = { user: ROLE_USER, moderator: ROLE_MODERATOR, admin: ROLE_ADMIN } as const;
const STORED = {
  [ROLE_USER]: 'user',
  [ROLE_MODERATOR]: 'moderator',
  [ROLE_ADMIN]: 'admin',
} as const;

/** An account without its email. */
export const toAccountFields = (row: AdminUserRow) => ({
  '@id': `/api/admin/users/${row.id}`,
  id: row.id,
  name: row.name,
  firstFile: row.firstFile,
  role: ROLES[row.role],
  status: row.status,
  until: iso(row.suspendedUntil),
  createdAt: iso(row.createdAt),
  online: row.online,
  lastSeenAt: iso(row.lastSeenAt),
  openReports: row.openReports,
  mayBe: row.mayBe,
});

const toItem = (row: AdminUserRow): AdminUserItem => ({
  ...toAccountFields(row),
  '@type': 'AdminUser',
  email: row.email,
});

const toDetail = ({ row, log }: Account): AdminUserDetailItem => ({
  ...toItem(row),
  emailConfirmed: row.emailConfirmedAt !== null,
  statusReason: row.statusReason,
  leavesAt: iso(row.leavesAt),
  upheldReports: row.upheldReports,
  dismissedReports: row.dismissedReports,
  ownReports: row.ownReports,
  sessionsAhead: row.sessionsAhead,
  openWarnings: row.openWarnings,
  log: log.map(toAuditItem),
});

interface Done {
  changed: boolean;
  account: Account | undefined;
  /** Whether a moderator has tried to act on an admin or another moderator. */
  onStaff?: boolean;
}

/** The updated account, or why nothing changed: it doesn't exist, or its role or state doesn't allow it. */
function done({ changed, account, onStaff = false }: Done) {
  if (!account) throw notFound('user');
  if (changed) return toDetail(account);
  if (onStaff) throw new ProblemError(403, (say) => say.admins.only);
  throw new ProblemError(409, (say) => say.site.changedMeanwhile);
}

function parseUntil(until: string, now: number): number {
  const end = Date.parse(until);
  if (end <= now) throw invalid('until', (say) => say.times.past);
  if (end <= now + SUSPENSION_MAX_DAYS * DAY_MS) return end;
  throw invalid('until', (say) => say.suspensions.tooLong(SUSPENSION_MAX_DAYS));
}

/** The user in the path. @throws ProblemError 409 if that is the caller */
function another(c: Context<AppEnv>, id: number) {
  if (id !== requireViewer(c).id) return id;
  throw new ProblemError(409, (say) => say.admins.self);
}

const answers = { 200: json(AdminUserDetail, 'The updated item.'), ...conflict };

export const adminUsers = createRouter()
  .openapi(
    route('get', '/users', {
      summary: 'Accounts by name or email, newest first (admin)',
      request: { query: AdminUserQuery },
      responses: { 200: json(AdminUserList, 'A page.') },
    }),
    async (c) => {
      const { id } = requireViewer(c);
      return answerList(c, await searchAccounts(c.get('db'), id, c.req.valid('query')), toItem);
    },
  )
  .openapi(
    route('get', '/users/{id}', {
      summary: 'One account with what an admin needs for a decision (admin)',
      request: { params: ById },
      responses: { 200: json(AdminUserDetail, 'The account.') },
    }),
    async (c) => {
      const account = await findAccount(
        c.get('db'),
        c.req.valid('param').id,
        requireViewer(c).id,
        Date.now(),
      );
      if (!account) throw notFound('user');
      return c.json(toDetail(account), 200);
    },
  )
  .openapi(
    userRoute('patch', '/users/{id}', {
      summary: 'Suspends, bans or reactivates an account, or changes its role (admin)',
      description:
        'It is logged in the same batch. A suspension or ban logs the user out at once. A ban cancels their sessions. The last admin can’t be removed.',
      request: { params: ById, body: body(AdminUserPatch) },
      responses: answers,
    }),
    async (c) => {
      const now = Date.now();
      const { id } = c.req.valid('param');
      const { role, status, until, reason, ...given } = c.req.valid('json');
      const by = { id, adminId: requireViewer(c).id, reason, now };
      const end = until === undefined ? null : parseUntil(until, now);
      // Moderators may suspend for some days, and nothing else here.
      const moderate = status === 'suspended' && (end ?? 0) <= now + MODERATOR_SUSPENSION_MS;
      const db = moderate ? c.get('db') : c.get('db').as({ staff: 'admin' });
      if (status === undefined) {
        const changed = await changeRole(db, { ...by, role: STORED[role ?? ROLE_USER] });
        deliver(c, changed.notices);
        return c.json(done(changed), 200);
      }
      another(c, id);
      const grounds = groundsOf({ reason, ...given });
      const changing = changeStatus(db, { ...by, status, until: end, grounds });
      const changed = await (status === 'active'
        ? withListingChange(c.env, id, changing)
        : withDeviceEnd(c.env, { userId: id, deviceId: null }, changing));
      deliver(c, changed.notices);
      tellRoster(c, changed.toTell, changed.notices);
      mailDecisions(c, changed.decided);
      // Even if nothing changed, since an earlier attempt may have written only the row.
      if (status !== 'active' && changed.account?.row.status === status) {
        await endDevice(c.env, id, null);
      }
      return c.json(done(changed), 200);
    },
  )
  .openapi(
    userRoute('post', '/users/{id}/warnings', {
      summary: 'Warns a user, who has to acknowledge it (admin)',
      request: { params: ById, body: body(WarningCreate) },
      responses: answers,
    }),
    async (c) => {
      const { reason, ...given } = c.req.valid('json');
      const grounds = groundsOf({ reason, ...given });
      const by = { adminId: requireViewer(c).id, now: Date.now(), reason, grounds };
      const id = another(c, c.req.valid('param').id);
      const warned = await warnUser(c.get('db'), { id, ...by });
      deliver(c, warned.notices);
      mailDecisions(c, warned.decided);
      return c.json(done(warned), 200);
    },
  );
