import { createRoute } from '@hono/zod-openapi';

import { signedIn } from '../auth/guards.ts';
import { OwnAccount, type OwnAccount as OwnAccountItem } from '../contract/account.ts';
import { type OwnAccountRow, findOwnAccount } from '../db/own-account.ts';
import { UnauthenticatedError } from '../problems.ts';
import { createRouter, failures, json, requireViewer } from '../router.ts';

const iso = (time: number) => new Date(time).toISOString();

const toItem = (row: OwnAccountRow): OwnAccountItem => ({
  '@id': '/api/account',
  '@type': 'Account',
  email: row.email,
  emailConfirmed: row.confirmedAt !== null,
  emailChange:
    row.newEmail === null || row.changeEndsAt === null
      ? null
      : {
          email: row.newEmail,
          oldConfirmed: row.oldConfirmedAt !== null,
          newConfirmed: row.newConfirmedAt !== null,
          expiresAt: iso(row.changeEndsAt),
        },
  leavesAt: row.leavesAt === null ? null : iso(row.leavesAt),
});

export const account = createRouter().openapi(
  createRoute({
    method: 'get',
    path: '/account',
    summary: 'The own account: its address, and what of it is about to change',
    middleware: signedIn,
    responses: { 200: json(OwnAccount, 'As it stands.'), ...failures },
  }),
  async (c) => {
    const row = await findOwnAccount(c.get('db'), requireViewer(c).id, Date.now());
    if (!row) throw new UnauthenticatedError('This log-in has ended.');
    return c.json(toItem(row), 200);
  },
);
