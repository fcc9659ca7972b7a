import type { D1Migration } from '@cloudflare/vitest-pool-workers';

import type { Env as ProductEnv } from '../../worker/env.ts';
import type * as Product from '../../worker/index.ts';

declare global {
  namespace Cloudflare {
    interface Env extends ProductEnv {
      TEST_MIGRATIONS: D1Migration[];
      /** How many requests to generate, and from which seed. '' for a new seed. */
      GENERATED_RUNS: string;
      GENERATED_SEED: string;
      /** For how many minutes an idle object is watched. */
      IDLE_MINUTES: string;
      /** Which schedules of calls to run on virtual time: the first and the last seed. */
      CALL_SEEDS: string;
      /** The same with real objects and sockets. */
      CALL_OBJECT_SEEDS: string;
      /** Which schedules of presence to run: the first and the last seed. */
      PRESENCE_SEEDS: string;
      /** Which schedules of the whole product to run: the first and the last seed. And how many steps an evening has. */
      PRODUCT_SEEDS: string;
      PRODUCT_STEPS: string;
      /** Which schedules of rooms to run: the first seed and the last. */
      ROOM_SEEDS: string;
      /** How many schedules of applicants and hosts to run, and from which seed. '' for a new seed. */
      SCHEDULE_RUNS: string;
      SCHEDULE_SEED: string;
    }

    interface GlobalProps {
      mainModule: typeof Product;
      durableNamespaces: 'Call' | 'Notifier' | 'Presence' | 'Room' | 'Signalling';
    }
  }
}
