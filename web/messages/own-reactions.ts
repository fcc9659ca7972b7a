import { announceViolation } from '../base/announce-failure.ts';
import type { Store } from '../base/store.ts';
import { sendReaction } from './messages-api.ts';
import { type PendingReaction, withReaction } from './reactions.ts';
import type { RoomState } from './room-state.ts';

/** The user's own reactions in a room. They are shown at once, and sent in order. */
export class OwnReactions {
  readonly #room: string;
  readonly #store: Store<RoomState>;
  #sent: Promise<unknown> = Promise.resolve();

  constructor(room: string, store: Store<RoomState>) {
    this.#room = room;
    this.#store = store;
  }

  /** Sets or withdraws a reaction. */
  set(reaction: PendingReaction) {
    const { number, emoji } = reaction;
    const others = this.#store
      .get()
      .reacting.filter((one) => one.number !== number || one.emoji !== emoji);
    this.#change({ reacting: [...others, reaction] });
    this.#sent = this.#sent.then(() => this.#send(reaction));
    return this.#sent;
  }

  #change(change: Partial<RoomState>) {
    this.#store.set({ ...this.#store.get(), ...change });
  }

  async #send(reaction: PendingReaction) {
    // The user has changed their mind meanwhile.
    if (!this.#store.get().reacting.includes(reaction)) return;
    let done = false;
    try {
      await sendReaction(this.#room, reaction);
      done = true;
    } catch (error) {
      announceViolation(error, 'emoji');
    }
    const { messages, reacting } = this.#store.get();
    this.#change({
      // The frame may come after the answer.
      messages: done
        ? messages.map((one) =>
            one.number === reaction.number ? withReaction(one, reaction) : one,
          )
        : messages,
      reacting: reacting.filter((one) => one !== reaction),
    });
  }
}
