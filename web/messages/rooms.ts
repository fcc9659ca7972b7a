import type { MessageItem } from '../../worker/contract/message.ts';
import type { SentFrame, ServerFrame } from '../../worker/contract/socket.ts';
import { isInFront } from '../presence/in-front.ts';
import { createStore } from '../ui/store.ts';

/** What the tab receives of rooms, and the room that it has on screen. A room is named by its address: `/api/sessions/7`. */

type RoomFrame = Extract<ServerFrame, { event: 'message' | 'typing' | 'read' | 'unread' }>;
/** `back`: the socket is open again, and something may have been missed. */
type RoomEvent = RoomFrame | { event: 'back' };

/** Rooms with unread messages, each with a number that is not read yet. */
export const unread = createStore<ReadonlyMap<string, number>>(new Map());

const listeners = new Set<(event: RoomEvent) => void>();
let send: ((frame: SentFrame) => void) | null = null;
let viewed: string | null = null;

/** Subscribes to room events. @returns a function that unsubscribes */
export function onRooms(listener: (event: RoomEvent) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const isVisible = () => document.visibilityState === 'visible';

const sendViewed = () => send?.({ event: 'viewing', data: { room: isVisible() ? viewed : null } });

/**
 * Marks what came by this tab's socket as read: cheaper than a request.
 * @returns false if the server doesn't know that the tab has the room on screen
 */
export function sendRead(room: string, read: number): boolean {
  if (!send || viewed !== room || !isVisible()) return false;
  send({ event: 'viewing', data: { room, read } });
  return true;
}

/** Connects rooms to the tab's socket. With null the user has logged out. */
export function connectRooms(next: typeof send) {
  send = next;
  if (!next) unread.set(new Map());
}

/** Whether the tab is connected for someone who is logged in. */
export const isLive = () => send !== null;

/** The room that the user sees, or null. Its new messages don't count as unread while it is visible. */
export function viewRoom(room: string | null) {
  viewed = room;
  sendViewed();
}

export const sendTyping = (room: string) => send?.({ event: 'typing', data: { room } });

document.addEventListener('visibilitychange', () => viewed !== null && sendViewed());

function countUnread(frame: RoomFrame, me: number) {
  const rooms = new Map(unread.get());
  if (frame.event === 'unread') for (const one of frame.data.rooms) rooms.set(one.room, one.number);
  if (frame.event === 'read' && frame.data.number >= (rooms.get(frame.data.room) ?? 0)) {
    rooms.delete(frame.data.room);
  }
  if (frame.event === 'message') {
    const { room, message } = frame.data;
    const seen = viewed === room && isInFront();
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
