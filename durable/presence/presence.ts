import { DurableObject } from 'cloudflare:workers';

import type { Delivery, PresenceChange, PresenceRpc } from '../../worker/contract/objects/rpc.ts';
import { readStreamRequest } from '../../worker/contract/objects/stream-request.ts';
import { placed } from '../../worker/core/jurisdiction.ts';
import type { Env } from '../../worker/env.ts';
import { checkTopics, openTopics, type Topic } from '../../worker/presence/queries/presence.ts';
import { notifyViewers } from './notify-watchers.ts';
import { OnlineState } from './online-state.ts';
import { type Stream, Streams } from './streams.ts';

/**
 * Streams follow one another, at least every 15 minutes, and pass on what they know. Even so, each topic is asked
 * again after this time. That renews the lease and repairs what was missed.
 */
const ASK_AGAIN_MS = 30 * 60 * 1000;

/**
 * How many topics may be opened at once. A stream counts as its topics that no other stream has, ten at least. As many
 * come back in a minute. A list of 30 can be scrolled twice a second for ten seconds.
 */
const NEW_TOPICS_MAX = 600;
/** Each stream counts as at least so many, since it queries the database even for topics that others have. */
const STREAM_COUNTS_AS = 10;
const MINUTE_MS = 60 * 1000;

const isStale = (askedAt: number | undefined, now: number) =>
  askedAt !== undefined && now - askedAt > ASK_AGAIN_MS;

/**
 * One per user, named by the user's id. It has two roles: whether this user is online and who is notified, and what
 * this user's own streams watch. All of a viewer's streams end here, whatever they watch, and the object hibernates
 * behind them. Objects named `fan-out/…` only pass a change on.
 */
