import {
  LeavingAccount,
  OwnAccount,
  type OwnAccount as OwnAccountItem,
} from '../../contract/account.ts';
import { DAY_MS, iso } from '../../contract/time.ts';
import {
  AUDIENCE_WEIGHT,
  allowLeaving,
  limited,
  proven,
  signedIn,
  userRoute,
} from '../../core/auth/guards.ts';
import { mailboxOf } from '../../core/mailbox.ts';
import { withListingChange, endDevice, withDeviceEnd } from '../../core/objects.ts';
import { ProblemError, UnauthenticatedError } from '../../core/problems.ts';
import { conflict, createRouter, route, json, requireViewer } from '../../core/router.ts';
import { deliver } from '../../notifications/deliver.ts';
import { mailLater } from '../../notifications/mail/mail.ts';
import { emailsIn } from '../../notifications/mail/texts.ts';
import { tellRoster } from '../../sessions/tell-roster.ts';
import { scheduleDeletion, cancelDeletion } from '../queries/leaving.ts';
import { type OwnAccountRow, findOwnAccount } from '../queries/own-account.ts';
import { findPresent } from '../queries/passwords.ts';

/** How long a user can change their mind. */
const RETURN_WITHIN_MS = 14 * DAY_MS;

const toItem = (row: OwnAccountRow): OwnAccountItem => ({
  '@id': '/api/account',
  '@type': 'Account',
  email: row.email,
  emailConfirmed: row.emailConfirmedAt !== null,
  emailChange:
    row.newEmail === null || row.changeEndsAt === null
      ? null
      : {
          email: row.newEmail,
          oldConfirmed: row.oldConfirmedAt !== null,
          newConfirmed: row.newConfirmedAt !== null,
          expiresAt: iso(row.changeEndsAt),
        },
  leavesAt: iso(row.leavesAt),
  calendarFeedSince: iso(row.calendarFeedSince),
});

export const account = createRouter()
  .openapi(
    userRoute('get', '/account', {
      summary: 'The caller’s account: email, and pending changes',
      responses: { 200: json(OwnAccount, 'The account.') },
    }),
    async (c) => {
      const row = await findOwnAccount(c.get('db'), requireViewer(c).id, Date.now());
      return c.json(toItem(row), 200);
    },
  )
  .openapi(
    route('post', '/account/leave', {
      summary: 'Starts to delete the account, which can be kept for 14 days. Logs out all devices',
      middleware: [signedIn, allowLeaving, proven, limited('LIMIT_LOGIN')] as const,
      responses: {
        200: json(LeavingAccount, 'When it will be deleted.'),
        ...conflict,
      },
    }),
    async (c) => {
      const { id: userId } = requireViewer(c);
      const now = Date.now();
      const db = c.get('db');
      const known = await findPresent(db, userId);
      const mailbox = mailboxOf(known.email);
      const leave = { userId, leavesAt: now + RETURN_WITHIN_MS, mailbox, now };
      const { leavesAt, notices, toTell, told } = await withListingChange(
        c.env,
        userId,
        withDeviceEnd(c.env, { userId, deviceId: null }, scheduleDeletion(db, leave)),
      );
      if (!leavesAt) throw new UnauthenticatedError((say) => say.login.ended);
      deliver(c, notices);
      tellRoster(c, toTell, notices);
      await endDevice(c.env, userId, null);
      if (told) {
        const say = emailsIn(known.locale, known.zone);
        mailLater(c, known, say.leaving(known.name, leavesAt));
      }
      return c.json({ leavesAt: iso(leavesAt) }, 200);
    },
  )
  .openapi(
    route('post', '/account/return', {
      summary: 'Keeps an account that is leaving. Cancelled sessions stay cancelled',
      middleware: [signedIn, allowLeaving, limited('LIMIT_WRITE', AUDIENCE_WEIGHT)] as const,
      responses: { 204: { description: 'The account stays.' }, ...conflict },
    }),
    async (c) => {
      const { id } = requireViewer(c);
      const returning = cancelDeletion(c.get('db'), id, Date.now());
      if (!(await withListingChange(c.env, id, returning))) {
        throw new ProblemError(409, (say) => say.account.gone);
      }
      return c.body(null, 204);
    },
  );
