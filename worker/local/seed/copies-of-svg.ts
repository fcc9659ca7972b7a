import sharp from 'sharp';

/** The size of the demo images as they are drawn. */
const DRAWN_WIDTH_PX = 200;
const DRAWN_DPI = 72;
const QUALITY = 80;
/** Out of 6. Low, because the first start waits for it. */
const EFFORT = 2;

/** The widths of the copies, by name suffix. Copies of uploads have the same suffixes. */
const WIDTHS_PX = { '-200.webp': 200, '-400.webp': 400, '-1600.webp': 800 };
export type CopySuffix = keyof typeof WIDTHS_PX;

/** The copies that lists show of an SVG, as an uploader's browser would have drawn them. */
export const copiesOfSvg = (svg: Uint8Array, suffixes: readonly CopySuffix[]) =>
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
