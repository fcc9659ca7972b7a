import { DurableObject } from 'cloudflare:workers';

import { checkTopics, openTopics, type Topic } from '../../worker/presence/queries/presence.ts';
import type { Env } from '../../worker/env.ts';
import type { Delivery, PresenceChange, PresenceRpc } from '../rpc.ts';
import { notifyViewers } from './notify-watchers.ts';
import { OnlineState } from './online-state.ts';
import { readStreamRequest } from './stream-request.ts';
import { type Stream, Streams } from './streams.ts';

/**
 * Streams follow one another, every quarter of an hour at least, and hand on what they know. So often each topic
 * is asked again all the same: it renews the lease, and mends whatever was missed.
 */
const ASK_AGAIN_MS = 30 * 60 * 1000;

/**
 * One per user, named by the user's id, and two things at once: whether this user is online and who is notified,
 * and what this user's own streams watch. A viewer's streams end here, whatever they watch, and the object
 * sleeps behind them. Objects named `relay/…` keep nothing and only pass a change on.
 */
export class Presence extends DurableObject<Env> implements PresenceRpc {
  readonly #streams = new Streams(this.ctx);
  readonly #self = new OnlineState(this.ctx.storage, this.env, () => this.#userId());
  /** Questions about who may see whom, one after another: an older answer must not outrun a newer one. */
  #checking: Promise<unknown> = Promise.resolve();

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'));
  }

  /** The user's first socket is on. */
  async arrive(report: number) {
    if (this.#self.acknowledge(report)) await this.#self.arrive(Date.now());
  }

  /** The user's last socket is off: offline from `offlineAt` (ms since 1970) unless one returns. */
  async leave(report: number, offlineAt: number) {
    if (this.#self.acknowledge(report)) await this.#self.leave(offlineAt, Date.now());
  }

  async audienceChanged() {
    await this.#self.changeAudience();
  }

  /** Leases a viewer's watch. @returns the present state */
  watch(viewer: number) {
    return this.#self.watch(viewer, Date.now());
  }

  /** Takes a change of somebody watched. @returns false where no stream here wants to know */
  async takeChange({ user, online, version, recheck }: PresenceChange): Promise<boolean> {
    const wanted = this.#streams.update(user, Date.now(), (topic) =>
      version > topic.version ? { ...topic, online, version } : topic,
    );
    if (wanted && recheck) await this.recheckVisibility(user);
    return wanted;
  }

  /** Passes a change on for an object that has too many watchers to notify them alone. */
  relay(change: PresenceChange, viewers: number[]): Promise<Delivery> {
    return notifyViewers(this.env, change, viewers);
  }

  /** Checks again whether this viewer may know that the other is online. */
  async recheckVisibility(user: number) {
    if (!this.#streams.has(user, Date.now())) return;
    await this.#inTurn(async () => {
      this.#see([user], await checkTopics(this.env.DB, this.#userId(), [user]));
    });
  }

  /** Ends the streams of a device that was logged out, or with null all of them. */
  endDevice(deviceId: number | null) {
    this.#streams.end(deviceId);
  }

  /** Opens a stream: the Worker's end of a socket that carries arrays of events. 401, 429, else 101. */
  override async fetch(request: Request): Promise<Response> {
    const { deviceId, users } = readStreamRequest(request);
    const { 0: client, 1: server } = new WebSocketPair();
    const now = Date.now();
    // Taken in before anything is asked, so that no change slips between the answer and the stream.
    const stream = this.#streams.accept(server, deviceId, users, now);
    if (!stream) return new Response(null, { status: 429 });
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
    await this.#watchAll(stream, topics, now);
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

  /** Leases every topic that no earlier stream has leased lately; users that don't exist have no object. */
  async #watchAll(stream: Stream, topics: readonly Topic[], now: number) {
    const missing = topics.filter(({ user }) => {
      const known = stream.topics.get(user);
      return known !== undefined && now - known.askedAt > ASK_AGAIN_MS;
    });
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
      // One that can't be reached reads as it last did; the rest of the stream is not its hostage.
      console.error(`The presence of user ${user} could not be asked`, error);
    }
  }

  /** Applies answers to what was asked; who isn't in them doesn't exist. */
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
