import { base64url } from 'jose';

/** File names. They can't be guessed, and no name is used twice. */

const STEM_BYTES = 16;

/** The prefix of all names of one file. */
export const newStem = () => base64url.encode(crypto.getRandomValues(new Uint8Array(STEM_BYTES)));

/** Names of files that are shown to some people only begin with this. Random names never do. */
const PRIVATE = '~';

/** The prefix of a picture of a message. Its name says that whoever asks for it must be asked for a log-in. */
export const newPrivateStem = () => PRIVATE + newStem();

export const isPrivate = (name: string) => name.startsWith(PRIVATE);

/** `~`, then 16 bytes. The other names of a file begin with its stem, too. */
export const stemIn = (name: string) => /^~?[\w-]{22}/.exec(name)?.[0] ?? '';

/** The sizes of the copies in px: for a card at two densities, and the longer edge on a page. */
export const CARD_WIDTH_PX = 200;
export const CARD_HEIGHT_PX = 140;
export const PAGE_EDGE_PX = 1600;

export const DENSITIES = [1, 2] as const;

export const cardName = (stem: string, density: (typeof DENSITIES)[number]) =>
  `${stem}-${density * CARD_WIDTH_PX}.webp`;

export const largeName = (stem: string) => `${stem}-${PAGE_EDGE_PX}.webp`;

/** The still of a video or drawing, if no smaller copies of it can be made. */
export const stillName = (stem: string, extension: string) => `${stem}-still.${extension}`;

/** The copies of an image, the smallest first. Those for cards are made when they are first asked for. */
export const copyNames = (stem: string) => [
  ...DENSITIES.map((density) => cardName(stem, density)),
  largeName(stem),
];

/** The image that messengers show of a game with this cover. */
export const coverPreviewName = (stem: string) => `${stem}-preview.png`;

/** The name of a file while it is taken down. No URL leads there. */
export const withdrawnName = (name: string) => `withdrawn/${name}`;

/** A random place among all stored files, equally often in each range of names. A stem alone never sorts into the others. */
export function strayStart() {
  const stem = Math.random() < 0.5 ? newStem() : newPrivateStem();
  return Math.random() < 0.5 ? stem : withdrawnName(stem);
}

export const stemOf = (newName: string) => newName.slice(0, newName.lastIndexOf('.'));

/** All names that may exist in the bucket for one file. */
export const allNames = (stem: string, extension: string | null) => [
  ...(extension === null ? [] : [`${stem}.${extension}`]),
  ...copyNames(stem),
  stillName(stem, 'jpg'),
  stillName(stem, 'png'),
];
