const TABLES = `
  CREATE TABLE IF NOT EXISTS messages (number INTEGER PRIMARY KEY, author INTEGER NOT NULL, text TEXT NOT NULL,
    sent_at INTEGER NOT NULL, edited_at INTEGER, removed_by TEXT, nonce TEXT NOT NULL, reply_to INTEGER);
  CREATE TABLE IF NOT EXISTS reactions (message INTEGER, emoji TEXT, user INTEGER, place INTEGER NOT NULL,
    PRIMARY KEY (message, emoji, user)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS pins (number INTEGER PRIMARY KEY, pinned_at INTEGER NOT NULL);`;

const PICTURES = `
  CREATE TABLE IF NOT EXISTS pictures (id INTEGER PRIMARY KEY, message INTEGER NOT NULL, place INTEGER NOT NULL,
    item TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS pictures_message ON pictures (message, place);`;

/** A room's tables. A room without messages has none, so that opening it writes nothing. */
export class RoomTables {
  readonly #sql: SqlStorage;
  #exist: boolean | undefined;
  #pictures = false;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
  }

  /** Whether the room has tables. Tables of an earlier version get what they lack. */
  exist(): boolean {
    if (this.#exist !== undefined) return this.#exist;
    const tables = this.#sql
      .exec<{ name: string; sql: string }>(
        `SELECT name, sql FROM sqlite_master WHERE name IN ('messages', 'pictures')`,
      )
      .toArray();
    const messages = tables.find(({ name }) => name === 'messages');
    this.#pictures = tables.some(({ name }) => name === 'pictures');
    if (messages && !messages.sql.includes('reply_to')) {
      this.#sql.exec('ALTER TABLE messages ADD COLUMN reply_to INTEGER');
      this.#sql.exec(TABLES);
    }
    this.#exist = messages !== undefined;
    return this.#exist;
  }

  create() {
    if (this.exist()) return;
    this.#sql.exec(TABLES);
    this.#exist = true;
  }

  /** Whether a message has ever had a picture. */
  havePictures = () => this.exist() && this.#pictures;

  createPictures() {
    if (this.havePictures()) return;
    this.#sql.exec(PICTURES);
    this.#pictures = true;
  }

  dropped() {
    this.#exist = false;
    this.#pictures = false;
  }
}
