import { z } from 'zod';

import {
  type PresenceEvent,
  STREAM_KEEPALIVE_MS,
  STREAMS_PER_PERSON_MAX,
} from '../../worker/contract/presence.ts';

const TopicState = z.object({
  /** Whether the viewer may see it. A topic of a user who doesn't exist never becomes visible. */
  visible: z.boolean(),
  online: z.boolean(),
  version: z.int(),
  /** When the watched user's object was last asked for its state and a lease, in ms since 1970. */
  askedAt: z.int(),
});
export type TopicState = z.infer<typeof TopicState>;

/** A stream's attachment. It survives hibernation. 100 topics take about 9 of its 16 KiB. */
const Stream = z.object({
  deviceId: z.int(),
  /** In ms since 1970. */
  openedAt: z.int(),
  /** False until the first state of every topic has been sent. */
  started: z.boolean(),
  topics: z.map(z.int(), TopicState),
});
export type Stream = z.infer<typeof Stream>;

const UNKNOWN: TopicState = { visible: false, online: false, version: -1, askedAt: 0 };

/** The Worker's end pings with each keepalive. After three missed ones the Worker's isolate is gone. */
const SILENCE_MAX_MS = 3 * STREAM_KEEPALIVE_MS;

const shown = ({ visible, online }: TopicState): 0 | 1 => (visible && online ? 1 : 0);

/** The open streams of one viewer. Each is a hibernatable socket whose other end is the Worker. */
export class Streams {
  readonly #ctx: DurableObjectState;
  readonly #streams = new Map<WebSocket, Stream>();

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx;
    for (const socket of ctx.getWebSockets()) {
      const stream = Stream.safeParse(socket.deserializeAttachment());
      if (stream.success) this.#streams.set(socket, stream.data);
      else socket.close(1011);
    }
  }

  /** Accepts a stream. Null beyond twenty per user. */
  accept(
    socket: WebSocket,
    deviceId: number,
    users: readonly number[],
    now: number,
  ): Stream | null {
    if (this.#live(now).length >= STREAMS_PER_PERSON_MAX) return null;
    const topics = new Map(users.map((user) => [user, this.#known(user) ?? UNKNOWN]));
    const stream = { deviceId, openedAt: now, started: false, topics };
    this.#ctx.acceptWebSocket(socket);
    this.#streams.set(socket, stream);
    this.#save(socket, stream);
    return stream;
  }

  /** Sends the present state of every topic. Later changes follow. */
  start(socket: WebSocket) {
    const stream = this.#streams.get(socket);
    if (!stream) return;
    stream.started = true;
    this.#save(socket, stream);
    this.#send(
      socket,
      [...stream.topics].map(([user, topic]) => ({ user, online: shown(topic) })),
    );
  }

  /**
   * Updates what is known of a user in every stream that has the topic, and sends what the viewer sees differently.
   * @returns false if no stream has it
   */
  update(user: number, now: number, change: (topic: TopicState) => TopicState): boolean {
    let wanted = false;
    for (const [socket, stream] of this.#live(now)) {
      const topic = stream.topics.get(user);
      if (!topic) continue;
      wanted = true;
      const next = change(topic);
      if (next === topic) continue;
      stream.topics.set(user, next);
      this.#save(socket, stream);
      if (stream.started && shown(next) !== shown(topic)) {
        this.#send(socket, [{ user, online: shown(next) }]);
      }
    }
    return wanted;
  }

  has(user: number, now: number) {
    return this.#live(now).some(([, { topics }]) => topics.has(user));
  }

  /** When the user's object was last asked, for the stream that knows least. Undefined if no stream has the topic. */
  askedAt(user: number): number | undefined {
    const topics = [...this.#streams.values()].flatMap((stream) => stream.topics.get(user) ?? []);
    return topics.length === 0 ? undefined : Math.min(...topics.map(({ askedAt }) => askedAt));
  }

  forget(socket: WebSocket) {
    this.#streams.delete(socket);
  }

  /** Ends a device's streams, or all with null. */
  end(deviceId: number | null) {
    for (const [socket, stream] of this.#streams) {
      if (deviceId === null || stream.deviceId === deviceId) this.#close(socket, 4001);
    }
  }

  /** A topic of another open stream saves the call for it, since streams often follow one another. */
  #known(user: number): TopicState | undefined {
    for (const { topics, started } of this.#streams.values()) {
      const topic = topics.get(user);
      if (topic && started) return { ...topic };
    }
    return undefined;
  }

  #live(now: number) {
    for (const [socket, { openedAt }] of this.#streams) {
      const heardAt = this.#ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? openedAt;
      if (socket.readyState !== WebSocket.OPEN) this.forget(socket);
      else if (now - heardAt > SILENCE_MAX_MS) this.#close(socket, 4002);
    }
    return [...this.#streams];
  }

  #send(socket: WebSocket, events: PresenceEvent[]) {
    try {
      socket.send(JSON.stringify(events));
    } catch {
      // Closed between the check and now. Its close event cleans up.
      this.forget(socket);
    }
  }

  #close(socket: WebSocket, code: number) {
    this.forget(socket);
    try {
      socket.close(code);
    } catch {
      // Already closed.
    }
  }

  #save(socket: WebSocket, stream: Stream) {
    socket.serializeAttachment(stream);
  }
}
