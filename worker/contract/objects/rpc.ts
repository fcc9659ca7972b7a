import type { CallTransport } from '../call-bounds.ts';
import type { MediaItem } from '../media.ts';
import type { MessageItem } from '../message.ts';
import type { NotificationItem } from '../notification.ts';
import type { SfuAsk, SfuReply } from '../sfu.ts';
import type { ServerFrame } from '../socket.ts';
import type { ActResult, Basis, CallState, CallEvent, ForwardedSignal } from './call.ts';

/** The RPC methods of the objects. Declared separately, because the objects themselves import the bindings' types. */

export interface CallRpc extends Rpc.DurableObjectBranded {
  start(begun: CallState): CallState;
  act(event: CallEvent, basis?: Basis): ActResult;
  look(): CallState | null;
  sfu(user: number, peerId: string, ask: SfuAsk): Promise<SfuReply>;
}

/** A message on its way to a member's tabs. */
export interface MessageDelivery {
  /** The room as the member knows it: `/api/sessions/7`, `/api/users/7`. */
  room: string;
  message: MessageItem;
  /**
   * `repeated`: it was sent before. The receiver only records it as unread. `reacted`: changed by the receiver's own
   * reaction.
   */
  kind: 'new' | 'changed' | 'reacted' | 'repeated';
  /** Whether the member has chosen push or email for messages. */
  notified: boolean;
}

export interface UserRoom {
  room: string;
  readNumber: number;
  /** About when the last message came, in ms since 1970. Lists are in this order. */
  changedAt: number;
}

/** A page of a room: after or before a number, or else the newest. With `q`, only messages that contain it. */
export interface PageQuery {
  after?: number | undefined;
  before?: number | undefined;
  q?: string | undefined;
  /** Only these messages. */
  numbers?: readonly number[] | undefined;
  limit: number;
}

export interface SignallingRpc extends Rpc.DurableObjectBranded {
  fetch(request: Request): Promise<Response>;
  endDevice(deviceId: number | null): Promise<void>;
  learn(call: CallState): 'busy' | null;
  forward(message: ForwardedSignal): Promise<void>;
  connectsBy(call: string): CallTransport | null;
  block(other: number): Promise<void>;
  unfriend(other: number): Promise<void>;
  /** @returns whether a tab is in front */
  sendToTabs(frame: ServerFrame): boolean;
  deliverMessages(deliveries: MessageDelivery[]): boolean;
  markRead(room: string, number: number, lastNumber: number): void;
  readNumber(room: string): number;
  listRooms(page: { limit: number; before?: number | undefined }): UserRoom[];
  closeRooms(rooms: string[]): void;
  recheckRooms(rooms: string[]): Promise<void>;
  leaveSession(session: number): Promise<void>;
  forgetRooms(rooms: string[]): void;
  unreadRooms(): string[];
  hasTabInFront(): boolean;
}

/** Why a room refuses a request. `hidden` is answered as if there were no such room or message. */
export type RoomRefusal =
  | { refused: 'hidden' | 'closed' | 'not-taken' | 'foreign' | 'late' | 'links' }
  | { refused: 'no-such-message' | 'many-reactions' | 'many-pins' | 'host-only' }
  | { refused: 'pictures-gone' | 'pictures-too-early' }
  | { refused: 'too-fast'; retryAfterSeconds: number };

export interface RoomPage {
  messages: MessageItem[];
  lastNumber: number;
  readNumber: number;
  writable: boolean;
  pinned: number[];
  /** In a search: the number below which the search continues. Undefined at the beginning of the room. */
  next: number | undefined;
}

export interface RoomSummary {
  last: MessageItem | null;
  unread: number;
  /** Whether the room holds no messages: nothing was ever written, or it has ended. */
  empty: boolean;
}

export interface MessageWords {
  text: string;
  nonce: string;
  /** The number of the message that it answers. */
  replyTo?: number | undefined;
  /** Ids of the author's uploads. */
  pictures?: readonly number[] | undefined;
}

