// The pictures and videos of the demo community: rows, and the files that they name.
import { createHash } from 'node:crypto';

import { type CopySuffix, copiesOfSvg } from './copies-of-svg.ts';
import { gamers, sessions, userId } from './demo-community.ts';
import { DAY, HOUR } from './demo-times.ts';
import { isLoop, readLoop } from './loops.ts';
import { portraitPicture } from './portraits.ts';
import type { Picture } from './scene-parts.ts';
import { scenePicture } from './scenes.ts';
import { createdAt } from './session-rows.ts';
import type { Row } from './write.ts';

interface StoredFile {
  name: string;
  bytes: Uint8Array;
}

/** Looks random, but is the same every time. */
const fileName = (of: string, extension: string) =>
  `${createHash('sha256').update(`peerway ${of}`).digest('base64url').slice(0, 22)}.${extension}`;

interface Drawn {
  extension: 'svg' | 'webm';
  bytes: Uint8Array;
  alt: string;
  copies: { suffix: string; bytes: Uint8Array }[];
}

const CARD_COPIES = ['-200.webp', '-400.webp'] as const;

const drawn = async (
  { svg, alt }: Picture,
  suffixes: readonly CopySuffix[] = CARD_COPIES,
): Promise<Drawn> => {
  const bytes = Buffer.from(svg);
  return { extension: 'svg', bytes, alt, copies: await copiesOfSvg(bytes, suffixes) };
};

export async function mediaRows(now: number) {
  const pictures: Promise<Drawn & { row: Row; of: string }>[] = [];
  const add = (row: Row, of: string, drawing: Promise<Drawn>) =>
    pictures.push(drawing.then((picture) => ({ ...picture, row, of })));
  gamers.forEach(({ key, name, portrait }, index) => {
    if (portrait === undefined) return;
    const row = {
      uploader_id: index + 1,
      user_id: index + 1,
      session_id: null,
      position: 0,
      deleted_at: null,
    };
    add({ ...row, created_at: now - DAY }, `user ${key}`, drawn(portraitPicture(portrait, name)));
  });
  sessions.forEach((session, index) => {
    const created = createdAt(session, index, now);
    session.media.forEach((name, position) => {
      const row = {
        uploader_id: userId(session.host),
        user_id: null,
        session_id: index + 1,
        position,
        deleted_at: session.firstMediaDeleted && position === 0 ? created + HOUR : null,
        created_at: created,
      };
      const picture = isLoop(name)
        ? Promise.resolve({ ...readLoop(name), extension: 'webm' as const })
        : drawn(scenePicture(name, session.name), [...CARD_COPIES, '-1600.webp']);
      add(row, `session ${index + 1} ${position}`, picture);
    });
  });
  const media: Row[] = [];
  const files: StoredFile[] = [];
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
