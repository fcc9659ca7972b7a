// Fakes of the browser's passkeys. Real ones need a virtual authenticator, which needs a page of its own.
import { onTestFinished, vi } from 'vitest';

import type { PasskeyCreation, PasskeyRequest } from '../../../worker/contract/passkey.ts';

export const passkeyRequest: PasskeyRequest = {
  ticket: 'ticket-of-passkey',
  options: {
    challenge: 'AAAA',
    rpId: 'localhost',
    timeout: 60_000,
    userVerification: 'required',
    allowCredentials: [],
  },
};

export const passkeyCreation: PasskeyCreation = {
  ticket: 'ticket-of-passkey',
  options: {
    challenge: 'AAAA',
    rp: { id: 'localhost', name: 'Peerway' },
    user: { id: 'BwAA', name: 'mira@peerway.example', displayName: 'Mira' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    timeout: 60_000,
    attestation: 'none',
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  },
};

/** Turns off the browser's offer under the email field. */
export const withoutOffers = () =>
  vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(false);

/** A browser without WebAuthn, until the test ends. */
export function withoutPasskeys() {
  const kept = globalThis.PublicKeyCredential;
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  onTestFinished(() => void Object.assign(globalThis, { PublicKeyCredential: kept }));
}

const bytes = new Uint8Array([1, 2, 3]).buffer;

/** What an authenticator gives, as the plain object that a password manager makes of it. */
const credential = (response: Record<string, ArrayBuffer | undefined>) => ({
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  response,
});

/** An authenticator's answer to a log-in or a proof. */
export const usedPasskey = () =>
  credential({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: undefined,
  });

/** An authenticator's answer when it has made a passkey. */
export const madePasskey = () => credential({ clientDataJSON: bytes, attestationObject: bytes });
