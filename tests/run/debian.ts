import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs packages where this is Debian and one may; elsewhere nothing happens. */
export function installFromDebian(...packages: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

/** Runs an installer, whose success is seen by what is there afterwards. */
export function run(name: string, args: string[]): void {
  spawnSync(name, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
