import { createRoute } from '@hono/zod-openapi';

import {
  PushKey,
  PushSubscriptionCreate,
  PushSubscriptionDelete,
  PushSubscriptionItem,
} from '../../contract/push.ts';
import { allowLeaving, limited, signedIn } from '../../core/auth/guards.ts';
import { invalid } from '../../core/problems.ts';
import { body, createRouter, failures, json, requireViewer } from '../../core/router.ts';
import { isPushService } from '../push/push-services.ts';
import { vapidKeys } from '../push/vapid.ts';
import { subscribeDevice, unsubscribeDevice } from '../queries/push-subscriptions.ts';

export const push = createRouter()
  .openapi(
    createRoute({
      method: 'get',
      path: '/push/key',
      summary: 'The key to subscribe to pushes with',
      responses: { 200: json(PushKey, 'Null if this instance sends no pushes.'), ...failures },
    }),
    (c) => c.json({ publicKey: vapidKeys(c.env)?.publicKey ?? null }, 200),
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/push/subscriptions',
      summary: 'Has the caller’s device notified by pushes',
      description: 'A device has one subscription. A new one takes its place.',
      middleware: [signedIn, limited('LIMIT_WRITE')] as const,
      request: { body: body(PushSubscriptionCreate) },
      responses: { 201: json(PushSubscriptionItem, 'Subscribed.'), ...failures },
    }),
    async (c) => {
      const wanted = c.req.valid('json');
      if (!isPushService(wanted.endpoint, c.env.PUSH_ORIGINS)) {
        throw invalid('endpoint', 'This isn’t a push service that Peerway knows.');
      }
      const { subscription } = await subscribeDevice(
        c.get('db'),
        requireViewer(c),
        wanted,
        Date.now(),
      );
      const id = subscription[0]?.id ?? 0;
      return c.json(
        { '@id': `/api/push/subscriptions/${id}`, '@type': 'PushSubscription' as const, id },
        201,
      );
    },
  )
  .openapi(
    createRoute({
      method: 'delete',
      path: '/push/subscriptions',
      summary: 'Ends the pushes to one of the caller’s devices',
      middleware: [signedIn, allowLeaving, limited('LIMIT_WRITE')] as const,
      request: { body: body(PushSubscriptionDelete) },
      responses: { 204: { description: 'Ended, or there were none.' }, ...failures },
    }),
    async (c) => {
      const { endpoint } = c.req.valid('json');
      await unsubscribeDevice(c.get('db'), requireViewer(c).id, endpoint);
      return c.body(null, 204);
    },
  );
