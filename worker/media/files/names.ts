import { base64url } from 'jose';

/** Names of files: nobody can guess one, and none is ever given twice. */

const STEM_BYTES = 16;

/** What all names of one file begin with. */
export const newStem = () => base64url.encode(crypto.getRandomValues(new Uint8Array(STEM_BYTES)));

/** Edges of the copies in px: a card's at one and two densities, and a page's longer edge. */
export const CARD_WIDTH_PX = 200;
export const CARD_HEIGHT_PX = 140;
export const PAGE_EDGE_PX = 1600;

const COPY_SUFFIXES = [
  `-${CARD_WIDTH_PX}.webp`,
  `-${2 * CARD_WIDTH_PX}.webp`,
  `-${PAGE_EDGE_PX}.webp`,
] as const;

/** The still of a video or drawing, where nothing makes smaller copies of it. */
export const stillName = (stem: string, extension: string) => `${stem}-still.${extension}`;

export const copyNames = (stem: string) => COPY_SUFFIXES.map((suffix) => stem + suffix);

/** Where a file lies while it is taken down: no address leads there. */
export const withdrawnName = (name: string) => `withdrawn/${name}`;

export const stemOf = (newName: string) => newName.slice(0, newName.lastIndexOf('.'));

/** Everything that may lie in the bucket for one file. */
export const allNames = (stem: string, extension: string | null) => [
  ...(extension === null ? [] : [`${stem}.${extension}`]),
  ...copyNames(stem),
  stillName(stem, 'jpg'),
  stillName(stem, 'png'),
];
