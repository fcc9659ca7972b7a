import { app } from './app.ts';
import { placed } from './core/jurisdiction.ts';
import type { Env } from './env.ts';
import { sweep } from './sweep.ts';

export { Call } from '../durable/calls/call.ts';
export { Notifier } from '../durable/notifications/notifier.ts';
export { Presence } from '../durable/presence/presence.ts';
export { Room } from '../durable/messages/room.ts';
export { Signalling } from '../durable/calls/signalling.ts';

export default {
  fetch: (request: Request, env, context) => app.fetch(request, placed(env), context),
  scheduled: (controller, env) => sweep(placed(env), controller.scheduledTime),
} satisfies ExportedHandler<Env>;
