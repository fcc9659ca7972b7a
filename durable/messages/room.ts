import { DurableObject } from 'cloudflare:workers';

import { holdsLink } from '../../worker/contract/link.ts';
import type { MessageItem } from '../../worker/contract/message.ts';
import { parseRoomName, roomIri } from '../../worker/contract/objects/room-name.ts';
import type {
  PageQuery,
  RoomPage,
  RoomRefusal,
  RoomRpc,
  RoomSummary,
} from '../../worker/contract/objects/rpc.ts';
import { placed } from '../../worker/core/jurisdiction.ts';
import type { Env } from '../../worker/env.ts';
import {
  type RoomFacts,
  type RoomMember,
  findRoomFacts,
} from '../../worker/messages/queries/room-facts.ts';
import { toMessageItem } from './message-item.ts';
import { MessageLog, type StoredMessage } from './message-log.ts';
import { RoomDelivery } from './room-delivery.ts';
import { changeRefusal, closedTo, findReader, mentionedIn, removerOf } from './room-rules.ts';
import { Roster } from './roster.ts';
import { SendRates } from './send-rates.ts';

/** How long a session's members are kept in memory. When someone loses a right, `factsChanged` ends that at once. */
const ROSTER_LASTS_MS = 5_000;
/** Messages on each side of a reported one that are kept as evidence. */
const EVIDENCE_AROUND = 10;

/** The room as a member may access it. */
interface Access {
  facts: RoomFacts;
  member: RoomMember;
  now: number;
}

/**
 * One per session, and one per pair of people who write to each other: see `room-name.ts`. It holds no sockets, so it
 * hibernates while no one writes.
 */
