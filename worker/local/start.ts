import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

import { buildClient, buildWorker } from './build.ts';
import { gatherCrowd } from './crowd.ts';
import { startDemoProvider } from './demo-provider/start.ts';
import { startDiscord } from './discord/start.ts';
import { migrate } from './migrate.ts';
import { readyInstance } from './ready-instance.ts';
import { seedOnce } from './seed-once.ts';
import { DEMO_PASSWORD } from './seed/password.ts';
import { bindLives, runCron, serve, untilAnswering, untilSilent } from './serve.ts';
import { localUrl } from './settings.ts';
import { startSfu } from './sfu/start.ts';

try {
  // Before the build begins, since a build would go on in the background.
  const instance = await readyInstance();
  await Promise.all([
    buildClient(instance.stateDir).then(() => buildWorker(instance.stateDir)),
    migrate(instance.stateDir).then(() => seedOnce(instance.stateDir)),
  ]);

  const url = localUrl(instance);
  const demoProvider = await startDemoProvider(url);
  const discord = await startDiscord(url);
  // An empty SFU_APP_ID leaves it out, and the voice of sessions is a mesh.
  const sfu = process.env['SFU_APP_ID'] === undefined ? await startSfu() : null;
  const child = serve(instance, {
    DEMO_PROVIDER_URL: demoProvider.url,
    DEMO_DISCORD_URL: discord.url,
    DISCORD_WEBHOOK_ORIGINS: `${discord.url} ${process.env['DISCORD_WEBHOOK_ORIGINS'] ?? ''}`,
    ...sfu?.env,
  });
  const output = quietly(child);
  bindLives(child, () => console.error(output.early.join('\n')));
  const tellSlow = () => {
    console.log(`Waiting for the Worker to answer at ${url}. So far it has said:`);
    console.log(output.early.join('\n') || 'nothing');
  };
  await untilAnswering(child, url, tellSlow).catch((error: unknown) => {
    console.error(output.early.join('\n'));
    child.kill();
    throw error;
  });
  // The Worker logs missing settings a moment after its first answer. They must come before the hints.
  await wait(500);
  runCron(url);
  void gatherCrowd(url);
  output.show();
  console.log(`
Peerway is running:  ${url}

  admin              admin@peerway.example
  player             mira@peerway.example
  player             jonas@peerway.example
  password           ${DEMO_PASSWORD}   (all three)
  Discord webhook    ${discord.url}/api/webhooks/1/demo

Press Ctrl+C to stop.`);
  await untilSilent(url);
  throw new Error(
    `Nothing has answered at ${url} for a minute. Start it again: nothing that was saved is lost.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/**
 * Prints a server's output once `show` was called. Of the earlier lines it prints only those about missing settings.
 * All earlier lines are in `early`, to be printed if the start fails.
 */
function quietly({ stdout, stderr }: ChildProcess): { show: () => void; early: string[] } {
  const early: string[] = [];
  let shown = false;
  for (const stream of [stdout, stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      if (shown) console.log(line);
      else early.push(line);
    });
  }
  return {
    early,
    show: () => {
      for (const line of early.filter((said) => said.includes('Configuration:'))) console.log(line);
      shown = true;
    },
  };
}
