import { DurableObject } from 'cloudflare:workers';

import type { MessageItem } from '../../worker/contract/message.ts';
import type { Env } from '../../worker/env.ts';
import {
  type RoomFacts,
  type RoomMember,
  findRoomFacts,
} from '../../worker/messages/queries/room-facts.ts';
import type { Heard, RoomPage, RoomRefusal, RoomRpc, RoomSummary } from '../rpc.ts';
import { Deliveries } from './deliveries.ts';
import { MessageLog, type StoredMessage } from './message-log.ts';
import { parseRoomName, roomIri } from './room-name.ts';
import {
  changeRefusal,
  closedTo,
  holdsLink,
  mentionedIn,
  removerOf,
  seatOf,
} from './room-rules.ts';
import { Roster } from './roster.ts';
import { SendRates } from './send-rates.ts';

/** A session's members are asked for again after so long. What takes a right away says so at once: `factsChanged`. */
const ROSTER_LASTS_MS = 5_000;
const TYPING_EVERY_MS = 2_000;
/** Messages on each side of a reported one that are kept as evidence. */
const EVIDENCE_AROUND = 10;

const iso = (time: number) => new Date(time).toISOString();

interface Entered {
  facts: RoomFacts;
  member: RoomMember;
  now: number;
}

/** One per session and per pair of people: see `room-name.ts`. It holds no sockets, and sleeps while no one writes. */
export class Room extends DurableObject<Env> implements RoomRpc {
  readonly #room = parseRoomName(this.ctx.id.name);
  readonly #log = new MessageLog(this.ctx.storage.sql);
  readonly #roster = new Roster(() => findRoomFacts(this.env.DB, this.#room, Date.now()));
  readonly #rates = new SendRates();
  readonly #typedAt = new Map<number, number>();
  /** Members who had no tab open when they were told of a message, and haven't looked since: they have it as unread. */
  readonly #away = new Set<number>();
  /** How often each member has looked: whoever does so while they are being told isn't away. */
  readonly #looks = new Map<number, number>();
  readonly #deliveries = new Deliveries((member, heard) => this.#user(member).hear(heard));

