import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { merge } from '../../../web/messages/room-state.ts';
import type * as Views from '../../../web/messages/room-view.ts';
import type * as Rooms from '../../../web/messages/rooms.ts';
import type { SentFrame } from '../../../worker/contract/socket.ts';
import { OTHER, ROOM, type ServerRoom, message, openRoom, range } from './server-room.ts';

const ME = 1;

let server: ServerRoom;
let frames: SentFrame[] = [];
let rooms: typeof Rooms;
let view: Views.RoomView;
let stop: (() => void) | null = null;

beforeEach(async () => {
  ({ server, rooms, view, frames } = await openRoom());
});

afterEach(() => {
  stop?.();
  stop = null;
  vi.useRealTimers();
});

const start = () => {
  stop = view.start();
};
const status = () => view.store.get().status;
const settled = () => vi.waitUntil(() => status() !== 'loading');
const numbers = () => view.store.get().messages.map(({ number }) => number);

const arrive = (number: number, room = ROOM) =>
  rooms.handleRoomFrame({ event: 'message', data: { room, message: message(number) } }, ME);

const type = (user: { id: number; name: string }, room = ROOM) =>
  rooms.handleRoomFrame({ event: 'typing', data: { room, user } }, ME);

const typing = () => view.store.get().typing.map(({ name }) => name);

it('opens with the newest messages, and says where one had read and that there are older ones', async () => {
  server.readNumber = 990;
  start();
  expect(view.store.get()).toMatchObject({ status: 'loading', messages: [], writable: true });
  await settled();
  expect(numbers()).toEqual(range(941, 1_000));
  expect(view.store.get()).toMatchObject({
    status: 'ready',
    readAtOpening: 990,
    older: true,
    newer: false,
    last: 1_000,
  });
});

it('says of a short room that nothing is older, and of a closed one that nobody writes there', async () => {
  server.stored = server.stored.slice(0, 5);
  server.writable = false;
  start();
  await settled();
  expect(view.store.get()).toMatchObject({ older: false, writable: false, last: 5 });
  await view.loadOlder();
  await view.loadNewer();
  expect(server.asked).toHaveLength(1);
});

it('shows nothing wrong in a room without messages', async () => {
  server.stored = [];
  start();
  await settled();
  expect(view.store.get()).toMatchObject({ status: 'ready', older: false, last: 0 });
  view.seen(0);
  arrive(1);
  expect(numbers()).toEqual([1]);
});

it('in a room without messages, shows the first although the second came before it', async () => {
  server.stored = [];
  start();
  await settled();
  server.stored = [message(1), message(2)];
  arrive(2);
  await vi.waitFor(() => expect(numbers()).toEqual([1, 2]));
  expect(view.store.get().older).toBe(false);
});

it('shows what was written between the answer and the first message that came meanwhile', async () => {
  server.stored = [];
  start();
  // The room was still without messages when it was asked for.
  expect(server.asked).toHaveLength(1);
  server.stored = [message(1), message(2)];
  arrive(2);
  await vi.waitFor(() => expect(numbers()).toEqual([1, 2]));
  expect(view.store.get().older).toBe(false);
});

it.each([
  [404, 'missing'],
  [500, 'failed'],
] as const)(
  'that is answered with %i is %s, and loads again when it is tried again',
  async (code, shown) => {
    server.refusal = code;
    start();
    await settled();
    expect(status()).toBe(shown);
    server.refusal = null;
    const opened = view.open();
    expect(status()).toBe('loading');
    await opened;
    expect(status()).toBe('ready');
  },
);

it('keeps what it shows while it is opened again', async () => {
  start();
  await settled();
  const opened = view.open();
  expect(status()).toBe('ready');
  expect(numbers()).toHaveLength(60);
  await opened;
});

it('stays in use although another request for it fails, and loads later what was missed', async () => {
  start();
  await settled();
  vi.useFakeTimers();
  server.refusal = 503;
  await view.open();
  expect(status()).toBe('ready');
  server.refusal = null;
  server.stored.push(message(1_001));
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(numbers().at(-1)).toBe(1_001));
});

it('back from further up, it keeps what comes before the newest page is there', async () => {
  start();
  await settled();
  await view.showMessage(200);
  const opened = view.open();
  expect(status()).toBe('loading');
  // The request was already answered when this message arrives.
  arrive(1_001);
  await opened;
  expect(numbers()).toEqual(range(941, 1_001));
});

