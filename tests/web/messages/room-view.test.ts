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
});

const numbers = () => view.store.get().messages.map(({ number }) => number);
const arrive = (one: MessageItem) => {
  server.stored[one.number - 1] = one;
  rooms.handleRoomFrame({ event: 'message', data: { room: ROOM, message: one } }, ME);
};

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