  #user(id: number) {
    return this.env.SIGNALLING.getByName(String(id));
  }

  /**
   * The room to one who may see it; `null` to all others. A pair is asked about each time, since its settings are
   * nobody's but theirs. A session is asked about again before anybody is sent away.
   */
  async #enter(viewer: number): Promise<Entered | null> {
    this.#away.delete(viewer);
    this.#looks.set(viewer, (this.#looks.get(viewer) ?? 0) + 1);
    const lastsMs = this.#room.kind === 'session' ? ROSTER_LASTS_MS : 0;
    const seat = (facts: RoomFacts) => {
      const now = Date.now();
      const member = seatOf(facts, viewer, { now, last: this.#log.last() });
      return member ? { facts, member, now } : null;
    };
    const entered = seat(await this.#roster.facts(lastsMs));
    return entered ?? (lastsMs > 0 ? seat(await this.#roster.facts(0)) : null);
  }

  /** Writes a message, once for each nonce of its author, and sends it to the members. Resolves when they all have it. */
  async send(author: number, words: { text: string; nonce: string }) {
    const entered = await this.#enter(author);
    if (!entered) return { refused: 'hidden' as const };
    const { facts, member, now } = entered;
    // From here to the row nothing is awaited, so numbers have no gaps and a nonce makes one message.
    const repeated = this.#log.repeated(author, words.nonce);
    if (repeated) {
      await this.#deliver(facts, repeated, 'again');
      return { message: this.#toItem(repeated, facts, author), repeated: true, mentioned: [] };
    }
    const refusal = this.#refusal(entered, words.text);
    if (refusal) return refusal;
    const message = this.#log.append(author, words, now);
    this.#rates.note(author, now);
    this.#typedAt.delete(author);
    if (message.number === 1 && facts.readableUntil !== null) this.#purgeAt(facts.readableUntil);
    await this.#deliver(facts, message, 'new');
    const others = facts.members.filter(({ id }) => id !== author && !member.apart.includes(id));
    return {
      message: this.#toItem(message, facts, author),
      repeated: false,
      mentioned: this.#room.kind === 'session' ? mentionedIn(words.text, others) : [],
    };
  }

  #refusal({ facts, member, now }: Entered, text: string): RoomRefusal | undefined {
    const closed = closedTo(facts, member, now);
    if (closed) return { refused: closed };
    if (member.limited && holdsLink(text)) return { refused: 'links' };
    const waitMs = this.#rates.waitMs(member.id, member.limited, now);
    return waitMs > 0
      ? { refused: 'too-fast', retryAfterSeconds: Math.ceil(waitMs / 1000) }
      : undefined;
  }

  async edit(author: number, number: number, text: string): Promise<RoomRefusal | MessageItem> {
    const entered = await this.#enter(author);
    const message = this.#log.find(number);
    if (!entered || !message || message.removedBy !== null) return { refused: 'hidden' };
    const { facts, member, now } = entered;
    const refused = changeRefusal(message, author, now) ?? closedTo(facts, member, now);
    if (refused) return { refused };
    if (member.limited && holdsLink(text)) return { refused: 'links' };
    this.#log.edit(number, text, now);
    return this.#changed(facts, { ...message, text, editedAt: now }, author);
  }

  /** Empties a message. @param admin whether the user may remove what anybody wrote, without being a member */
  async remove(user: number, number: number, admin: boolean): Promise<RoomRefusal | MessageItem> {
    const entered = await this.#enter(user);
    const message = this.#log.find(number);
    if (!message || (!entered && !admin)) return { refused: 'hidden' };
    const facts = entered?.facts ?? (await this.#roster.facts(ROSTER_LASTS_MS));
    if (message.removedBy !== null) return this.#toItem(message, facts, user);
    const remover = removerOf(message, user, { facts, admin, now: Date.now() });
    if ('refused' in remover) return remover;
    this.#log.remove(number, remover.by);
    return this.#changed(facts, { ...message, text: '', removedBy: remover.by }, user);
  }

  async #changed(facts: RoomFacts, message: StoredMessage, user: number) {
    await this.#deliver(facts, message, 'changed');
    return this.#toItem(message, facts, user);
  }

  async list(
    viewer: number,
    page: { after?: number | undefined; before?: number | undefined; limit: number },
  ): Promise<RoomRefusal | RoomPage> {
    const entered = await this.#enter(viewer);
    if (!entered) return { refused: 'hidden' };
    const { facts, member, now } = entered;
    const read = await this.#user(viewer).readNumber(roomIri(this.#room, viewer));
    return {
      messages: this.#log.page(page).map((message) => this.#toItem(message, facts, viewer)),
      lastNumber: this.#log.last(),
      readNumber: this.#log.readBy(viewer, read),
      writable: closedTo(facts, member, now) === undefined,
    };
  }

  async read(user: number, number: number) {
    if (!(await this.#enter(user))) return { refused: 'hidden' as const };
    const lastNumber = this.#log.last();
    const room = roomIri(this.#room, user);
    if (lastNumber > 0) {
      await this.#user(user).markRead(room, Math.min(number, lastNumber), lastNumber);
    }
    return { lastNumber };
  }

  async summary(viewer: number, readNumber: number): Promise<RoomSummary | null> {
    const entered = await this.#enter(viewer);
    if (!entered) return null;
    const { facts, member } = entered;
    const [last] = this.#log.page({ limit: 1 });
    const hidden = this.#room.kind === 'session' ? member.apart : [];
    return {
      last: last ? this.#toItem(last, facts, viewer) : null,
      unread: this.#log.countAfter(this.#log.readBy(viewer, readNumber), hidden),
    };
  }

  /** Tells the others that someone is typing. It isn't stored, and members known to be away aren't called. */
  async typing(user: number) {
    const now = Date.now();
    if (now - (this.#typedAt.get(user) ?? 0) < TYPING_EVERY_MS) return;
    this.#typedAt.set(user, now);
    const entered = await this.#enter(user);
    if (!entered || closedTo(entered.facts, entered.member, now)) return;
    const { id, name, apart } = entered.member;
    const others = entered.facts.members.filter(
      (other) => other.id !== id && !apart.includes(other.id) && !this.#away.has(other.id),
    );
    await Promise.allSettled(
      others.map(async (other) => {
        const room = roomIri(this.#room, other.id);
        await this.#user(other.id).say({ event: 'typing', data: { room, user: { id, name } } });
      }),
    );
  }

  factsChanged() {
    this.#roster.changed();
  }

  /** A message and those around it, for a user who may see them. */
  async evidence(viewer: number, number: number): Promise<MessageItem[] | null> {
    const entered = await this.#enter(viewer);
    if (!entered || !this.#log.find(number)) return null;
    return this.#log
      .page({ after: Math.max(0, number - EVIDENCE_AROUND - 1), limit: 2 * EVIDENCE_AROUND + 1 })
      .map((message) => this.#toItem(message, entered.facts, viewer));
  }

  writtenBy(author: number) {
    return this.#log.by(author).map(({ number, text, sentAt }) => ({ number, text, sentAt }));
  }

  forgetAuthor(author: number) {
    this.#log.forget(author);
  }

  /** Runs when the room was to end; a session may have been moved since. */
  override async alarm() {
    const { members, readableUntil } = await this.#roster.facts(0);
    if (members.length > 0 && readableUntil !== null && readableUntil > Date.now()) {
      this.#purgeAt(readableUntil);
      return;
    }
    await this.ctx.storage.deleteAll();
    this.#log.cleared();
  }

  /** Unawaited: the storage keeps writes in order and holds answers back until they are on disk. */
  #purgeAt(time: number) {
    void this.ctx.storage.setAlarm(time);
  }

  /** Sends a message to every member without a block with its author, and to the author's own tabs. */
  async #deliver(facts: RoomFacts, message: StoredMessage, kind: Heard['kind']) {
    const told = facts.members.filter(
      ({ id, apart }) =>
        !apart.includes(message.author) && (kind === 'again' || !this.#away.has(id)),
    );
    await Promise.all(told.map(({ id }) => this.#tell(id, message, facts, kind)));
  }

  async #tell(id: number, message: StoredMessage, facts: RoomFacts, kind: Heard['kind']) {
    const looks = this.#looks.get(id);
    const item = this.#toItem(message, facts, id);
    const heard = { room: roomIri(this.#room, id), kind, message: item };
    const there = await this.#deliveries.add(id, heard);
    const noted = kind === 'new' && id !== message.author;
    if (!there && noted && looks === this.#looks.get(id)) this.#away.add(id);
  }

  /** The room doesn't know the names of former members. The route adds them. */
  #toItem(message: StoredMessage, { members }: RoomFacts, member: number): MessageItem {
    const { number, author, text, sentAt, editedAt, removedBy } = message;
    return {
      '@id': `${roomIri(this.#room, member)}/messages/${number}`,
      '@type': 'Message',
      number,
      author: { id: author, name: members.find(({ id }) => id === author)?.name ?? '' },
      text,
      sentAt: iso(sentAt),
      editedAt: editedAt === null ? null : iso(editedAt),
      deleted: removedBy !== null,
      removedBy,
    };
  }
}
