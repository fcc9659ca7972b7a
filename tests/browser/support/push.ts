import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { z } from 'zod';

import { PushKey } from '../../../worker/contract/push.ts';
import { PushService } from '../../support/push-service.ts';
import { pushOrigin, url } from './place.ts';
import { call } from './players.ts';

/** A push service over HTTP that the server sends to. */
export async function openPushService() {
  const { publicKey } = await call(PushKey, 'GET', '/api/push/key');
  if (publicKey === null) throw new Error('The server has no keys.');
  const service = new PushService(pushOrigin, publicKey);
  const failed: unknown[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = 'GET', headers } = request;
      const body = method === 'POST' ? Buffer.concat(chunks) : null;
      const known = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
      const asked = new Request(`${pushOrigin}${request.url}`, {
        method,
        headers: Object.fromEntries(known),
        body,
      });
      service.take(asked).then(
        ({ status }) => response.writeHead(status).end(),
        (error: unknown) => {
          failed.push(error);
          response.writeHead(500).end();
        },
      );
    });
  });
  const { port } = new URL(pushOrigin);
  await new Promise<void>((resolve) => server.listen(Number(port), 'localhost', resolve));
  return { service, failed, close: () => server.close() };
}

/**
 * Makes subscribing return this subscription, because Chromium can't subscribe without Google's keys. The page is never
 * in front, because a tab in front gets no pushes.
 */
export async function stubSubscribing(
  page: Page,
  subscription: Awaited<ReturnType<PushService['subscribe']>>,
) {
  await page.context().addInitScript((json) => {
    document.hasFocus = () => false;
    const key = 'subscribed';
    const stub = () => ({
      endpoint: json.endpoint,
      options: {},
      toJSON: () => json,
      unsubscribe: () => {
        localStorage.removeItem(key);
        return Promise.resolve(true);
      },
    });
    Object.assign(PushManager.prototype, {
      subscribe: () => {
        localStorage.setItem(key, json.endpoint);
        return Promise.resolve(stub());
      },
      getSubscription: () => Promise.resolve(localStorage.getItem(key) === null ? null : stub()),
    });
  }, subscription);
}

const Registrations = z.object({
  registrations: z.array(z.object({ registrationId: z.string(), scopeURL: z.string() })),
});

/** After this long a service worker that was just stopping has lost the push. The caller delivers it again. */
const LOST_MS = 10_000;

/**
 * Delivers a push to the page's service worker, as the browser does. Waits until it is displayed, because Chromium
 * forgets a notification that is queried while it is being displayed.
 */
export async function deliverPush(page: Page, payload: unknown) {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', (event) => {
      const { registrations } = Registrations.parse(event);
      const found = registrations.find(({ scopeURL }) => scopeURL.startsWith(url));
      if (found) resolve(found.registrationId);
    });
  });
  const displayed = new Promise<void>((resolve) => {
    session.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent }) => {
      if (backgroundServiceEvent.eventName === 'Notification displayed') resolve();
    });
  });
  const service = 'notifications';
  await session.send('BackgroundService.startObserving', { service });
  await session.send('BackgroundService.setRecording', { service, shouldRecord: true });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: url,
    registrationId: await registered,
    data: JSON.stringify(payload),
  });
  await Promise.race([displayed, wait(LOST_MS)]);
}

/** The notifications that the browser shows. */
export const shownNotifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** Clicks the only notification by the service worker, because a test can't reach the system's notifications. */
export async function clickNotification(page: Page) {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('no service worker runs');
  await worker.evaluate(`(async () => {
    const [notification] = await self.registration.getNotifications();
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  })()`);
}