export interface OwnMessage {
  number: number;
  text: string;
  sentAt: number;
  pictures: MediaItem[];
}

/** The last messages of an author. */
export interface AuthorPage {
  limit: number;
  /** Below this number. */
  before?: number | undefined;
  /** Up to this time. */
  until?: number | undefined;
}

export interface RoomRpc extends Rpc.DurableObjectBranded {
  send(
    author: number,
    words: MessageWords,
  ): Promise<RoomRefusal | { message: MessageItem; repeated: boolean; mentioned: number[] }>;
  edit(author: number, number: number, text: string): Promise<RoomRefusal | MessageItem>;
  remove(user: number, number: number, admin: boolean): Promise<RoomRefusal | MessageItem>;
  restore(number: number, text: string): Promise<boolean>;
  /** Sets or withdraws a reaction. */
  react(
    user: number,
    number: number,
    reaction: { emoji: string; on: boolean },
  ): Promise<RoomRefusal | { changed: boolean }>;
  reactors(
    viewer: number,
    number: number,
  ): Promise<RoomRefusal | { reactions: { emoji: string; users: number[] }[] }>;
  pin(user: number, number: number, on: boolean): Promise<RoomRefusal | { changed: boolean }>;
  list(viewer: number, page: PageQuery): Promise<RoomRefusal | RoomPage>;
  read(user: number, number: number): Promise<RoomRefusal | { lastNumber: number }>;
  summary(viewer: number, readNumber: number): Promise<RoomSummary | null>;
  typing(user: number): Promise<void>;
  /** Members, blocks or the session's state have changed. */
  factsChanged(): void;
  isRemoved(number: number): boolean;
  /** Why a user may not add a picture now. Null if they may. */
  pictureRefusal(user: number): Promise<RoomRefusal | null>;
  /** Whether a member may see a picture: one that a message shows to them, or their own before it is sent. */
  showsPicture(viewer: number, picture: { id: number; uploaderId: number }): Promise<boolean>;
  /** Those of the pictures that a message shows. */
  sentPictures(ids: readonly number[]): number[];
  /** Changes the alternative text of a picture, if a message shows it. */
  describePicture(user: number, id: number, alt: string): Promise<RoomRefusal | null>;
  evidence(viewer: number, number: number): Promise<MessageItem[] | null>;
  /** Without deleted messages, in ascending order. */
  writtenBy(author: number, page: AuthorPage): OwnMessage[];
  reactedBy(user: number): { number: number; emoji: string }[];
  forgetAuthor(author: number): void;
}

/** What a user's object sends to the objects of its watchers. */
export interface PresenceChange {
  user: number;
  online: boolean;
  /** Grows with every change, so that repeated and late changes are recognised. */
  version: number;
  /** Whether it may have changed who may see this. Then each watcher checks that for itself. */
  recheck: boolean;
}

export interface Delivery {
  /** Viewers without an open stream that watches the user. */
  gone: number[];
  /** Viewers whose object couldn't be reached. */
  failed: number[];
}

export interface PresenceRpc extends Rpc.DurableObjectBranded {
  fetch(request: Request): Promise<Response>;
  arrive(report: number): Promise<void>;
  leave(report: number, offlineAt: number): Promise<void>;
  audienceChanged(): Promise<void>;
  watch(viewer: number): { online: boolean; version: number };
  takeChange(change: PresenceChange): Promise<boolean>;
  fanOut(change: PresenceChange, viewers: number[]): Promise<Delivery>;
  recheckVisibility(user: number): Promise<void>;
  forget(): Promise<void>;
  endDevice(deviceId: number | null): void;
}

export type TestPush = 'sent' | 'no-subscription' | 'failed' | 'not-set-up';

export interface NotifierRpc extends Rpc.DurableObjectBranded {
  enqueue(item: NotificationItem): void;
  /** These sessions of the user have changed, and a Discord channel shows them. */
  postToDiscord(sessionIds: number[]): void;
  sendTest(subscriptionId: number, locale: string): Promise<TestPush>;
  forget(): Promise<void>;
}
