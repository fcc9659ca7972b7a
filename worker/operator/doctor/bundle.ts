import { statSync } from 'node:fs';
import path from 'node:path';

import { type Finding, broken, fine, note } from './finding.ts';

const MB = 1024 * 1024;
/** Cloudflare's limit of an uploaded Worker, uncompressed. */
const MAX_BYTES = 64 * MB;
const NEAR_BYTES = 48 * MB;
/** The platform refuses a Worker that takes longer to load. This machine may be slower than theirs, or busy. */
const START_UP_MS = 1000;

/** The size of what `wrangler deploy --dry-run --outdir` has written, in bytes. Source maps don't count. */
export const sizeOf = (folder: string) => statSync(path.join(folder, 'index.js')).size;

/** @param output what `wrangler check startup` has printed. @returns ms of work before the first request */
export function startUpIn(output: string): number {
  const [, ms] = /Active: ([\d.]+) ms/u.exec(output) ?? [];
  if (ms === undefined) throw new Error(`wrangler measured no start-up time:\n${output}`);
  return Number(ms);
}

/**
 * The measure is time, and other programs may use the processor meanwhile. So it is measured several times, and the
 * least counts.
 */
const TRIES = 3;

/** @param measure runs `wrangler check startup`, and returns its output. @returns the least of its times, in ms */
export async function leastStartUp(measure: () => Promise<string>): Promise<number> {
  let least = Infinity;
  for (let run = 0; run < TRIES && least >= START_UP_MS; run += 1) {
    least = Math.min(least, startUpIn(await measure()));
  }
  return least;
}

/** @param bytes uncompressed */
export function checkSize(bytes: number): Finding {
  const text = `The Worker has ${(bytes / MB).toFixed(2)} MB. Cloudflare takes 64 MB.`;
  const smaller = 'Find what grew: npx wrangler deploy --dry-run --outdir FOLDER --metafile';
  if (bytes > MAX_BYTES) return broken(text, smaller);
  if (bytes > NEAR_BYTES) return note(text, smaller);
  return fine(text);
}

export function checkStartUp(ms: number): Finding {
  const text = `It starts within ${Math.round(ms)} ms of work; the platform allows ${START_UP_MS} ms.`;
  return ms < START_UP_MS
    ? fine(text)
    : broken(text, 'Move work from the top level of modules into functions.');
}
