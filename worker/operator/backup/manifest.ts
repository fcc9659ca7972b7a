import { createHash } from 'node:crypto';
import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

export const DATABASE_FILE = 'database.sqlite';
const NAME = 'manifest.json';

const Metadata = z.record(z.string(), z.unknown());
/** No path may lead out of the backup's folder. */
const Inside = z
  .string()
  .refine((file) => !file.split(/[\\/]/u).includes('..') && !path.isAbsolute(file));
const Part = z.object({ file: Inside, bytes: z.number(), sha256: z.string() });
export type Part = z.infer<typeof Part>;

/** What is in a backup. It is written last, so a backup without one isn't finished. */
const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  rows: z.record(z.string(), z.number()),
  database: Part,
  files: z.array(
    Part.extend({ key: z.string(), httpMetadata: Metadata, customMetadata: Metadata }),
  ),
  /** Durable Objects. Null where they can't be read from outside. */
  objects: z.array(Part).nullable(),
});
export type Manifest = z.infer<typeof Manifest>;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** @param file relative to the folder */
export function describePart(folder: string, file: string): Part {
  const bytes = readFileSync(path.join(folder, file));
  return { file, bytes: bytes.length, sha256: sha256(bytes) };
}

export function writeManifest(folder: string, manifest: Manifest): void {
  const file = path.join(folder, NAME);
  writeFileSync(`${file}.part`, JSON.stringify(manifest, null, 1));
  renameSync(`${file}.part`, file);
}

/** Reads a backup's manifest, and everything that it lists. @throws if anything is missing or was changed */
export function readManifest(folder: string): Manifest {
  const file = path.join(folder, NAME);
  if (!statSync(file, { throwIfNoEntry: false })) {
    throw new Error(`${folder} is no finished backup: it has no ${NAME}.`);
  }
  const manifest = Manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  for (const part of [manifest.database, ...manifest.files, ...(manifest.objects ?? [])]) {
    const found = statSync(path.join(folder, part.file), { throwIfNoEntry: false });
    if (!found) throw new Error(`The backup is incomplete: ${part.file} is missing.`);
    if (describePart(folder, part.file).sha256 !== part.sha256) {
      throw new Error(`The backup is damaged: ${part.file} isn’t what was written.`);
    }
  }
  return manifest;
}