export class Room extends DurableObject<Env> implements RoomRpc {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, placed(env));
  }

  readonly #room = parseRoomName(this.ctx.id.name);
  readonly #log = new MessageLog(this.ctx.storage.sql);
  readonly #roster = new Roster(() => findRoomFacts(this.env.DB, this.#room, Date.now()));
  readonly #rates = new SendRates();
  readonly #delivery = new RoomDelivery(this.#room, (id) => this.#user(id));

  #user(id: number) {
    return this.env.SIGNALLING.getByName(String(id));
  }

  /**
   * Checks that the viewer may see the room. Null if not. A pair's facts are read every time, because nothing reports
   * when one of the two changes their settings. A session's facts are read again before anyone is refused.
   */
  async #authorize(viewer: number): Promise<Access | null> {
    this.#delivery.recordRequest(viewer);
    const lastsMs = this.#room.kind === 'session' ? ROSTER_LASTS_MS : 0;
    const check = (facts: RoomFacts) => {
      const now = Date.now();
      const member = findReader(facts, viewer, { now, last: this.#log.last() });
      return member ? { facts, member, now } : null;
    };
    const access = check(await this.#roster.facts(lastsMs));
    return access ?? (lastsMs > 0 ? check(await this.#roster.facts(0)) : null);
  }

  /**
   * Like `#authorize`, and refuses both people of a conversation with a block between them: to them it doesn't exist.
   */
  async #authorizeReader(viewer: number): Promise<Access | null> {
    const access = await this.#authorize(viewer);
    const closed = this.#room.kind === 'pair' && access && access.member.blocked.length > 0;
    return closed ? null : access;
  }

  /**
   * Writes a message and sends it to the members. A nonce that its author has already used writes nothing. Resolves
   * when all members' objects have the message.
   */
  async send(author: number, words: { text: string; nonce: string }) {
    const access = await this.#authorize(author);
    if (!access) return { refused: 'hidden' as const };
    const { facts, member, now } = access;
    // Nothing is awaited between here and the insert. So numbers have no gaps, and a nonce makes only one message.
    const repeated = this.#log.repeated(author, words.nonce);
    if (repeated) {
      await this.#delivery.send(facts, repeated, 'repeated');
      return { message: this.#toItem(repeated, facts, author), repeated: true, mentioned: [] };
    }
    const refusal = this.#refusal(access, words.text);
    if (refusal) return refusal;
    const message = this.#log.append(author, words, now);
    this.#rates.record(author, now);
    if (message.number === 1 && facts.readableUntil !== null) this.#purgeAt(facts.readableUntil);
    await this.#delivery.send(facts, message, 'new');
    const others = facts.members.filter(({ id }) => id !== author && !member.blocked.includes(id));
    return {
      message: this.#toItem(message, facts, author),
      repeated: false,
      mentioned: this.#room.kind === 'session' ? mentionedIn(words.text, others) : [],
    };
  }

  #refusal({ facts, member, now }: Access, text: string): RoomRefusal | undefined {
    const closed = closedTo(facts, member, now);
    if (closed) return { refused: closed };
    if (member.limited && holdsLink(text)) return { refused: 'links' };
    const waitMs = this.#rates.waitMs(member.id, member.limited, now);
    return waitMs > 0
      ? { refused: 'too-fast', retryAfterSeconds: Math.ceil(waitMs / 1000) }
      : undefined;
  }

  async edit(author: number, number: number, text: string): Promise<RoomRefusal | MessageItem> {
    const access = await this.#authorize(author);
    const message = this.#log.find(number);
    if (!access || !message || message.removedBy !== null) return { refused: 'hidden' };
    const { facts, member, now } = access;
    const refused = changeRefusal(message, author, now) ?? closedTo(facts, member, now);
    if (refused) return { refused };
    if (member.limited && holdsLink(text)) return { refused: 'links' };
    this.#log.edit(number, text, now);
    return this.#changed(facts, { ...message, text, editedAt: now }, author);
  }

  /** Empties a message. @param admin whether the user may remove any message without being a member */
  async remove(user: number, number: number, admin: boolean): Promise<RoomRefusal | MessageItem> {
    const access = await this.#authorize(user);
    const message = this.#log.find(number);
    if (!message || (!access && !admin)) return { refused: 'hidden' };
    const facts = access?.facts ?? (await this.#roster.facts(ROSTER_LASTS_MS));
    if (message.removedBy !== null) return this.#toItem(message, facts, user);
    const remover = removerOf(message, user, { facts, admin, now: Date.now() });
    if ('refused' in remover) return remover;
    this.#log.remove(number, remover.by);
    return this.#changed(facts, { ...message, text: '', removedBy: remover.by }, user);
  }

  /** Puts back a message that an admin removed. @returns whether it is still here */
  async restore(number: number, text: string) {
    const message = this.#log.find(number);
    if (message?.removedBy !== 'admin') return false;
    this.#log.restore(number, text);
    const facts = await this.#roster.facts(ROSTER_LASTS_MS);
    await this.#changed(facts, { ...message, text, removedBy: null }, message.author);
    return true;
  }

  async #changed(facts: RoomFacts, message: StoredMessage, user: number) {
    await this.#delivery.send(facts, message, 'changed');
    return this.#toItem(message, facts, user);
  }

  async list(viewer: number, page: PageQuery): Promise<RoomRefusal | RoomPage> {
    const access = await this.#authorizeReader(viewer);
    if (!access) return { refused: 'hidden' };
    const { facts, member, now } = access;
    const { found, next } = this.#find(page, member);
    const read = await this.#user(viewer).readNumber(roomIri(this.#room, viewer));
    return {
      messages: found.map((message) => this.#toItem(message, facts, viewer)),
      lastNumber: this.#log.last(),
      readNumber: this.#log.readBy(viewer, read),
      writable: closedTo(facts, member, now) === undefined,
      next,
    };
  }

  /** The authors whose messages this member doesn't see. */
  #hiddenFrom = ({ blocked }: RoomMember) => (this.#room.kind === 'session' ? blocked : []);

  #find({ q, ...page }: PageQuery, member: RoomMember) {
    const hidden = this.#hiddenFrom(member);
    if (q === undefined) return { found: this.#log.page({ ...page, hidden }), next: undefined };
    const before = Math.min(page.before ?? Infinity, this.#log.last() + 1);
    return this.#log.search({ q, before, limit: page.limit, hidden });
  }

  async read(user: number, number: number) {
    const access = await this.#authorizeReader(user);
    if (!access) return { refused: 'hidden' as const };
    // Messages that are hidden from the reader don't count. Otherwise they would stay unread forever.
    const [last] = this.#log.page({ limit: 1, hidden: this.#hiddenFrom(access.member) });
    const lastNumber = last?.number ?? 0;
    const room = roomIri(this.#room, user);
    if (lastNumber > 0) {
      await this.#user(user).markRead(room, Math.min(number, lastNumber), lastNumber);
    }
    return { lastNumber };
  }

  async summary(viewer: number, readNumber: number): Promise<RoomSummary | null> {
    const access = await this.#authorizeReader(viewer);
    if (!access) return null;
    const { facts, member } = access;
    const [last] = this.#log.page({ limit: 1 });
    const hidden = this.#hiddenFrom(member);
    return {
      last: last ? this.#toItem(last, facts, viewer) : null,
      unread: this.#log.countAfter(this.#log.readBy(viewer, readNumber), hidden),
    };
  }

  async typing(user: number) {
    const now = Date.now();
    if (!this.#delivery.isTypingDue(user, now)) return;
    const access = await this.#authorize(user);
    if (!access || closedTo(access.facts, access.member, now)) return;
    await this.#delivery.sendTyping(access.facts, access.member);
  }

  factsChanged() {
    this.#roster.changed();
  }

  isRemoved(number: number) {
    return this.#log.find(number)?.removedBy !== null;
  }

  /**
   * A reported message and those around it, if the reporter is a member. A block doesn't prevent it: someone who
   * insults and then blocks can still be reported. Only admins read it.
   */
  async evidence(viewer: number, number: number): Promise<MessageItem[] | null> {
    const access = await this.#authorize(viewer);
    if (!access || !this.#log.find(number)) return null;
    return this.#log
      .page({ after: Math.max(0, number - EVIDENCE_AROUND - 1), limit: 2 * EVIDENCE_AROUND + 1 })
      .map((each) => this.#toItem(each, access.facts, viewer));
  }

  writtenBy(author: number) {
    return this.#log.by(author).map(({ number, text, sentAt }) => ({ number, text, sentAt }));
  }

  forgetAuthor(author: number) {
    this.#log.forget(author);
  }

  /** Runs when the room should end. If its session was moved meanwhile, the room ends later. */
  override async alarm() {
    const { members, readableUntil } = await this.#roster.facts(0);
    if (members.length > 0 && readableUntil !== null && readableUntil > Date.now()) {
      this.#purgeAt(readableUntil);
      return;
    }
    await this.ctx.storage.deleteAll();
    this.#log.cleared();
  }

  /** Not awaited: the storage keeps writes in order, and holds back responses until they are on disk. */
  #purgeAt(time: number) {
    void this.ctx.storage.setAlarm(time);
  }

  #toItem(message: StoredMessage, { members }: RoomFacts, reader: number): MessageItem {
    return toMessageItem(message, { room: this.#room, members, reader });
  }
}
