import { DurableObject } from 'cloudflare:workers';

import type { Env } from '../worker/env.ts';

/** One per user: that user's sockets. */
export class Signalling extends DurableObject<Env> {}
