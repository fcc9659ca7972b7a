import { beforeEach, expect, it, vi } from 'vitest';

import type * as Rooms from '../../../web/messages/rooms.ts';
import type { MessageItem } from '../../../worker/contract/message.ts';
import type { SentFrame } from '../../../worker/contract/socket.ts';
import { OTHER, ROOM, message } from './server-room.ts';

const ME = 1;
const ELSEWHERE = '/api/users/3';

let rooms: typeof Rooms;
let frames: SentFrame[];
let page: EventTarget & { visibilityState: string; hasFocus: () => boolean };

beforeEach(async () => {
  vi.resetModules();
  frames = [];
  const state = { visibilityState: 'visible', hasFocus: () => true };
  page = Object.assign(new EventTarget(), state);
  vi.stubGlobal('document', page);
  rooms = await import('../../../web/messages/rooms.ts');
  rooms.connectRooms((frame) => frames.push(frame));
});

const arrive = (room: string, number: number, over: Partial<MessageItem> = {}) =>
  rooms.handleRoomFrame(
    { event: 'message', data: { room, message: { ...message(number), ...over } } },
    ME,
  );
const read = (room: string, number: number) =>
  rooms.handleRoomFrame({ event: 'read', data: { room, number } }, ME);
const welcome = () =>
  rooms.handleRoomFrame({ event: 'welcome', data: { userSocketId: 's', peerId: 'p' } }, ME);
const unread = () => Object.fromEntries(rooms.unread.get());

const show = (visibilityState: 'visible' | 'hidden') => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
};

const viewing = (room: string | null) => ({ event: 'viewing', data: { room } });

it('counts somebody else’s new message as unread, until it is read here or elsewhere', () => {
  arrive(ROOM, 4);
  arrive(ELSEWHERE, 9);
  expect(unread()).toEqual({ [ROOM]: 4, [ELSEWHERE]: 9 });
  read(ROOM, 3);
  expect(unread()).toHaveProperty([ROOM], 4);
  read(ROOM, 4);
  expect(unread()).toEqual({ [ELSEWHERE]: 9 });
});

it('counts neither one’s own message, nor a change of one', () => {
  arrive(ROOM, 4, { author: { ...OTHER, id: ME } });
  const changed = { ...message(3), reactions: [{ emoji: '👍', count: 1, own: false }] };
  const data = { room: ROOM, message: changed, changed: true as const };
  rooms.handleRoomFrame({ event: 'message', data }, ME);
  expect(unread()).toEqual({});
});

it('counts nothing in the room that one looks at, and all of it once one looks away', () => {
  rooms.viewRoom(ROOM);
  rooms.setEndInView(true);
  arrive(ROOM, 4);
  expect(unread()).toEqual({});
  arrive(ELSEWHERE, 1);
  page.hasFocus = () => false;
  arrive(ROOM, 5);
  expect(unread()).toEqual({ [ROOM]: 5, [ELSEWHERE]: 1 });
});

it('counts what comes to a room that is on the page, but whose end isn’t in the viewport', () => {
  rooms.viewRoom(ROOM);
  arrive(ROOM, 4);
  expect(unread()).toEqual({ [ROOM]: 4 });
  rooms.takeRead(ROOM, 3);
  expect(unread()).toEqual({ [ROOM]: 4 });
  rooms.takeRead(ROOM, 4);
  rooms.setEndInView(true);
  arrive(ROOM, 5);
  expect(unread()).toEqual({});
  // Where the end of the other room is isn't known yet.
  rooms.viewRoom(ELSEWHERE);
  arrive(ELSEWHERE, 1);
  expect(unread()).toEqual({ [ELSEWHERE]: 1 });
});

it('takes from the server what is unread at the start, and forgets it with the log-out', () => {
  arrive(ROOM, 4);
  welcome();
  expect(unread()).toEqual({});
  const data = { rooms: [{ room: ELSEWHERE, number: 2 }] };
  rooms.handleRoomFrame({ event: 'unread', data }, ME);
  expect(unread()).toEqual({ [ELSEWHERE]: 2 });
  expect(rooms.isLive()).toBe(true);
  rooms.connectRooms(null);
  expect([unread(), rooms.isLive()]).toEqual([{}, false]);
});

it('tells the server which room is on screen, again after a gap, and none while the tab is hidden', () => {
  welcome();
  show('visible');
  expect(frames).toEqual([]);
  rooms.viewRoom(ROOM);
  welcome();
  show('hidden');
  show('visible');
  rooms.viewRoom(null);
  expect(frames).toEqual([ROOM, ROOM, null, ROOM, null].map(viewing));
});

it('marks as read by the socket only in the room on screen of a visible tab', () => {
  expect(rooms.sendRead(ROOM, 4)).toBe(false);
  rooms.viewRoom(ROOM);
  expect(rooms.sendRead(ELSEWHERE, 4)).toBe(false);
  expect(rooms.sendRead(ROOM, 4)).toBe(true);
  show('hidden');
  expect(rooms.sendRead(ROOM, 5)).toBe(false);
  show('visible');
  rooms.connectRooms(null);
  expect(rooms.sendRead(ROOM, 5)).toBe(false);
  expect(frames.filter(({ event, data }) => event === 'viewing' && 'read' in data)).toEqual([
    { event: 'viewing', data: { room: ROOM, read: 4 } },
  ]);
});

it('hands on what happens in rooms, that the socket is back, and nothing else', () => {
  const heard: string[] = [];
  const stop = rooms.onRooms(({ event }) => heard.push(event));
  welcome();
  arrive(ROOM, 1);
  read(ROOM, 1);
  rooms.handleRoomFrame({ event: 'typing', data: { room: ROOM, user: OTHER } }, ME);
  rooms.publishOwn(ROOM, message(2));
  expect(unread()).toEqual({});
  stop();
  arrive(ROOM, 3);
  expect(heard).toEqual(['back', 'message', 'read', 'typing', 'message']);
  rooms.sendTyping(ROOM);
  expect(frames).toEqual([{ event: 'typing', data: { room: ROOM } }]);
});
