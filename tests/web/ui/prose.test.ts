import { expect, it } from 'vitest';

import { blocksOf } from '../../../web/ui/prose.tsx';
import { splitAtBold } from '../../../worker/contract/bold.ts';

it('lines that begin with a dash or an asterisk are a list', () => {
  expect(blocksOf('Bring:\n- a headset\n * snacks\n\nSee you\nthere\n')).toEqual([
    { text: 'Bring:' },
    { items: ['a headset', 'snacks'] },
    { text: 'See you\nthere' },
  ]);
  expect(blocksOf('-5 °C\n-\n**Late** is fine')).toEqual([{ text: '-5 °C\n-\n**Late** is fine' }]);
});

it('words between two pairs of asterisks are bold', () => {
  expect(splitAtBold('Be **on time**, 2 ** 3 = 8')).toEqual(['Be ', 'on time', ', 2 ** 3 = 8']);
});
