/**
 * Presence as it crosses the wire, and the times both ends must agree on. No imports: the browser loads this
 * without the schema library.
 */

/** An event of the stream; `online` is 1 or 0. */
export interface PresenceEvent {
  user: number;
  online: 0 | 1;
}

/** Topics one stream may name. */
export const TOPICS_MAX = 100;
export const STREAMS_PER_PERSON_MAX = 20;
/** The contract asks for a comment at least every 25 s; the client takes 45 s without a byte for dead. */
export const STREAM_KEEPALIVE_MS = 20_000;

/** A reload or a short tunnel isn't absence: this long after the last socket closed, a user is offline. */
export const OFFLINE_GRACE_MS = 30_000;

/** How often a client's socket says `ping`; a browser slows a hidden tab's timers to one a minute. */
export const SOCKET_PING_INTERVAL_MS = 25_000;

const TOPIC = /^user\/([1-9]\d{0,14})$/;

export const topicOf = (userId: number) => `user/${userId}`;

/** The user a topic is about; null for a topic that is none. */
export function readTopic(topic: string): number | null {
  const [, id] = TOPIC.exec(topic) ?? [];
  return id === undefined ? null : Number(id);
}
