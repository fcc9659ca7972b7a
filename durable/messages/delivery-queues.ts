import type { MessageDelivery } from '../../worker/contract/objects/rpc.ts';

interface Queue {
  waiting: MessageDelivery[];
  /** Ends once what waits now has been sent. */
  next: Promise<boolean>;
}

/**
 * Sends messages to members' objects, each member's in order. What comes while a call is under way waits for it and goes
 * together with the next, so that a busy room makes fewer calls.
 */
export class DeliveryQueues {
  readonly #send: (member: number, deliveries: MessageDelivery[]) => Promise<boolean>;
  readonly #queues = new Map<number, Queue>();

  constructor(send: (member: number, deliveries: MessageDelivery[]) => Promise<boolean>) {
    this.#send = send;
  }

  /** Resolves once the member's object has it. @returns whether the member has a tab open */
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
