import { expect, it } from 'vitest';

import { clientAddress } from '../../../worker/core/auth/guards.ts';

it.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:0:0:ffff::', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['192.0.2.7', '192.0.2.7'],
  [undefined, 'local'],
])('takes %s for %s', (header, address) => {
  expect(clientAddress(header)).toBe(address);
});
