// Ten ways to fill a cover, 200 × 140, each a piece of a map.

import { type Chance, dot, fill, line, loop, n, path, type Point, stroke } from './art-kit.ts';

export type Paints = { ground: string; deep: string; mid: string; bright: string; pale: string };
type Motif = (chance: Chance, paints: Paints) => string;

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const peaks: Motif = (chance, { mid, deep, bright }) => {
  const [x, y] = [chance.between(110, 160), chance.between(40, 80)];
  const wobble = range(9).map(() => chance.between(0.72, 1.28));
  const ring = (radius: number): string =>
    loop(
      wobble.map((factor, index): Point => {
        const angle = (index / wobble.length) * Math.PI * 2;
        const reach = radius * (1 + (factor - 1) * Math.min(1, radius / 60));
        return [x + Math.cos(angle) * reach * 1.25, y + Math.sin(angle) * reach];
      }),
    );
  const rings = range(8).map((index) =>
    path(
      ring(132 - index * 16),
      `${fill(index % 2 ? deep : mid)} fill-opacity=".5" stroke="${mid}"`,
    ),
  );
  return rings.join('') + dot(x, y, 7, fill(bright));
};

const metro: Motif = (chance, { mid, bright, pale, ground }) => {
  const lines = [mid, pale, bright].map((colour, index) => {
    const y = 22 + index * 34 + chance.between(-6, 6);
    const bend = chance.between(50, 110);
    const rise = chance.pick([-32, 32, 46]) * (index === 2 ? -1 : 1);
    const points: Point[] = [
      [-10, y],
      [bend, y],
      [bend + Math.abs(rise), y + rise],
      [210, y + rise],
    ];
    const stops = [bend - 26, bend + Math.abs(rise) + 22].map((x, end) =>
      dot(x, end ? y + rise : y, 6, `${fill(ground)} stroke="${colour}" stroke-width="4"`),
    );
    return path(line(points), stroke(colour, 8)) + stops.join('');
  });
  return lines.join('');
};

const orbits: Motif = (chance, { mid, bright, pale, deep }) => {
  const [x, y] = [chance.between(120, 165), chance.between(48, 84)];
  const rings = range(5).map((index) => {
    const radius = 30 + index * 23;
    const angle = chance.between(0, Math.PI * 2);
    return (
      dot(x, y, radius, stroke(index % 2 ? mid : deep, 3)) +
      dot(
        x + Math.cos(angle) * radius,
        y + Math.sin(angle) * radius,
        4 + (index % 3) * 2,
        fill(index % 2 ? bright : pale),
      )
    );
  });
  return rings.join('') + dot(x, y, 17, fill(bright));
};

const ridges: Motif = (chance, { mid, deep, bright, ground }) => {
  const sun = dot(
    chance.between(110, 170),
    chance.between(30, 52),
    chance.between(18, 28),
    fill(bright),
  );
  const ranges = [mid, deep, ground].map((colour, index) => {
    const base = 62 + index * 24;
    const tops = range(7).map((step): Point => [
      -10 + step * 37 + chance.between(-8, 8),
      base + (step % 2 ? -1 : 1) * chance.between(6, 26 - index * 5),
    ]);
    return path(`${line([[-20, 150], ...tops, [230, 150]])}Z`, fill(colour));
  });
  return sun + ranges.join('');
};

const blocks: Motif = (chance, { mid, deep, bright, pale }) => {
  const turn = chance.pick([-18, -12, 14, 22]);
  const houses = range(40).map((index) => {
    const wide = 20 + chance.next() * 9;
    const colour = chance.next() < 0.12 ? pale : chance.next() < 0.5 ? mid : deep;
    return `<rect x="${n(-30 + (index % 8) * 34)}" y="${n(-30 + Math.floor(index / 8) * 42)}" width="${n(wide)}" height="${n(26 + chance.next() * 9)}" rx="3" ${fill(colour)}/>`;
  });
  const way: Point[] = [
    [-40, 91],
    [101, 91],
    [101, 7],
    [240, 7],
  ];
  return `<g transform="rotate(${turn} 100 70)">${houses.join('')}${path(line(way), stroke(bright, 6))}${dot(101, 49, 8, fill(bright))}</g>`;
};

