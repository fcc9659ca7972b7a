import { z } from '@hono/zod-openapi';

import { PASSKEY_NAME_MAX, PASSWORD_MAX } from './bounds.ts';
import { IdentityItem, ProviderAnswer } from './identity.ts';
import { PROVIDERS } from './providers.ts';
import { item, schema } from './schema.ts';
import { Code } from './second-factor.ts';
import { Bounded, Line } from './text.ts';

/** Bytes as base64url, as WebAuthn's JSON has them. */
const Bytes = Bounded(16_000).regex(/^[\w-]*$/);

const Credential = z.object({ type: z.literal('public-key'), id: Bytes });

/** Opaque. Only the browser that asked has it. It works once, for five minutes. */
const Ticket = Bounded(300);

/** What a browser needs to create a passkey: WebAuthn's PublicKeyCredentialCreationOptionsJSON. */
export const PasskeyCreation = schema('PasskeyCreation', {
  ticket: Ticket,
  options: z.object({
    challenge: Bytes,
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: Bytes, name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
    timeout: z.int(),
    attestation: z.literal('none'),
    excludeCredentials: z.array(Credential),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
  }),
});

/** What a browser needs to use a passkey: WebAuthn's PublicKeyCredentialRequestOptionsJSON. */
export const PasskeyRequest = schema('PasskeyRequest', {
  ticket: Ticket,
  options: z.object({
    challenge: Bytes,
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal('required'),
    /** Empty for a log-in: the browser offers those it has. */
    allowCredentials: z.array(Credential),
  }),
});

const response = { id: Bytes, rawId: Bytes, type: z.literal('public-key') };

export const NewPasskey = schema('NewPasskey', {
  ticket: Ticket,
  response: z.object({
    ...response,
    response: z.object({ clientDataJSON: Bytes, attestationObject: Bytes }),
  }),
});

export const PasskeyProof = schema('PasskeyProof', {
  ticket: Ticket,
  response: z.object({
    ...response,
    response: z.object({
      clientDataJSON: Bytes,
      authenticatorData: Bytes,
      signature: Bytes,
      userHandle: Bytes.nullish(),
    }),
  }),
});

const PasskeyName = Line(1, PASSKEY_NAME_MAX);

export const PasskeyChange = schema('PasskeyChange', { name: PasskeyName });

export const PasskeyItem = item('Passkey', {
  id: z.int(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** Null if it was never used. */
  usedAt: z.iso.datetime().nullable(),
});

/** All ways into the caller's account. The last one can't be removed. */
export const WaysIn = item('WaysIn', {
  password: z.boolean(),
  passkeys: z.array(PasskeyItem),
  identities: z.array(IdentityItem),
  /** The providers that are set up here. An identity of any other provider is no way in. */
  providers: z.array(z.enum(PROVIDERS)),
  /** Codes of an authenticator app, asked for after a password or a provider. Null if they are off. */
  secondFactor: z.object({ recoveryCodesLeft: z.int() }).nullable(),
});

/** A proof that this device's user is the account's owner. */
export const Proof = z
  .union([
    z.object({ password: Bounded(PASSWORD_MAX) }),
    z.object({ code: Code }),
    PasskeyProof,
    ProviderAnswer,
  ])
  .openapi('Proof');

export type NewPasskey = z.infer<typeof NewPasskey>;
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;
export type PasskeyItem = z.infer<typeof PasskeyItem>;
export type PasskeyProof = z.infer<typeof PasskeyProof>;
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;
export type Proof = z.infer<typeof Proof>;
export type WaysIn = z.infer<typeof WaysIn>;
