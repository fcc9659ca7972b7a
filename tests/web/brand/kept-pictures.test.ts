import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';

import { avatarSvg } from '../../../web/brand/avatar-art.ts';
import { coverSvg } from '../../../web/brand/cover-art.ts';

const names = Array.from(
  { length: 60 },
  (_, index) => `Game ${index} ${'of Chess'.repeat(index % 4)}`,
);

/** Of all the pictures of one sort: a list of drawings would be too long to read. */
const printOf = (draw: (name: string) => string) =>
  createHash('sha256').update(names.map(draw).join('\n')).digest('hex').slice(0, 16);

// People know a game and a player without a picture by what is drawn for the name. Whoever changes the drawings on
// purpose looks at them, and writes down the new print.
it.each([
  ['game’s cover', (name: string) => coverSvg(name), '17db2ac6ded87720'],
  ['game’s icon', (name: string) => coverSvg(name, { size: 'icon' }), 'ba94016d2b6959cf'],
  ['player’s picture', (name: string) => avatarSvg(name), '8853b71cede50ed8'],
])('draws for a name the %s that it always had', (_, draw, print) => {
  expect(printOf(draw)).toBe(print);
});
