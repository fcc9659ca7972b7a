import { DurableObject } from 'cloudflare:workers';

import { ROOM_READABLE_DAYS } from '../../worker/contract/bounds.ts';
import type { MessageItem } from '../../worker/contract/message.ts';
import { parseRoomName, roomIri } from '../../worker/contract/objects/room-name.ts';
import type {
  AuthorPage,
  MessageWords,
  PageQuery,
  RoomPage,
  RoomRefusal,
  RoomRpc,
  RoomSummary,
} from '../../worker/contract/objects/rpc.ts';
import { DAY_MS } from '../../worker/contract/time.ts';
import { placed } from '../../worker/core/jurisdiction.ts';
import type { Env } from '../../worker/env.ts';
import { type RoomFacts, findRoomFacts } from '../../worker/messages/queries/room-facts.ts';
import { toMessageItem } from './message-item.ts';
import type { StoredMessage } from './message-log.ts';
import { type Access, ROSTER_LASTS_MS, RoomAccess } from './room-access.ts';
import { RoomDelivery } from './room-delivery.ts';
import { RoomPictures } from './room-pictures.ts';
import { changeRefusal, closedTo, linkRefusal, mentionedIn, removerOf } from './room-rules.ts';
import { type FullMessage, RoomStore } from './room-store.ts';
import { Roster } from './roster.ts';
import { SendRates } from './send-rates.ts';

/** Messages on each side of a reported one that are kept as evidence. */
const EVIDENCE_AROUND = 10;

const END_AGAIN_MS = 60 * 60 * 1000;

/**
 * One per session, and one per pair of people who write to each other: see `room-name.ts`. It holds no sockets, so it
 * hibernates while no one writes.
 */
