import type { MessageItem } from '../../worker/contract/message.ts';
import { ApiError } from '../base/api.ts';
import { createStore } from '../base/store.ts';
import { markRead } from './messages-api.ts';
import { OtherMessages } from './other-messages.ts';
import { OwnReactions } from './own-reactions.ts';
import { RoomPages } from './room-pages.ts';
import { EMPTY_ROOM, type RoomState, merge } from './room-state.ts';
import { isLive, isViewed, onRooms, sendRead, takeRead, viewRoom } from './rooms.ts';
import { withPin } from './with-pin.ts';

const PAGE = '60';
/** The most messages that are kept, so that a page of a long room is drawn as fast as a short one. */
const KEPT_MAX = 300;
/** The most pages that are loaded after a gap: those that are shown, and five more. The rest come with scrolling. */
const PAGES_MAX = KEPT_MAX / Number(PAGE) + 5;
/** A read mark is sent at most this often. */
const MARK_EVERY_MS = 5_000;
/** What was missed is loaded again this long after that has failed. */
const CATCH_UP_AGAIN_MS = 5_000;
/** How long someone counts as typing after the last `typing` frame. */
const TYPING_MS = 5_000;

const startsLate = (messages: readonly MessageItem[]) => (messages[0]?.number ?? 1) > 1;

/** The messages that stay when a page of newer ones is added. */
const keepNewest = (known: readonly MessageItem[]) => known.slice(Number(PAGE) - KEPT_MAX);

