import { base64url } from 'jose';

import { type Secrets, type SigningKey, keyring } from './auth/keys.ts';

/** Encrypts secrets of users that Peerway has to use itself, such as a webhook's address. */

/** A secret as the database stores it. */
export interface Sealed {
  /** Names the key, as in a token's header. */
  keyId: string;
  /** AES-256-GCM under a key of its own, which HKDF derives from `JWT_SECRET`: a nonce of 12 bytes and what it encrypts. */
  sealed: string;
}

const NONCE_BYTES = 12;
const encoder = new TextEncoder();

async function deriveKey({ bytes }: SigningKey, purpose: string) {
  const secret = await crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    {
      name: 'HKDF',
      hash: 'SHA-256',
      salt: new Uint8Array(),
      info: encoder.encode(`peerway ${purpose}`),
    },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

interface Use {
  /** Each purpose has a key of its own. */
  purpose: string;
  /** Whose secret it is. Under another owner it can't be opened, so a row can't be moved. */
  owner: number;
}

const parameters = (iv: Uint8Array, { owner }: Use) => ({
  name: 'AES-GCM',
  iv,
  additionalData: encoder.encode(String(owner)),
});

/** Encrypts under the present `JWT_SECRET`. */
export async function seal(env: Secrets, text: string, use: Use): Promise<Sealed> {
  const { current } = await keyring(env);
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const key = await deriveKey(current, use.purpose);
  const hidden = await crypto.subtle.encrypt(parameters(nonce, use), key, encoder.encode(text));
  const sealed = new Uint8Array([...nonce, ...new Uint8Array(hidden)]);
  return { keyId: current.id, sealed: base64url.encode(sealed) };
}

/** @returns null if neither `JWT_SECRET` nor `JWT_SECRET_PREVIOUS` opens it */
export async function unseal(env: Secrets, { keyId, sealed }: Sealed, use: Use) {
  const key = (await keyring(env)).find(keyId);
  if (!key) return null;
  const bytes = base64url.decode(sealed);
  const nonce = bytes.subarray(0, NONCE_BYTES);
  try {
    const text = await crypto.subtle.decrypt(
      parameters(nonce, use),
      await deriveKey(key, use.purpose),
      bytes.subarray(NONCE_BYTES),
    );
    return new TextDecoder().decode(text);
  } catch {
    return null;
  }
}
