// Development: one vite server that reloads client and Worker. It uses the data of `npm start`.
import { spawn } from 'node:child_process';

import { startDemoProvider } from './demo-provider/start.ts';
import { startDiscord } from './discord/start.ts';
import { migrate } from './migrate.ts';
import { readyInstance } from './ready-instance.ts';
import { seedOnce } from './seed-once.ts';
import { bindLives, runCron } from './serve.ts';
import { localUrl, root, toolEnv } from './settings.ts';
import { startSfu } from './sfu/start.ts';
import { toolCommand } from './tool.ts';

try {
  const instance = await readyInstance();
  await migrate(instance.stateDir);
  await seedOnce(instance.stateDir);
  const url = localUrl(instance);
  runCron(url);
  const demoProvider = await startDemoProvider(url);
  const discord = await startDiscord(url);
  const sfu = process.env['SFU_APP_ID'] === undefined ? await startSfu() : null;
  bindLives(
    spawn(
      process.execPath,
      [toolCommand('vite'), '--config', 'web/vite.config.ts', '--host', instance.host],
      {
        cwd: root,
        env: {
          ...toolEnv(instance.stateDir),
          PORT: String(instance.port),
          STATE_DIR: instance.stateDir,
          DEMO_PROVIDER_URL: demoProvider.url,
          DEMO_DISCORD_URL: discord.url,
          DISCORD_WEBHOOK_ORIGINS: discord.url,
          ...sfu?.env,
        },
        stdio: 'inherit',
      },
    ),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
