// Covers of land, water and sky, 200 × 140.

import {
  dot,
  fill,
  line,
  loop,
  type Motif,
  n,
  path,
  range,
  stroke,
  type Point,
} from './art-kit.ts';

export const peaks: Motif = (chance, { mid, deep, bright }) => {
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

export const orbits: Motif = (chance, { mid, bright, pale, deep }) => {
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

export const ridges: Motif = (chance, { mid, deep, bright, ground }) => {
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

export const horizon: Motif = (chance, { mid, deep, bright, ground }) => {
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

export const river: Motif = (chance, { mid, deep, bright }) => {
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
