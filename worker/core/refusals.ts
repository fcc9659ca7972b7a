import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether a request may do what it asks is decided inside its own batch: a token is good for 15 minutes, but a log-out
 * or a ban counts at once. A batch that reads asks for the reason as a column. A batch that writes inserts the reason
 * into the view `refusals`, whose triggers abort the transaction with a code of ours (migrations/).
 */

/** Why the database refuses, and what the caller is told. */
const REFUSALS = {
  /** The account behind a token was logged out, suspended or banned after the token was signed. */
  unauthenticated: 'You’ve been logged out. Log in again.',
  'not-admin': 'Only admins can do this.',
  /** The account is about to be deleted: it may read and take care of itself, nothing else. */
  leaving: 'Your account is about to be deleted. Choose to keep it first.',
  /** It would have left the product without an admin who may act. */
  'last-admin': 'This is the only admin. Make someone else an admin first.',
} as const;

export type Refusal = keyof typeof REFUSALS;

/** Thrown by a batch that was refused; nothing of it was written. */
export class RefusedError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(REFUSALS[refusal]);
    this.refusal = refusal;
  }
}

/** Who a request speaks for, by its token. */
export interface Actor {
  id: number;
  deviceId: number;
}

export interface Guard {
  actor: Actor;
  /** Whether only an admin may. */
  admin: boolean;
  /** Whether an account that is about to be deleted may not. */
  staying: boolean;
}

/** An account, aliased `u`, that may act: a suspension ends by the clock. */
export const mayAct = (now: number): SQL =>
  sql`(u.status IN ('active', 'leaving') OR (u.status = 'suspended' AND u.suspended_until <= ${now}))`;

/** One row: why the actor is refused, or NULL. */
export const selectRefusal = ({ actor, admin, staying }: Guard, now: number) => sql<{
  refusal: Refusal | null;
}>`
  SELECT CASE
    WHEN NOT EXISTS (SELECT 1 FROM devices d JOIN users u ON u.id = d.user_id
      WHERE d.id = ${actor.deviceId} AND u.id = ${actor.id} AND d.revoked_at IS NULL AND ${mayAct(now)})
      THEN 'unauthenticated'
    ${admin ? sql`WHEN NOT EXISTS (SELECT 1 FROM users u WHERE u.id = ${actor.id} AND u.role = 'admin') THEN 'not-admin'` : sql``}
    ${staying ? sql`WHEN EXISTS (SELECT 1 FROM users u WHERE u.id = ${actor.id} AND u.status = 'leaving') THEN 'leaving'` : sql``}
  END AS refusal`;

/** Aborts the batch it stands in where the actor is refused; a NULL is let through. */
export const raiseRefusal = (guard: Guard, now: number): SQL =>
  sql`INSERT INTO refusals (code) ${selectRefusal(guard, now)}`;

const isRefusal = (code: string | undefined): code is Refusal =>
  code !== undefined && Object.hasOwn(REFUSALS, code);

/** The refusal that a trigger of ours has raised; any other error passes through. */
export function toRefusedError(error: unknown): unknown {
  const message = error instanceof Error ? error.message : '';
  const code = /peerway-refusal:([a-z-]+)/.exec(message)?.[1];
  return isRefusal(code) ? new RefusedError(code) : error;
}
