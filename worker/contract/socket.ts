import { z } from '@hono/zod-openapi';

import { CallClientFrames, CallServerFrames, VoiceFrame } from './call.ts';
import { RoomClientFrames, RoomServerFrames } from './message.ts';
import { NoticeItem } from './notice-item.ts';
import { frame, schema } from './schema.ts';

/**
 * The socket's frames: JSON text `{ "event", "data" }`. Each direction is one union. After adding a member to it, the
 * compiler finds every incomplete switch over `event`.
 */

export const SOCKETS_PER_PERSON_MAX = 20;
export const FRAME_MAX_BYTES = 64 * 1024;
/** This many invalid frames close a socket with 1008. */
export const BAD_FRAMES_MAX = 20;

export const ClientFrame = z.discriminatedUnion('event', [
  frame('userid', { id: z.int().positive() }),
  /** Whether this tab is in front: visible, and its window has the focus. */
  frame('in-front', { inFront: z.boolean() }),
  ...RoomClientFrames,
  ...CallClientFrames,
]);

/** A new notice, sent to every tab of its user. A tab that misses it finds it in the list. */
const NoticeFrame = frame('notice', {
  ...NoticeItem.pick({ id: true, kind: true, actor: true, session: true }).shape,
  /** To be sent as `X-D1-Bookmark` when reading because of this frame: a replica may lag behind the socket. */
  bookmark: z.string().optional(),
});

/** To a new tab: how many notices are unread, if any. Some may have come after the page had asked. */
const NoticeCountFrame = frame('notice-count', {
  unread: z.int(),
  bookmark: z.string().optional(),
});

/** To the members of a session: somebody has joined or left it, or said whether they come. */
const RosterFrame = frame('roster', { session: z.int(), bookmark: z.string().optional() });

export const ServerFrame = z.discriminatedUnion('event', [
  frame('welcome', { userSocketId: z.string(), peerId: z.string() }),
  /** Why a frame was refused. A sentence for developers, never shown to users. */
  frame('error', { message: z.string() }),
  NoticeFrame,
  NoticeCountFrame,
  RosterFrame,
  /** A notice was read in one tab: browser notifications with its tag are closed in all. */
  frame('notice-read', { tag: z.string() }),
  VoiceFrame,
  ...RoomServerFrames,
  ...CallServerFrames,
]);

export const SocketTicket = schema('SocketTicket', { ticket: z.string() });

export type ClientFrame = z.infer<typeof ClientFrame>;
/** The frame on the wire. */
export type SentFrame = z.input<typeof ClientFrame>;
export type ServerFrame = z.infer<typeof ServerFrame>;
export type NoticeFrame = z.infer<typeof NoticeFrame>;
export type RosterFrame = z.infer<typeof RosterFrame>;
export type NoticeCountFrame = z.infer<typeof NoticeCountFrame>;
