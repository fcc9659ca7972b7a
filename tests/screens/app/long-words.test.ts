// Everything that people write, as long as it may be and in one word, on the narrowest phone.
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import {
  GAMERTAG_MAX,
  GAME_NAME_MAX,
  ROLE_NAME_MAX,
  SESSION_NAME_MAX,
  USER_NAME_MAX,
} from '../../../worker/contract/bounds.ts';
import { type Answers, problem } from '../support/api.ts';
import { friendsPage, memberHome, ownProfile, visitorHome } from '../support/fixtures-app.ts';
import { JONAS, inCall, openCall } from '../support/fixtures-calls.ts';
import { conversation, messageItem, sessionRoom } from '../support/fixtures-messages.ts';
import {
  adminMediaItem,
  adminReportDetail,
  adminReportItem,
  adminSessionItem,
  adminUserItem,
} from '../support/fixtures-moderation.ts';
import { noticeItem } from '../support/fixtures-notifications.ts';
import { blockItem, friendEntry } from '../support/fixtures-people.ts';
import {
  applicationItem,
  member,
  ownApplication,
  ownSession,
  sessionAnswers,
} from '../support/fixtures-session-page.ts';
import { found } from '../support/fixtures-session-search.ts';
import {
  ADMIN,
  list,
  sessionDetail,
  sessionItem,
  userDetail,
  userItem,
} from '../support/fixtures.ts';
import { type MountOptions, mount } from '../support/mount.tsx';

/** W is the widest letter. */
const word = (letters: number) => 'W'.repeat(letters);
const [NAME, TEXT] = [word(USER_NAME_MAX), word(400)];
const GAMES = [{ id: 3, name: word(GAME_NAME_MAX) }];
const HOST = { id: 8, name: NAME };
const ME = { id: 7, name: NAME };
const session = {
  name: word(SESSION_NAME_MAX),
  description: TEXT,
  host: HOST,
  games: GAMES,
  roles: [{ name: word(ROLE_NAME_MAX), seats: 2, taken: 1 }],
  hostRole: word(ROLE_NAME_MAX),
};
const person = { name: NAME, about: TEXT, games: GAMES };
const gamertags = [{ platform: 'pc' as const, tag: word(GAMERTAG_MAX) }];
const roster = [member({ id: 9, name: NAME, gamertags, role: word(ROLE_NAME_MAX) })];
const conversations = list('/api/conversations', [
  {
    '@id': '/api/users/8',
    '@type': 'Conversation',
    with: { ...HOST, firstFile: null },
    session: null,
    unread: 3,
    last: messageItem(1, TEXT),
  },
]);

const SCREENS: [path: string, answers: Answers, as?: MountOptions['as']][] = [
  ['/', visitorHome([sessionItem(session)], [userItem(person)], [sessionItem(session)])],
  [
    '/',
    memberHome({
      own: [ownSession(session)],
      tonight: [sessionItem(session)],
      friends: [friendEntry({ active: true, user: userItem({ ...person, online: true }) })],
    }),
    {},
  ],
  [
    '/sessions/search?q=w',
    {
      'GET /api/categories': list('/api/categories', []),
      'GET /api/sessions': found([sessionItem(session)]),
    },
  ],
  ['/session/31', sessionAnswers(31, sessionDetail({ ...session, roster }))],
  [
    '/session/31',
    sessionRoom(
      { ...session, roster, application: ownApplication({ status: 'accepted' }) },
      messageItem(1, TEXT, { author: HOST }),
    ),
    {},
  ],
  [
    '/session/31',
    sessionAnswers(31, sessionDetail({ ...session, host: ME, roster, pendingCount: 1 }), {
      'GET /api/applications': list('/api/applications', [
        applicationItem({
          user: { '@id': '/api/users/21', id: 21, name: NAME, firstFile: null },
          text: TEXT,
        }),
      ]),
    }),
    {},
  ],
  [
    '/detail/8',
    {
      'GET /api/users/8': userDetail({ ...person, gamertags }),
      'GET /api/users/8/sessions': list('/api/users/8/sessions', [sessionItem(session)]),
    },
    {},
  ],
  [
    '/friends?tab=in',
    friendsPage([friendEntry({ description: TEXT, user: userItem(person) })], { in: 1 }),
    {},
  ],
  [
    '/friends?tab=blocked',
    { ...friendsPage([]), 'GET /api/blocks': list('/api/blocks', [blockItem({ name: NAME })]) },
    {},
  ],
  ['/messages', { 'GET /api/conversations': conversations }, {}],
  [
    '/messages/8',
    {
      ...conversation(messageItem(1, TEXT)),
      'GET /api/conversations': conversations,
      'GET /api/users/8': userDetail({ ...person, relation: 'friends' }),
    },
    {},
  ],
  [
    '/user',
    {
      ...ownProfile(),
      'GET /api/users/7': userDetail({ ...person, id: 7, gamertags, relation: 'self' }),
    },
    { name: NAME },
  ],
  [
    '/admin/reports',
    {
      'GET /api/admin/reports': list('/api/admin/reports', [
        adminReportItem({
          name: NAME,
          text: TEXT,
          excerpt: TEXT,
          reporter: { ...HOST, firstFile: null },
        }),
      ]),
    },
    ADMIN,
  ],
  [
    '/admin/reports/3',
    {
      'GET /api/admin/reports/3': adminReportDetail({
        name: NAME,
        text: TEXT,
        evidence: { name: NAME, text: TEXT, media: [] },
      }),
    },
    ADMIN,
  ],
  [
    '/admin/users',
    { 'GET /api/admin/users': list('/api/admin/users', [adminUserItem({ name: NAME })]) },
    ADMIN,
  ],
  [
    '/admin/content',
    {
      'GET /api/admin/sessions': list('/api/admin/sessions', [
        adminSessionItem({ name: session.name, description: TEXT, host: HOST }),
      ]),
    },
    ADMIN,
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
  await mount(path, { answers, shell: true, ...(as && { as }) });
  await expect.poll(shown).toContain(NAME);
  await expectFitting();
});

it('a list of notices fits a screen of 320 px', async () => {
  await page.viewport(320, 640);
  const notice = noticeItem({ actor: HOST, session: { id: 31, name: session.name }, text: TEXT });
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
  await openCall([inCall({ ...JONAS, name: NAME })]);
  await expect.poll(() => document.body.textContent).toContain(NAME);
  await expectFitting();
});