it('shows one place of the room, whatever comes late of another', async () => {
  start();
  await settled();
  await view.showMessage(200);
  const late = [view.loadOlder(), view.loadNewer()];
  await Promise.all([view.open(), ...late]);
  expect(numbers()).toEqual(range(941, 1_000));
  expect(view.store.get()).toMatchObject({ older: true, newer: false });

  // Of two results the one that was chosen last is shown, whichever answer comes first.
  server.delays.push(20);
  await Promise.all([view.showMessage(200), view.showMessage(600)]);
  expect(numbers()).toEqual(range(571, 630));
  expect(view.store.get().target).toEqual({ number: 600 });

  // What failed leaves the place as it was, and what was dropped for it is loaded again.
  const older = view.loadOlder();
  server.refusal = 500;
  await expect(view.showMessage(100)).rejects.toMatchObject({ kind: 'broken' });
  server.refusal = null;
  await older;
  await view.loadOlder();
  expect(numbers()).toEqual(range(511, 630));
});

it('asks once for a page, however often one scrolls, and again if it failed', async () => {
  start();
  await settled();
  await Promise.all([view.loadOlder(), view.loadOlder()]);
  expect(server.asked).toEqual(['?itemsPerPage=60', '?before=941&itemsPerPage=60']);
  server.refusal = 500;
  await view.loadOlder();
  expect(view.store.get()).toMatchObject({ status: 'ready', older: true });
  server.refusal = null;
  await view.loadOlder();
  expect(numbers()).toEqual(range(821, 1_000));

  await view.showMessage(200);
  const before = server.asked.length;
  server.refusal = 500;
  await view.loadNewer();
  server.refusal = null;
  await Promise.all([view.loadNewer(), view.loadNewer()]);
  expect(server.asked).toHaveLength(before + 1);
  expect(numbers()).toEqual(range(171, 290));
});

it('leads to a message that is loaded without a request', async () => {
  start();
  await settled();
  for (const number of [941, 1_000]) await view.showMessage(number);
  expect(server.asked).toHaveLength(1);
  expect(view.store.get().target).toEqual({ number: 1_000 });
});

it('shows who types for five seconds, or until their message, and only of its own room', async () => {
  start();
  await settled();
  vi.useFakeTimers();
  type(OTHER);
  type({ id: 3, name: 'Cleo' });
  type(OTHER);
  type({ id: 4, name: 'Dan' }, '/api/sessions/8');
  expect(typing()).toEqual(['Cleo', 'Ben']);
  arrive(1_001, '/api/sessions/8');
  expect(numbers().at(-1)).toBe(1_000);
  arrive(1_001);
  expect(typing()).toEqual(['Cleo']);
  vi.advanceTimersByTime(3_000);
  type({ id: 3, name: 'Cleo' });
  vi.advanceTimersByTime(4_999);
  expect(typing()).toEqual(['Cleo']);
  vi.advanceTimersByTime(1);
  expect(typing()).toEqual([]);
});

it('on leaving says what was read, and hears no more of the room', async () => {
  start();
  await settled();
  view.seen(1_000);
  await vi.waitFor(() => expect(server.puts).toEqual([1_000]));
  arrive(1_001);
  // This is within five seconds of the last mark, so no mark is sent yet.
  view.seen(1_001);
  expect(frames).toEqual([{ event: 'viewing', data: { room: ROOM } }]);
  stop?.();
  stop = null;
  expect(frames.slice(1)).toEqual([
    { event: 'viewing', data: { room: ROOM, read: 1_001 } },
    { event: 'viewing', data: { room: null } },
  ]);
  arrive(1_002);
  expect(numbers().at(-1)).toBe(1_001);
});

it('leaves nothing to do behind when all was marked already', async () => {
  start();
  await settled();
  vi.useFakeTimers();
  view.seen(1_000);
  expect(vi.getTimerCount()).toBe(1);
  stop?.();
  stop = null;
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  await vi.waitFor(() => expect(server.puts).toEqual([1_000]));
  expect(server.puts).toHaveLength(1);
});

it('marks again what the server didn’t take, and nothing after a log-out', async () => {
  start();
  await settled();
  vi.useFakeTimers();
  server.refusal = 500;
  view.seen(1_000);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(server.refused).toBe(1);
  server.refusal = null;
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await vi.waitFor(() => expect(server.puts).toEqual([1_000]));
  rooms.connectRooms(null);
  arrive(1_001);
  view.seen(1_001);
  stop?.();
  stop = null;
  expect([server.puts, frames.length]).toEqual([[1_000], 1]);
});

it('keeps the name of someone whose later copy of a message has none', () => {
  const edited = { ...message(1, 'edited'), author: { ...OTHER, name: '' } };
  expect(merge([message(1), message(3)], [message(2), edited])).toEqual([
    message(1, 'edited'),
    message(2),
    message(3),
  ]);
});
