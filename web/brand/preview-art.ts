// The images that messengers show of a shared link, since none of them shows an SVG. Drawn by the build and by admins' browsers.

import { PREVIEW_HEIGHT_PX, PREVIEW_WIDTH_PX } from '../../worker/contract/bounds.ts';
import { hex, path, stroke } from './art-kit.ts';
import { coverSvg } from './cover-art.ts';
import { lettering } from './route-letters.ts';

const NIGHT = hex(0.176, 0.018, 250);
const INK = hex(0.955, 0.012, 85);
const WARM = hex(0.8, 0.145, 64);

/** Where the cover is, beside the logo. */
export const COVER_LEFT_PX = 300;
const COVER_WIDTH_PX = PREVIEW_WIDTH_PX - COVER_LEFT_PX;

const page = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW_WIDTH_PX}" height="${PREVIEW_HEIGHT_PX}"><rect width="${PREVIEW_WIDTH_PX}" height="${PREVIEW_HEIGHT_PX}" fill="${NIGHT}"/>${content}</svg>`;

/** The logo (web/brand/mark.tsx). */
const mark = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${INK}">
<path d="M8 22.6V13A8.6 8.6 0 1 1 16.6 21.6" stroke-width="3.8" stroke-linecap="round"/>
<circle cx="8" cy="27" r="3.1" stroke-width="2.6"/><circle cx="16.6" cy="13" r="3.9" fill="${WARM}" stroke="none"/></g>`;

export const productPreview = page(
  mark(120, 155, 10) +
    path(lettering('PEERWAY', 470, 235, 100), stroke(INK, 18)) +
    path(lettering('YOUR WAY TO OTHER PEOPLES', 470, 400, 24), stroke(WARM, 5)),
);

/** The logo, with the cover that is generated of a title beside it, or room for another. */
export function gamePreview(title?: string) {
  const sign = mark(62, 195, 5.5) + path(lettering('PEERWAY', 70, 400, 26), stroke(INK, 5));
  if (title === undefined) return page(sign);
  const cover = coverSvg(title)
    .replace('<svg ', `<svg x="${COVER_LEFT_PX}" `)
    .replace('width="200" height="140"', `width="${COVER_WIDTH_PX}" height="${PREVIEW_HEIGHT_PX}"`);
  return page(cover + sign);
}
