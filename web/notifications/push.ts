import { ApiError, api, load, send } from '../base/api.ts';
import { storedToken } from '../base/credentials.ts';
import { readJson, writeJson } from '../base/json-store.ts';
import { number, or, shape, text } from '../base/parse.ts';
import { deviceOf } from '../base/token-claims.ts';

/** Push notifications in this browser. The server stores one subscription per log-in. */

/** The key for the subscription that was last sent to the server, with its user. */
const STORED = 'push';

interface Told {
  user: number;
  /** The log-in that the subscription belongs to. When it ends, the server forgets the subscription. */
  device: number | null;
  endpoint: string;
}

const ownDevice = () => deviceOf(storedToken() ?? '');

const lastTold = () =>
  readJson(STORED, shape<Told>({ user: number, device: or(number, null), endpoint: text }));

const isIos = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/** `install`: only once the client is on the home screen. `denied`: the user has blocked it in the browser. */
export type PushState = 'on' | 'off' | 'denied' | 'install' | 'unsupported';

/** The state of pushes in this browser. @param user the logged-in user */
export async function pushState(user: number): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) {
    return isIos() ? 'install' : 'unsupported';
  }
  if (Notification.permission === 'denied') return 'denied';
  if (Notification.permission !== 'granted' || lastTold()?.user !== user) return 'off';
  return (await currentSubscription()) ? 'on' : 'off';
}

const currentSubscription = async () =>
  (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();

/** The message of `pushOffer` that says why pushes aren't on. */
export const NOT_ON = { denied: 'denied', unavailable: 'failed', unknown: 'unknown' } as const;

/**
 * Asks for the permission. Call this only after a click.
 * @returns `unknown` if the server doesn't send to the browser's push service
 */
export async function turnOnPush(
  user: number,
): Promise<'on' | 'denied' | 'unavailable' | 'unknown'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const { publicKey } = await load(api.push.key.$get());
  if (publicKey === null) return 'unavailable';
  try {
    await subscribe(user, publicKey);
  } catch (error) {
    if (!(error instanceof ApiError) || error.violations['endpoint'] === undefined) throw error;
    // The browser would ask a service for pushes that never come.
    await (await currentSubscription())?.unsubscribe();
    return 'unknown';
  }
  return 'on';
}

async function subscribe(user: number, publicKey: string) {
  const registration = await navigator.serviceWorker.register('/sw.js');
  const found = await registration.pushManager.getSubscription();
  // A subscription that is bound to an old key gets no pushes.
  if (found && !isBoundTo(found, publicKey)) await found.unsubscribe();
  await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  await tell(user, subscription);
}

function isBoundTo({ options }: PushSubscription, publicKey: string) {
  // Some browsers don't tell the key. Their subscriptions count as valid.
  if (!options.applicationServerKey) return true;
  const key = btoa(String.fromCodePoint(...new Uint8Array(options.applicationServerKey)));
  return key.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey;
}

async function tell(user: number, subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return;
  await send(api.push.subscriptions.$post({ json: { endpoint, keys: { p256dh, auth } } }));
  writeJson(STORED, { user, device: ownDevice(), endpoint });
}

/**
 * Brings the server up to date after a start. It subscribes again if the server's key has changed. It sends the
 * subscription again if the browser has replaced it, or if the log-in is a new one. A subscription that the user has
 * removed on another device stays removed.
 */
export async function syncPush(user: number) {
  const told = lastTold();
  if (told?.user !== user || (await pushState(user)) === 'unsupported') return;
  if (Notification.permission !== 'granted') return;
  const { publicKey } = await load(api.push.key.$get());
  if (publicKey === null) return;
  const found = await currentSubscription();
  if (!found || !isBoundTo(found, publicKey)) await subscribe(user, publicKey);
  else if (found.endpoint !== told.endpoint || told.device !== ownDevice()) await tell(user, found);
}

/** Ends this browser's pushes, here and on the server. */
export async function turnOffPush() {
  const subscription = await currentSubscription();
  if (subscription) {
    await send(api.push.subscriptions.$delete({ json: { endpoint: subscription.endpoint } }));
  }
  await forgetPush(0);
}

/**
 * Ends pushes in this browser after a log-out, and closes all notifications. The server has forgotten the subscription
 * already.
 * @param user who is logged in now, or 0. Another tab may have turned pushes on for them: those stay
 */
export async function forgetPush(user: number) {
  if (lastTold()?.user === user) return;
  localStorage.removeItem(STORED);
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  const subscription = await registration.pushManager?.getSubscription();
  // Offline a browser may refuse to unsubscribe. Without a service worker it shows no pushes either.
  await subscription?.unsubscribe().catch(() => registration.unregister());
  for (const shown of await registration.getNotifications()) shown.close();
}

/** Closes the notifications of what was read in a tab. */
export async function closePushed(tag: string) {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const shown of (await registration?.getNotifications({ tag })) ?? []) shown.close();
}
