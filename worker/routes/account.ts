import { createRoute } from '@hono/zod-openapi';

import { evenLeaving, limited, signedIn } from '../auth/guards.ts';
import { presentAccount } from '../auth/present-password.ts';
import {
  AccountLeave,
  LeavingAccount,
  OwnAccount,
  type OwnAccount as OwnAccountItem,
} from '../contract/account.ts';
import { beginLeaving, returnToStay } from '../db/leaving.ts';
import { type OwnAccountRow, findOwnAccount } from '../db/own-account.ts';
import { sendMail } from '../mail/mail.ts';
import { letters, moment } from '../mail/words.ts';
import { endDevice } from '../objects.ts';
import { UnauthenticatedError } from '../problems.ts';
import { body, conflict, createRouter, failures, json, requireViewer } from '../router.ts';

/** So long one can change one's mind. */
const RETURN_WITHIN_MS = 14 * 24 * 60 * 60 * 1000;

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

export const account = createRouter()
  .openapi(
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
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/account/leave',
      summary:
        'Begins to delete the own account, which can return within 14 days; logs it out everywhere',
      middleware: [signedIn, evenLeaving, limited('LIMIT_LOGIN')] as const,
      request: { body: body(AccountLeave) },
      responses: { 200: json(LeavingAccount, 'When it will be gone.'), ...failures, ...conflict },
    }),
    async (c) => {
      const { id: userId } = requireViewer(c);
      const { currentPassword: password } = c.req.valid('json');
      const now = Date.now();
      const db = c.get('db');
      const attempt = { userId, password, field: 'currentPassword', now };
      const { account: known, subject } = await presentAccount(db, attempt);
      const leave = { userId, leavesAt: now + RETURN_WITHIN_MS, subject, now };
      const leavesAt = await beginLeaving(db, leave);
      if (leavesAt === undefined) throw new UnauthenticatedError('This log-in has ended.');
      await endDevice(c.env, userId, null);
      const letter = letters.leaving(known.name, moment(leavesAt));
      c.executionCtx.waitUntil(sendMail(c.env, known.email, letter));
      return c.json({ leavesAt: iso(leavesAt) }, 200);
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/account/return',
      summary: 'Comes back from leaving; what was cancelled stays so',
      middleware: [signedIn, evenLeaving, limited('LIMIT_WRITE')] as const,
      responses: { 204: { description: 'Here to stay, now or before.' }, ...failures },
    }),
    async (c) => {
      await returnToStay(c.get('db'), requireViewer(c).id);
      return c.body(null, 204);
    },
  );
