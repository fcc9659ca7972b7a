import { roomIri, type RoomKey } from '../../worker/contract/objects/room-name.ts';
import type { MessageDelivery, SignallingRpc } from '../../worker/contract/objects/rpc.ts';
import type { RoomFacts, RoomMember } from '../../worker/messages/queries/room-facts.ts';
import { DeliveryQueues } from './delivery-queues.ts';
import { toMessageItem } from './message-item.ts';
import type { FullMessage } from './room-store.ts';

const TYPING_EVERY_MS = 2_000;

export class RoomDelivery {
  readonly #room: RoomKey;
  readonly #user: (id: number) => DurableObjectStub<SignallingRpc>;
  readonly #queues: DeliveryQueues;
  readonly #typedAt = new Map<number, number>();
  /**
   * Members who had no tab open at the last delivery and have made no request since. Their objects know that they have
   * unread messages. Empty after a change of the members or of blocks.
   */
  readonly #away = new Set<number>();
  /** The number of requests per member. A member who makes one during a delivery isn't away. */
  readonly #requests = new Map<number, number>();

  constructor(room: RoomKey, user: (id: number) => DurableObjectStub<SignallingRpc>) {
    this.#room = room;
    this.#user = user;
    this.#queues = new DeliveryQueues((member, deliveries) =>
      user(member).deliverMessages(deliveries),
    );
  }

  /** A member has asked the room for something, so messages are delivered to them again. */
  recordRequest(member: number) {
    this.#away.delete(member);
    this.#requests.set(member, (this.#requests.get(member) ?? 0) + 1);
  }

  /** Someone may have left and come back, and their object doesn't count as unread what came before. */
  factsChanged() {
    this.#away.clear();
  }

  /**
   * Sends a message to the author's other tabs, and to every member who has no block with the author.
   * @param reactor who has just reacted to it, if that is what has changed
   */
  async send(
    facts: RoomFacts,
    message: FullMessage,
    kind: MessageDelivery['kind'],
    reactor?: number,
  ) {
    if (kind === 'new') this.#typedAt.delete(message.author);
    const recipients = facts.members.filter(
      ({ id, blocked }) =>
        !blocked.includes(message.author) && (kind === 'repeated' || !this.#away.has(id)),
    );
    await Promise.all(
      recipients.map(({ id }) =>
        this.#sendTo(id, message, facts, id === reactor ? 'reacted' : kind),
      ),
    );
  }

  async #sendTo(
    reader: number,
    message: FullMessage,
    { members }: RoomFacts,
    kind: MessageDelivery['kind'],
  ) {
    const requests = this.#requests.get(reader);
    const item = toMessageItem(message, { room: this.#room, members, reader });
    const notified = members.some(({ id, notified: chosen }) => id === reader && chosen);
    const delivery = { room: roomIri(this.#room, reader), kind, message: item, notified };
    const online = await this.#queues.add(reader, delivery);
    const recorded = kind === 'new' && reader !== message.author;
    if (!online && recorded && requests === this.#requests.get(reader)) this.#away.add(reader);
  }

  /** @returns whether the other members should be told now that this user is typing */
  isTypingDue(user: number, now: number): boolean {
    if (now - (this.#typedAt.get(user) ?? 0) < TYPING_EVERY_MS) return false;
    this.#typedAt.set(user, now);
    return true;
  }

  /** Tells the others that a member is typing. It isn't stored, and members known to be away aren't called. */
  async sendTyping({ members }: RoomFacts, { id, name, blocked }: RoomMember) {
    const others = members.filter(
      (other) => other.id !== id && !blocked.includes(other.id) && !this.#away.has(other.id),
    );
    await Promise.allSettled(
      others.map(async (other) => {
        const room = roomIri(this.#room, other.id);
        const frame = { event: 'typing', data: { room, user: { id, name } } } as const;
        await this.#user(other.id).sendToTabs(frame);
      }),
    );
  }
}
