import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { noContent, requests } from '../support/api.ts';
import { said } from '../support/fixtures-accounts.ts';
import { sessionDetail } from '../support/fixtures.ts';
import { mount } from '../support/mount.tsx';
import { chooseFromMenu, more } from '../support/session-menu.ts';

it('a session is muted by whoever is in it, and unmuted again', async () => {
  let muted = false;
  const becomes = (next: boolean) => () => {
    muted = next;
    return noContent();
  };
  await mount('/session/31', {
    as: {},
    answers: {
      'GET /api/sessions/31': () => sessionDetail({ muted }),
      'PUT /api/sessions/31/mute': becomes(true),
      'DELETE /api/sessions/31/mute': becomes(false),
    },
  });
  await chooseFromMenu('Mute session');
  await said('You won’t get pushes or emails about Dungeon night.');
  await chooseFromMenu('Unmute session');
  await said('Dungeon night isn’t muted anymore.');
  await more().click();
  await expect
    .element(page.getByRole('button', { name: 'Mute session', exact: true }))
    .toBeVisible();
  expect(requests('PUT /api/sessions/31/mute')).toHaveLength(1);
});
