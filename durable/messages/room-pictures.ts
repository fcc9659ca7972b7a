import type { RoomRefusal } from '../../worker/contract/objects/rpc.ts';
import {
  deletePictures,
  describePicture,
  findSendable,
} from '../../worker/media/queries/room-pictures.ts';
import type { RoomFacts } from '../../worker/messages/queries/room-facts.ts';
import type { RoomAccess } from './room-access.ts';
import type { RoomDelivery } from './room-delivery.ts';
import { changeRefusal, closedTo, linkRefusal, maySendPictures } from './room-rules.ts';
import type { FullMessage, RoomStore } from './room-store.ts';
import type { SendRates } from './send-rates.ts';

interface Ports {
  db: () => D1Database;
  /** The room's, such as `session/7`. */
  name: string;
  access: RoomAccess;
  store: RoomStore;
  rates: SendRates;
  delivery: RoomDelivery;
}

/** The pictures of a room: who may add, see and describe them. Which message shows one, the room alone knows. */
export class RoomPictures {
  readonly #ports: Ports;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /** An author's uploads to this room that can still be sent. */
  async findSendable(author: number, ids: readonly number[]) {
    if (ids.length === 0) return [];
    const { db, name: room } = this.#ports;
    return findSendable(db(), { room, author, ids, now: Date.now() });
  }

  /** Whether members may send pictures here. */
  areAllowed = (facts: RoomFacts) =>
    maySendPictures(facts, (user) => this.#ports.store.log.hasAuthor(user));

  /** Why a user may not add a picture. Null if they may. */
  async refusal(user: number): Promise<RoomRefusal | null> {
    const access = await this.#ports.access.authorizeReader(user);
    if (!access) return { refused: 'hidden' };
    const closed = closedTo(access);
    if (closed) return { refused: closed };
    return this.areAllowed(access.facts) ? null : { refused: 'pictures-too-early' };
  }

  async isShown(viewer: number, { id, uploaderId }: { id: number; uploaderId: number }) {
    const access = await this.#ports.access.authorizeReader(viewer);
    const [sent] = this.#ports.store.pictures.sent([id]);
    if (!access) return false;
    return sent ? access.view.shows(sent.message) : uploaderId === viewer;
  }

  /** Those of the pictures that a message shows. */
  sent = (ids: readonly number[]) => this.#ports.store.pictures.sent(ids).map(({ id }) => id);

  /** Like a change of the message that shows it. Before that only its author sees it. */
  async describe(user: number, id: number, alt: string): Promise<RoomRefusal | null> {
    const { db, name: room, access: rights, store, rates, delivery } = this.#ports;
    const access = await rights.authorizeReader(user);
    if (!access) return { refused: 'hidden' };
    const { member, now } = access;
    const [shown] = store.pictures.sent([id]);
    const message = shown && store.log.find(shown.message);
    const unchangeable = message && changeRefusal(message, user, now);
    const refused = closedTo(access) ?? unchangeable ?? linkRefusal(member, alt);
    if (refused) return { refused };
    const tooFast = message && rates.refusal(member, now);
    if (tooFast) return tooFast;
    if (message) rates.record(user, now);
    await describePicture(db(), { room, author: user, id, alt });
    // Again, since somebody may have been removed or blocked meanwhile.
    const still = await rights.authorizeReader(user);
    if (!still) return { refused: 'hidden' };
    const [sent] = store.pictures.sent([id]);
    if (!sent) return null;
    store.pictures.describe(id, alt);
    const described = store.find(sent.message);
    if (described) await delivery.send(still.facts, described, 'changed');
    return null;
  }

  /** Before a message is emptied, so that none of its pictures is left behind. */
  async deleteOf({ pictures }: FullMessage) {
    if (pictures.length > 0) await this.#delete(pictures.map(({ id }) => id));
  }

  /** Before the room is emptied. */
  async deleteAll() {
    if (this.#ports.store.pictures.exist()) await this.#delete('all');
  }

  async #delete(ids: readonly number[] | 'all') {
    const { db, name: room } = this.#ports;
    await deletePictures(db(), { room, ids, now: Date.now() });
  }
}
