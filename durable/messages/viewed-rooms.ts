const KEY = 'viewed-rooms';

/** More than anyone's tabs show in an evening. Each is asked after a deploy. */
const ROOMS_MAX = 50;

/**
 * Rooms to which a message came while a tab showed them, since the last time no socket was open. Stored, because a
 * deploy drops the sockets with their state.
 */
export class ViewedRooms {
  readonly #kv: SyncKvStorage;

  constructor(kv: SyncKvStorage) {
    this.#kv = kv;
  }

  list(): string[] {
    return this.#kv.get<string[]>(KEY) ?? [];
  }

  /** Writes only when the room is new, since many messages come to one room. */
  add(room: string) {
    const rooms = this.list();
    if (!rooms.includes(room)) this.#kv.put(KEY, [...rooms, room].slice(-ROOMS_MAX));
  }

  remove(room: string) {
    const rooms = this.list().filter((one) => one !== room);
    if (rooms.length > 0) this.#kv.put(KEY, rooms);
    else this.clear();
  }

  clear() {
    if (this.list().length > 0) this.#kv.delete(KEY);
  }
}
