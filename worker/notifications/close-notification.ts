import { sendFrame } from '../core/objects.ts';
import type { Env } from '../env.ts';

/** Closes the notification with this tag in all tabs, because its subject was read or answered in one place. */
export const closeNotification = (env: Env, userId: number, tag: string) =>
  sendFrame(env, userId, { event: 'notice-read', data: { tag } }).catch(() => false);
