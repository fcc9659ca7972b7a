import { statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

import { type Finding, broken, fine, note } from './finding.ts';

const MB = 1024 * 1024;
/** Cloudflare's limit of an uploaded Worker, uncompressed. */
const MAX_BYTES = 64 * MB;
const NEAR_BYTES = 48 * MB;
/** The platform refuses a Worker that takes longer to load. This machine may be slower than theirs, or busy. */
const START_UP_MS = 1000;

/** The size of what `wrangler deploy --dry-run --outdir` has written, in bytes. Source maps don't count. */
export const sizeOf = (folder: string) => statSync(path.join(folder, 'index.js')).size;

const Profile = z.object({
  nodes: z.array(z.object({ id: z.int(), callFrame: z.object({ functionName: z.string() }) })),
  /** The node that ran at each sample. */
  samples: z.array(z.int()),
  /** In µs, since the sample before. */
  timeDeltas: z.array(z.number()),
});

/** V8's. A sample that comes later than twice this found the processor with another program. */
const SAMPLED_EVERY_MS = 1.25;

/**
 * @param profile what `wrangler check startup` has written, in the format of V8
 * @returns ms of work before the first request
 */
export function startUpIn(profile: string): number {
  const { nodes, samples, timeDeltas } = Profile.parse(JSON.parse(profile));
  const idle = nodes.find(({ callFrame }) => callFrame.functionName === '(idle)')?.id;
  return timeDeltas
    .filter((_, index) => samples[index] !== idle)
    .reduce((sum, micros) => sum + Math.min(micros / 1000, 2 * SAMPLED_EVERY_MS), 0);
}

/**
 * The measure is time, and other programs may use the processor meanwhile. So it is measured several times, and the
 * least counts.
 */
const TRIES = 3;

/** @param measure runs `wrangler check startup`, and returns its profile. @returns the least of its times, in ms */
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
