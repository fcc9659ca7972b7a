import { Hono } from 'hono';

import { notFound } from '../../core/problems.ts';
import type { AppEnv } from '../../core/router.ts';
import { coverPreviewName, stemOf } from '../../media/files/names.ts';
import { CONTENT_TYPES, FILE_POLICY } from '../../media/routes/files.ts';
import { PRODUCT_IMAGE } from '../describe-page.ts';

/** The image of an uploaded cover is named after the cover's file, any other after its title. */
const COVER = /^[\w-]{22}\.(?:jpg|png)$/;
const NAME = /^([\w.-]{1,100})\.png$/;

/** Where an admin's browser stores the image of a title. */
export const titleKey = (name: string) => `previews/${name}.png`;

const DRAWN = 'public, max-age=86400';
/** The cache header of a substitute: the image may be drawn at any moment. */
const INSTEAD = 'public, max-age=0, must-revalidate';

/**
 * The image that messengers show of a game, if the build hasn't drawn it. It is the one that an admin's browser drew,
 * else the cover, else the product's image.
 */
export const previewImages = new Hono<AppEnv>().get('/:file', async (c) => {
  const { ASSETS, FILES } = c.env;
  const [, name = ''] = NAME.exec(c.req.param('file')) ?? [];
  const isCover = COVER.test(name);
  const answer = (object: R2ObjectBody, type: string | undefined, cache: string) =>
    c.body(object.body, 200, {
      'Content-Type': type ?? 'image/png',
      'Content-Length': String(object.size),
      'Cache-Control': cache,
      'Content-Security-Policy': FILE_POLICY,
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  const drawn =
    name === '' ? null : await FILES.get(isCover ? coverPreviewName(stemOf(name)) : titleKey(name));
  if (drawn) return answer(drawn, 'image/png', DRAWN);
  const cover = isCover ? await FILES.get(name) : null;
  if (cover) return answer(cover, CONTENT_TYPES[name.split('.').at(-1) ?? ''], INSTEAD);
  const product = await ASSETS.fetch(new URL(PRODUCT_IMAGE, c.req.url));
  if (!product.ok) throw notFound('file');
  return new Response(product.body, product);
});
