import { DAY_MS } from '../../worker/contract/time.ts';
import type { Sealed } from '../../worker/core/seal.ts';
import type { Env } from '../../worker/env.ts';
import { embedOf } from '../../worker/sessions/discord/post-embed.ts';
import {
  type PostRow,
  type Problem,
  endPost,
  findPost,
  forgetPost,
  notePost,
} from '../../worker/sessions/discord/queries/discord-posts.ts';
import { openWebhook } from '../../worker/sessions/discord/sealed-webhook.ts';
import {
  type Answer,
  deleteMessage,
  sendMessage,
} from '../../worker/sessions/discord/send-webhook.ts';

/** A message in a channel. It is changed and deleted by the webhook that has posted it. */
interface Message extends Sealed {
  id: string;
  /** The connection in the database that it belongs to. */
  connection: number;
}

interface Entry {
  message: Message | null;
  /** When to look at the session again, in ms since 1970. Null if nothing has changed. */
  dueAt: number | null;
  failures: number;
  /** Counts the changes that were announced, so that one during a request isn't lost. */
  changes: number;
}

const PREFIX = 'discord:';
const NEW: Entry = { message: null, dueAt: null, failures: 0, changes: 0 };

const FAILURES_MAX = 8;
const RETRY_MIN_MS = 30_000;
const RETRY_MAX_MS = 60 * 60_000;

/** Discord didn’t answer, or wants to be asked later. */
interface Retry {
  retryAfterMs: number | null;
}

/** What comes of a step: null if it worked, a problem that no retry solves, or a retry. */
type Outcome = null | Problem | Retry;

const outcomeOf = (answer: Answer): Outcome => {
  if (answer === 'gone') return 'removed';
  return typeof answer === 'object' && 'messageId' in answer ? null : answer;
};

const isRetry = (outcome: Outcome): outcome is Retry =>
  typeof outcome === 'object' && outcome !== null;

const sealedIn = ({ webhook, keyId }: PostRow): Sealed | null =>
  webhook === null || keyId === null ? null : { sealed: webhook, keyId };

/**
 * The posts to Discord of a host's sessions. An entry says that something has changed. What to post is read from the
 * database when it is sent, so several changes become one edit, and the last state wins. The id of a message is stored
 * before anything else happens, so it isn't posted twice.
 */
export class DiscordOutbox {
  readonly #env: Env;
  readonly #storage: DurableObjectStorage;
  readonly #hostId: number;
  #read: Map<string, Entry> | undefined;

  constructor(env: Env, storage: DurableObjectStorage, hostId: number) {
    this.#env = env;
    this.#storage = storage;
    this.#hostId = hostId;
  }

  /** These sessions have changed. If the last attempt has failed, the next one keeps its time. */
  announce(sessionIds: readonly number[]) {
    const now = Date.now();
    for (const id of sessionIds) {
      const entry = this.#entry(id);
      const dueAt = entry.failures > 0 ? entry.dueAt : now;
      this.#put(id, { ...entry, dueAt, changes: entry.changes + 1 });
    }
  }

