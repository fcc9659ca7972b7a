// Images of sessions: people on their way to each other, 200 × 140. Games have covers, sessions have people.
import { type Point, dot, fill, line, n, path, range, stroke, chanceOf } from './drawing.ts';
import {
  type Picture,
  type Scene,
  capital,
  figure,
  frame,
  map,
  paintsOf,
  people,
  person,
  rect,
  stars,
} from './scene-parts.ts';

const table: Scene = (chance, paints) => {
  const count = Math.floor(chance.between(3, 6));
  const turn = chance.between(0, Math.PI * 2);
  const seats = range(count + 1).map((index): Point => {
    const angle = turn + (index / (count + 1)) * Math.PI * 2;
    return [100 + Math.cos(angle) * 64, 70 + Math.sin(angle) * 44];
  });
  const ways = seats.map((seat, index) =>
    path(
      line([seat, [100, 70]]),
      stroke(
        index === count ? paints.cool : paints.warm,
        4,
        index === count ? ' stroke-dasharray="1 8"' : '',
      ),
    ),
  );
  const sitting = seats.map(([x, y], index) =>
    index === count
      ? dot(
          x,
          y,
          12,
          `${fill(paints.sky)} stroke="${paints.cool}" stroke-width="2.5" stroke-dasharray="4 5"`,
        )
      : person(x, y, 14, index === 0 ? paints.warm : paints.pale, paints.dark),
  );
  return {
    art: `${map(chance, paints)}${dot(100, 70, 46, fill(paints.warm, ' opacity=".1"'))}${ways.join('')}${dot(
      100,
      70,
      19,
      `${fill(paints.dark)} stroke="${paints.warm}" stroke-width="4"`,
    )}${dot(100, 70, 7, fill(paints.warm))}${sitting.join('')}`,
    alt: `${capital(people(count))} around a lit table seen from above, one place free`,
  };
};

const platform: Scene = (chance, paints) => {
  const tones = [paints.warm, paints.cool, paints.pale];
  const tracks = tones.map((tone, index) => {
    const y = 26 + index * 40 + chance.between(-6, 6);
    const bend = 52 + chance.between(-10, 14);
    const points: Point[] = [
      [-6, y],
      [bend, y],
      [bend + Math.abs(70 - y), 70],
      [206, 70],
    ];
    const stop = chance.between(14, bend - 12);
    return {
      way: path(line(points), stroke(tone, 6)),
      rider: person(stop, y, 11, tone, paints.dark),
    };
  });
  const ahead = [158, 184].map((x) =>
    dot(x, 70, 4.5, `${fill(paints.dark)} stroke="${paints.pale}" stroke-width="3"`),
  );
  return {
    art: `${map(chance, paints)}${tracks.map(({ way }) => way).join('')}${dot(
      126,
      70,
      17,
      `${fill(paints.dark)} stroke="${paints.pale}" stroke-width="5"`,
    )}${dot(126, 70, 7, fill(paints.warm))}${ahead.join('')}${tracks.map(({ rider }) => rider).join('')}`,
    alt: 'Three lines of a route map meet at one station, somebody rides on each',
  };
};

const ridge: Scene = (chance, paints) => {
  const peak = chance.between(118, 150);
  const [moonX, moonY] = [chance.between(30, 70), chance.between(24, 38)];
  const trail: Point[] = [
    [18, 128],
    [54, 116],
    [46, 98],
    [92, 88],
    [84, 68],
    [peak, 40],
  ];
  return {
    art: `${stars(chance, 70, paints.pale)}${dot(moonX, moonY, 13, fill(paints.pale))}${dot(
      moonX + 5,
      moonY - 3,
      11,
      fill(paints.sky),
    )}${path('M-5 112L38 64L66 92L104 50L140 96L176 62L206 100V145H-5Z', fill(paints.far))}${path(
      `M-5 138L40 104L${n(peak)} 38L206 132V145H-5Z`,
      fill(paints.near),
    )}${path(line(trail), stroke(paints.warm, 3, ' stroke-dasharray="1 7"'))}${trail
      .slice(0, -1)
      .map(([x, y]) => dot(x, y, 3, fill(paints.warm)))
      .join(
        '',
      )}${path(`M${n(peak)} 40V14L${n(peak + 20)} 20L${n(peak)} 27`, stroke(paints.warm, 3))}${figure(
      58,
      122,
      13,
      paints.pale,
    )}${figure(76, 127, 13, paints.cool)}`,
    alt: 'Two climbers below a ridge at night, a dotted trail leads to a flag on the top',
  };
};

