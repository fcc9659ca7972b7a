const KEY = 'viewed-rooms';

/** More than anyone's tabs show in an evening. A client could name rooms without end, and each is asked after a deploy. */
const ROOMS_MAX = 50;

/**
 * Rooms that tabs have shown since the last time no socket was open. Stored, because a deploy drops the sockets with
 * their state.
 */
export class ViewedRooms {
  readonly #kv: SyncKvStorage;

  constructor(kv: SyncKvStorage) {
    this.#kv = kv;
  }

  list(): string[] {
    return this.#kv.get<string[]>(KEY) ?? [];
  }

  /** Writes only when the room is new, since tabs show and hide a room often. */
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
