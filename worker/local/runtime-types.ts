import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { root, toolEnv } from './settings.ts';
import { fingerprint, readStamp, writeStamp } from './stamp.ts';
import { runTool } from './tool.ts';

const file = path.join(root, '.wrangler/types/runtime.d.ts');

/**
 * Writes the types of the Workers runtime for exactly the date and flags of wrangler.toml. The published
 * package of such types won't do: it declares Node's Buffer away.
 */
export async function writeRuntimeTypes(): Promise<void> {
  const now = fingerprint(['wrangler.toml', 'package-lock.json'].map((f) => path.join(root, f)));
  if (readStamp(`${file}.stamp`) === now) return;
  mkdirSync(path.dirname(file), { recursive: true });
  await runTool('wrangler', ['types', file, '--include-env=false'], toolEnv(path.dirname(file)));
  writeStamp(`${file}.stamp`, now);
}

if (import.meta.main) await writeRuntimeTypes();
