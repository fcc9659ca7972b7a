import type { MessageItem } from '../../worker/contract/message.ts';
import type { SentFrame, ServerFrame } from '../../worker/contract/socket.ts';
import { createStore } from '../base/store.ts';
import { isInFront } from '../presence/in-front.ts';

/** What the tab receives of rooms, and the room that is on its page. A room is named by its address: `/api/sessions/7`. */

type RoomFrame = Extract<ServerFrame, { event: 'message' | 'typing' | 'read' | 'unread' }>;
/** `back`: the socket is open again, and something may have been missed. */
type RoomEvent = RoomFrame | { event: 'back' };

/** Rooms with unread messages, each with a number that is not read yet. */
export const unread = createStore<ReadonlyMap<string, number>>(new Map());

const listeners = new Set<(event: RoomEvent) => void>();
let send: ((frame: SentFrame) => void) | null = null;
let viewed: string | null = null;
let isEndInView = false;

/** Subscribes to room events. @returns a function that unsubscribes */
export function onRooms(listener: (event: RoomEvent) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const isVisible = () => document.visibilityState === 'visible';

/** Whether what comes to a room is left to this tab to mark as read. */
export const isViewed = (room: string) => send !== null && viewed === room && isVisible();

const sendViewed = () => send?.({ event: 'viewing', data: { room: isVisible() ? viewed : null } });

/**
 * Marks what came by this tab's socket as read: cheaper than a request.
 * @returns false if the server doesn't leave that to this tab
 */
export function sendRead(room: string, read: number): boolean {
  if (!isViewed(room)) return false;
  send?.({ event: 'viewing', data: { room, read } });
  return true;
}

/** Connects rooms to the tab's socket. With null the user has logged out. */
export function connectRooms(next: typeof send) {
  send = next;
  if (!next) unread.set(new Map());
}

/** Whether the tab is connected for someone who is logged in. */
export const isLive = () => send !== null;

/** The room on the page, or null. In a visible tab, the tab says what was read of what comes to it. */
export function viewRoom(room: string | null) {
  viewed = room;
  isEndInView = false;
  sendViewed();
}

/** Whether the end of that room is in the viewport. In a tab in front, what comes there is seen at once. */
export const setEndInView = (inView: boolean) => {
  isEndInView = inView;
};

/** A room was read up to a number, here or elsewhere. */
export function takeRead(room: string, number: number) {
  if (number < (unread.get().get(room) ?? Infinity)) return;
  unread.set(new Map([...unread.get()].filter(([other]) => other !== room)));
}

export const sendTyping = (room: string) => send?.({ event: 'typing', data: { room } });

document.addEventListener('visibilitychange', () => viewed !== null && sendViewed());

function countUnread(frame: RoomFrame, me: number) {
  if (frame.event === 'read') takeRead(frame.data.room, frame.data.number);
  const rooms = new Map(unread.get());
  if (frame.event === 'unread') for (const one of frame.data.rooms) rooms.set(one.room, one.number);
  if (frame.event === 'message') {
    const { room, message } = frame.data;
    const seen = viewed === room && isEndInView && isInFront();
    const fresh = message.editedAt === null && !message.deleted;
    if (fresh && !seen && message.author.id !== me) rooms.set(room, message.number);
  }
  unread.set(rooms);
}

const ROOM_EVENTS = new Set<ServerFrame['event']>(['message', 'typing', 'read', 'unread']);
const isRoomFrame = (frame: ServerFrame): frame is RoomFrame => ROOM_EVENTS.has(frame.event);

/** Takes a frame of the server. */
export function handleRoomFrame(frame: ServerFrame, me: number) {
  if (frame.event === 'welcome') {
    // What is unread follows.
    unread.set(new Map());
    if (viewed !== null) sendViewed();
    publish({ event: 'back' });
  } else if (isRoomFrame(frame)) {
    if (frame.event !== 'typing') countUnread(frame, me);
    publish(frame);
  }
}

const publish = (event: RoomEvent) => {
  for (const listener of listeners) listener(event);
};

/** A message that this tab has sent or changed: shown without waiting for its frame. */
export const publishOwn = (room: string, message: MessageItem) =>
  publish({ event: 'message', data: { room, message } });
