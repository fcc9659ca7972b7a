import type { D1Migration } from '@cloudflare/vitest-pool-workers';

import type { Env as ProductEnv } from '../../worker/env.ts';
import type * as Product from '../../worker/index.ts';

declare global {
  namespace Cloudflare {
    interface Env extends ProductEnv {
      TEST_MIGRATIONS: D1Migration[];
      /** How many requests to generate. `GENERATED_SEED` repeats a run. If it is '', the seed is 300. */
      GENERATED_RUNS: string;
      GENERATED_SEED: string;
      /** For how many minutes an idle object is watched. */
      IDLE_MINUTES: string;
      VOICE_MEMBERS: string;
      /** The seeds of call schedules with real objects and sockets, first and last: `1-20`. */
      CALL_OBJECT_SEEDS: string;
      /** The seeds of presence schedules, first and last: `1-20`. */
      PRESENCE_SEEDS: string;
      /**
       * The seeds of schedules of the whole product, first and last: `1-20`. `PRODUCT_STEPS` is the number of steps of
       * an evening.
       */
      PRODUCT_SEEDS: string;
      PRODUCT_STEPS: string;
      /** The seeds of room schedules, first and last: `1-20`. */
      ROOM_SEEDS: string;
      /** How many schedules of applicants and hosts to run. Without a `SCHEDULE_SEED` each test has its own seed. */
      SCHEDULE_RUNS: string;
      SCHEDULE_SEED: string;
    }

    interface GlobalProps {
      mainModule: typeof Product;
      durableNamespaces: 'Call' | 'Notifier' | 'Presence' | 'Room' | 'Signalling';
    }
  }
}
