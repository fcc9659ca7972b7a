import { buildClient } from './build.ts';
import { migrate } from './migrate.ts';
import { ensureSecrets } from './secrets.ts';
import { bindLives, requireFreePort, serve, untilAnswering } from './serve.ts';
import { settings } from './settings.ts';

try {
  const instance = settings();
  await requireFreePort(instance);
  ensureSecrets();
  await Promise.all([buildClient(instance.stateDir), migrate(instance.stateDir)]);

  const child = serve(instance);
  bindLives(child);
  const url = `http://localhost:${instance.port}`;
  await untilAnswering(child, url);
  console.log(`
Peerway is running:  ${url}

  administrator      admin@peerway.example
  player             mira@peerway.example
  player             jonas@peerway.example
  password           peerway-demo-2025   (all three)

Ctrl+C stops it.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
