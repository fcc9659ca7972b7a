import type { MessageItem } from '../../worker/contract/message.ts';
import type { SentFrame, ServerFrame } from '../../worker/contract/socket.ts';
import { createEvents, createStore } from '../base/store.ts';
import { isInFront } from '../presence/in-front.ts';

/**
 * The frames about rooms that this tab receives, and the room on its page. A room is named by its address:
 * `/api/sessions/7`.
 */

type RoomFrame = Extract<ServerFrame, { event: 'message' | 'typing' | 'read' | 'unread' }>;
/** `back`: the socket is open again, and something may have been missed. */
type RoomEvent =
  | RoomFrame
  | { event: 'back' }
  | { event: 'message'; data: { room: string; message: MessageItem; own: true; changed?: never } };

/** Rooms with unread messages, each with a number that is not read yet. */
export const unread = createStore<ReadonlyMap<string, number>>(new Map());

const events = createEvents<RoomEvent>();
let send: ((frame: SentFrame) => void) | null = null;
let viewed: string | null = null;
let isEndInView = false;

/** Subscribes to room events. @returns a function that unsubscribes */
export const onRooms = events.subscribe;

const isVisible = () => document.visibilityState === 'visible';

/**
 * Whether this tab decides which new messages of the room are read: the room is on its page, and the tab is visible.
 */
export const isViewed = (room: string) => send !== null && viewed === room && isVisible();

const sendViewed = () => send?.({ event: 'viewing', data: { room: isVisible() ? viewed : null } });

/**
 * Marks messages that came by this tab's socket as read. That is cheaper than a request.
 * @returns false if the room isn't on a visible page of this tab
 */
export function sendRead(room: string, read: number): boolean {
  if (!isViewed(room)) return false;
  send?.({ event: 'viewing', data: { room, read } });
  return true;
}

/** Connects rooms to the tab's socket. Null after a log-out. */
export function connectRooms(next: typeof send) {
  send = next;
  if (!next) unread.set(new Map());
}

/** Whether the tab is connected for a logged-in user. */
export const isLive = () => send !== null;

/** Sets the room on the page, or null. The server then leaves it to a visible tab to mark its new messages as read. */
export function viewRoom(room: string | null) {
  viewed = room;
  isEndInView = false;
  sendViewed();
}

/**
 * Sets whether the end of the room on the page is in the viewport. A new message there is seen at once if the tab is in
 * front.
 */
export const setEndInView = (inView: boolean) => {
  isEndInView = inView;
};

/** A room was read up to a number, in this tab or elsewhere. */
export function takeRead(room: string, number: number) {
  if (number < (unread.get().get(room) ?? Infinity)) return;
  unread.set(new Map([...unread.get()].filter(([other]) => other !== room)));
}

export const sendTyping = (room: string) => send?.({ event: 'typing', data: { room } });

document.addEventListener('visibilitychange', () => viewed !== null && sendViewed());

/** Whether a new message of the room would be seen at once. */
export const isSeenNow = (room: string) => viewed === room && isEndInView && isInFront();

function countUnread(frame: RoomFrame, me: number) {
  if (frame.event === 'read') takeRead(frame.data.room, frame.data.number);
  const rooms = new Map(unread.get());
  if (frame.event === 'unread') for (const one of frame.data.rooms) rooms.set(one.room, one.number);
  if (frame.event === 'message') {
    const { room, message, changed } = frame.data;
    if (!changed && !isSeenNow(room) && message.author.id !== me) rooms.set(room, message.number);
  }
  unread.set(rooms);
}

const ROOM_EVENTS = new Set<ServerFrame['event']>(['message', 'typing', 'read', 'unread']);
const isRoomFrame = (frame: ServerFrame): frame is RoomFrame => ROOM_EVENTS.has(frame.event);

/** Takes a frame of the server. */
export function handleRoomFrame(frame: ServerFrame, me: number) {
  if (frame.event === 'welcome') {
    // The server sends the unread rooms after its welcome.
    unread.set(new Map());
    if (viewed !== null) sendViewed();
    events.emit({ event: 'back' });
  } else if (isRoomFrame(frame)) {
    if (frame.event !== 'typing') countUnread(frame, me);
    events.emit(frame);
  }
}

/** Shows a message that this tab has sent or changed, without waiting for its frame. */
export const publishOwn = (room: string, message: MessageItem) =>
  events.emit({ event: 'message', data: { room, message, own: true } });
