import { beforeEach, expect, it, vi } from 'vitest';

type Listener = (event: object) => void;
type Show = (title: string, options: object) => Promise<void>;

const show = vi.fn<Show>(() => Promise.resolve());
const listeners = new Map<string, Listener>();

beforeEach(async () => {
  show.mockClear();
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    registration: { showNotification: show },
  });
  vi.resetModules();
  // A script without exports isn't a module for TypeScript.
  const script: string = '../../../web/service-worker/sw.ts';
  await import(/* @vite-ignore */ script);
});

/** What is shown of a push with this text. Undefined is a push without data. */
function shownOf(text: string | undefined) {
  const data = text === undefined ? null : { json: (): unknown => JSON.parse(text) };
  listeners.get('push')?.({ data, waitUntil: () => undefined });
  const [title, options] = show.mock.lastCall ?? [];
  return { title, ...options };
}

it('rings again for a newer push of the same tag, laid out as its language is', () => {
  const notification = { title: 'مرحبًا', body: 'ب', tag: 'seats-3', navigate: '/x', lang: 'ar' };
  const text = JSON.stringify({ web_push: 8030, notification: { ...notification, dir: 'rtl' } });
  expect([shownOf(text), shownOf(text)]).toMatchObject(
    [1, 2].map(() => ({ title: 'مرحبًا', tag: 'seats-3', renotify: true, lang: 'ar', dir: 'rtl' })),
  );
  expect(show).toHaveBeenCalledTimes(2);
});

it.each([
  undefined,
  '',
  'null',
  '[]',
  '7',
  '{"notification":null}',
  '{"notification":7}',
  '{"notification":{"title":"","tag":7}}',
  '{"notification":',
])('shows a push of %s, since a browser ends subscriptions that show nothing', (text) => {
  expect(shownOf(text)).toMatchObject({ title: 'Peerway', body: '', tag: 'peerway', data: '/' });
});
