import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

import { RECOVERY_CODES } from '../contract/bounds.ts';
import type { Env } from '../env.ts';
import { secretOfTicket } from './tickets.ts';

const STEP_MS = 30_000;
/** A clock may be wrong by a minute. */
const STEPS_OFF_MAX = 2;
const SECRET_BYTES = 20;
/** 120 bits, so that a fast hash is enough: nobody can try them all. */
const RECOVERY_BYTES = 15;

const base32 = (bytes: Uint8Array) => new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32;

/**
 * The secret of an authenticator app, derived from a ticket. It is stored once the first code proves that the app has
 * it.
 */
export async function secretOf(env: Env, ticket: string) {
  const bytes = await secretOfTicket(env, 'totp', ticket);
  return base32(bytes.subarray(0, SECRET_BYTES));
}

export const uriOf = (secret: string, email: string) =>
  new TOTP({ issuer: 'Peerway', label: email, secret: Secret.fromBase32(secret) }).toString();

/** @returns the time step of a right code, or null */
export function stepOf(secret: string, token: string, now: number): number | null {
  if (!/^\d{6}$/.test(token)) return null;
  const off = TOTP.validate({
    token,
    secret: Secret.fromBase32(secret),
    timestamp: now,
    window: STEPS_OFF_MAX,
  });
  return off === null ? null : Math.floor(now / STEP_MS) + off;
}

/** @returns ten new recovery codes, in groups of four letters */
export const mintRecoveryCodes = () =>
  Array.from({ length: RECOVERY_CODES }, () =>
    base32(randomBytes(RECOVERY_BYTES))
      .toLowerCase()
      .replaceAll(/.{4}(?=.)/g, '$&-'),
  );

/** The form in which a recovery code is stored and looked up. */
export const hashRecoveryCode = (userId: number, code: string) =>
  createHash('sha256')
    .update(`${userId}:${code.toLowerCase().replaceAll(/[^a-z2-7]/g, '')}`)
    .digest('base64url');
