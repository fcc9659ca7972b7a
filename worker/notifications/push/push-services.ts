import { originsIn } from '../../core/settings.ts';

/** The push services of Chrome, Firefox, Safari and Edge. A leading dot stands for any host below. */
const HOSTS = [
  'fcm.googleapis.com',
  // Chromium without Google's keys, as Linux distributions build it.
  'jmt17.google.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/** Whether pushes may be sent to this endpoint. It comes from a client, so it could be any address. */
export function isPushService(endpoint: string, moreOrigins = ''): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username !== '' || url.password !== '') return false;
  if (originsIn(moreOrigins).includes(url.origin)) return true;
  const known = HOSTS.some((host) =>
    host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host,
  );
  return known && url.protocol === 'https:' && url.port === '';
}
