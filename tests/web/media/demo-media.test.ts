import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { communityRows } from '../../../worker/local/seed/rows.ts';

/** A map that has every game, all with the same id. */
class AnyGame extends Map<string, number> {
  override get() {
    return 1;
  }
}

const THUMBNAIL_MAX_BYTES = 12_000;

describe('pictures of the demo community', async () => {
  const { files, tables } = await communityRows('hash', new AnyGame(), Date.now());
  const sizes = new Map(files.map(({ name, bytes }) => [name, bytes.length]));
  const thumbnails = (tables['media'] ?? []).map(({ new_name: name, copies }) => {
    const [card] = z.array(z.string()).parse(JSON.parse(String(copies ?? '[]')));
    return card ?? name;
  });

  it('are those of a good part of its people and sessions', () => {
    expect(thumbnails.length).toBeGreaterThan(40);
  });

  it('are rasters wherever they are listed', () => {
    expect(thumbnails.filter((name) => !String(name).endsWith('.webp'))).toEqual([]);
  });

  it('weigh little on a card', () => {
    const heavy = thumbnails.filter(
      (name) => (sizes.get(String(name)) ?? Infinity) > THUMBNAIL_MAX_BYTES,
    );
    expect(heavy).toEqual([]);
  });
});
