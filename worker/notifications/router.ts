import { createRouter } from '../core/router.ts';
import { notices } from './routes/notices.ts';
import { push } from './routes/push.ts';
import { notificationSettings } from './routes/settings.ts';
import { unsubscribe } from './routes/unsubscribe.ts';

export const notificationsRouter = createRouter()
  .route('/', notices)
  .route('/', push)
  .route('/', notificationSettings)
  .route('/', unsubscribe);
