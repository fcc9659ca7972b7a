import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { base64url } from 'jose';
import { createHash } from 'node:crypto';

import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRequest,
} from '../contract/passkey.ts';
import { siteOrigin } from '../core/site-origin.ts';
import type { PasskeyKey } from './queries/passkeys.ts';
import { TICKET_LASTS_MS } from './tickets.ts';

/** Where passkeys are valid. The browser signs the origin, so a copy of our pages elsewhere gets nothing. */
export interface Party {
  origin: string;
  id: string;
}

/** The operator's address, or the one that was asked if none is configured. */
export function partyOf(env: { PUBLIC_URL?: string }, requestUrl: string): Party {
  const { origin, hostname } = new URL(siteOrigin(env, requestUrl));
  return { origin, id: hostname };
}

/** Ed25519, ES256, RS256: what authenticators have (COSE). */
const ALGORITHMS = [-8, -7, -257];

type Known = Pick<PasskeyKey, 'credentialId'>;

const asCredential = ({ credentialId: id }: Known) => ({ type: 'public-key' as const, id });

/** The user handle that authenticators store with a passkey. It is a hash, so it tells nothing about the user. */
const handleOf = (userId: number) =>
  createHash('sha256').update(`peerway user ${userId}`).digest('base64url');

export const creationOptions = (
  party: Party,
  user: { id: number; name: string; email: string },
  known: readonly Known[],
  challenge: string,
): PasskeyCreation['options'] => ({
  challenge,
  rp: { id: party.id, name: 'Peerway' },
  user: { id: handleOf(user.id), name: user.email, displayName: user.name },
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
  timeout: TICKET_LASTS_MS,
  attestation: 'none',
  excludeCredentials: known.map(asCredential),
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
});

export const requestOptions = (
  party: Party,
  known: readonly Known[],
  challenge: string,
): PasskeyRequest['options'] => ({
  challenge,
  rpId: party.id,
  timeout: TICKET_LASTS_MS,
  userVerification: 'required',
  allowCredentials: known.map(asCredential),
});

interface Expected {
  party: Party;
  challenge: string;
}

/** The library throws plain errors for every fault of a response. They become null. */
const orNull = async <Answer>(work: Promise<Answer>) => {
  try {
    return await work;
  } catch {
    return null;
  }
};

/** @returns the key of a new passkey, or null if the response doesn't belong to this challenge, origin or user check */
export async function verifyCreation(
  { response }: NewPasskey,
  { party, challenge }: Expected,
): Promise<PasskeyKey | null> {
  const verified = await orNull(
    verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      supportedAlgorithmIDs: ALGORITHMS,
      requireUserVerification: true,
    }),
  );
  if (!verified?.verified) return null;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return { credentialId: id, publicKey: base64url.encode(publicKey), counter };
}

/**
 * Checks a signature of a passkey. The caller checks whether the counter went back: see `wentBack`.
 * @returns the new counter, or null if the signature is wrong or doesn't belong to this challenge, origin or user
 */
export async function verifyUse(
  { response: { response, ...credential } }: PasskeyProof,
  { party, challenge }: Expected,
  key: PasskeyKey & { userId: number },
): Promise<number | null> {
  const { userHandle, ...signed } = response;
  if (userHandle && userHandle !== handleOf(key.userId)) return null;
  const verified = await orNull(
    verifyAuthenticationResponse({
      response: { ...credential, response: signed, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: key.credentialId,
        publicKey: new Uint8Array(base64url.decode(key.publicKey)),
        counter: 0,
      },
      requireUserVerification: true,
    }),
  );
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
}

/** A counter that doesn't rise is a sign of a copied passkey. Many authenticators don't count and always say 0. */
export const wentBack = (before: number, after: number) =>
  (before > 0 || after > 0) && after <= before;
