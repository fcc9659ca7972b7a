import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Bucket } from '../../local/bindings.ts';
import { type Manifest, describePart } from './manifest.ts';

/** How many files the bucket deletes per request. */
const AT_ONCE = 1000;

export async function* listKeys(bucket: Bucket): AsyncGenerator<string> {
  let cursor: string | undefined;
  do {
    const page = await bucket.list(cursor === undefined ? {} : { cursor });
    for (const { key } of page.objects) yield key;
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
}

/** Copies all files. One that is deleted meanwhile is left out, as if it had been deleted before. */
export async function copyFiles(bucket: Bucket, folder: string): Promise<Manifest['files']> {
  mkdirSync(path.join(folder, 'files'), { recursive: true });
  const files: Manifest['files'] = [];
  for await (const key of listKeys(bucket)) {
    const stored = await bucket.get(key);
    if (!stored) continue;
    // Our keys have one folder at most. Others may have stored files in the bucket, too.
    const file = path.join('files', encodeURIComponent(key));
    writeFileSync(path.join(folder, file), new Uint8Array(await stored.arrayBuffer()));
    files.push({
      key,
      ...describePart(folder, file),
      httpMetadata: stored.httpMetadata ?? {},
      customMetadata: stored.customMetadata ?? {},
    });
  }
  return files;
}

/** Stores the files of a backup, and deletes all others. */
export async function restoreFiles(bucket: Bucket, folder: string, files: Manifest['files']) {
  const kept = new Set(files.map(({ key }) => key));
  const others = [];
  for await (const key of listKeys(bucket)) if (!kept.has(key)) others.push(key);
  for (let at = 0; at < others.length; at += AT_ONCE) {
    await bucket.delete(others.slice(at, at + AT_ONCE));
  }
  for (const { key, file, httpMetadata, customMetadata } of files) {
    await bucket.put(key, readFileSync(path.join(folder, file)), { httpMetadata, customMetadata });
  }
}
