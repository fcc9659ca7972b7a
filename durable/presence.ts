import { DurableObject } from 'cloudflare:workers';

import type { Env } from '../worker/env.ts';

/** One per user: whether that user is online. */
export class Presence extends DurableObject<Env> {}
