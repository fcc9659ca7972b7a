import { base64url } from 'jose';
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import { keyring } from '../core/auth/keys.ts';
import type { Env } from '../env.ts';

/**
 * A ticket continues in a second request what a first one began. Only the page that asked has it, so nobody else can
 * use an answer to its challenge. It is signed and not stored, so asking for many fills no table. Using it stores its
 * hash until it expires, so it works once (queries/tickets.ts).
 */
export type ProviderPurpose =
  | 'provider-log-in'
  | 'provider-link'
  | 'provider-prove'
  | 'provider-gamertags';

type Purpose =
  | 'log-in'
  | 'add'
  | 'prove'
  | 'code'
  | 'set-up'
  | 'provider-register'
  | 'provider-found'
  | 'notice'
  | ProviderPurpose;

export interface Ticket {
  /** The hash under which a used ticket is stored. Its bytes are the challenge of a passkey. */
  hash: string;
  expiresAt: number;
  /** The user who asked for it. 0 if that isn't known yet. */
  userId: number;
  /** What else the second request needs to know. */
  about: string;
}

export const TICKET_LASTS_MS = 5 * 60 * 1000;
/** A user may have to log in at the provider first, and then choose a name here. */
const PROVIDER_LASTS_MS = 15 * 60 * 1000;
/** A user who sets up codes may first have to install an app. */
const SET_UP_LASTS_MS = 30 * 60 * 1000;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const SHAPE = /^(\d{1,15})\.(\d{13})\.([\w-]*)\.[\w-]{22}\.([\w-]{8})\.([\w-]{43})$/;

function lifetimeMs(purpose: Purpose) {
  if (purpose === 'set-up') return SET_UP_LASTS_MS;
  return purpose.startsWith('provider') ? PROVIDER_LASTS_MS : TICKET_LASTS_MS;
}

const mac = (key: Uint8Array, purpose: Purpose, body: string) =>
  createHmac('sha256', key).update(`ticket:${purpose}:${body}`).digest('base64url');

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

export async function mintTicket(
  env: Env,
  purpose: Purpose,
  userId: number,
  now: number,
  about = '',
) {
  const { current } = await keyring(env);
  const nonce = base64url.encode(randomBytes(16));
  const expiresAt = now + lifetimeMs(purpose);
  const body = [userId, expiresAt, base64url.encode(about), nonce, current.id].join('.');
  const ticket = `${body}.${mac(current.bytes, purpose, body)}`;
  return { ticket, challenge: hashOf(ticket) };
}

/** @returns null for a ticket that isn't ours, has another purpose or has expired */
export async function readTicket(
  env: Env,
  purpose: Purpose,
  text: string,
  now: number,
): Promise<Ticket | null> {
  const [, userId, expiresAt, about = '', keyId, given] = SHAPE.exec(text) ?? [];
  if (keyId === undefined || given === undefined || Number(expiresAt) <= now) return null;
  const key = (await keyring(env)).find(keyId);
  if (!key) return null;
  const expected = mac(key.bytes, purpose, text.slice(0, text.lastIndexOf('.')));
  if (!timingSafeEqual(encoder.encode(given), encoder.encode(expected))) return null;
  return {
    hash: hashOf(text),
    expiresAt: Number(expiresAt),
    userId: Number(userId),
    about: decoder.decode(base64url.decode(about)),
  };
}

/**
 * A secret that is derived from a ticket and stored nowhere. Having the ticket isn't enough to compute it. It uses the
 * key that signed the ticket, so it stays the same while the signing secret is rotated.
 */
export async function secretOfTicket(env: Env, use: string, ticket: string): Promise<Uint8Array> {
  const [, , , , keyId = ''] = SHAPE.exec(ticket) ?? [];
  const key = (await keyring(env)).find(keyId);
  if (!key) throw new Error('The ticket isn’t ours.');
  return createHmac('sha256', key.bytes).update(`${use}:${ticket}`).digest();
}
