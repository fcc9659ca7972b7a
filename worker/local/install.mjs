// Runs before the dependencies are installed and with any Node. So it is plain JavaScript with built-ins only.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const stamp = `${root}node_modules/.peerway-installed`;
const wanted = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .digest('hex');

const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
if (installed !== wanted) {
  console.log('Installing dependencies…');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  // The `node` package installs Node 24. npm may have blocked its install script.
  const node = spawnSync(`${root}node_modules/.bin/node`, ['--version'], { encoding: 'utf8' });
  if (node.status !== 0) {
    console.error(
      'Node 24 couldn’t be installed. Allow the install script of the package "node", then try again.',
    );
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

// The words of all languages become modules. It takes half a second, and writes only what changed.
const words = spawnSync(`${root}node_modules/.bin/node`, [`${root}web/build/compile-words.ts`], {
  stdio: 'inherit',
});
if (words.status !== 0) process.exit(words.status ?? 1);