  /** When the next entry is due, in ms since 1970. Infinity if none is. */
  nextAt() {
    return Math.min(...[...this.#all().values()].map(({ dueAt }) => dueAt ?? Infinity));
  }

  /** Handles the entry that has been due the longest. Never throws. */
  async run(now: number) {
    const [due] = [...this.#all()]
      .filter(([, { dueAt }]) => dueAt !== null && dueAt <= now)
      .toSorted(([, a], [, b]) => (a.dueAt ?? 0) - (b.dueAt ?? 0));
    if (!due) return;
    const id = Number(due[0].slice(PREFIX.length));
    try {
      await this.#post(id, due[1].changes);
    } catch (error) {
      console.error('A post to Discord could not be sent', error);
      this.#later(id, { retryAfterMs: null });
    }
  }

  /** Called after the object’s storage was deleted. */
  cleared() {
    this.#read = undefined;
  }

  async #post(id: number, changes: number) {
    const row = await findPost(this.#env.DB, id, Date.now());
    // The session was over, or its host's account is deleted. What was posted stays.
    if (!row) return this.#remove(id);
    const shown = row.shown === true && row.webhook !== null;
    const outcome = await this.#bringUpToDate(id, row, shown);
    if (isRetry(outcome) && !this.#gaveUp(id)) {
      if (outcome.retryAfterMs === null) await notePost(this.#env.DB, id, row, 'unreachable');
      return this.#later(id, outcome);
    }
    const problem = isRetry(outcome) ? 'unreachable' : outcome;
    if (problem === 'removed') this.#update(id, { message: null });
    if (row.final) await endPost(this.#env.DB, id, row);
    else if (problem !== null) await notePost(this.#env.DB, id, row, problem);
    else if (row.webhook === null && row.problem === null) await forgetPost(this.#env.DB, id, row);
    // The host reads an earlier problem until a post succeeds.
    else await notePost(this.#env.DB, id, row, shown ? null : row.problem);
    return this.#settle(id, changes, row);
  }

  async #bringUpToDate(id: number, row: PostRow, shown: boolean): Promise<Outcome> {
    const { message } = this.#entry(id);
    if (message && !(shown && row.connection === message.connection)) {
      const outcome = await this.#delete(row, message);
      // After too many attempts the message stays, and its webhook is forgotten.
      if (isRetry(outcome) && !this.#gaveUp(id)) return outcome;
      this.#update(id, { message: null });
    }
    return shown ? this.#send(id, row) : null;
  }

  async #delete(row: PostRow, message: Message): Promise<Outcome> {
    // The database's copy is encrypted under the present key, this one perhaps under an older one.
    const sealed = row.connection === message.connection ? (sealedIn(row) ?? message) : message;
    const webhook = await openWebhook(this.#env, sealed, this.#hostId);
    return webhook === null ? 'unreadable' : outcomeOf(await deleteMessage(webhook, message.id));
  }

  async #send(id: number, row: PostRow): Promise<Outcome> {
    const sealed = sealedIn(row);
    const webhook = sealed && (await openWebhook(this.#env, sealed, this.#hostId));
    if (!webhook) return 'unreadable';
    const { message } = this.#entry(id);
    const answer = await sendMessage(webhook, embedOf(this.#env, row), message?.id ?? null);
    if (typeof answer === 'object' && 'messageId' in answer) {
      const { connection } = row;
      this.#update(id, { message: { ...sealed, id: answer.messageId, connection } });
      // Whatever fails from here on, the message isn't posted a second time.
      await this.#storage.sync();
    }
    return outcomeOf(answer);
  }

  #gaveUp = (id: number) => this.#entry(id).failures >= FAILURES_MAX;

  #later(id: number, { retryAfterMs }: Retry) {
    const { failures } = this.#entry(id);
    const backoff = Math.min(RETRY_MIN_MS * 2 ** failures, RETRY_MAX_MS);
    const wait = Math.min(retryAfterMs ?? backoff, DAY_MS);
    this.#update(id, { failures: failures + 1, dueAt: Date.now() + wait });
  }

  /** Nothing is left to do for now, unless something has changed meanwhile. */
  #settle(id: number, changes: number, { final, againAt }: PostRow) {
    const entry = this.#entry(id);
    const isLatest = entry.changes === changes;
    if (isLatest && (final || (entry.message === null && againAt === null))) this.#remove(id);
    else this.#update(id, { failures: 0, dueAt: isLatest ? againAt : Date.now() });
  }

  /** Does nothing if the entry is gone, because the account is being deleted. */
  #update(id: number, change: Partial<Entry>) {
    const entry = this.#all().get(PREFIX + id);
    if (entry) this.#put(id, { ...entry, ...change });
  }

  #entry = (id: number): Entry => this.#all().get(PREFIX + id) ?? NEW;

  #put(id: number, entry: Entry) {
    this.#all().set(PREFIX + id, entry);
    this.#storage.kv.put(PREFIX + id, entry);
  }

  #remove(id: number) {
    this.#all().delete(PREFIX + id);
    this.#storage.kv.delete(PREFIX + id);
  }

  #all() {
    this.#read ??= new Map(this.#storage.kv.list<Entry>({ prefix: PREFIX }));
    return this.#read;
  }
}
