import type { MessageItem } from '../../worker/contract/message.ts';
import { ApiError } from '../app/api.ts';
import { createStore } from '../ui/store.ts';
import { loadMessages, markRead } from './messages-api.ts';
import { onRooms, viewRoom } from './rooms.ts';

const PAGE = '60';
/** So many messages are kept at most: a page of the screen is drawn as fast in a room of thousands. */
const KEPT_MAX = 300;
/** So many pages that were missed are loaded at once. The others follow as one scrolls. */
const MISSED_PAGES_MAX = 5;
/** So many of the last messages are read again after a gap. */
const CHANGED_WITHIN = 30;
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
  /** Whether there are newer ones: those around a message that was searched for are loaded alone. */
  newer: boolean;
  /** The room's newest number. */
  last: number;
  /** The message to lead to, once for each object. */
  target: { number: number } | null;
  typing: readonly { id: number; name: string }[];
}

const EMPTY: RoomState = {
  status: 'loading',
  messages: [],
  readAtOpening: 0,
  writable: true,
  older: false,
  newer: false,
  last: 0,
  target: null,
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

  /** Loads the newest messages. Nothing that is shown is kept if it wouldn't join them. */
  async open() {
    const known = this.store.get().newer ? [] : this.store.get().messages;
    if (known.length === 0) this.#set({ status: 'loading' });
    try {
      const page = await loadMessages(this.#room, { itemsPerPage: PAGE });
      this.#marked = page.readNumber;
      const messages = merge(known, page.member);
      this.#set({
        status: 'ready',
        messages,
        newer: false,
        last: page.lastNumber,
        readAtOpening: page.readNumber,
        writable: page.writable,
        older: (messages[0]?.number ?? 1) > 1,
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
      const all = merge(member, this.store.get().messages);
      const messages = all.slice(0, KEPT_MAX);
      const newer = this.store.get().newer || messages.length < all.length;
      this.#set({ messages, older: (member[0]?.number ?? 1) > 1, newer });
    } catch {
      this.#set({ older: true });
    }
  }

  async loadNewer() {
    if (!this.store.get().newer) return;
    this.#set({ newer: false });
    try {
      await this.#loadAfter(this.#last(), this.store.get().messages.slice(Number(PAGE) - KEPT_MAX));
    } catch {
      this.#set({ newer: true });
    }
  }

  async #loadAfter(after: number, known = this.store.get().messages) {
    const page = await loadMessages(this.#room, { after: String(after), itemsPerPage: PAGE });
    const messages = merge(known, page.member);
    const full = page.member.length === Number(PAGE);
    const newer = full && (messages.at(-1)?.number ?? 0) < page.lastNumber;
    const older = (messages[0]?.number ?? 1) > 1;
    this.#set({ messages, newer, older, last: page.lastNumber, writable: page.writable });
    return page;
  }

  /** Leads to a message, and loads those around it if need be. @throws ApiError */
  async showMessage(number: number) {
    const [first] = this.store.get().messages;
    if (!first || number < first.number || number > this.#last()) {
      await this.#loadAfter(Math.max(0, number - Number(PAGE) / 2), []);
    }
    this.#set({ target: { number } });
  }

  /** What was missed while the socket was away. */
  async #catchUp() {
    this.#catching ??= this.#load().finally(() => {
      this.#catching = undefined;
    });
    return this.#catching;
  }

  async #load() {
    const { status, newer } = this.store.get();
    if (status !== 'ready') return this.open();
    // Those who read further up get what they missed once they come down.
    if (newer) return;
    // The last ones are read again: they may have been changed or deleted meanwhile.
    let after = Math.max(0, this.#last() - CHANGED_WITHIN);
    for (let pages = 0; pages < MISSED_PAGES_MAX; pages += 1) {
      const page = await this.#loadAfter(after).catch(() => null);
      if (!page) return;
      this.#marked = Math.min(this.#marked, page.readNumber);
      after = this.#last();
      if (!this.store.get().newer) break;
    }
    if (this.#wanted > this.#marked) this.#mark();
  }

  #take(message: MessageItem) {
    const { messages, typing, newer, last } = this.store.get();
    this.#set({ last: Math.max(last, message.number) });
    if (newer && message.number > this.#last()) return;
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
