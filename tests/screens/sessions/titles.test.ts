import { expect, it } from 'vitest';

import { editorAnswers, sessionAnswers } from '../support/fixtures-session-page.ts';
import { list, sessionDetail, userDetail } from '../support/fixtures.ts';
import { mount, navigate } from '../support/mount.tsx';

const HOST = { id: 7, name: 'Mira' };

const TITLES = {
  '/sessions': 'Your sessions',
  '/sessions/add/new': 'Host a session',
  '/sessions/add/31': 'Edit session',
  '/session/31': 'Titled',
  '/sessions/search': 'Search sessions',
  '/users/search': 'Search people',
  '/detail/8': 'Jonas',
  '/privacy': 'Privacy',
};

it('each screen has its own title, and home has the product’s name', async () => {
  await mount('/terms', {
    as: HOST,
    answers: editorAnswers({
      ...sessionAnswers(31, sessionDetail({ name: 'Titled', host: HOST })),
      'GET /api/friends': list('/api/friends', []),
      'GET /api/sessions': list('/api/sessions', []),
      'GET /api/categories': list('/api/categories', []),
      'GET /api/hours': { '@id': '/api/hours', '@type': 'Hours', zone: null, hours: [] },
      'GET /api/users': list('/api/users', []),
      'GET /api/users/8': userDetail({ id: 8, relation: 'none' }),
      'GET /api/users/8/sessions': list('/api/users/8/sessions', []),
      'GET /api/sessionsgames': { ...list('/api/sessionsgames', []), basis: 'latest' },
      'GET /api/usergames': { ...list('/api/usergames', []), basis: 'latest' },
    }),
  });
  for (const [path, title] of Object.entries(TITLES)) {
    await navigate(path);
    await expect.poll(() => document.title).toBe(`${title} · Peerway`);
    expect(document.head.querySelectorAll('title')).toHaveLength(1);
  }
  await navigate('/');
  await expect.poll(() => document.title).toBe('Peerway');
  history.back();
  await expect.poll(() => document.title).toBe('Privacy · Peerway');
});