const horizon: Motif = (chance, { mid, deep, bright, ground }) => {
  const x = chance.between(80, 150);
  const stripes = range(4).map(
    (index) =>
      `<rect x="0" y="${n(48 + index * 11)}" width="200" height="${n(2.5 + index)}" ${fill(ground)}/>`,
  );
  const rays = range(11).map((index) =>
    path(
      line([
        [x, 84],
        [x + (index - 5) * 46, 142],
      ]),
      stroke(mid, 2),
    ),
  );
  const rungs = [92, 103, 120].map((y) =>
    path(
      line([
        [0, y],
        [200, y],
      ]),
      stroke(mid, 2),
    ),
  );
  return `${dot(x, 58, 40, fill(bright))}${stripes.join('')}<path d="M0 84H200V140H0Z" ${fill(deep)}/>${rays.join('')}${rungs.join('')}`;
};

const hexes: Motif = (chance, { mid, deep, bright, pale }) =>
  range(40)
    .map((index) => {
      const row = Math.floor(index / 8);
      const [x, y] = [(index % 8) * 31 + (row % 2) * 15.5 - 8, row * 27 + 8];
      const roll = chance.next();
      const colour = roll < 0.1 ? bright : roll < 0.17 ? pale : roll < 0.55 ? mid : deep;
      const corners = range(6).map((corner): Point => {
        const angle = (corner / 6 + 1 / 12) * Math.PI * 2;
        return [x + Math.cos(angle) * 15.5, y + Math.sin(angle) * 15.5];
      });
      return path(`${line(corners)}Z`, fill(colour));
    })
    .join('');

const river: Motif = (chance, { mid, deep, bright }) => {
  const [lift, sway] = [chance.between(-16, 16), chance.pick([-1, 1])];
  return range(7)
    .map((index) => {
      const y = 4 + index * 22 + lift;
      const bend = sway * chance.between(20, 34);
      return path(
        `M-10 ${n(y)}C50 ${n(y - bend)} 70 ${n(y + bend)} 110 ${n(y)}S180 ${n(y - bend)} 215 ${n(y + bend / 2)}`,
        stroke(index === 2 ? bright : index % 2 ? mid : deep, index === 2 ? 7 : 11),
      );
    })
    .join('');
};

const radar: Motif = (chance, { mid, deep, bright, pale }) => {
  const [x, y] = [chance.pick([200, 178]), chance.pick([0, 140])];
  const rings = range(5).map((index) =>
    dot(x, y, 190 - index * 36, `${fill(index % 2 ? mid : deep)} fill-opacity=".75"`),
  );
  const marks = range(5).map((index) => {
    const [angle, reach] = [chance.between(0.15, 1.4), 40 + index * 28];
    const height = Math.sin(angle) * reach;
    return dot(
      x - Math.cos(angle) * reach,
      y === 0 ? height : y - height,
      3 + (index % 3) * 2,
      fill(index % 2 ? bright : pale),
    );
  });
  return rings.join('') + marks.join('');
};

const chevrons: Motif = (chance, { mid, deep, bright, pale }) => {
  const tip = chance.between(60, 90);
  const up = chance.next() < 0.5 ? 1 : -1;
  return [deep, mid, deep, bright, pale, mid]
    .map((colour, index) => {
      const x = 40 + index * 31;
      return path(
        line([
          [x - 46, tip - up * 92],
          [x, tip],
          [x - 46, tip + up * 92],
        ]),
        stroke(colour, index === 3 ? 15 : 10),
      );
    })
    .join('');
};

export const motifs: readonly [Motif, ...Motif[]] = [
  peaks,
  metro,
  orbits,
  ridges,
  blocks,
  horizon,
  hexes,
  river,
  radar,
  chevrons,
];
