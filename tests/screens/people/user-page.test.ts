import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { list, userDetail } from '../support/fixtures.ts';
import { mount } from '../support/mount.tsx';
import { pushFrame } from '../support/socket.ts';

it('a notice counts in the header, and the profile is asked for again', async () => {
  await mount('/detail/8', {
    as: { id: 7 },
    shell: true,
    answers: {
      'GET /api/users/8': userDetail({ id: 8, relation: 'none' }),
      'GET /api/users/8/sessions': list('/api/users/8/sessions', []),
    },
  });
  await expect.element(page.getByRole('heading', { name: 'Jonas' })).toBeVisible();
  await pushFrame({ event: 'roster', data: { session: 1 } });
});
