const KEY = 'viewed-rooms';

/** Rooms that tabs have shown since a socket was open last. Stored, since a deploy drops sockets with all they know. */
export class ViewedRooms {
  readonly #kv: SyncKvStorage;

  constructor(kv: SyncKvStorage) {
    this.#kv = kv;
  }

  list(): string[] {
    return this.#kv.get<string[]>(KEY) ?? [];
  }

  /** Writes a row for the first time alone: tabs show and hide a room often. */
  add(room: string) {
    const rooms = this.list();
    if (!rooms.includes(room)) this.#kv.put(KEY, [...rooms, room]);
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
