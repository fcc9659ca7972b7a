import { sendFrame } from '../core/objects.ts';
import type { Env } from '../env.ts';

/** What is read or answered in one place needs no notification elsewhere: every tab closes the one with this tag. */
export const closeNotification = (env: Env, userId: number, tag: string) =>
  sendFrame(env, userId, { event: 'notice-read', data: { tag } }).catch(() => false);
