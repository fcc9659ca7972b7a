import type { Remover } from '../../worker/contract/message.ts';
import type { AuthorPage, MessageWords } from '../../worker/contract/objects/rpc.ts';
import { spellingsOf } from '../../worker/contract/spellings.ts';
import { fold } from '../../worker/core/fold.ts';
import { type Sql, sqlOf } from '../sql.ts';
import type { RoomTables } from './room-tables.ts';

/** A repeated nonce is recognised among this many of the author's last messages. */
const NONCES_REMEMBERED = 64;
/** Nonces are read from this many of the room's last messages, so that the lookup stays short. */
const NONCES_WITHIN = 5_000;
/** One page of a search reads at most this many messages. */
const SEARCHED_MAX = 2_000;
const SEARCHED_AT_ONCE = 200;
/**
 * One page of a search reads at most this many letters. Folding them takes up to 100 ms. One ligature may fold to 18
 * letters.
 */
const SEARCHED_LETTERS_MAX = 400_000;
/** An author's own last message is looked for among this many unread ones. */
const OWN_WITHIN = 500;

export interface StoredMessage {
  number: number;
  author: number;
  text: string;
  sentAt: number;
  editedAt: number | null;
  removedBy: Remover | null;
  replyTo: number | null;
}

type MessageRow = StoredMessage & Record<string, SqlStorageValue>;

interface PageOfLog {
  after?: number | undefined;
  before?: number | undefined;
  limit: number;
  hidden?: readonly number[];
}

interface SearchQuery {
  q: string;
  before: number;
  limit: number;
  hidden: readonly number[];
}

const COLUMNS = `number, author, text, sent_at AS sentAt, edited_at AS editedAt, removed_by AS removedBy,
  reply_to AS replyTo`;

/** A room's messages, one row each. The table has no other index, so a message costs one written row. */
export class MessageLog {
  readonly #storage: SqlStorage;
  readonly #sql: Sql;
  readonly #tables: RoomTables;
  #last: number | undefined;
  /** The last messages of each author, oldest first: number by nonce. */
  readonly #nonces = new Map<number, Map<string, number>>();

  constructor(storage: SqlStorage, tables: RoomTables) {
    this.#storage = storage;
    this.#sql = sqlOf(storage);
    this.#tables = tables;
  }

