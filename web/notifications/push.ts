import { api, load, send } from '../app/api.ts';
import { readJson, writeJson } from '../app/json-store.ts';

/** This browser's pushes. The server knows one subscription per log-in. */

/** Which account's subscription the server was told of last: `{ user, endpoint }`. */
const STORED = 'push';

interface Told {
  user: number;
  endpoint: string;
}

function lastTold(): Told | null {
  const stored = readJson(STORED);
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('user' in stored) || typeof stored.user !== 'number') return null;
  if (!('endpoint' in stored) || typeof stored.endpoint !== 'string') return null;
  return { user: stored.user, endpoint: stored.endpoint };
}

const isIos = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/** `install`: only once the client is on the home screen. `denied`: the user has blocked it in the browser. */
export type PushState = 'on' | 'off' | 'denied' | 'install' | 'unsupported';

/** @param user who is logged in */
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

/** Asks for the permission, so only ever after a click. */
export async function turnOnPush(user: number): Promise<'on' | 'denied' | 'unavailable'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const { publicKey } = await load(api.push.key.$get());
  if (publicKey === null) return 'unavailable';
  const registration = await navigator.serviceWorker.register('/sw.js');
  const found = await registration.pushManager.getSubscription();
  // Bound to a key of before: it would take no pushes.
  if (found && !isBoundTo(found, publicKey)) await found.unsubscribe();
  await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  await tell(user, subscription);
  return 'on';
}

function isBoundTo({ options }: PushSubscription, publicKey: string) {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCodePoint(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey;
}

async function tell(user: number, subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return;
  await send(api.push.subscriptions.$post({ json: { endpoint, keys: { p256dh, auth } } }));
  writeJson(STORED, { user, endpoint });
}

/** After a start: tells the server if the browser has replaced the subscription. */
export async function syncPush(user: number) {
  const told = lastTold();
  if (told?.user !== user || (await pushState(user)) === 'unsupported') return;
  if (Notification.permission !== 'granted') return;
  const subscription = await currentSubscription();
  if (!subscription) await turnOnPush(user);
  else if (subscription.endpoint !== told.endpoint) await tell(user, subscription);
}

/** Ends this browser's pushes, here and on the server. */
export async function turnOffPush() {
  const subscription = await currentSubscription();
  if (subscription) {
    await send(api.push.subscriptions.$delete({ json: { endpoint: subscription.endpoint } }));
  }
  await forgetPush();
}

/** After a log-out, which has ended them on the server: nothing of the account may stay on screen. */
export async function forgetPush() {
  localStorage.removeItem(STORED);
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  for (const shown of await registration.getNotifications()) shown.close();
  await (await registration.pushManager?.getSubscription())?.unsubscribe();
}

/** What was read in a tab needs no notification any more. */
export async function closePushed(tag: string) {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const shown of (await registration?.getNotifications({ tag })) ?? []) shown.close();
}
