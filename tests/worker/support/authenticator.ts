import { base64url } from 'jose';

import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRequest,
} from '../../../worker/contract/passkey.ts';
import { ORIGIN } from './client.ts';

/** An authenticator in software. It also does what a real one and its browser would refuse. */

const encoder = new TextEncoder();

const join = (...parts: readonly (Uint8Array | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => Array.from(part)));

const digest = async (bytes: Uint8Array) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

/** CBOR as an attestation needs it: short texts, and byte strings of 24 to 255 bytes. */
const cborText = (text: string) => join([0x60 + text.length], encoder.encode(text));
const cborBytes = (bytes: Uint8Array) => join([0x58, bytes.length], bytes);

/** An ES256 key in COSE. */
const coseOf = (point: Uint8Array) =>
  join(
    [0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21],
    cborBytes(point.subarray(1, 33)),
    [0x22],
    cborBytes(point.subarray(33)),
  );

const derInteger = (bytes: Uint8Array) => {
  const start = bytes.findIndex((byte) => byte !== 0);
  const short = bytes.subarray(start);
  const signed = (short[0] ?? 0) > 127 ? join([0], short) : short;
  return join([0x02, signed.length], signed);
};

const derOf = (signature: Uint8Array) => {
  const body = join(derInteger(signature.subarray(0, 32)), derInteger(signature.subarray(32)));
  return join([0x30, body.length], body);
};

const UP = 0x01;
const UV = 0x04;
const AT = 0x40;

export interface Behaviour {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** Whether the user unlocked the authenticator. */
  verified?: boolean;
}

const head = async (rpId: string, flags: number, counter: number) =>
  join(await digest(encoder.encode(rpId)), [flags, 0, 0, counter >> 8, counter & 255]);

const clientData = (type: string, challenge: string, origin: string) =>
  encoder.encode(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

export async function makeAuthenticator() {
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  if (!('privateKey' in keys)) throw new TypeError('not a pair of keys');
  const point = await crypto.subtle.exportKey('raw', keys.publicKey);
  if (!(point instanceof ArrayBuffer)) throw new TypeError('not bytes');
  const id = crypto.getRandomValues(new Uint8Array(16));
  let userHandle = '';

  const credential = {
    id: base64url.encode(id),
    rawId: base64url.encode(id),
    type: 'public-key' as const,
  };

  return {
    /** Answers to `navigator.credentials.create`. */
    create: async (
      { ticket, options }: PasskeyCreation,
      { origin = ORIGIN, rpId = options.rp.id, verified = true, ...over }: Behaviour = {},
    ): Promise<NewPasskey> => {
      userHandle = options.user.id;
      const data = join(
        await head(rpId, UP | AT | (verified ? UV : 0), 0),
        new Uint8Array(16),
        [0, id.length],
        id,
        coseOf(new Uint8Array(point)),
      );
      const attestation = join(
        [0xa3],
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        [0xa0],
        cborText('authData'),
        cborBytes(data),
      );
      const client = clientData('webauthn.create', over.challenge ?? options.challenge, origin);
      return {
        ticket,
        response: {
          ...credential,
          response: {
            clientDataJSON: base64url.encode(client),
            attestationObject: base64url.encode(attestation),
          },
        },
      };
    },

    /** Answers to `navigator.credentials.get`. @param counter how often the passkey has signed */
    use: async (
      { ticket, options }: PasskeyRequest,
      counter = 0,
      { origin = ORIGIN, rpId = options.rpId, verified = true, ...over }: Behaviour = {},
    ): Promise<PasskeyProof> => {
      const data = await head(rpId, UP | (verified ? UV : 0), counter);
      const client = clientData('webauthn.get', over.challenge ?? options.challenge, origin);
      const signature = new Uint8Array(
        await crypto.subtle.sign(
          { name: 'ECDSA', hash: 'SHA-256' },
          keys.privateKey,
          join(data, await digest(client)),
        ),
      );
      return {
        ticket,
        response: {
          ...credential,
          response: {
            clientDataJSON: base64url.encode(client),
            authenticatorData: base64url.encode(data),
            signature: base64url.encode(derOf(signature)),
            userHandle,
          },
        },
      };
    },
  };
}

export type Authenticator = Awaited<ReturnType<typeof makeAuthenticator>>;
