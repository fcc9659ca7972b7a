// Generates avatars for users without an image: a figure on a map. The same name always gives the same avatar.

import { type Chance, chanceOf } from '../../worker/contract/chance.ts';
import { dot, fill, hex, line, path, type Point, stroke } from './art-kit.ts';
import { avatarMood } from './mood.ts';

type Paints = {
  ground: string;
  far: string;
  near: string;
  skin: string;
  bright: string;
  dark: string;
};

function paintsOf(chance: Chance): Paints {
  const { hue, other, late, ground } = avatarMood(chance);
  return {
    ground: hex(...ground),
    far: late ? hex(0.38, 0.085, hue) : hex(0.73, 0.1, hue),
    near: late ? hex(0.55, 0.13, hue + 14) : hex(0.5, 0.13, hue),
    skin: hex(late ? 0.83 : 0.92, 0.07, other + 20),
    bright: hex(late ? 0.75 : 0.62, 0.17, other),
    dark: hex(0.22, 0.05, hue),
  };
}

/** The routes behind the figure, with their stops. */
function ways(chance: Chance, { far, ground, bright }: Paints): string {
  const rise = chance.pick([-34, 34]);
  const first = chance.between(42, 54);
  const routes: Point[][] = [
    [
      [-10, first],
      [34, first],
      [34 + Math.abs(rise), first + rise],
      [210, first + rise],
    ],
    [
      [-10, 96],
      [44, 96],
      [80, 60],
      [140, 60],
      [174, 94],
      [210, 94],
    ],
  ];
  const stops = [
    dot(18, first, 5, `${fill(ground)} stroke="${far}" stroke-width="4"`),
    dot(182, first + rise, 5, fill(bright)),
  ];
  return routes.map((route) => path(line(route), stroke(far, 6))).join('') + stops.join('');
}

function head(chance: Chance, { skin }: Paints): string {
  return chance.pick([
    dot(100, 62, 31, fill(skin)),
    `<rect x="71" y="32" width="58" height="60" rx="20" ${fill(skin)}/>`,
    path(
      'M100 29L127 45V78L100 95L73 78V45Z',
      `${fill(skin)} stroke="${skin}" stroke-width="6" stroke-linejoin="round"`,
    ),
    path('M69 62A31 31 0 0 1 131 62C131 78 112 84 100 99C88 84 69 78 69 62Z', fill(skin)),
  ]);
}

function face(chance: Chance, { dark, bright, skin }: Paints): string {
  return chance.pick([
    dot(89, 64, 4.5, fill(dark)) + dot(111, 64, 4.5, fill(dark)),
    `<rect x="77" y="55" width="46" height="17" rx="8.5" ${fill(dark)}/>${dot(90, 63.5, 3.5, fill(bright))}`,
    path('M84 65Q89 58 94 65M106 65Q111 58 116 65', stroke(dark, 4.5)),
    dot(88, 63, 9, stroke(dark, 4)) +
      dot(112, 63, 9, stroke(dark, 4)) +
      path('M97 62L103 62', stroke(dark, 4)),
    path('M78 63L122 63', stroke(dark, 12)) + path('M86 63L92 63', stroke(skin, 4)),
  ]);
}

function crown(chance: Chance, { bright, dark, near }: Paints): string {
  return chance.pick([
    path('M68 64A32 33 0 0 1 132 64', stroke(bright, 7)) +
      path('M68 60V74M132 60V74', stroke(bright, 13)),
    path('M68 64A32 33 0 0 1 132 64', stroke(dark, 6)) +
      path('M67 60V74M133 60V74', stroke(bright, 13)) +
      path('M68 78Q74 90 88 88', stroke(dark, 4)),
    path(
      'M70 52A31 31 0 0 1 130 52Z',
      `${fill(bright)} stroke="${bright}" stroke-width="5" stroke-linejoin="round"`,
    ) + path('M100 52L142 52', stroke(bright, 7)),
    path('M69 56Q72 26 100 27Q128 26 131 56Q116 40 100 46Q84 40 69 56Z', fill(dark)),
    path('M62 84Q60 24 100 24Q140 24 138 84', stroke(near, 11)),
    path('M82 34L78 18M118 34L122 18', stroke(bright, 5)) +
      dot(78, 17, 5, fill(bright)) +
      dot(122, 17, 5, fill(bright)),
  ]);
}

/** 200 × 140 for cards. `icon` is the square middle of the same image. */
export function avatarSvg(name: string, opts: { size?: 'card' | 'icon' } = {}): string {
  const chance = chanceOf(name);
  const paints = paintsOf(chance);
  const shoulders = path('M38 150C38 112 66 100 100 100S162 112 162 150Z', fill(paints.near));
  const neck = path('M100 82V104', stroke(paints.skin, 22));
  const collar =
    chance.next() < 0.5
      ? path('M78 103Q100 126 122 103', stroke(paints.bright, 6))
      : dot(128, 122, 6, fill(paints.bright));
  const art = [
    `<rect width="200" height="140" ${fill(paints.ground)}/>`,
    ways(chance, paints),
    shoulders,
    neck,
    collar,
    head(chance, paints),
    face(chance, paints),
    crown(chance, paints),
  ];
  const [x, width] = opts.size === 'icon' ? [38, 124] : [0, 200];
  const [y, height] = opts.size === 'icon' ? [8, 124] : [0, 140];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${art.join('')}</svg>`;
}
