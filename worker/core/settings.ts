import { EMAIL_ADDRESS, asciiAddress } from '../contract/email-address.ts';
import type { Env } from '../env.ts';

/**
 * What the operator's settings mean. Each is read here alone, so that Health, the log and the doctor say of a value
 * what the product makes of it.
 */

type Given = Partial<Env>;

export const LOCAL_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

const words = (text = '') => text.split(/\s+/).filter((word) => word !== '');

/** The address of the instance, without a slash at the end. A path or query is left out. Null if it can't be read. */
export function publicOrigin({ PUBLIC_URL = '' }: Given): string | null {
  const url = URL.parse(PUBLIC_URL.trim());
  return url && /^https?:$/.test(url.protocol) ? url.origin : null;
}

function isPublicUrl(text: string) {
  const url = URL.parse(text);
  if (!url || url.href.replace(/\/$/, '') !== url.origin) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL_HOSTS.has(url.hostname));
}

/** The address in `mira@example.org` or `Mira <mira@example.org>`. Null if there is none. */
export function addressIn(setting = ''): string | null {
  const address = asciiAddress(setting.replace(/^.*<(.*)>\s*$/, '$1'));
  return EMAIL_ADDRESS.test(address) ? address : null;
}

/**
 * Whom push services may contact, as RFC 8292 wants it: a `mailto:` or `https:` address. A plain email is completed.
 * Null if it's neither: then Apple's push service would refuse every push.
 */
export function contactOf(setting = ''): string | null {
  const text = setting.trim();
  if (URL.parse(text)?.protocol === 'https:') return text;
  const address = addressIn(text.replace(/^mailto:/i, ''));
  return address === null ? null : `mailto:${address}`;
}

/** An origin as browsers write it. A slash at its end is taken, too. */
const originIn = (word: string) => {
  const url = URL.parse(word);
  return url && /^https?:$/.test(url.protocol) && url.href.replace(/\/$/, '') === url.origin
    ? [url.origin]
    : [];
};

/** The origins in a setting that lists them. Words that aren't origins are left out. */
export const originsIn = (setting?: string) => words(setting).flatMap(originIn);

const HOST = String.raw`(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?`;
/** RFC 7064 and RFC 7065. A browser refuses to begin a call if one of its addresses has another form. */
const STUN = new RegExp(`^stuns?:${HOST}$`, 'i');
const TURN = new RegExp(String.raw`^turns?:${HOST}(?:\?transport=(?:udp|tcp))?$`, 'i');

export const stunUrls = ({ STUN_URLS }: Given) =>
  words(STUN_URLS).filter((word) => STUN.test(word));
export const turnUrls = ({ TURN_URLS }: Given) =>
  words(TURN_URLS).filter((word) => TURN.test(word));

/** Whether admins need a passkey or codes. Only `off` means no, so a misspelt word takes nothing away. */
export const adminsNeedFactor = ({ ADMIN_SECOND_FACTOR }: Given) =>
  ADMIN_SECOND_FACTOR?.trim() !== 'off';

/** Whether a part of the network address of a registration is remembered. Only `on` means yes. */
export const remembersAddresses = ({ REMEMBER_ADDRESSES }: Given) =>
  REMEMBER_ADDRESSES?.trim() === 'on';

/** 65 bytes, of which the first is 4, and 32 bytes: base64url. */
const PUBLIC_KEY = /^B[A-P][\w-]{85}$/;
const PRIVATE_KEY = /^[\w-]{43}$/;

const JURISDICTIONS: readonly DurableObjectJurisdiction[] = ['eu', 'us', 'fedramp', 'fedramp-high'];

const jurisdictionIn = (text: string) => JURISDICTIONS.find((one) => one === text.trim()) ?? null;

/** Where Durable Objects must stay. Null is anywhere. */
export const jurisdictionOf = ({ JURISDICTION = '' }: Given) => jurisdictionIn(JURISDICTION);

const isOnOrOff = (text: string) => /^(?:on|off)$/.test(text);
const every = (read: (word: string) => boolean) => (text: string) => words(text).every(read);

interface Form {
  isRight: (text: string) => boolean;
  example: string;
}

/** The settings whose values have a form. The examples are also what operators read. */
const FORMS = {
  PUBLIC_URL: { isRight: isPublicUrl, example: 'https://play.example.org' },
  OPERATOR_EMAIL: { isRight: (text) => addressIn(text) !== null, example: 'you@example.org' },
  MAIL_FROM: { isRight: (text) => addressIn(text) !== null, example: 'hello@example.org' },
  VAPID_PUBLIC_KEY: { isRight: (text) => PUBLIC_KEY.test(text), example: `B${'A'.repeat(86)}` },
  VAPID_PRIVATE_KEY: { isRight: (text) => PRIVATE_KEY.test(text), example: 'A'.repeat(43) },
  VAPID_SUBJECT: {
    isRight: (text) => contactOf(text) !== null,
    example: 'mailto:you@example.org',
  },
  CLIENT_ORIGINS: {
    isRight: every((word) => originIn(word).length > 0),
    example: 'https://one.example.org https://two.example.org',
  },
  PUSH_ORIGINS: {
    isRight: every((word) => originIn(word).length > 0),
    example: 'https://push.example.org',
  },
  DISCORD_WEBHOOK_ORIGINS: {
    isRight: every((word) => originIn(word).length > 0),
    example: 'https://discord.example.org',
  },
  STUN_URLS: {
    isRight: every((word) => STUN.test(word)),
    example: 'stun:stun.example.org:3478',
  },
  TURN_URLS: {
    isRight: every((word) => TURN.test(word)),
    example: 'turn:turn.example.org:3478 turns:turn.example.org:5349',
  },
  JURISDICTION: { isRight: (text) => jurisdictionIn(text) !== null, example: 'eu' },
  SFU_URL: {
    isRight: (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''),
    example: 'https://sfu.example.org/v1',
  },
  ADMIN_SECOND_FACTOR: { isRight: isOnOrOff, example: 'on' },
  REMEMBER_ADDRESSES: { isRight: isOnOrOff, example: 'on' },
} satisfies Partial<Record<keyof Env, Form>>;

export type FormedSetting = keyof typeof FORMS;

export const FORMED_SETTINGS: readonly FormedSetting[] = [
  'PUBLIC_URL',
  'OPERATOR_EMAIL',
  'MAIL_FROM',
  'VAPID_PUBLIC_KEY',
  'VAPID_PRIVATE_KEY',
  'VAPID_SUBJECT',
  'CLIENT_ORIGINS',
  'PUSH_ORIGINS',
  'DISCORD_WEBHOOK_ORIGINS',
  'STUN_URLS',
  'TURN_URLS',
  'JURISDICTION',
  'SFU_URL',
  'ADMIN_SECOND_FACTOR',
  'REMEMBER_ADDRESSES',
];

export const exampleOf = (name: FormedSetting) => FORMS[name].example;

/** The settings that have a value, but not one of their form. */
export const wrongSettings = (env: Given): FormedSetting[] =>
  FORMED_SETTINGS.filter((name) => {
    const text = env[name]?.trim() ?? '';
    return text !== '' && !FORMS[name].isRight(text);
  });