const harbour: Scene = (chance, paints) => {
  const x = chance.between(84, 116);
  const glints = range(12).map((index) => {
    const y = 92 + index * 4;
    const wide = chance.between(6, 24);
    const left = 150 + chance.between(-18, 12) - wide / 2;
    return path(`M${n(left)} ${n(y)}h${n(wide)}`, stroke(paints.pale, 1.6, ' opacity=".7"'));
  });
  return {
    art: `${stars(chance, 60, paints.pale)}${dot(150, 40, 17, fill(paints.warm))}${rect(
      0,
      84,
      200,
      60,
      fill(paints.near),
    )}${path('M0 84L26 70L52 78L70 84Z', fill(paints.far))}${glints.join('')}${path(
      `M-5 118Q40 104 ${n(x)} 112T205 98`,
      stroke(paints.cool, 2.5, ' stroke-dasharray="1 7"'),
    )}${path(`M${n(x)} 98V42L${n(x + 36)} 90H${n(x)}M${n(x - 5)} 88V54L${n(x - 26)} 88Z`, fill(paints.pale))}${figure(
      x - 14,
      100,
      11,
      paints.warm,
    )}${figure(x + 10, 100, 11, paints.cool)}${path(
      `M${n(x - 36)} 97H${n(x + 42)}L${n(x + 28)} 114H${n(x - 24)}Z`,
      fill(paints.dark),
    )}`,
    alt: 'Two sailors in a small boat under a low moon, following a dotted course',
  };
};

const skyline: Scene = (chance, paints) => {
  const houses = range(9).map((index) => ({ x: index * 26 - 14, top: chance.between(44, 92) }));
  const lit = houses.filter((_, index) => index % 2 === 1);
  const windows = houses.flatMap(({ x, top }) =>
    range(3).flatMap((row) =>
      range(2)
        .filter(() => chance.next() < 0.6)
        .map((column) => rect(x + 6 + column * 9, top + 20 + row * 14, 4.5, 6, fill(paints.far))),
    ),
  );
  return {
    art: `${stars(chance, 40, paints.pale)}${houses
      .map(({ x, top }, index) =>
        rect(x, top, 24, 150 - top, fill(index % 2 ? paints.near : paints.dark), 2),
      )
      .join('')}${windows.join('')}${path(
      line(lit.map(({ x, top }): Point => [x + 12, top - 14])),
      stroke(paints.warm, 3),
    )}${lit
      .map(({ x, top }, index) =>
        person(x + 12, top - 14, 12, index === 1 ? paints.warm : paints.pale, paints.dark),
      )
      .join('')}`,
    alt: 'Four people on the roofs of a night city, joined by one line',
  };
};

const campfire: Scene = (chance, paints) => {
  const sky = range(5).map((index): Point => [
    22 + index * 39 + chance.between(-8, 8),
    chance.between(14, 46),
  ]);
  const around: [x: number, tone: string][] = [
    [46, paints.cool],
    [70, paints.pale],
    [132, paints.pale],
    [156, paints.cool],
  ];
  return {
    art: `${stars(chance, 76, paints.pale)}${path(line(sky), stroke(paints.cool, 1.4, ' opacity=".8"'))}${sky
      .map(([x, y]) => dot(x, y, 2.8, fill(paints.pale)))
      .join(
        '',
      )}${path('M-5 96L20 72L44 92L72 66L98 94L128 70L160 94L184 74L206 98V145H-5Z', fill(paints.far))}${path(
      'M-5 112Q100 98 205 112V145H-5Z',
      fill(paints.near),
    )}${dot(100, 112, 34, fill(paints.warm, ' opacity=".14"'))}${path(
      'M100 84C112 98 114 106 110 114Q106 121 100 121T90 114C87 106 94 100 100 84Z',
      fill(paints.warm),
    )}${path('M100 102C105 108 105 112 103 116Q100 119 97 116C95 112 97 108 100 102Z', fill(paints.pale))}${path(
      'M84 124L116 118M84 118L116 124',
      stroke(paints.dark, 4),
    )}${around.map(([x, tone]) => figure(x, 126, 18, tone)).join('')}`,
    alt: 'Four people around a camp fire, a constellation drawn above the trees',
  };
};

const road: Scene = (chance, paints) => {
  const bend = chance.pick([-18, 18]);
  const lights = [0.18, 0.46, 0.84].map((depth, index) => {
    const y = 66 + depth * 60;
    const x = 100 + bend * (1 - depth) + (index - 1) * depth * 26;
    const size = 3 + depth * 14;
    return (
      rect(x - size, y - size, size * 2, size * 1.5, fill(paints.dark), 2) +
      rect(x - size * 0.8, y - size * 0.9, size * 1.6, size * 0.5, fill(paints.cool), 1) +
      dot(x - size * 0.62, y + size * 0.2, size * 0.2, fill(paints.warm)) +
      dot(x + size * 0.62, y + size * 0.2, size * 0.2, fill(paints.warm))
    );
  });
  return {
    art: `${stars(chance, 40, paints.pale)}${dot(100 + bend, 62, 24, fill(paints.warm))}${path(
      'M-5 66L30 52L62 64L92 48L124 64L160 50L205 66V145H-5Z',
      fill(paints.far),
    )}${rect(0, 66, 200, 80, fill(paints.near))}${path(
      `M${n(96 + bend)} 66H${n(104 + bend)}L176 145H24Z`,
      fill(paints.sky),
    )}${path(`M${n(100 + bend)} 66L100 145`, stroke(paints.pale, 2, ' stroke-dasharray="7 8"'))}${lights.join('')}`,
    alt: 'A convoy of three drives down a long road away from the setting sun',
  };
};