  /** The newest number; 0 in an empty room. */
  last(): number {
    if (this.#last !== undefined) return this.#last;
    const [row] = this.#tables.exist()
      ? this.#sql<{ last: number | null }>`SELECT max(number) AS last FROM messages`
      : [];
    this.#last = row?.last ?? 0;
    return this.#last;
  }

  append(author: number, { text, nonce, replyTo: answered }: MessageWords, now: number) {
    this.#tables.create();
    const replyTo = answered ?? null;
    const number = this.last() + 1;
    // Read before the insert, so that the new message isn't counted twice.
    const nonces = this.#noncesOf(author);
    this.#sql`INSERT INTO messages (number, author, text, sent_at, nonce, reply_to)
      VALUES (${number}, ${author}, ${text}, ${now}, ${nonce}, ${replyTo})`;
    this.#last = number;
    nonces.set(nonce, number);
    const [oldest] = nonces.keys();
    if (nonces.size > NONCES_REMEMBERED && oldest !== undefined) nonces.delete(oldest);
    const message: StoredMessage = {
      number,
      author,
      text,
      sentAt: now,
      editedAt: null,
      removedBy: null,
      replyTo,
    };
    return message;
  }

  /** The message that this author has already sent with this nonce. */
  repeated(author: number, nonce: string): StoredMessage | undefined {
    const number = this.#noncesOf(author).get(nonce);
    return number === undefined ? undefined : this.find(number);
  }

  #noncesOf(author: number) {
    const known = this.#nonces.get(author);
    if (known) return known;
    const rows = this.last()
      ? this.#sql<{ number: number; nonce: string }>`SELECT number, nonce FROM messages
          WHERE number > ${this.last() - NONCES_WITHIN} AND author = ${author} ORDER BY number DESC LIMIT ${NONCES_REMEMBERED}`
      : [];
    const nonces = new Map(rows.toReversed().map(({ number, nonce }) => [nonce, number]));
    this.#nonces.set(author, nonces);
    return nonces;
  }

  find(number: number): StoredMessage | undefined {
    return this.#select('WHERE number = ?', number)[0];
  }

  /** Those of the messages that exist, in ascending order. */
  pick(numbers: readonly number[], hidden: readonly number[]): StoredMessage[] {
    const found = this.#select(
      'WHERE number IN (SELECT value FROM json_each(?)) ORDER BY number',
      JSON.stringify(numbers),
    );
    return found.filter(({ author }) => !hidden.includes(author));
  }

  /** A page in ascending order, without messages by hidden authors. Without `after` and `before`, the newest page. */
  page({ after, before, limit, hidden = [] }: PageOfLog): StoredMessage[] {
    const shown = hidden.length === 0 ? '' : `AND author NOT IN (${hidden.join()})`;
    if (after !== undefined) {
      return this.#select(`WHERE number > ? ${shown} ORDER BY number LIMIT ?`, after, limit);
    }
    const end = before ?? Number.MAX_SAFE_INTEGER;
    return this.#select(
      `WHERE number < ? ${shown} ORDER BY number DESC LIMIT ?`,
      end,
      limit,
    ).toReversed();
  }

  /**
   * The newest messages below `before` whose text contains `q`, in ascending order, without those by hidden authors.
   * @returns `next`: the search goes on below this number. Undefined at the beginning of the room
   */
  search({ q, before, limit, hidden }: SearchQuery): {
    found: StoredMessage[];
    next: number | undefined;
  } {
    const found: StoredMessage[] = [];
    // A letter that people leave out folds to nothing, which every text contains.
    const wanted = spellingsOf(q).map((spelling) => fold(spelling) || spelling);
    const end = before - SEARCHED_MAX;
    let number = before;
    let letters = 0;
    const isDone = () => found.length === limit || letters > SEARCHED_LETTERS_MAX;
    while (number > Math.max(1, end) && !isDone()) {
      const part = this.page({ before: number, limit: SEARCHED_AT_ONCE }).toReversed();
      if (part.length === 0) return { found, next: undefined };
      for (const message of part) {
        ({ number } = message);
        const text = spellingsOf(message.text).map(fold).join('\n');
        letters += text.length;
        const fits = wanted.some((one) => text.includes(one));
        if (!hidden.includes(message.author) && fits) found.unshift(message);
        if (isDone()) break;
      }
    }
    return { found, next: number > 1 ? number : undefined };
  }

  edit(number: number, text: string, now: number) {
    this.#sql`UPDATE messages SET text = ${text}, edited_at = ${now} WHERE number = ${number}`;
  }

  restore(number: number, text: string) {
    this.#sql`UPDATE messages SET text = ${text}, removed_by = NULL WHERE number = ${number}`;
  }

  remove(number: number, by: Remover) {
    this.#sql`UPDATE messages SET text = '', removed_by = ${by} WHERE number = ${number}`;
  }

  /**
   * The number up to which an author has read. Whoever writes has read everything before their own message.
   * @param read the number up to which they had read before
   */
  readBy(author: number, read: number): number {
    if (this.last() <= read) return this.last();
    const from = Math.max(read, this.last() - OWN_WITHIN);
    const [own] = this.#sql<{ number: number | null }>`
      SELECT max(number) AS number FROM messages WHERE number > ${from} AND author = ${author}`;
    return own?.number ?? read;
  }

  /** How many messages after `read` are by other authors than these. */
  countAfter(read: number, hidden: readonly number[]): number {
    if (hidden.length === 0 || this.last() <= read) return this.last() - read;
    const [row] = this.#sql<{ count: number }>`
      SELECT count(*) AS count FROM messages WHERE number > ${read}
      AND author NOT IN (SELECT value FROM json_each(${JSON.stringify(hidden)}))`;
    return row?.count ?? 0;
  }

  by(
    author: number,
    { limit, before = Number.MAX_SAFE_INTEGER, until = Number.MAX_SAFE_INTEGER }: AuthorPage,
  ): StoredMessage[] {
    return this.#select(
      `WHERE author = ? AND removed_by IS NULL AND number < ? AND sent_at <= ?
        ORDER BY number DESC LIMIT ?`,
      author,
      before,
      until,
      limit,
    ).toReversed();
  }

  /** Whether a user has written anything, even if it is deleted. */
  hasAuthor(author: number): boolean {
    return this.#select('WHERE author = ? LIMIT 1', author).length > 0;
  }

  /** Empties everything that an author wrote. The messages keep their numbers. */
  forget(author: number) {
    if (this.last() === 0) return;
    this.#sql`UPDATE messages SET text = '', removed_by = 'author'
      WHERE author = ${author} AND removed_by IS NULL`;
  }

  /** Resets what is in memory after the storage was emptied. */
  cleared() {
    this.#last = 0;
    this.#nonces.clear();
  }

  #select(rest: string, ...values: SqlStorageValue[]): StoredMessage[] {
    if (this.last() === 0) return [];
    return this.#storage
      .exec<MessageRow>(`SELECT ${COLUMNS} FROM messages ${rest}`, ...values)
      .toArray();
  }
}
