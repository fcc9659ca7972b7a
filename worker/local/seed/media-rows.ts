// The pictures and videos of the demo community: rows, and the files that they name.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';

import { type DemoPicture, gamers, sessions, userId } from './demo-community.ts';
import { DAY, HOUR } from './demo-times.ts';
import { createdAt } from './session-rows.ts';
import type { Row } from './write.ts';

/** The size of the demo images as they are drawn. */
const DRAWN_WIDTH_PX = 200;
const DRAWN_DPI = 72;
const QUALITY = 80;
/** Out of 6. Low, because the first start waits for it. */
const EFFORT = 2;

/** The widths of the copies, by name suffix. Copies of uploads have the same suffixes. */
const WIDTHS_PX = { '-200.webp': 200, '-400.webp': 400, '-1600.webp': 800 };
type CopySuffix = keyof typeof WIDTHS_PX;

/** The copies that lists show of an SVG, as an uploader's browser would have drawn them. */
const copiesOfSvg = (svg: Uint8Array, suffixes: readonly CopySuffix[]) =>
  Promise.all(
    suffixes.map(async (suffix) => {
      const width = WIDTHS_PX[suffix];
      const bytes = await sharp(svg, { density: (DRAWN_DPI * width) / DRAWN_WIDTH_PX })
        .resize(width)
        .webp({ quality: QUALITY, effort: EFFORT })
        .toBuffer();
      return { suffix, bytes };
    }),
  );

/** Looks random, but is the same every time. */
const fileName = (of: string, extension: string) =>
  `${createHash('sha256').update(`peerway ${of}`).digest('base64url').slice(0, 22)}.${extension}`;

interface Stored {
  extension: 'svg' | 'webm';
  bytes: Uint8Array;
  alt: string;
  copies: { suffix: string; bytes: Uint8Array }[];
}

const CARD_COPIES = ['-200.webp', '-400.webp'] as const;
const SESSION_COPIES = [...CARD_COPIES, '-1600.webp'] as const;

const read = (file: string) => readFileSync(new URL(`art/${file}`, import.meta.url));

/** A drawing and the copies of it, or a silent video and its stills. */
async function stored(
  { file, alt }: DemoPicture,
  suffixes: readonly CopySuffix[] = CARD_COPIES,
): Promise<Stored> {
  const bytes = read(file);
  if (!file.endsWith('.webm')) {
    return { extension: 'svg', bytes, alt, copies: await copiesOfSvg(bytes, suffixes) };
  }
  const copies = CARD_COPIES.map((suffix) => ({
    suffix,
    bytes: read(file.replace('.webm', suffix)),
  }));
  return { extension: 'webm', bytes, alt, copies };
}

export async function mediaRows(now: number) {
  const pictures: Promise<Stored & { row: Row; of: string }>[] = [];
  const add = (row: Row, of: string, picture: Promise<Stored>) =>
    pictures.push(picture.then((one) => ({ ...one, row, of })));
  gamers.forEach(({ key, portrait }, index) => {
    if (portrait === undefined) return;
    const row = {
      uploader_id: index + 1,
      user_id: index + 1,
      session_id: null,
      position: 0,
      deleted_at: null,
    };
    add({ ...row, created_at: now - DAY }, `user ${key}`, stored(portrait));
  });
  sessions.forEach((session, index) => {
    const created = createdAt(session, index, now);
    session.media.forEach((picture, position) => {
      const row = {
        uploader_id: userId(session.host),
        user_id: null,
        session_id: index + 1,
        position,
        deleted_at: session.firstMediaDeleted && position === 0 ? created + HOUR : null,
        created_at: created,
      };
      add(row, `session ${index + 1} ${position}`, stored(picture, SESSION_COPIES));
    });
  });
  const media: Row[] = [];
  const files: { name: string; bytes: Uint8Array }[] = [];
  for (const { row, of, extension, bytes, alt, copies } of await Promise.all(pictures)) {
    const name = fileName(of, extension);
    const smaller = copies.map((copy) => ({
      name: name.replace(`.${extension}`, copy.suffix),
      bytes: copy.bytes,
    }));
    files.push({ name, bytes }, ...smaller);
    const names = JSON.stringify(smaller.map((copy) => copy.name));
    media.push({ ...row, extension, new_name: name, alt, bytes: bytes.length, copies: names });
  }
  return { media, files };
}
