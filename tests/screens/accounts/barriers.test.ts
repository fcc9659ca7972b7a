import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectAccessible } from '../support/axe.ts';
import { OWN_FRAME, identity, passkey, waysIn } from '../support/fixtures-accounts.ts';
import { friendEntry } from '../support/fixtures-people.ts';
import { list, userDetail } from '../support/fixtures.ts';
import { type MountOptions, mount } from '../support/mount.tsx';

const INVITE = friendEntry({ active: false, description: 'Want to play together?' });

const OWN: MountOptions = {
  as: {},
  answers: {
    ...OWN_FRAME,
    'GET /api/ways-in': waysIn({
      passkeys: [passkey()],
      identities: [identity()],
      providers: ['demo', 'discord'],
      secondFactor: { recoveryCodesLeft: 9 },
    }),
    'GET /api/users/8': userDetail({ relation: 'invites', friendId: 2, inviteText: 'Hi!' }),
    'GET /api/users/8/sessions': list('/api/users/8/sessions', []),
    'GET /api/friends?state=in': list('/api/friends', [INVITE]),
    'GET /api/friends?state=active': list('/api/friends', []),
  },
};

/** Paths, each with a text that is shown once the page has loaded. */
const PAGES = [
  ['/detail/8', 'Hi!'],
  ['/friends?tab=in', 'Want to play together?'],
  ['/friends?tab=all', 'No friends yet'],
] as const;

async function open(path: string, loaded: string) {
  await mount(path, OWN);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByText(loaded, { exact: true }).last()).toBeVisible();
}

it.each(PAGES)('%s has no barrier on a phone, nor in a large window', async (path, loaded) => {
  await page.viewport(390, 844);
  await open(path, loaded);
  await expectAccessible();
  await page.viewport(1280, 900);
  await expectAccessible();
});

// The other paths are tested by their own tests.
it('/user/security has no barrier and doesn’t scroll sideways on a phone', async () => {
  await page.viewport(390, 844);
  await open('/user/security', 'Authenticator app');
  await expectAccessible();
});
