import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type * as Views from '../../../web/messages/room-view.ts';
import type * as Rooms from '../../../web/messages/rooms.ts';
import type { MessageItem } from '../../../worker/contract/message.ts';
import type { SentFrame } from '../../../worker/contract/socket.ts';
import { ROOM, type ServerRoom, message, openRoom, range } from './server-room.ts';

const ME = 1;

let server: ServerRoom;
let frames: SentFrame[] = [];
let rooms: typeof Rooms;
let view: Views.RoomView;
let stop: () => void;

beforeEach(async () => {
  ({ server, rooms, view, frames } = await openRoom());
  stop = view.start();
  await vi.waitUntil(() => view.store.get().status === 'ready');
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const numbers = () => view.store.get().messages.map(({ number }) => number);
const arrive = (one: MessageItem) => {
  server.stored[one.number - 1] = one;
  rooms.handleRoomFrame({ event: 'message', data: { room: ROOM, message: one } }, ME);
};

/** Someone reacts to a message, or pins it. */
const change = (number: number, changes: Partial<MessageItem>) => {
  const changed = { ...message(number), ...server.stored[number - 1], ...changes };
  server.stored[number - 1] = changed;
  const data = { room: ROOM, message: changed, changed: true as const };
  rooms.handleRoomFrame({ event: 'message', data }, ME);
};

const others = () => view.store.get().others;

const LIKED = [{ emoji: '👍', count: 1, own: false }];
const inView = (number: number) => view.store.get().messages.find((one) => one.number === number);
const shown = (number: number) => inView(number)?.reactions;

const reconnect = () =>
  rooms.handleRoomFrame({ event: 'welcome', data: { userSocketId: 's', peerId: 'p' } }, ME);

it('reads again what was written, changed and deleted while the socket was away', async () => {
  server.stored.push(...range(1_001, 1_100).map((number) => message(number)));
  server.stored[989] = message(990, 'changed');
  server.stored[998] = { ...message(999, ''), deleted: true, removedBy: 'host' };
  reconnect();
  await vi.waitFor(() => expect(numbers()).toEqual(range(941, 1_100)));
  const texts = new Map(view.store.get().messages.map(({ number, text }) => [number, text]));
  expect([texts.get(990), texts.get(999)]).toEqual(['changed', '']);
});

it('asks again for what was missed when that couldn’t be loaded, until the room is left', async () => {
  vi.useFakeTimers();
  const fails = async (times: number) => {
    server.refusal = 503;
    await vi.waitFor(() => expect(server.refused).toBe(times));
    await vi.advanceTimersByTimeAsync(0);
    server.refusal = null;
  };
  server.stored.push(message(1_001));
  reconnect();
  await fails(1);
  expect(numbers().at(-1)).toBe(1_000);
  await vi.advanceTimersByTimeAsync(5_000);
  await vi.waitFor(() => expect(numbers().at(-1)).toBe(1_001));
  reconnect();
  await fails(2);
  stop();
  const asked = server.asked.length;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(server.asked).toHaveLength(asked);
});

it('leads to a message that isn’t loaded, and from there on to the newest, without gaps', async () => {
  await view.showMessage(200);
  expect(numbers()).toEqual(range(171, 230));
  expect(view.store.get()).toMatchObject({ older: true, newer: true, target: { number: 200 } });
  // A new message isn't added, because messages before it aren't loaded.
  arrive(message(1_001));
  expect(numbers()).toEqual(range(171, 230));
  expect(view.store.get().last).toBe(1_001);
  // Loaded messages may change, up to the last one.
  arrive(message(230, 'changed'));
  expect(view.store.get().messages.at(-1)?.text).toBe('changed');
  while (view.store.get().newer) await view.loadNewer();
  expect(numbers().at(-1)).toBe(1_001);
  expect(numbers()).toEqual(range(numbers()[0] ?? 0, 1_001));
  expect(numbers().length).toBeLessThanOrEqual(300);
  for (let pages = 0; pages < 6; pages += 1) await view.loadOlder();
  expect(numbers().length).toBe(300);
  expect(view.store.get().newer).toBe(true);
  await view.open();
  expect(numbers().at(-1)).toBe(1_001);
});

it('marks as read by a request what it has loaded, and by the socket what came there', async () => {
  vi.useFakeTimers();
  view.seen(1_000);
  arrive(message(1_001));
  view.seen(1_001);
  vi.advanceTimersByTime(5_000);
  vi.useRealTimers();
  expect(frames.at(-1)).toEqual({ event: 'viewing', data: { room: ROOM, read: 1_001 } });
  await vi.waitFor(() => expect(server.puts).toEqual([1_000]));
  // The server has lost the mark of the socket, so it is sent again.
  reconnect();
  await vi.waitFor(() => expect(server.puts).toEqual([1_000, 1_001]));
});

it('marks as read no more than was seen, and counts the rest as unread', async () => {
  for (const number of [1_001, 1_002, 1_003]) arrive(message(number));
  expect([...rooms.unread.get()]).toEqual([[ROOM, 1_003]]);
  vi.useFakeTimers();
  view.seen(1_001);
  view.seen(1_000);
  expect(frames.at(-1)).toEqual({ event: 'viewing', data: { room: ROOM, read: 1_001 } });
  expect([...rooms.unread.get()]).toEqual([[ROOM, 1_003]]);
  view.seen(1_003);
  expect([...rooms.unread.get()]).toEqual([]);
  vi.advanceTimersByTime(5_000);
  expect(frames.at(-1)).toEqual({ event: 'viewing', data: { room: ROOM, read: 1_003 } });
  // This frame was on its way before the mark, so it changes nothing.
  const unread = { rooms: [{ room: ROOM, number: 1_002 }] };
  rooms.handleRoomFrame({ event: 'unread', data: unread }, ME);
  expect([...rooms.unread.get()]).toEqual([]);
});

const show = (visibilityState: string) => {
  Object.assign(document, { visibilityState });
  document.dispatchEvent(new Event('visibilitychange'));
};

it('marks as read by a request what came while the tab was hidden', async () => {
  show('hidden');
  arrive(message(1_001));
  show('visible');
  view.seen(1_001);
  await vi.waitFor(() => expect(server.puts).toEqual([1_001]));
});

it('loses nothing that comes while a page is on its way', async () => {
  const opened = view.open();
  arrive(message(1_001));
  await opened;
  expect([numbers().at(-1), view.store.get().last]).toEqual([1_001, 1_001]);
  await view.showMessage(10);
  const growing = view.loadNewer();
  arrive(message(1_002));
  await growing;
  expect(numbers()).toEqual(range(1, numbers().length));
  expect(view.store.get().newer).toBe(true);
});

it('reads again the reactions to all that is shown, also further up', async () => {
  for (let pages = 0; pages < 2; pages += 1) await view.loadOlder();
  for (const number of [822, 1_000]) {
    server.stored[number - 1] = { ...message(number), reactions: LIKED };
  }
  reconnect();
  await vi.waitFor(() => expect([shown(822), shown(1_000)]).toEqual([LIKED, LIKED]));
  await view.showMessage(200);
  server.stored[199] = { ...message(200), reactions: LIKED };
  reconnect();
  await vi.waitFor(() => expect(shown(200)).toEqual(LIKED));
  // What was missed isn't loaded before the user scrolls down.
  expect(view.store.get().newer).toBe(true);
});

it('sends a reaction although the one before gets no answer', async () => {
  const put: string[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  });
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
    put.push(url);
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('given up')));
    });
  });
  void view.reactions.set({ number: 990, emoji: '👍', on: true });
  void view.reactions.set({ number: 991, emoji: '👍', on: true });
  await vi.waitFor(() => expect(put).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(30_000);
  await vi.waitFor(() => expect(put).toHaveLength(2));
});

