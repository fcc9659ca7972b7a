import type { MessageDelivery } from '../../worker/contract/objects/rpc.ts';

interface Queue {
  waiting: MessageDelivery[];
  /** Resolves once everything in `waiting` has been sent. */
  next: Promise<boolean>;
}

/**
 * Sends messages to members' objects, in order for each member. While a call to a member is in progress, new messages
 * wait. They are sent together in the next call, so a busy room makes fewer calls.
 */
export class DeliveryQueues {
  readonly #send: (member: number, deliveries: MessageDelivery[]) => Promise<boolean>;
  readonly #queues = new Map<number, Queue>();

  constructor(send: (member: number, deliveries: MessageDelivery[]) => Promise<boolean>) {
    this.#send = send;
  }

  /** Resolves once the member's object has the message. @returns whether the member has a tab open */
  add(member: number, delivery: MessageDelivery): Promise<boolean> {
    const queue = this.#queues.get(member);
    if (queue && queue.waiting.length > 0) {
      queue.waiting.push(delivery);
      return queue.next;
    }
    const waiting = [delivery];
    const before = queue?.next.catch(() => {}) ?? Promise.resolve();
    const next = before.then(() => this.#send(member, waiting.splice(0)));
    this.#queues.set(member, { waiting, next });
    return next;
  }
}
