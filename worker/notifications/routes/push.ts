import {
  PushKey,
  PushSubscriptionCreate,
  PushSubscriptionDelete,
  PushSubscriptionItem,
} from '../../contract/push.ts';
import { ById } from '../../contract/reference.ts';
import { allowLeaving, limited, signedIn, userRoute } from '../../core/auth/guards.ts';
import { head } from '../../core/items.ts';
import { sendTestPush } from '../../core/objects.ts';
import {
  ProblemError,
  invalid,
  forPrograms,
  notFound,
  requestedLocale,
  type Detail,
} from '../../core/problems.ts';
import { body, createRouter, route, json, requireViewer } from '../../core/router.ts';
import { assertMayAct } from '../../presence/queries/presence.ts';
import { isPushService } from '../push/push-services.ts';
import { vapidKeys } from '../push/vapid.ts';
import { subscribeDevice, unsubscribeDevice } from '../queries/push-subscriptions.ts';

const UNSENT: Record<'not-set-up' | 'failed', Detail> = {
  'not-set-up': (say) => say.push.notSetUp,
  failed: (say) => say.push.noAnswer,
};

export const push = createRouter()
  .openapi(
    route('get', '/push/key', {
      summary: 'The key to subscribe to pushes with',
      responses: { 200: json(PushKey, 'Null if this instance sends no pushes.') },
    }),
    (c) => c.json({ publicKey: vapidKeys(c.env)?.publicKey ?? null }, 200),
  )
  .openapi(
    userRoute('post', '/push/subscriptions', {
      summary: 'Has the caller’s device notified by pushes',
      description: 'A device has one subscription. A new one takes its place.',
      request: { body: body(PushSubscriptionCreate) },
      responses: { 201: json(PushSubscriptionItem, 'Subscribed.') },
    }),
    async (c) => {
      const wanted = c.req.valid('json');
      if (!isPushService(wanted.endpoint, c.env.PUSH_ORIGINS)) {
        throw invalid('endpoint', (say) => say.push.unknownService);
      }
      const { subscription } = await subscribeDevice(
        c.get('db'),
        requireViewer(c),
        wanted,
        Date.now(),
      );
      const id = subscription[0]?.id;
      if (id === undefined) {
        throw new ProblemError(403, forPrograms('This endpoint belongs to another account.'));
      }
      return c.json(head('PushSubscription', 'push/subscriptions', id), 201);
    },
  )
  .openapi(
    route('delete', '/push/subscriptions', {
      summary: 'Ends the pushes to one of the caller’s devices',
      middleware: [signedIn, allowLeaving, limited('LIMIT_WRITE')] as const,
      request: { body: body(PushSubscriptionDelete) },
      responses: { 204: { description: 'Ended, or there were none.' } },
    }),
    async (c) => {
      const { endpoint } = c.req.valid('json');
      await unsubscribeDevice(c.get('db'), requireViewer(c).id, endpoint);
      return c.body(null, 204);
    },
  )
  .openapi(
    userRoute('post', '/push/subscriptions/{id}/test', {
      summary: 'Pushes a test to one of the caller’s devices',
      request: { params: ById },
      responses: { 204: { description: 'The device’s push service took it.' } },
    }),
    async (c) => {
      const { id: userId } = requireViewer(c);
      await assertMayAct(c.env.DB, requireViewer(c));
      const sent = await sendTestPush(c.env, userId, c.req.valid('param').id, requestedLocale(c));
      if (sent === 'no-subscription') throw notFound('device');
      if (sent !== 'sent') throw new ProblemError(503, UNSENT[sent]);
      return c.body(null, 204);
    },
  );
