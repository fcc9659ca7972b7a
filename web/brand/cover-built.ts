// Covers of built-up areas, 200 × 140.

import { dot, fill, line, type Motif, n, path, range, stroke, type Point } from './art-kit.ts';

export const metro: Motif = (chance, { mid, bright, pale, ground }) => {
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

export const blocks: Motif = (chance, { mid, deep, bright, pale }) => {
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

export const hexes: Motif = (chance, { mid, deep, bright, pale }) =>
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

export const radar: Motif = (chance, { mid, deep, bright, pale }) => {
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

export const chevrons: Motif = (chance, { mid, deep, bright, pale }) => {
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
