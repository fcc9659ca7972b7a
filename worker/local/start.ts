import { buildClient } from './build.ts';
import { migrate } from './migrate.ts';
import { quietly } from './output.ts';
import { ensureSecrets } from './secrets.ts';
import { bindLives, requireFreePort, serve, untilAnswering, wakeEveryMinute } from './serve.ts';
import { seedOnce } from './seed-once.ts';
import { settings } from './settings.ts';

try {
  const instance = settings();
  await requireFreePort(instance);
  ensureSecrets();
  await Promise.all([
    buildClient(instance.stateDir),
    migrate(instance.stateDir).then(() => seedOnce(instance.stateDir)),
  ]);

  const child = serve(instance);
  const output = quietly(child);
  bindLives(child, () => console.error(output.early.join('\n')));
  const url = `http://localhost:${instance.port}`;
  await untilAnswering(child, url).catch((error: unknown) => {
    console.error(output.early.join('\n'));
    child.kill();
    throw error;
  });
  wakeEveryMinute(url);
  output.show();
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
