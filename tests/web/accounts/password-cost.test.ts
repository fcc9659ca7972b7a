import { expect, it } from 'vitest';

import { hashPassword, verifyPassword } from '../../../worker/accounts/password.ts';

// This test runs on Node, because the tests inside workerd hash at a lower cost (tests/support/password-cost.ts).
it('stores passwords as costly as OWASP asks for', async () => {
  const hash = await hashPassword('correct horse battery');
  expect(hash).toMatch(/^scrypt\$14\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
  expect(await verifyPassword('correct horse battery', hash)).toBe(true);
  expect(await verifyPassword('correct horse staple', hash)).toBe(false);
});
