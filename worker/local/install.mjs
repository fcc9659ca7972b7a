// Runs before anything is installed and on whatever Node the machine has, so: built-ins only, plain JavaScript.
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
  console.log('Installing dependencies (once per change of package-lock.json)…');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  // The `node` package brings the version that the product runs on; its install script may have been refused.
  const node = spawnSync(`${root}node_modules/.bin/node`, ['--version'], { encoding: 'utf8' });
  if (node.status !== 0) {
    console.error(
      'Node 24 could not be installed; allow the install script of the package "node".',
    );
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
