import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import type { PresenceEvent } from '../../../worker/contract/presence.ts';
import { type Answers, requests } from '../support/api.ts';
import { friendsPage, memberHome } from '../support/fixtures-app.ts';
import { friendEntry } from '../support/fixtures-people.ts';
import { list, sessionDetail, userDetail, userItem } from '../support/fixtures.ts';
import { mount } from '../support/mount.tsx';

const HUB = 'GET /.well-known/mercure';

/** The open event streams, the latest one last. */
let streams: ReadableStreamDefaultController<Uint8Array>[] = [];

const openStream = () => {
  const body = new ReadableStream<Uint8Array>({ start: (stream) => void streams.push(stream) });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
};

const push = (event: PresenceEvent) =>
  streams.at(-1)?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));

beforeEach(() => {
  streams = [];
});
afterEach(() => {
  for (const stream of streams) stream.close();
});

const SCREENS: [path: string, answers: Answers][] = [
  ['/', memberHome()],
  ['/users/search?q=Jonas', { 'GET /api/users': list('/api/users', [userItem()]) }],
  [
    '/detail/8',
    {
      'GET /api/users/8': userDetail({ relation: 'friends' }),
      'GET /api/users/8/sessions': list('/api/users/8/sessions', []),
    },
  ],
  ['/session/31', { 'GET /api/sessions/31': sessionDetail() }],
  ['/friends?tab=all', friendsPage([friendEntry()], { active: 1 })],
];

const dot = (word: string) => page.getByRole('main').getByText(word, { exact: true }).first();

it.each(SCREENS)('turns one’s dot on and off as the stream says: %s', async (path, answers) => {
  await mount(path, { as: {}, shell: true, answers: { ...answers, [HUB]: openStream } });
  await expect.poll(() => requests(HUB).at(-1)?.path).toContain('topic=user/8');
  push({ user: 8, online: 0 });
  await expect.element(dot('offline')).toBeVisible();
  push({ user: 8, online: 1 });
  await expect.element(dot('online')).toBeVisible();
  await expect.element(dot('offline')).not.toBeInTheDocument();
  push({ user: 8, online: 0 });
  await expect.element(dot('offline')).toBeVisible();
});
