/**
 * Presence on the wire, and the times that both ends must agree on. No imports: the browser loads this without the
 * schema library.
 */

/** An event of the stream. `online` is 1 or 0. */
export interface PresenceEvent {
  user: number;
  online: 0 | 1;
}

/** The most topics of one stream. */
export const TOPICS_MAX = 100;
export const STREAMS_PER_PERSON_MAX = 20;
/** A stream sends at least a comment every 25 s. A client reconnects after 45 s without a byte. */
export const STREAM_KEEPALIVE_MS = 20_000;

/** How long after its last socket closed a user counts as offline. A reload or a short tunnel isn't absence. */
export const OFFLINE_GRACE_MS = 30_000;

/** How often a client's socket sends `ping`. Browsers slow a hidden tab's timers down to one a minute. */
export const SOCKET_PING_INTERVAL_MS = 25_000;

const TOPIC = /^user\/([1-9]\d{0,14})$/;

export const topicOf = (userId: number) => `user/${userId}`;

/** The user of a topic. Null if it isn't a valid topic. */
export function readTopic(topic: string): number | null {
  const [, id] = TOPIC.exec(topic) ?? [];
  return id === undefined ? null : Number(id);
}
