import { expect, it } from 'vitest';

import { parsePreset, presetText } from '../../../worker/contract/preset-text.ts';

it.each([
  ['Raid 10: 2 Tank, 2 Healer, 6 Damage', 10, ['Tank', 'Healer', 'Damage']],
  ['Squad of 4: 4', 4, []],
  ['Open night: 8, 1 Tank', 8, ['Tank']],
  ['10 Leute: 10', 10, []],
  ['副本: 5 坦克 主', 5, ['坦克 主']],
])('reads and writes %s', (text, seats, roles) => {
  const preset = parsePreset(`  ${text} `);
  expect(preset).toMatchObject({ seats, roles: roles.map((name) => ({ name })) });
  expect(preset && presetText(preset)).toBe(text);
});

it.each([
  '',
  'Raid',
  'Raid:',
  ': 4',
  'Raid: Tank',
  'Raid: 2 Tank,',
  'Raid: 2: 3',
  'Raid: 1000 Tank',
])('doesn’t take %s for one', (text) => expect(parsePreset(text)).toBeUndefined());
