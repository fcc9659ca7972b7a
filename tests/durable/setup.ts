// Runs before every test file inside workerd: each file gets the product's schema.
import { env } from 'cloudflare:test';

// Each file has its own empty database. One batch runs all migrations, because one by one they take seconds per file.
await env.DB.batch(
  env.TEST_MIGRATIONS.flatMap(({ queries }) => queries).map((query) => env.DB.prepare(query)),
);
