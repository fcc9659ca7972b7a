import type { Context } from 'hono';

import { type Detail, ProblemError, invalid, violated } from '../core/problems.ts';
import type { AppEnv } from '../core/router.ts';
import { tokensFor } from './log-in.ts';
import { type MailToken, mailConfirmation } from './mail-token.ts';
import type { NewDevice } from './queries/accounts.ts';
import type { registerAccount } from './queries/register-account.ts';

const CLOSED: Detail = (say) => say.registration.closed;

export const registrationClosed = () => new ProblemError(403, CLOSED);

/** Why nobody was registered: nobody can, or it takes an invite, which was missing or wasn't good. */
const notAdmitted = (mode: string, invite: string | undefined) =>
  mode === 'invite'
    ? invalid('invite', (say) =>
        invite === undefined ? say.registration.inviteNeeded : say.registration.inviteUnusable,
      )
    : registrationClosed();

interface Asked {
  account: { email: string; locale: string | null; token: MailToken };
  device: NewDevice;
  invite: string | undefined;
  /** What is said of a name or an email that another account has. */
  taken: Record<'name' | 'email', Detail>;
}

/** Answers a registration, and emails the link that confirms the address. @throws ProblemError if there is no account */
export async function answerRegistration(
  c: Context<AppEnv>,
  made: Awaited<ReturnType<typeof registerAccount>>,
  { account, device, invite, taken }: Asked,
) {
  if ('refused' in made) throw notAdmitted(made.refused, invite);
  if ('taken' in made) {
    throw violated(made.taken.map((field) => ({ propertyPath: field, detail: taken[field] })));
  }
  if (made.mailed) mailConfirmation(c, account, account.token);
  if ('waiting' in made) return c.json({ id: made.id, waiting: made.waiting }, 202);
  const tokens = await tokensFor(c, made.id, made.deviceId, device);
  return c.json({ id: made.id, ...tokens }, 201);
}
