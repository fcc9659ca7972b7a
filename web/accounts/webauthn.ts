import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRequest,
} from '../../worker/contract/passkey.ts';

// WebAuthn wants bytes where JSON has base64url. Browsers have methods for that only since 2025 (Safari 18.4).

const toBytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

const toText = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const withBytes = <Item extends { id: string }>(items: readonly Item[]) =>
  items.map((item) => ({ ...item, id: toBytes(item.id) }));

/** Whether the browser supports passkeys. In other browsers the user logs in with the password. */
export const hasPasskeys = () => 'PublicKeyCredential' in globalThis;

/** Whether the browser can offer passkeys in the list under a field. */
export const offersPasskeysInFields = async () =>
  hasPasskeys() &&
  'isConditionalMediationAvailable' in PublicKeyCredential &&
  PublicKeyCredential.isConditionalMediationAvailable();

/** The user has cancelled, or didn't answer in time. Browsers don't tell which. */
export const wasCancelled = (error: unknown) =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);

/** By their fields, because password managers answer with plain objects. */
const isOf = <Response extends AuthenticatorResponse>(
  credential: Credential | null,
  field: keyof Response,
): credential is PublicKeyCredential & { response: Response } =>
  credential !== null &&
  'response' in credential &&
  typeof credential.response === 'object' &&
  credential.response !== null &&
  field in credential.response;

const noPasskey = () => new DOMException('no passkey', 'NotReadableError');

/** The id as a text is the raw one in base64url: https://www.w3.org/TR/webauthn-3/#iface-pkcredential */
const idOf = ({ id }: PublicKeyCredential) => ({ id, rawId: id, type: 'public-key' as const });

/** Lets the browser create a passkey. @throws DOMException if the user cancels, has one there already, or gets none */
export async function createPasskey({ ticket, options }: PasskeyCreation): Promise<NewPasskey> {
  const { challenge, user, excludeCredentials, ...rest } = options;
  const credential = await navigator.credentials.create({
    publicKey: {
      ...rest,
      challenge: toBytes(challenge),
      user: { ...user, id: toBytes(user.id) },
      excludeCredentials: withBytes(excludeCredentials),
    },
  });
  if (!isOf<AuthenticatorAttestationResponse>(credential, 'attestationObject')) throw noPasskey();
  const { clientDataJSON, attestationObject } = credential.response;
  return {
    ticket,
    response: {
      ...idOf(credential),
      response: {
        clientDataJSON: toText(clientDataJSON),
        attestationObject: toText(attestationObject),
      },
    },
  };
}

/**
 * Lets the user choose a passkey and confirm it. @throws DOMException if the user cancels
 * @param waiting offers the passkeys in the list under a field until it is aborted
 */
export async function askForPasskey(
  { ticket, options }: PasskeyRequest,
  waiting?: AbortSignal,
): Promise<PasskeyProof> {
  const { challenge, allowCredentials, ...rest } = options;
  const credential = await navigator.credentials.get({
    publicKey: {
      ...rest,
      challenge: toBytes(challenge),
      allowCredentials: withBytes(allowCredentials),
    },
    ...(waiting && { mediation: 'conditional', signal: waiting }),
  });
  if (!isOf<AuthenticatorAssertionResponse>(credential, 'signature')) throw noPasskey();
  const { clientDataJSON, authenticatorData, signature, userHandle } = credential.response;
  return {
    ticket,
    response: {
      ...idOf(credential),
      response: {
        clientDataJSON: toText(clientDataJSON),
        authenticatorData: toText(authenticatorData),
        signature: toText(signature),
        userHandle: userHandle ? toText(userHandle) : null,
      },
    },
  };
}
