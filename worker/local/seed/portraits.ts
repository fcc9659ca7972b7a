// Images that users of the demo community show on their pages, 200 × 140: things that they like.
import { dot, fill, n, path, range, stroke, type Chance, chanceOf } from './drawing.ts';
import { type Paints, type Picture, frame, paintsOf, rect } from './scene-parts.ts';

type Motif = (chance: Chance, paints: Paints) => { art: string; alt: string };

const sprite: Motif = (chance, { warm, pale, near, dark }) => {
  const cell = 12;
  const body = range(7).flatMap((y) =>
    range(4)
      .filter((x) => chance.next() < (x === 3 ? 0.85 : 0.55))
      .flatMap((x) => (x === 3 ? [[3, y] as const] : [[x, y] as const, [6 - x, y] as const])),
  );
  const grid = range(9).map((index) => `M${n(-4 + index * 26)} 0V140M0 ${n(6 + index * 18)}H200`);
  return {
    art: `${path(grid.join(''), stroke(near, 2))}${rect(50, 20, 100, 100, fill(dark), 10)}${body
      .map(([x, y]) =>
        rect(58 + x * cell, 28 + y * cell, cell - 1, cell - 1, fill(y < 2 ? pale : warm)),
      )
      .join(
        '',
      )}${rect(82, 52, cell - 1, cell - 1, fill(dark))}${rect(106, 52, cell - 1, cell - 1, fill(dark))}`,
    alt: 'A small pixel creature with two dark eyes',
  };
};

const cat: Motif = (chance, { far, near, warm, pale, dark }) => {
  const tail = chance.pick(['M140 112Q176 110 168 74', 'M140 112Q182 118 180 92Q178 78 166 84']);
  return {
    art: `${rect(20, 12, 160, 100, fill(far), 6)}${dot(148, 38, 14, fill(pale))}${path(
      'M100 12V112M20 62H180',
      stroke(near, 4),
    )}${rect(0, 112, 200, 30, fill(near))}${path(tail, stroke(dark, 9))}${path(
      'M62 114C58 84 74 74 96 74S146 88 142 114Z',
      fill(dark),
    )}${path('M58 44L64 24L80 36H94L110 24L116 44Q120 74 87 76Q54 74 58 44Z', fill(dark))}${dot(
      76,
      52,
      5,
      fill(warm),
    )}${dot(98, 52, 5, fill(warm))}${path('M87 60V64M82 67Q87 71 92 67', stroke(warm, 2))}${path(
      'M48 58L66 61M48 68L66 66M126 58L108 61M126 68L108 66',
      stroke(pale, 1.2),
    )}`,
    alt: 'A dark cat on a window sill, the moon behind it',
  };
};

const hills: Motif = (chance, { far, near, warm, cool, pale, dark }) => {
  const sun = chance.between(56, 144);
  return {
    art: `${range(4)
      .map((index) =>
        dot(sun, 74, 58 - index * 11, fill(warm, ` opacity="${n(0.15 + index * 0.22)}"`)),
      )
      .join('')}${path('M-5 86Q40 54 92 80T205 66V145H-5Z', fill(far))}${path(
      'M-5 104Q60 76 118 100T205 92V145H-5Z',
      fill(cool),
    )}${path('M-5 120Q50 100 110 118T205 112V145H-5Z', fill(near))}${path(
      'M30 140Q52 126 84 124T120 108T150 96',
      stroke(pale, 3, ' stroke-dasharray="1 7"'),
    )}${path('M168 116V92M160 104L168 86L176 104ZM182 120V102M175 111L182 96L189 111Z', `${fill(dark)} stroke="${dark}" stroke-width="2"`)}`,
    alt: 'A path over hills towards a low sun',
  };
};

const headset: Motif = (chance, { far, near, warm, cool, pale, dark }) => {
  const steam = chance.pick([
    'M142 58Q136 50 142 42T142 26M154 58Q148 50 154 42',
    'M142 58Q150 50 142 42M154 58Q162 48 154 40T156 24',
  ]);
  return {
    art: `${rect(0, 98, 200, 45, fill(near))}${rect(0, 0, 200, 98, fill(far))}${path(
      'M34 92V70C34 38 56 26 76 26S118 38 118 70V92',
      stroke(dark, 9),
    )}${rect(24, 66, 22, 38, fill(warm), 9)}${rect(106, 66, 22, 38, fill(warm), 9)}${path(
      'M36 104Q40 120 66 118',
      stroke(dark, 4),
    )}${dot(68, 118, 5, fill(warm))}${path(steam, stroke(pale, 2.5, ' opacity=".8"'))}${path(
      'M134 66H166V98Q166 112 150 112T134 98Z',
      fill(cool),
    )}${path('M166 74Q182 74 180 86T164 96', stroke(cool, 5))}`,
    alt: 'A headset and a steaming mug on a desk',
  };
};

