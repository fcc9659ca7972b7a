import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs packages if this is Debian and the user is root. Otherwise it does nothing. */
export function installFromDebian(...packages: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

/** Runs an installer. Callers check its success by what is installed afterwards. */
export function run(name: string, args: string[]): void {
  spawnSync(name, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
