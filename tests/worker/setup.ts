// Runs before every test file inside workerd: each file gets the schema that the product ships.
import { applyD1Migrations, env } from 'cloudflare:test';

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
