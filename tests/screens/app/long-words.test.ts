// What people write, as long as it may be and in one word, on the narrowest phone. The other screens are in
// tests/browser/app/long-names.test.ts, with the words of other languages.
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { ROLE_NAME_MAX, SESSION_NAME_MAX, USER_NAME_MAX } from '../../../worker/contract/bounds.ts';
import { type Answers, problem } from '../support/api.ts';
import { friendsPage } from '../support/fixtures-app.ts';
import { JONAS, inCall, openCall, useDevices } from '../support/fixtures-calls.ts';
import { messageItem, sessionRoom } from '../support/fixtures-messages.ts';
import { adminMediaItem } from '../support/fixtures-moderation.ts';
import { noticeItem } from '../support/fixtures-notifications.ts';
import { blockItem, friendEntry } from '../support/fixtures-people.ts';
import { ownApplication } from '../support/fixtures-session-page.ts';
import { ADMIN, list, userItem } from '../support/fixtures.ts';
import { type MountOptions, mount } from '../support/mount.tsx';

/** W is the widest letter. */
const word = (letters: number) => 'W'.repeat(letters);
const [NAME, TEXT] = [word(USER_NAME_MAX), word(400)];
const HOST = { id: 8, name: NAME };

const SCREENS: [path: string, answers: Answers, as: MountOptions['as']][] = [
  [
    '/session/31',
    sessionRoom(
      {
        name: word(SESSION_NAME_MAX),
        host: HOST,
        roles: [{ name: word(ROLE_NAME_MAX), seats: 2, taken: 1 }],
        application: ownApplication({ status: 'accepted' }),
      },
      messageItem(1, TEXT, { author: HOST }),
    ),
    {},
  ],
  [
    '/friends?tab=in',
    friendsPage([friendEntry({ description: TEXT, user: userItem({ name: NAME }) })], { in: 1 }),
    {},
  ],
  [
    '/friends?tab=blocked',
    { ...friendsPage([]), 'GET /api/blocks': list('/api/blocks', [blockItem({ name: NAME })]) },
    {},
  ],
  [
    '/admin/content?kind=media',
    {
      'GET /api/admin/media/61/file': problem(404, 'Not found.'),
      'GET /api/admin/media': list('/api/admin/media', [
        adminMediaItem({ alt: TEXT, uploader: HOST }),
      ]),
    },
    ADMIN,
  ],
];

afterEach(() => {
  document.documentElement.dir = 'ltr';
});

/** The page's text, and what is in its fields. */
const shown = () =>
  [...document.querySelectorAll('input')].map(({ value }) => value).join(' ') +
  document.body.textContent;

/** Nothing scrolls sideways, in either direction of writing. */
async function expectFitting() {
  for (const dir of ['ltr', 'rtl']) {
    document.documentElement.dir = dir;
    await expect
      .poll(() => ({ dir, width: document.documentElement.scrollWidth }))
      .toEqual({ dir, width: 320 });
  }
}

it.each(SCREENS)('%s fits a screen of 320 px', async (path, answers, as) => {
  await page.viewport(320, 640);
  await mount(path, { answers, shell: true, as });
  await expect.poll(shown).toContain(NAME);
  await expectFitting();
});

it('a list of notices fits a screen of 320 px', async () => {
  await page.viewport(320, 640);
  const notice = noticeItem({
    actor: HOST,
    session: { id: 31, name: word(SESSION_NAME_MAX) },
    text: TEXT,
  });
  await mount('/terms', {
    as: {},
    shell: true,
    answers: { 'GET /api/notices': list('/api/notices', [notice]) },
  });
  await page.getByRole('button', { name: 'Notifications' }).click();
  await expect.poll(() => document.body.textContent).toContain(NAME);
  await expectFitting();
});

it('a call fits a screen of 320 px', async () => {
  await page.viewport(320, 640);
  useDevices();
  await openCall([inCall({ ...JONAS, name: NAME })]);
  await expect.poll(() => document.body.textContent).toContain(NAME);
  await expectFitting();
});
