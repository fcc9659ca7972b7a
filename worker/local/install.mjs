// Runs before the dependencies are installed and with any Node. So it is plain JavaScript with built-ins only.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A checkout that can't be written to is fine once it's installed and built. */
function requireWritable() {
  try {
    accessSync(root, constants.W_OK);
  } catch {
    console.error(
      `Peerway can’t write to ${root}, where it installs and builds. Copy it to a folder of yours.`,
    );
    process.exit(1);
  }
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string; integrity?: string; optional?: boolean }>}
 */
// oxlint-disable-next-line typescript/no-unsafe-return, typescript/no-unsafe-member-access -- npm wrote both files, and no schema library is installed yet.
const packagesIn = (file) => JSON.parse(readFileSync(`${root}${file}`, 'utf8')).packages;

/** Whether node_modules is what package-lock.json says. npm itself notes there what it has installed. */
function isInstalled() {
  try {
    const there = packagesIn('node_modules/.package-lock.json');
    return Object.entries(packagesIn('package-lock.json')).every(
      ([name, { version, integrity, optional }]) => {
        const found = there[name];
        // The first entry is this project. Some optional packages are for other systems.
        if (!found) return name === '' || optional === true;
        return found.version === version && found.integrity === integrity;
      },
    );
  } catch {
    return false;
  }
}

if (!isInstalled()) {
  requireWritable();
  console.log('Installing dependencies…');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

// The `node` package installs Node 24. npm may have blocked its install script.
const node = spawnSync(`${root}node_modules/.bin/node`, ['--version'], { encoding: 'utf8' });
if (node.status !== 0) {
  console.error(
    'Node 24 couldn’t be installed. Allow the install script of the package "node", then run npm ci.',
  );
  process.exit(1);
}

// The words of all languages become modules. It takes half a second, and writes only what changed.
const words = spawnSync(`${root}node_modules/.bin/node`, [`${root}web/build/compile-words.ts`], {
  stdio: 'inherit',
});
if (words.status !== 0) {
  requireWritable();
  process.exit(words.status ?? 1);
}
