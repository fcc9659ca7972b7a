import { type SQL, sql } from 'drizzle-orm';

import { PROOF_LASTS_MS } from '../contract/proof.ts';
import { type Detail, DetailedError } from './problems.ts';

/**
 * A request's own batch checks whether the actor may do what it asks. A token is valid for 15 minutes, but a log-out
 * or a ban counts at once. A batch that only reads selects the refusal as a column. A batch that writes inserts it
 * into the view `refusals`, whose triggers abort the transaction with a code of ours (migrations/).
 */

/** Why the database refuses, and what is said of it. */
const REFUSALS = {
  /** The device was logged out, or the account suspended or banned, after the token was signed. */
  unauthenticated: (say) => say.login.ended,
  'not-admin': (say) => say.admins.only,
  /** The account is about to be deleted. It may read and manage itself, nothing else. */
  leaving: (say) => say.account.leaving,
  /** The act needs a proof by password, passkey or code. The last one is more than 15 minutes old. */
  'proof-needed': (say) => say.proof.required,
  /** An admin's password alone isn't enough, unless the operator says so. */
  'factor-needed': (say) => say.admins.needFactor,
  /** The first passkey or codes of an admin or a moderator can only be set up soon after they got the role. */
  'factor-closed': (say) => say.admins.firstFactor,
  /** The change would leave no admin who may act. */
  'last-admin': (say) => say.admins.last,
} satisfies Record<string, Detail>;

export type Refusal = keyof typeof REFUSALS;

/** Thrown by a batch that was refused. Nothing of it was written. */
export class RefusedError extends DetailedError {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(REFUSALS[refusal]);
    this.refusal = refusal;
  }
}

/** The actor's own row. The guard has shown that it is there. @throws RefusedError */
export function ownRow<Row>([row]: readonly Row[]): Row {
  if (!row) throw new RefusedError('unauthenticated');
  return row;
}

/** Who acts, and by which device: from a request's token, or from the ticket of a socket. */
export interface Actor {
  id: number;
  deviceId: number;
}

/** What is asked of an actor. */
export interface Rules {
  /** Whether the actor must be an admin, or at least a moderator. */
  staff: 'admin' | 'moderator' | null;
  /** Whether an account that is about to be deleted is refused. */
  staying: boolean;
  /** Whether the device must have proved lately that its user is the owner. */
  proven: boolean;
  /** Whether admins and moderators need a passkey or a code: to act as such, and for a proof once they have one. */
  factors: boolean;
  /** Whether it adds a passkey or codes. The first ones of admins and moderators are only taken in time. */
  addsFactor: boolean;
  /** If this condition holds, an admin acts on something of another user: with a second factor and a proof. */
  escalation: SQL | null;
}

interface Guard extends Rules {
  actor: Actor;
}

/** Whether an account, aliased `u`, may act. A suspension ends when its time is over. */
export const mayAct = (now: number): SQL =>
  sql`(u.status IN ('active', 'leaving') OR (u.status = 'suspended' AND u.suspended_until <= ${now}))`;

const STAFF = { admin: `'admin'`, moderator: `'admin', 'moderator'` };

const refuseWithoutFactor = (actor: Actor, also: SQL): SQL => sql`
    WHEN NOT EXISTS (SELECT 1 FROM devices d WHERE d.id = ${actor.deviceId} AND d.multi_factor = 1)
      AND ${also} THEN 'factor-needed'`;

const HAS_FACTOR = sql`(EXISTS (SELECT 1 FROM passkeys p WHERE p.user_id = u.id)
      OR EXISTS (SELECT 1 FROM second_factors f WHERE f.user_id = u.id))`;

/**
 * Whether the user is an admin or a moderator with a passkey or codes. Then the password alone must not add or remove a
 * passkey.
 */
const isAdminWithFactor = (userId: number): SQL =>
  sql`EXISTS (SELECT 1 FROM users u WHERE u.id = ${userId} AND u.role IN ('admin', 'moderator') AND ${HAS_FACTOR})`;

/** Whether the user is an admin or a moderator who has none, and the time to set up a first one is over. */
const firstFactorClosed = (userId: number, now: number): SQL =>
  sql`EXISTS (SELECT 1 FROM users u WHERE u.id = ${userId} AND u.role IN ('admin', 'moderator')
    AND u.first_factor_until <= ${now} AND NOT ${HAS_FACTOR})`;

/** One row: why the actor is refused, or NULL. */
export const selectRefusal = (
  { actor, staff, staying, proven, factors, addsFactor, escalation }: Guard,
  now: number,
) =>
  sql<{ refusal: Refusal | null }>`
  SELECT CASE
    WHEN NOT EXISTS (SELECT 1 FROM devices d JOIN users u ON u.id = d.user_id
      WHERE d.id = ${actor.deviceId} AND u.id = ${actor.id} AND d.revoked_at IS NULL AND ${mayAct(now)})
      THEN 'unauthenticated'
    ${staff ? sql`WHEN NOT EXISTS (SELECT 1 FROM users u WHERE u.id = ${actor.id} AND u.role IN (${sql.raw(STAFF[staff])})) THEN 'not-admin'` : sql``}
    ${factors && (staff || proven) ? refuseWithoutFactor(actor, staff ? sql`1` : isAdminWithFactor(actor.id)) : sql``}
    ${factors && addsFactor ? sql`WHEN ${firstFactorClosed(actor.id, now)} THEN 'factor-closed'` : sql``}
    ${factors && escalation ? refuseWithoutFactor(actor, escalation) : sql``}
    ${staying ? sql`WHEN EXISTS (SELECT 1 FROM users u WHERE u.id = ${actor.id} AND u.status = 'leaving') THEN 'leaving'` : sql``}
    ${proven || escalation ? sql`WHEN ${proven ? sql`1` : escalation} AND NOT EXISTS (SELECT 1 FROM devices d WHERE d.id = ${actor.deviceId} AND d.proved_at > ${now - PROOF_LASTS_MS}) THEN 'proof-needed'` : sql``}
  END AS refusal`;

/** Aborts its batch if the actor is refused. NULL means not refused. */
export const raiseRefusal = (guard: Guard, now: number): SQL =>
  sql`INSERT INTO refusals (code) ${selectRefusal(guard, now)}`;

const isRefusal = (code: string | undefined): code is Refusal =>
  code !== undefined && Object.hasOwn(REFUSALS, code);

/** The refusal that one of our triggers raised. Any other error passes through. */
export function toRefusedError(error: unknown): unknown {
  const message = error instanceof Error ? error.message : '';
  const code = /peerway-refusal:([a-z-]+)/.exec(message)?.[1];
  return isRefusal(code) ? new RefusedError(code) : error;
}
