import type { MessageItem } from '../../worker/contract/message.ts';
import { ApiError } from '../app/api.ts';
import { createStore } from '../ui/store.ts';
import { loadMessages, markRead } from './messages-api.ts';
import { onRooms, viewRoom } from './rooms.ts';

const PAGE = '60';
/** A read mark is sent at most this often. */
const MARK_EVERY_MS = 3_000;
/** Someone types until this long after the last sign of it. */
const TYPING_MS = 5_000;

export interface RoomState {
  status: 'loading' | 'ready' | 'missing' | 'failed';
  /** In ascending order, without gaps but for what is hidden from the user. */
  messages: readonly MessageItem[];
  /** Up to where the user had read when the room was opened. */
  readAtOpening: number;
  writable: boolean;
  /** Whether there are older messages to load. */
  older: boolean;
  typing: readonly { id: number; name: string }[];
}

const EMPTY: RoomState = {
  status: 'loading',
  messages: [],
  readAtOpening: 0,
  writable: true,
  older: false,
  typing: [],
};

/** Later copies of a message replace earlier ones. The name of someone who has left may be missing in a frame. */
function merge(known: readonly MessageItem[], more: readonly MessageItem[]): MessageItem[] {
  const byNumber = new Map(known.map((message) => [message.number, message]));
  for (const message of more) {
    const name = message.author.name || byNumber.get(message.number)?.author.name || '';
    byNumber.set(message.number, { ...message, author: { ...message.author, name } });
  }
  return [...byNumber.values()].toSorted((a, b) => a.number - b.number);
}

/** One room on screen: what is loaded of it, kept up to date. */
export class RoomView {
  readonly #room: string;
  readonly store = createStore<RoomState>(EMPTY);
  #marked = 0;
  #wanted = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #catching: Promise<void> | undefined;

  constructor(room: string) {
    this.#room = room;
  }

  /** Loads the room, and follows it. @returns a function that stops it */
  start(): () => void {
    const stop = onRooms((event) => {
      if (event.event === 'back') void this.#catchUp();
      else if (event.event === 'message' && event.data.room === this.#room)
        this.#take(event.data.message);
      else if (event.event === 'typing' && event.data.room === this.#room)
        this.#typed(event.data.user);
    });
    viewRoom(this.#room);
    void this.open();
    return () => {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      if (this.#wanted > this.#marked) this.#mark();
      stop();
      viewRoom(null);
    };
  }

  #set(change: Partial<RoomState>) {
    this.store.set({ ...this.store.get(), ...change });
  }

  #last = () => this.store.get().messages.at(-1)?.number ?? 0;

  /** Loads the newest messages. */
  async open() {
    this.#set({ status: 'loading' });
    try {
      const page = await loadMessages(this.#room, { itemsPerPage: PAGE });
      this.#marked = page.readNumber;
      this.#set({
        status: 'ready',
        messages: merge(this.store.get().messages, page.member),
        readAtOpening: page.readNumber,
        writable: page.writable,
        older: (page.member[0]?.number ?? 1) > 1,
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#set({ status: error.kind === 'missing' ? 'missing' : 'failed' });
    }
  }

  async loadOlder() {
    const [first] = this.store.get().messages;
    if (!first || !this.store.get().older) return;
    this.#set({ older: false });
    try {
      const query = { before: String(first.number), itemsPerPage: PAGE };
      const { member } = await loadMessages(this.#room, query);
      const older = (member[0]?.number ?? 1) > 1;
      this.#set({ messages: merge(member, this.store.get().messages), older });
    } catch {
      this.#set({ older: true });
    }
  }

  /** What was missed while the socket was away. */
  async #catchUp() {
    this.#catching ??= this.#load().finally(() => {
      this.#catching = undefined;
    });
    return this.#catching;
  }

  async #load() {
    if (this.store.get().status !== 'ready') return this.open();
    for (;;) {
      const query = { after: String(this.#last()), itemsPerPage: PAGE };
      const page = await loadMessages(this.#room, query).catch(() => null);
      if (!page) return;
      const messages = merge(this.store.get().messages, page.member);
      this.#set({ messages, writable: page.writable });
      if (page.member.length < Number(PAGE)) return;
    }
  }

  #take(message: MessageItem) {
    const { messages, typing } = this.store.get();
    const first = messages[0]?.number ?? message.number;
    if (message.number < first) return;
    // Something before it is missing, or hidden.
    if (message.number > this.#last() + 1 && messages.length > 0) void this.#catchUp();
    this.#set({
      messages: merge(messages, [message]),
      typing: typing.filter(({ id }) => id !== message.author.id),
    });
  }

  #typed(user: { id: number; name: string }) {
    const others = () => this.store.get().typing.filter(({ id }) => id !== user.id);
    this.#set({ typing: [...others(), user] });
    setTimeout(() => this.#set({ typing: others() }), TYPING_MS);
  }

  /** The user has seen all that is there. */
  seen() {
    this.#wanted = this.#last();
    if (this.#wanted <= this.#marked || this.#timer !== undefined) return;
    this.#mark();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#wanted > this.#marked) this.seen();
    }, MARK_EVERY_MS);
  }

  #mark() {
    const number = this.#wanted;
    this.#marked = number;
    markRead(this.#room, number).catch(() => {
      this.#marked = 0;
    });
  }
}
