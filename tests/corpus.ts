// npm run corpus -- FOLDER: sends each file of a folder through the cleaners of uploads. Prints how many are accepted, by
// what sentence the others are refused, and which images look different afterwards.
import { readFile as read, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';

import { IMAGE_MAX_BYTES } from '../worker/contract/bounds.ts';
import { readFile } from '../worker/media/files/type.ts';
import { UnfitError } from '../worker/media/files/unfit.ts';
import { cleanVideo } from '../worker/media/files/video/clean.ts';
import { launchBrowser } from './browser/support/launch.ts';

/** The longer edge at which two images are compared, in px. */
const EDGE = 256;

const types: Record<string, string> = {
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
};

/** How many pixels differ. Of an original that Chromium can’t draw: whether it can draw the cleaned one. */
const differing = (page: Page, before: Uint8Array, after: Uint8Array, type: string) =>
  page.evaluate(
    async ({ files, edge }) => {
      const draw = async (base64: string) => {
        const image = new Image();
        image.src = `data:${files.type};base64,${base64}`;
        await image.decode();
        const canvas = document.createElement('canvas');
        const scale = edge / Math.max(image.width, image.height, 1);
        canvas.width = Math.max(1, image.width * scale);
        canvas.height = Math.max(1, image.height * scale);
        const context = canvas.getContext('2d');
        context?.drawImage(image, 0, 0, canvas.width, canvas.height);
        return context?.getImageData(0, 0, canvas.width, canvas.height).data;
      };
      const original = await draw(files.before).catch(() => undefined);
      const cleaned = await draw(files.after).catch(() => undefined);
      if (!original) return cleaned !== undefined;
      if (cleaned?.length !== original.length) return original.length / 4;
      let count = 0;
      for (let at = 0; at < original.length; at += 4) {
        // Colours are rounded.
        const far = [0, 1, 2, 3].some((of) => {
          const [one = 0, other = 0] = [original[at + of], cleaned[at + of]];
          return Math.abs(one - other) > 8;
        });
        if (far) count += 1;
      }
      return count;
    },
    {
      files: {
        type,
        before: Buffer.from(before).toString('base64'),
        after: Buffer.from(after).toString('base64'),
      },
      edge: EDGE,
    },
  );

/** What becomes of a file: `accepted`, the sentence that refuses it, or how it differs. */
async function outcomeOf(page: Page, bytes: Uint8Array): Promise<string> {
  if (bytes.length > IMAGE_MAX_BYTES) return 'not tried: larger than an image may be';
  try {
    const found = await readFile(bytes.slice());
    if (typeof found === 'string') {
      await cleanVideo(bytes, found);
      return 'accepted';
    }
    const pixels = await differing(page, bytes, found.bytes, types[found.extension] ?? '');
    if (pixels === true) return 'accepted, and mended: Chromium can’t draw the original';
    if (pixels === false) return 'accepted, although Chromium can’t draw it';
    return pixels > 1 ? 'accepted, but drawn differently' : 'accepted';
  } catch (error) {
    if (error instanceof UnfitError) return `refused: ${error.message}`;
    return `failed: ${String(error)}`;
  }
}

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Which folder? npm run corpus -- FOLDER');
  process.exit(1);
}
const browser = await launchBrowser();
const page = await browser.newPage();
const outcomes = new Map<string, string[]>();
let count = 0;
for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const file = path.join(entry.parentPath, entry.name);
  const outcome = await outcomeOf(page, await read(file));
  const files = outcomes.get(outcome) ?? [];
  outcomes.set(outcome, [...files, file]);
  count += 1;
}
await browser.close();
const sorted = [...outcomes].toSorted(([, one], [, other]) => other.length - one.length);
for (const [outcome, files] of sorted) {
  const share = ((files.length / count) * 100).toFixed(1);
  console.log(`${String(files.length).padStart(6)}  ${share.padStart(5)} %  ${outcome}`);
  if (outcome !== 'accepted')
    console.log(`${' '.repeat(17)}such as ${files.slice(0, 2).join(', ')}`);
}