export class Presence extends DurableObject<Env> implements PresenceRpc {
  readonly #streams = new Streams(this.ctx);
  #self = new OnlineState(this.ctx.storage, this.env, () => this.#userId());
  /** In memory alone: an object that has slept had no flood, so it starts with the full allowance. */
  #newTopics = { left: NEW_TOPICS_MAX, at: 0 };
  /** Visibility queries run one after another, so that an older answer can't overwrite a newer one. */
  #checking: Promise<unknown> = Promise.resolve();

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, placed(env));
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'));
  }

  async arrive(report: number) {
    if (this.#self.acknowledge(report)) await this.#self.arrive(Date.now());
  }

  /** The user's last socket is closed. The user is offline from `offlineAt` (ms since 1970) unless one opens. */
  async leave(report: number, offlineAt: number) {
    if (this.#self.acknowledge(report)) await this.#self.leave(offlineAt, Date.now());
  }

  async audienceChanged() {
    await this.#self.changeAudience();
  }

  /** Gives a viewer a lease. @returns the present state */
  watch(viewer: number) {
    return this.#self.watch(viewer, Date.now());
  }

  /** Takes a change of a watched user. @returns false if no stream here watches that user */
  async takeChange({ user, online, version, recheck }: PresenceChange): Promise<boolean> {
    const wanted = this.#streams.update(user, Date.now(), (topic) =>
      version > topic.version ? { ...topic, online, version } : topic,
    );
    if (wanted && recheck) await this.recheckVisibility(user);
    return wanted;
  }

  /** Passes a change on for an object that has too many watchers to notify them all itself. */
  fanOut(change: PresenceChange, viewers: number[]): Promise<Delivery> {
    return notifyViewers(this.env, change, viewers);
  }

  /** Checks again whether this viewer may see the other user's presence. */
  async recheckVisibility(user: number) {
    if (!this.#streams.has(user, Date.now())) return;
    await this.#inTurn(async () => {
      const topics = await checkTopics(this.env.DB, this.#userId(), [user]);
      this.#see([user], topics);
      // Someone who was hidden has given no lease yet.
      await this.#watchAll(topics, Date.now());
    });
  }

  /** Ends the streams of a device that was logged out, or all with null. */
  endDevice(deviceId: number | null) {
    this.#streams.end(deviceId);
  }

  /** Deletes everything that is stored here: the account is being deleted. */
  async forget() {
    this.#streams.end(null);
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    this.#self = new OnlineState(this.ctx.storage, this.env, () => this.#userId());
  }

  /** Opens a stream: the Worker's end of a socket that carries arrays of events. Answers 101, 401 or 429. */
  override async fetch(request: Request): Promise<Response> {
    const { deviceId, users } = readStreamRequest(request);
    const { 0: client, 1: server } = new WebSocketPair();
    const now = Date.now();
    // Accepted before any query, so that no change is missed between the answer and the stream.
    const stream = this.#streams.accept(server, deviceId, users, now);
    if (!stream) return new Response(null, { status: 429 });
    if (!this.#takesNew(stream, now)) {
      this.#streams.forget(server);
      server.close(4003);
      return new Response(null, { status: 429 });
    }
    const topics = await this.#inTurn(async () => {
      const viewer = { id: this.#userId(), deviceId };
      const found = await openTopics(this.env.DB, viewer, users);
      if (found) this.#see(users, found);
      return found;
    });
    if (!topics) {
      this.#streams.forget(server);
      server.close(4001);
      return new Response(null, { status: 401 });
    }
    await this.#watchAll(topics, now);
    this.#streams.start(server);
    return new Response(null, { status: 101, webSocket: client });
  }

  override webSocketClose(socket: WebSocket) {
    this.#streams.forget(socket);
  }

  override webSocketError(socket: WebSocket) {
    this.#streams.forget(socket);
  }

  override async alarm() {
    await this.#self.handleAlarm(Date.now());
  }

  /** Counts a stream as its topics that no other has, ten at least. @returns false if there are too many */
  #takesNew(stream: Stream, now: number) {
    const unknown = [...stream.topics.values()].filter(({ askedAt }) => isStale(askedAt, now));
    const added = Math.max(STREAM_COUNTS_AS, unknown.length);
    const { left, at } = this.#newTopics;
    const free = Math.min(NEW_TOPICS_MAX, left + ((now - at) * NEW_TOPICS_MAX) / MINUTE_MS);
    const fits = added <= free;
    this.#newTopics = { left: fits ? free - added : free, at: now };
    return fits;
  }

  /**
   * Leases every topic that no earlier stream has leased recently. The object of a user who doesn't exist or is hidden
   * from the viewer isn't asked.
   */
  async #watchAll(topics: readonly Topic[], now: number) {
    const missing = topics.filter(
      ({ user, findable }) => findable === 1 && isStale(this.#streams.askedAt(user), now),
    );
    await Promise.all(missing.map(({ user }) => this.#ask(user, now)));
  }

  async #ask(user: number, now: number) {
    const viewer = this.#userId();
    const watched = user === viewer ? this : this.env.PRESENCE.getByName(String(user));
    try {
      const { online, version } = await watched.watch(viewer);
      this.#streams.update(user, now, (topic) =>
        version >= topic.version
          ? { ...topic, online, version, askedAt: now }
          : { ...topic, askedAt: now },
      );
    } catch (error) {
      // A user who can't be reached keeps the last known state. The rest of the stream must not fail with it.
      console.error(`The presence of user ${user} could not be fetched`, error);
    }
  }

  /** Applies the answers for `users`. A user without an answer doesn't exist. */
  #see(users: readonly number[], answers: readonly Topic[]) {
    const visible = new Map(answers.map((answer) => [answer.user, answer.visible === 1]));
    for (const user of users) {
      const sees = visible.get(user) ?? false;
      this.#streams.update(user, Date.now(), (topic) =>
        topic.visible === sees ? topic : { ...topic, visible: sees },
      );
    }
  }

  #inTurn<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    const turn = this.#checking.then(ask);
    this.#checking = turn.catch(() => {});
    return turn;
  }

  #userId() {
    return Number(this.ctx.id.name);
  }
}