const orbit: Scene = (chance, paints) => {
  const rings = range(3).map((index) => 30 + index * 26);
  const ships = rings.map((radius, index) => {
    const angle = chance.between(-0.6, 0.6) + index * 2.1;
    return person(
      100 + Math.cos(angle) * radius * 1.25,
      72 + Math.sin(angle) * radius * 0.62,
      10,
      index === 1 ? paints.warm : paints.pale,
      paints.dark,
    );
  });
  return {
    art: `${stars(chance, 136, paints.pale)}${rings
      .map(
        (radius) =>
          `<ellipse cx="100" cy="72" rx="${n(radius * 1.25)}" ry="${n(radius * 0.62)}" ${stroke(paints.cool, 1.8, ' opacity=".75"')}/>`,
      )
      .join(
        '',
      )}${dot(100, 72, 17, fill(paints.warm))}${path('M84 68Q100 76 116 66M86 80Q102 84 115 77', stroke(paints.far, 3, ' opacity=".5"'))}${ships.join('')}`,
    alt: 'Three travellers circle a bright planet on their own orbits',
  };
};

const arena: Scene = (chance, paints) => {
  const spots: Point[] = [
    [44, 40 + chance.between(-8, 8)],
    [52, 98 + chance.between(-8, 8)],
    [88, 70 + chance.between(-14, 14)],
    [134, 44 + chance.between(-8, 10)],
    [142, 100 + chance.between(-10, 8)],
  ];
  const [, back, middle, front] = spots;
  const pass = [back, middle, front].filter((point) => point !== undefined);
  return {
    art: `${rect(14, 14, 172, 112, `${fill(paints.near)} stroke="${paints.cool}" stroke-width="2.5"`, 8)}${path(
      'M100 14V126M14 46H34V94H14M186 46H166V94H186',
      stroke(paints.cool, 2.5),
    )}${dot(100, 70, 20, stroke(paints.cool, 2.5))}${path(
      line([...pass, [176, 70]]),
      stroke(paints.warm, 3, ' stroke-dasharray="1 7"'),
    )}${spots
      .map(([x, y], index) =>
        person(x, y, 11, index === 3 ? paints.warm : paints.pale, paints.dark),
      )
      .join('')}${dot(172, 70, 4, fill(paints.warm))}`,
    alt: 'A playing field from above: five players and the dotted line of a pass that will score',
  };
};

const screens: Scene = (chance, paints) => {
  const hues = [paints.warm, paints.cool, paints.pale, paints.far];
  const tiles = range(4).map((index) => {
    const [x, y] = [40 + (index % 2) * 61, 18 + Math.floor(index / 2) * 41];
    const way = line([
      [x + 6, y + 30],
      [x + 20, y + chance.between(10, 30)],
      [x + 38, y + chance.between(8, 28)],
      [x + 53, y + 10],
    ]);
    return (
      rect(x, y, 58, 38, fill(paints.dark), 3) +
      path(way, stroke(hues[index] ?? paints.warm, 3)) +
      dot(x + 53, y + 10, 4, fill(hues[index] ?? paints.warm))
    );
  });
  return {
    art: `${rect(32, 10, 136, 95, `${fill(paints.near)} stroke="${paints.cool}" stroke-width="3"`, 6)}${tiles.join('')}${path(
      'M-5 122H205V145H-5Z',
      fill(paints.near),
    )}${[62, 88, 114, 140].map((x, index) => figure(x, 142, 22, hues[index] ?? paints.warm)).join('')}`,
    alt: 'Four people in front of one screen split into four parts',
  };
};

const scenes: Record<string, Scene> = {
  table,
  platform,
  ridge,
  harbour,
  skyline,
  campfire,
  road,
  orbit,
  arena,
  screens,
};

export function scenePicture(name: string, title: string): Picture {
  const scene = scenes[name];
  if (!scene) throw new Error(`No scene is called ${name}.`);
  const chance = chanceOf(`${name} ${title}`);
  const paints = paintsOf(chance);
  const { art, alt } = scene(chance, paints);
  return { svg: frame(paints.sky, art), alt };
}
