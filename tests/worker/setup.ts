// Runs before every test file inside workerd: each file gets the schema that the product ships.
import { env } from 'cloudflare:test';

// A database of its own, empty: all migrations go in as one batch, where one by one they take seconds a file.
await env.DB.batch(
  env.TEST_MIGRATIONS.flatMap(({ queries }) => queries).map((query) => env.DB.prepare(query)),
);
