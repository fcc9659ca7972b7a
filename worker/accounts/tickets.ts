import { base64url } from 'jose';
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import { keyring } from '../core/auth/keys.ts';
import type { Env } from '../env.ts';

/**
 * A ticket continues in a second request what a first one began. Only the page that asked has it, so an answer to its
 * challenge is worth nothing to anyone else. It is signed instead of stored: whoever asks for many fills no table.
 * Using it stores its hash until it expires, so it works once (queries/tickets.ts).
 */
export type ProviderPurpose = 'provider-log-in' | 'provider-link' | 'provider-prove';

type Purpose =
  | 'log-in'
  | 'add'
  | 'prove'
  | 'code'
  | 'set-up'
  | 'provider-register'
  | ProviderPurpose;

export interface Ticket {
  /** Under which it is stored once it was used. Its bytes are the challenge of a passkey. */
  hash: string;
  expiresAt: number;
  /** Whom it was given to. 0 if that isn't known yet. */
  userId: number;
  /** What else the first request knew. */
  about: string;
}

export const TICKET_LASTS_MS = 5 * 60 * 1000;
/** Whoever goes to a provider may have to log in there first, and then chooses a name here. */
const PROVIDER_LASTS_MS = 15 * 60 * 1000;
/** Whoever sets up codes may first have to find and install an app. */
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
 * A secret that belongs to a ticket and is stored nowhere. Whoever has the ticket can't tell it. It is derived with the
 * ticket's own key, so that it stays the same while the signing secret is rotated.
 */
export async function secretOfTicket(env: Env, use: string, ticket: string): Promise<Uint8Array> {
  const [, , , , keyId = ''] = SHAPE.exec(ticket) ?? [];
  const key = (await keyring(env)).find(keyId);
  if (!key) throw new Error('The ticket isn’t ours.');
  return createHmac('sha256', key.bytes).update(`${use}:${ticket}`).digest();
}