it('counts a change of a message as nothing new', () => {
  change(990, { reactions: LIKED });
  expect(shown(990)).toEqual(LIKED);
  expect([...rooms.unread.get()]).toEqual([]);
});

it('keeps a reaction that came while an older answer was on its way', async () => {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const answer = await fetch(url, init);
    change(990, { reactions: LIKED });
    return answer;
  });
  await view.open();
  expect(shown(990)).toEqual(LIKED);
});

it('keeps what others have changed since an own message or edit was answered', () => {
  const answered = { ...message(990), ...server.stored[989] };
  change(990, { reactions: LIKED });
  rooms.publishOwn(ROOM, answered);
  expect(shown(990)).toEqual(LIKED);
  const edited = (minute: number, to: string) =>
    rooms.publishOwn(ROOM, {
      ...answered,
      text: to,
      editedAt: new Date(minute * 60_000).toISOString(),
    });
  edited(2, 'edited twice');
  expect(inView(990)?.text).toBe('edited twice');
  edited(1, 'edited once');
  expect(inView(990)?.text).toBe('edited twice');
});

it('loads once what is pinned or answered outside of the shown messages, and follows it', async () => {
  arrive({ ...message(1_001), replyTo: 5 });
  change(7, { pinned: true });
  change(990, { pinned: true });
  await vi.waitFor(() => expect([...others().keys()]).toEqual([5, 7]));
  expect(view.store.get().pinned).toEqual([7, 990]);
  expect(others().get(5)?.text).toBe('text 5');
  // It stays as it is on the server, and what the user may not see is null.
  change(5, { text: 'changed' });
  expect(others().get(5)?.text).toBe('changed');
  arrive({ ...message(1_002), replyTo: 2_000 });
  await vi.waitFor(() => expect(others().get(2_000)).toBeNull());
  const asked = server.asked.filter((query) => query.includes('numbers'));
  expect(asked).toHaveLength(3);
});