/** One room on screen: its loaded messages, kept up to date. */
export class RoomView {
  readonly #room: string;
  readonly store = createStore<RoomState>(EMPTY_ROOM);
  readonly reactions: OwnReactions;
  readonly #pages: RoomPages;
  readonly #typingEnds = new Map<number, ReturnType<typeof setTimeout>>();
  readonly #others: OtherMessages;
  #marked = 0;
  /**
   * The newest number that came in an answer or while the tab was hidden. Only a request can mark such messages as
   * read.
   */
  #fetched = 0;
  /** Counts the places that were opened in the room. A page that was requested at an earlier one doesn't join. */
  #place = 0;
  /** Whether newer messages are being loaded. */
  #growing = false;
  #wanted = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #catching: Promise<void> | undefined;
  #started = false;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(room: string) {
    this.#room = room;
    this.reactions = new OwnReactions(room, this.store);
    this.#pages = new RoomPages(room);
    this.#others = new OtherMessages(this.#pages, (others) => this.#set({ others }));
  }

  /** Loads the room, and follows it. @returns a function that stops it */
  start(): () => void {
    const stop = onRooms((event) => {
      if (event.event === 'back') this.#catchUp();
      else if (event.event === 'message' && event.data.room === this.#room)
        if ('own' in event.data) this.#takeOwn(event.data.message);
        else this.#take(event.data.message, event.data.changed);
      else if (event.event === 'typing' && event.data.room === this.#room)
        this.#typed(event.data.user);
      // An `unread` frame may have crossed a read mark of this tab.
      else if (event.event === 'unread') takeRead(this.#room, this.#wanted);
    });
    this.#started = true;
    viewRoom(this.#room);
    void this.open();
    return () => {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      clearTimeout(this.#retry);
      this.#started = false;
      if (this.#wanted > this.#marked) this.#mark();
      stop();
      viewRoom(null);
    };
  }

  #set(change: Partial<RoomState>) {
    this.store.set({ ...this.store.get(), ...change });
    if (change.messages || change.pinned) void this.#others.want(this.#missing());
  }

  /** The numbers of messages that are pinned or answered, but not loaded. */
  #missing(): number[] {
    const { messages, pinned } = this.store.get();
    const loaded = new Set(messages.map(({ number }) => number));
    const wanted = [...pinned, ...messages.flatMap(({ replyTo }) => replyTo ?? [])];
    return wanted.filter((number) => !loaded.has(number));
  }

  #last = () => this.store.get().messages.at(-1)?.number ?? 0;

  /** Loads the newest messages. Shown messages are dropped if they don't join them. */
  async open() {
    if (this.store.get().newer) {
      this.#place += 1;
      this.#set({ messages: [], newer: false });
    }
    if (this.store.get().messages.length === 0) this.#set({ status: 'loading' });
    const place = this.#place;
    try {
      const page = await this.#pages.load({ itemsPerPage: PAGE });
      this.#marked = page.readNumber;
      this.#fetched = page.lastNumber;
      // The store is read after the request, because messages may have come since.
      const known = this.store.get().messages;
      const messages = merge(known, page.member);
      this.#set({
        status: 'ready',
        last: Math.max(page.lastNumber, messages.at(-1)?.number ?? 0),
        readAtOpening: page.readNumber,
        writable: page.writable,
        pinned: page.pinned,
      });
      if (place !== this.#place) return;
      this.#set({ messages, newer: false, older: startsLate(messages) });
      const next = known.find(({ number }) => number > page.lastNumber);
      // Others were written between the answer and the first that has come.
      if (next && next.number > page.lastNumber + 1) await this.#load(page.lastNumber);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The room is in use: it was open before, or another request has loaded it meanwhile.
      if (error.kind !== 'missing' && this.store.get().status === 'ready')
        return this.#catchUpLater(error);
      this.#set({ status: error.kind === 'missing' ? 'missing' : 'failed' });
    }
  }

  async loadOlder() {
    const [first] = this.store.get().messages;
    if (!first || !this.store.get().older) return;
    this.#set({ older: false });
    const place = this.#place;
    const query = { before: String(first.number), itemsPerPage: PAGE };
    const page = await this.#pages.load(query).catch(() => null);
    const known = this.store.get();
    if (!page || place !== this.#place) return this.#set({ older: startsLate(known.messages) });
    const all = merge(page.member, known.messages);
    const messages = all.slice(0, KEPT_MAX);
    const newer = known.newer || messages.length < all.length;
    this.#set({ messages, older: startsLate(page.member), newer });
  }

  async loadNewer() {
    if (!this.store.get().newer || this.#growing) return;
    this.#growing = true;
    await this.#loadAfter(this.#last(), keepNewest).catch(() => null);
    this.#growing = false;
  }

  /** Loads a page after a number. @param keep chooses the known messages that stay, given the page */
  async #loadAfter(
    after: number,
    keep = (known: readonly MessageItem[], _page: readonly MessageItem[]) => known,
  ) {
    const place = this.#place;
    const query = { after: String(after), itemsPerPage: PAGE };
    const { member, lastNumber, readNumber, writable, pinned } = await this.#pages.load(query);
    if (place !== this.#place) return null;
    this.#fetched = lastNumber;
    const messages = merge(keep(this.store.get().messages, member), member);
    const last = Math.max(lastNumber, this.store.get().last);
    const newer = member.length === Number(PAGE) && (messages.at(-1)?.number ?? 0) < last;
    this.#set({ messages, newer, older: startsLate(messages), last, writable, pinned });
    const end = member.length === Number(PAGE) ? member.at(-1)?.number : undefined;
    return { readNumber, end: end ?? lastNumber, lastNumber };
  }

  /** Scrolls to a message. Loads the messages around it if they aren't there. @throws ApiError */
  async showMessage(number: number) {
    const [first] = this.store.get().messages;
    if (!first || number < first.number || number > this.#last()) {
      this.#place += 1;
      const place = this.#place;
      try {
        // Newer known messages stay only if the page reaches to the end of the room. Otherwise there would be a gap.
        await this.#loadAfter(Math.max(0, number - Number(PAGE) / 2), (known, page) =>
          page.length < Number(PAGE)
            ? known.filter((one) => one.number > (page[0]?.number ?? 0))
            : [],
        );
      } catch (error) {
        // What the place before had asked for was dropped.
        if (place === this.#place) this.#catchUp();
        throw error;
      }
      if (place !== this.#place) return;
    }
    this.#set({ target: { number } });
  }

  /**
   * Loads what was missed.
   * @param gap the number after which messages are missing. Without it the socket was away, and anything may have
   *   changed
   */
  #catchUp(gap?: number) {
    const running = this.#catching;
    // What is already loading fills a gap, too.
    if (running && gap !== undefined) return;
    const catching = (running ?? Promise.resolve())
      .then(() => this.#load(gap))
      .finally(() => {
        if (this.#catching === catching) this.#catching = undefined;
      });
    this.#catching = catching;
  }

  async #load(gap?: number) {
    const { status, newer, messages } = this.store.get();
    if (status !== 'ready') return this.open();
    if (gap === undefined) {
      clearTimeout(this.#retry);
      this.#others.expire();
    }
    // What is shown is loaded again, because it may have changed. A user who reads further up gets the missed messages
    // when they scroll down.
    const until = newer ? this.#last() : Infinity;
    let after = gap ?? Math.max(0, (messages[0]?.number ?? 1) - 1);
    const place = this.#place;
    for (let pages = 0; pages < PAGES_MAX; pages += 1) {
      const page = await this.#loadAfter(after).catch((error: unknown) => {
        if (place === this.#place) this.#catchUpLater(error);
        return null;
      });
      if (!page) return;
      this.#marked = Math.min(this.#marked, page.readNumber);
      after = page.end;
      if (after >= Math.min(until, page.lastNumber)) break;
    }
    if (this.#wanted > this.#marked) this.#mark();
  }

  /** What the server refuses isn't asked for again. */
  #catchUpLater(error: unknown) {
    if (!(error instanceof ApiError) || (error.status > 0 && error.status < 429)) return;
    clearTimeout(this.#retry);
    if (this.#started) this.#retry = setTimeout(() => this.#catchUp(), CATCH_UP_AGAIN_MS);
  }

  /** @param own what the server has answered to this tab. Others may have changed it since */
  #takeOwn(own: MessageItem) {
    const known = this.store.get().messages.find(({ number }) => number === own.number);
    const isEdited = known && (own.editedAt ?? '') > (known.editedAt ?? '');
    const isNews = !known || (known.removedBy === null && (isEdited || own.removedBy !== null));
    if (isNews) this.#take(own);
  }

  /** @param changed whether the message was sent before */
  #take(message: MessageItem, changed = false) {
    const { status, messages, typing, newer, last, pinned } = this.store.get();
    this.#pages.take(message);
    this.#others.take(message);
    if (message.pinned !== pinned.includes(message.number)) {
      this.#set({ pinned: withPin(pinned, message) });
    }
    if (!isViewed(this.#room)) this.#fetched = Math.max(this.#fetched, message.number);
    this.#set({ last: Math.max(last, message.number) });
    if (newer && message.number > this.#last()) return;
    const first = messages[0]?.number ?? message.number;
    if (message.number < first) return;
    // Messages before this one are missing or hidden. While the room loads, nothing is known of them.
    const known = status === 'ready' || messages.length > 0;
    if (known && message.number > this.#last() + 1) this.#catchUp(this.#last());
    this.#set({
      messages: merge(messages, [message]),
      typing: changed ? typing : typing.filter(({ id }) => id !== message.author.id),
    });
  }

  #typed(user: { id: number; name: string }) {
    const others = () => this.store.get().typing.filter(({ id }) => id !== user.id);
    this.#set({ typing: [...others(), user] });
    clearTimeout(this.#typingEnds.get(user.id));
    const end = setTimeout(() => this.#set({ typing: others() }), TYPING_MS);
    this.#typingEnds.set(user.id, end);
  }

  /** The user has seen the messages up to a number. */
  seen(number: number) {
    this.#wanted = Math.max(this.#wanted, number);
    takeRead(this.#room, this.#wanted);
    if (this.#wanted <= this.#marked || this.#timer !== undefined) return;
    this.#mark();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.seen(this.#wanted);
    }, MARK_EVERY_MS);
  }

  #mark() {
    // Not before the tab is live, and not after a log-out.
    if (!isLive()) return;
    const number = this.#wanted;
    this.#marked = number;
    if (number > this.#fetched && sendRead(this.#room, number)) return;
    markRead(this.#room, number).catch(() => {
      this.#marked = 0;
    });
  }
}