export class Room extends DurableObject<Env> implements RoomRpc {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, placed(env));
  }

  readonly #name = this.ctx.id.name ?? '';
  readonly #room = parseRoomName(this.#name);
  readonly #store = new RoomStore(this.ctx.storage.sql);
  readonly #log = this.#store.log;
  readonly #roster = new Roster(() => findRoomFacts(this.env.DB, this.#room, Date.now()));
  readonly #access = new RoomAccess(this.#room, {
    roster: this.#roster,
    store: this.#store,
    onRequest: (viewer) => this.#delivery.recordRequest(viewer),
  });
  readonly #rates = new SendRates();
  readonly #delivery = new RoomDelivery(this.#room, (id) => this.#user(id));
  readonly #pictures = new RoomPictures({
    db: () => this.env.DB,
    name: this.#name,
    access: this.#access,
    store: this.#store,
    rates: this.#rates,
    delivery: this.#delivery,
  });

  #user(id: number) {
    return this.env.SIGNALLING.getByName(String(id));
  }

  /**
   * Writes a message and sends it to the members. A nonce that its author has already used writes nothing. Resolves
   * when all members' objects have the message.
   */
  async send(author: number, words: MessageWords) {
    const ids = words.pictures ?? [];
    const pictures = await this.#pictures.findSendable(author, ids);
    // Last, so that whoever was removed or blocked meanwhile doesn’t get in.
    const access = await this.#access.authorize(author);
    if (!access) return { refused: 'hidden' as const };
    const { facts, member, now } = access;
    // Nothing is awaited between here and the insert. So numbers have no gaps, and a nonce makes only one message.
    const repeated = this.#store.repeated(author, words.nonce);
    if (repeated) {
      await this.#delivery.send(facts, repeated, 'repeated');
      return {
        message: this.#toNewest(repeated, facts, author),
        repeated: true,
        // By what was stored: what is sent again has passed none of the checks.
        mentioned: repeated.removedBy === null ? this.#addressed(repeated, access) : [],
      };
    }
    const refusal = this.#refusal(access, words);
    if (refusal) return refusal;
    const linked = linkRefusal(member, pictures.map(({ alt }) => alt).join('\n'));
    if (linked) return { refused: linked };
    // The room itself knows what it has shown, so a picture is sent only once.
    if (pictures.length < ids.length || this.#pictures.sent(ids).length > 0) {
      return { refused: 'pictures-gone' as const };
    }
    const added = { reactions: [], pinned: false, pictures };
    const message = { ...this.#log.append(author, words, now), ...added };
    this.#store.pictures.add(message.number, pictures);
    this.#rates.record(author, now);
    if (message.number === 1 && facts.readableUntil !== null) this.#purgeAt(facts.readableUntil);
    await this.#delivery.send(facts, message, 'new');
    return {
      message: this.#toNewest(message, facts, author),
      repeated: false,
      mentioned: this.#addressed(message, access),
    };
  }

  /** Those in a session's room whom a message mentions, and whom it answers. */
  #addressed({ text, replyTo }: StoredMessage, { facts, member }: Access) {
    if (this.#room.kind === 'pair') return [];
    const others = facts.members.filter(
      ({ id }) => id !== member.id && !member.blocked.includes(id),
    );
    const answered = replyTo === null ? undefined : this.#log.find(replyTo)?.author;
    const mentioned = new Set(mentionedIn(text, facts.members));
    return others.flatMap(({ id }) => (id === answered || mentioned.has(id) ? [id] : []));
  }

  #refusal(
    access: Access,
    { text, replyTo, pictures = [] }: MessageWords,
  ): RoomRefusal | undefined {
    const { facts, member, view } = access;
    const closed = closedTo(access);
    if (closed) return { refused: closed };
    if (pictures.length > 0 && !this.#pictures.areAllowed(facts)) {
      return { refused: 'pictures-too-early' };
    }
    if (replyTo !== undefined && !view.shows(replyTo)) {
      return { refused: 'no-such-message' };
    }
    const linked = linkRefusal(member, text);
    return linked ? { refused: linked } : this.#rates.refusal(member, access.now);
  }

  async pictureRefusal(user: number) {
    return this.#pictures.refusal(user);
  }

  async showsPicture(viewer: number, picture: { id: number; uploaderId: number }) {
    return this.#pictures.isShown(viewer, picture);
  }

  sentPictures(ids: readonly number[]): number[] {
    return this.#pictures.sent(ids);
  }

  async describePicture(user: number, id: number, alt: string) {
    return this.#pictures.describe(user, id, alt);
  }

  async edit(author: number, number: number, text: string): Promise<RoomRefusal | MessageItem> {
    const access = await this.#access.authorize(author);
    const message = this.#store.find(number);
    if (!message || !access?.view.showsText(number)) return { refused: 'hidden' };
    const { facts, member, now } = access;
    const refused =
      changeRefusal(message, author, now) ?? closedTo(access) ?? linkRefusal(member, text);
    if (refused) return { refused };
    // It shows the others a new text, as a message does.
    const tooFast = this.#rates.refusal(member, now);
    if (tooFast) return tooFast;
    this.#rates.record(author, now);
    this.#log.edit(number, text, now);
    return this.#changed(facts, message, author);
  }

  /**
   * Empties a message. If it is repeated, the change is delivered again, since it may not have reached everyone.
   * @param admin whether the user may remove any message without being a member
   */
  async remove(user: number, number: number, admin: boolean): Promise<RoomRefusal | MessageItem> {
    const access = await this.#access.authorize(user);
    const message = this.#store.find(number);
    if (!message || (!access && !admin)) return { refused: 'hidden' };
    const facts = access?.facts ?? (await this.#roster.facts(ROSTER_LASTS_MS));
    // What is left of a message still names its author. Hosts and admins remove also what they don't see.
    const mayKnow = admin || facts.hostId === user || access?.view.shows(number);
    if (!mayKnow) return { refused: 'hidden' };
    const remover = removerOf(message, user, { facts, admin, now: Date.now() });
    const removed = message.removedBy !== null;
    if ('refused' in remover) return removed ? this.#toNewest(message, facts, user) : remover;
    if (!removed) {
      await this.#pictures.deleteOf(message);
      this.#store.remove(number, remover.by);
    }
    return this.#changed(facts, message, user);
  }

  /** Puts back a message that an admin removed. May be repeated. @returns whether it is still here */
  async restore(number: number, text: string) {
    const message = this.#store.find(number);
    // Of a message that was only pictures nothing is left.
    if (!message || text === '') return false;
    if (message.removedBy === 'admin') this.#log.restore(number, text);
    else if (message.removedBy !== null) return false;
    await this.#sendChanged(await this.#roster.facts(ROSTER_LASTS_MS), number);
    return true;
  }

  async #changed(facts: RoomFacts, message: FullMessage, user: number) {
    await this.#sendChanged(facts, message.number);
    return this.#toNewest(message, facts, user);
  }

  async react(user: number, number: number, { emoji, on }: { emoji: string; on: boolean }) {
    const access = await this.#access.authorizeMessage(user, number);
    if (!access) return { refused: 'hidden' as const };
    const closed = on ? closedTo(access) : undefined;
    if (closed) return { refused: closed };
    const { reactions } = this.#store;
    const done = on
      ? reactions.add(number, emoji, user, access.member.blocked)
      : reactions.remove(number, emoji, user);
    if (done === 'full') return { refused: 'many-reactions' as const };
    // Also if it was so before, since the first time it may not have reached everyone.
    await this.#sendChanged(access.facts, number, user);
    return { changed: done === 'changed' };
  }

  async #sendChanged(facts: RoomFacts, number: number, reactor?: number) {
    const message = this.#store.find(number);
    if (message) await this.#delivery.send(facts, message, 'changed', reactor);
  }

  async reactors(viewer: number, number: number) {
    const access = await this.#access.authorizeMessage(viewer, number);
    return access ? { reactions: access.view.reactors(number) } : { refused: 'hidden' as const };
  }

  async pin(user: number, number: number, on: boolean) {
    const access = await this.#access.authorizeMessage(user, number);
    if (!access) return { refused: 'hidden' as const };
    const { facts, now } = access;
    if (facts.hostId !== user) return { refused: 'host-only' as const };
    const { pins } = this.#store;
    let done = on ? pins.add(number, now) : pins.remove(number);
    if (done === 'full') {
      // The host doesn't see those of people whom they have blocked since, so couldn't make room.
      const seen = access.view.pinned();
      const unseen = pins.list().find((one) => !seen.includes(one));
      if (unseen === undefined) return { refused: 'many-pins' as const };
      pins.remove(unseen);
      done = pins.add(number, now);
      await this.#sendChanged(facts, unseen);
    }
    await this.#sendChanged(facts, number);
    return { changed: done === 'changed' };
  }

  async list(viewer: number, page: PageQuery): Promise<RoomRefusal | RoomPage> {
    const access = await this.#access.authorizeReader(viewer);
    if (!access) return { refused: 'hidden' };
    const { found, next } = access.view.find(page);
    const messages = access.view.items(found);
    const pinned = access.view.pinned();
    const [last] = access.view.last();
    const read = await this.#user(viewer).readNumber(roomIri(this.#room, viewer));
    return {
      messages,
      pinned,
      lastNumber: last?.number ?? 0,
      readNumber: this.#log.readBy(viewer, read),
      writable: closedTo(access) === undefined,
      next,
    };
  }

  async read(user: number, number: number) {
    const access = await this.#access.authorizeReader(user);
    if (!access) return { refused: 'hidden' as const };
    // Messages that are hidden from the reader don't count. Otherwise they would stay unread forever.
    const [last] = access.view.last();
    const lastNumber = last?.number ?? 0;
    const room = roomIri(this.#room, user);
    if (lastNumber > 0) {
      await this.#user(user).markRead(room, Math.min(number, lastNumber), lastNumber);
    }
    return { lastNumber };
  }

  async summary(viewer: number, readNumber: number): Promise<RoomSummary | null> {
    // Nothing to show, whoever asks. So the database needn't be asked.
    if (this.#log.last() === 0) return { last: null, unread: 0, empty: true };
    const access = await this.#access.authorizeReader(viewer);
    if (!access) return null;
    const { view } = access;
    const [last = null] = view.items(view.last());
    return { last, unread: view.unread(readNumber), empty: false };
  }

  async typing(user: number) {
    const now = Date.now();
    if (!this.#delivery.isTypingDue(user, now)) return;
    const access = await this.#access.authorize(user);
    if (!access || closedTo(access)) return;
    await this.#delivery.sendTyping(access.facts, access.member);
  }

  factsChanged() {
    this.#roster.changed();
    this.#delivery.factsChanged();
  }

  isRemoved(number: number) {
    return this.#log.find(number)?.removedBy !== null;
  }

  /**
   * A reported message and those around it, if the reporter is a member. A block doesn't prevent it: someone who
   * insults and then blocks can still be reported. Only admins read it.
   */
  async evidence(viewer: number, number: number): Promise<MessageItem[] | null> {
    const access = await this.#access.authorize(viewer);
    if (!access || !this.#log.find(number)) return null;
    const after = Math.max(0, number - EVIDENCE_AROUND - 1);
    const around = this.#log.page({ after, limit: 2 * EVIDENCE_AROUND + 1 });
    return access.view.items(around);
  }

  writtenBy(author: number, page: AuthorPage) {
    const messages = this.#store.complete(this.#log.by(author, page));
    return messages.map(({ number, text, sentAt, pictures }) => ({
      number,
      text,
      sentAt,
      pictures: [...pictures],
    }));
  }

  reactedBy(user: number) {
    return this.#store.reactions.by(user).map(({ message, emoji }) => ({ number: message, emoji }));
  }

  forgetAuthor(author: number) {
    this.#store.forget(author);
  }

  /** Runs when the room should end. The platform drops an alarm that keeps failing, so this one never fails. */
  override async alarm() {
    try {
      await this.#end();
    } catch (error) {
      console.error(`Room ${this.#name} could not be deleted`, error);
      this.#purgeAt(Date.now() + END_AGAIN_MS);
    }
  }

  /** Deletes everything that is stored here, unless it is too early. */
  async #end() {
    const { readableUntil } = await this.#roster.facts(0);
    if (readableUntil !== null && readableUntil > Date.now()) {
      this.#purgeAt(readableUntil);
      return;
    }
    await this.#pictures.deleteAll();
    await this.ctx.storage.deleteAll();
    this.#store.cleared();
  }

  /**
   * Asks again after 90 days at the latest. The session may be cancelled or moved to an earlier day, but from then on it
   * can be read for at least that long.
   *
   * Not awaited: the storage keeps writes in order, and holds back responses until they are on disk.
   */
  #purgeAt(time: number) {
    void this.ctx.storage.setAlarm(Math.min(time, Date.now() + ROOM_READABLE_DAYS * DAY_MS));
  }

  /** The message as it is now. Others may have changed it during the delivery, and the reader's tabs know that. */
  #toNewest(message: FullMessage, { members }: RoomFacts, reader: number): MessageItem {
    const newest = this.#store.find(message.number) ?? message;
    return toMessageItem(newest, { room: this.#room, members, reader });
  }
}
