import { base64url, decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import { z } from 'zod';

/**
 * A push service for tests, with its subscribed browsers. It has their keys. So it checks and decrypts each push, as
 * the service and the browser would together: RFC 8030, 8188, 8291 and 8292.
 */

const DAY_SECONDS = 24 * 3600;
const PADDED_BYTES = 4096;

interface Browser {
  keys: CryptoKeyPair;
  auth: Uint8Array<ArrayBuffer>;
  /** The answers to the next requests. Without one the answer is 201. */
  answers: (() => Response | Promise<Response>)[];
}

const Payload = z.object({
  web_push: z.literal(8030),
  notification: z.object({
    title: z.string().min(1),
    body: z.string(),
    tag: z.string(),
    navigate: z.string(),
    lang: z.string(),
    dir: z.string(),
  }),
});

interface ReceivedPush {
  endpoint: string;
  payload: z.infer<typeof Payload>;
  ttl: number;
  topic: string;
  urgency: string;
  /** The size of the request's body. */
  bytes: number;
}

const encoder = new TextEncoder();
const ECDH = { name: 'ECDH', namedCurve: 'P-256' };

async function hkdf(
  salt: BufferSource,
  secret: ArrayBuffer | Uint8Array<ArrayBuffer>,
  info: Uint8Array,
  bytes: number,
) {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  return crypto.subtle.deriveBits(
    { name: 'HKDF', hash: 'SHA-256', salt, info: join(info) },
    key,
    bytes * 8,
  );
}

function join(...parts: Uint8Array[]) {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const rawOf = async (key: CryptoKey) => {
  const raw = await crypto.subtle.exportKey('raw', key);
  if (!(raw instanceof ArrayBuffer)) throw new Error('not a raw key');
  return new Uint8Array(raw);
};

/** Decrypts one record (RFC 8188), with keys as RFC 8291 derives them, and checks its padding. */
async function decrypt({ keys, auth }: Browser, body: Uint8Array<ArrayBuffer>): Promise<string> {
  const salt = body.slice(0, 16);
  const recordBytes = new DataView(body.buffer, body.byteOffset + 16, 4).getUint32(0);
  const sender = body.slice(21, 21 + (body[20] ?? 0));
  const record = body.slice(21 + sender.length);
  if (record.length > recordBytes) throw new Error('more than one record');
  const publicKey = await crypto.subtle.importKey('raw', sender, ECDH, false, []);
  // The Workers types call the member `$public`.
  const agreement = Object.assign({ name: 'ECDH' }, { public: publicKey });
  const shared = await crypto.subtle.deriveBits(agreement, keys.privateKey, 256);
  const keyInfo = join(encoder.encode('WebPush: info\0'), await rawOf(keys.publicKey), sender);
  const secret = await hkdf(auth, shared, keyInfo, 32);
  const contentKey = await hkdf(salt, secret, encoder.encode('Content-Encoding: aes128gcm\0'), 16);
  const iv = await hkdf(salt, secret, encoder.encode('Content-Encoding: nonce\0'), 12);
  const key = await crypto.subtle.importKey('raw', contentKey, 'AES-GCM', false, ['decrypt']);
  const padded = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, record));
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== 2) throw new Error('the last record has no delimiter');
  return new TextDecoder().decode(padded.subarray(0, end));
}

/** Checks the sender's token (RFC 8292). */
async function verifySender(header: string, origin: string, publicKey: string) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  if (key !== publicKey) throw new Error('signed with another key');
  const point = base64url.decode(key);
  const coordinate = (from: number) => base64url.encode(point.slice(from, from + 32));
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) };
  const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), { audience: origin });
  if (decodeProtectedHeader(token).alg !== 'ES256') throw new Error('not ES256');
  const lasts = (payload.exp ?? Infinity) - Date.now() / 1000;
  if (lasts <= 0 || lasts > DAY_SECONDS) throw new Error(`valid for ${lasts} s`);
  if (!/^(mailto:.+@|https:)/.test(payload.sub ?? '')) throw new Error('no subject');
  if (payload.sub?.includes('localhost')) throw new Error('Apple refuses this subject');
}

export class PushService {
  readonly received: ReceivedPush[] = [];
  /** The endpoints of all requests, whatever the answers were. */
  readonly asked: string[] = [];
  readonly #browsers = new Map<string, Browser>();
  readonly #origin: string;
  readonly #publicKey: string;

  /** @param publicKey the sender's key. Pushes of other senders are refused */
  constructor(origin: string, publicKey: string) {
    this.#origin = origin;
    this.#publicKey = publicKey;
  }

  /** A new browser, subscribed. @returns its subscription, as `PushSubscription.toJSON()` says it */
  async subscribe() {
    const keys = await crypto.subtle.generateKey(ECDH, true, ['deriveBits']);
    if (!('publicKey' in keys)) throw new Error('not a pair');
    const auth = crypto.getRandomValues(new Uint8Array(16));
    const endpoint = `${this.#origin}/push/${crypto.randomUUID()}`;
    this.#browsers.set(endpoint, { keys, auth, answers: [] });
    const p256dh = base64url.encode(await rawOf(keys.publicKey));
    return { endpoint, keys: { p256dh, auth: base64url.encode(auth) } };
  }

  /** Sets the answers to the next requests to an endpoint, in order. */
  answer(endpoint: string, ...answers: Browser['answers']) {
    this.#browsers.get(endpoint)?.answers.push(...answers);
  }

  sentTo = ({ endpoint }: { endpoint: string }) =>
    this.received.filter((push) => push.endpoint === endpoint);

  /** Whether a request is for this service. */
  serves = (url: string) => url.startsWith(`${this.#origin}/`);

  /** Takes a push. @throws if the push doesn't follow the RFCs */
  async take(request: Request): Promise<Response> {
    const browser = this.#browsers.get(request.url);
    this.asked.push(request.url);
    if (!browser || request.method !== 'POST') return new Response(null, { status: 404 });
    await verifySender(request.headers.get('Authorization') ?? '', this.#origin, this.#publicKey);
    const header = (name: string) => request.headers.get(name) ?? '';
    if (header('Content-Encoding') !== 'aes128gcm') throw new Error('another encoding');
    if (!/^[\w-]{1,32}$/.test(header('Topic'))) throw new Error(`Topic: ${header('Topic')}`);
    if (!/^\d+$/.test(header('TTL'))) throw new Error(`TTL: ${header('TTL')}`);
    const body = new Uint8Array(await request.arrayBuffer());
    if (body.length > PADDED_BYTES) return new Response(null, { status: 413 });
    const next = browser.answers.shift();
    const answer = next ? await next() : new Response(null, { status: 201 });
    if (answer.ok) {
      this.received.push({
        endpoint: request.url,
        payload: Payload.parse(JSON.parse(await decrypt(browser, body))),
        ttl: Number(header('TTL')),
        topic: header('Topic'),
        urgency: header('Urgency'),
        bytes: body.length,
      });
    }
    return answer;
  }
}