const keys: Motif = (chance, { near, dark, warm, cool, pale, far }) => {
  const lit = new Set([1.03, 2.02, 2.03, 2.04]);
  const caps = range(4).flatMap((row) =>
    range(9).map((column) => {
      const [x, y] = [18 + column * 18.6, 34 + row * 20];
      const wasd = lit.has(row + column / 100);
      const tone = wasd ? warm : chance.next() < 0.12 ? cool : far;
      return (
        rect(x, y, 15.6, 16, fill(tone), 3) +
        rect(x + 3, y + 2, 9.6, 9, fill(wasd ? pale : tone), 2)
      );
    }),
  );
  return {
    art: `${rect(8, 22, 184, 98, `${fill(dark)} stroke="${near}" stroke-width="4"`, 10)}${caps.join('')}`,
    alt: 'A keyboard with four worn keys lit up',
  };
};

const planet: Motif = (chance, { far, warm, cool, pale, dark }) => {
  const tilt = chance.pick([-18, -12, 14, 20]);
  const dust = range(22).map(() =>
    dot(chance.between(4, 196), chance.between(4, 136), chance.between(0.5, 1.5), fill(pale)),
  );
  return {
    art: `${dust.join('')}<g transform="rotate(${tilt} 100 70)">${dot(100, 70, 38, fill(warm))}${path(
      'M64 60Q100 72 136 58M62 74Q100 88 138 73M72 94Q100 102 129 92',
      stroke(far, 5, ' opacity=".45"'),
    )}<ellipse cx="100" cy="70" rx="74" ry="17" ${stroke(cool, 6)}/>${path(
      'M62 70A38 38 0 0 1 138 70Z',
      fill(warm),
    )}${path('M64 60Q100 70 136 58', stroke(far, 5, ' opacity=".45"'))}</g>${dot(166, 28, 8, fill(cool))}${dot(
      169,
      26,
      6,
      fill(dark),
    )}`,
    alt: 'A ringed planet with a small moon',
  };
};

const pad: Motif = (chance, { near, far, warm, cool, pale, dark }) => {
  const rings = range(5).map((index) =>
    dot(100, 70, 96 - index * 15, stroke(index % 2 ? near : far, 7)),
  );
  const glow = chance.pick([warm, cool, pale]);
  return {
    art: `${rings.join('')}${path(
      'M58 44H142C166 44 176 74 178 96C179 112 162 118 150 104L138 92H62L50 104C38 118 21 112 22 96C24 74 34 44 58 44Z',
      `${fill(dark)} stroke="${glow}" stroke-width="3"`,
    )}${path('M62 56V76M52 66H72', stroke(pale, 6))}${dot(138, 56, 4.5, fill(warm))}${dot(
      148,
      66,
      4.5,
      fill(cool),
    )}${dot(138, 76, 4.5, fill(pale))}${dot(128, 66, 4.5, fill(glow))}${dot(82, 80, 8, fill(far))}${dot(
      118,
      80,
      8,
      fill(far),
    )}${path('M94 58H106', stroke(glow, 4))}`,
    alt: 'A game controller in a ring of light',
  };
};

const plant: Motif = (chance, { far, near, warm, cool, pale, dark }) => {
  const leaves = range(7).map((index) => {
    const lean = (index - 3) * 15 + chance.between(-4, 4);
    const top = 30 + Math.abs(index - 3) * 9 + chance.between(-4, 4);
    const tip = 100 + lean * 1.2;
    return path(
      `M100 94Q${n(100 + lean * 0.2 - 12)} ${n(top + 22)} ${n(tip)} ${n(top)}Q${n(100 + lean + 8)} ${n(top + 34)} 100 94Z`,
      fill(index % 2 ? cool : pale),
    );
  });
  return {
    art: `${rect(0, 112, 200, 30, fill(near))}${dot(100, 62, 56, fill(far))}${leaves.join('')}${path(
      'M76 90H124L118 124H82Z',
      fill(warm),
    )}${rect(72, 86, 56, 10, fill(warm), 3)}${dot(93, 107, 2.2, fill(dark))}${dot(107, 107, 2.2, fill(dark))}${path(
      'M96 113Q100 116 104 113',
      stroke(dark, 1.8),
    )}`,
    alt: 'A house plant in a pot with a friendly face',
  };
};

const motifs: Record<string, Motif> = {
  sprite,
  cat,
  hills,
  headset,
  keys,
  planet,
  pad,
  plant,
};

export function portraitPicture(motifName: string, name: string): Picture {
  const motif = motifs[motifName];
  if (!motif) throw new Error(`No portrait is called ${motifName}.`);
  const chance = chanceOf(`${motifName} ${name}`);
  const paints = paintsOf(chance);
  const { art, alt } = motif(chance, paints);
  return { svg: frame(paints.sky, art), alt };
}
