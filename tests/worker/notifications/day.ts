import { type Entry, afterPushes, toEntry } from '../../../durable/notifications/queue-entry.ts';
import { CHANNEL_DEFAULTS, type NotificationItem } from '../../../worker/contract/notification.ts';
import type { Channel, NotificationTopic } from '../../../worker/contract/vocabulary.ts';
import { decideWays } from '../../../worker/notifications/decide-ways.ts';
import type { PushResult } from '../../../worker/notifications/push/send-push.ts';
import { toItem } from '../../../worker/notifications/to-item.ts';
import { randomFrom } from '../../durable/support/random.ts';

/**
 * A day and a half on virtual time, with the product's own rules: what enters a queue, what is decided when an entry is
 * due, and what is remembered after a push. Only the database, the push service and the mailbox are simulated.
 */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const END = 1.5 * DAY_MS;
const PEOPLE = 1_000;
const SESSIONS = 250;

interface Session {
  id: number;
  startsAt: number;
  cancelled: boolean;
  members: number[];
}

interface Person {
  id: number;
  channels: Partial<Record<NotificationTopic, Record<Channel, boolean>>>;
  devices: number[];
  muted: Set<number>;
  /** The hours of the day at which the quiet hours begin and end. */
  quiet: [number, number] | null;
  inFront: boolean;
  read: Set<number>;
  queue: Map<string, Entry>;
}

const channelsOf = ({ channels }: Person, topic: NotificationTopic) =>
  channels[topic] ?? CHANNEL_DEFAULTS[topic];

/** The end of the current quiet hours. Null outside of them. */
function quietUntil({ quiet }: Person, now: number) {
  if (!quiet) return null;
  const [from, to] = quiet;
  const hour = (now % DAY_MS) / HOUR_MS;
  if (hour < from && hour >= to) return null;
  const midnight = now - (now % DAY_MS) + (hour >= from ? DAY_MS : 0);
  return midnight + to * HOUR_MS;
}

function tell(person: Person, item: NotificationItem) {
  // A tab in front shows it, so nothing is queued.
  if (person.inFront) return;
  const entry = toEntry(item, person.queue.get(item.tag));
  if (entry) person.queue.set(item.tag, entry);
}

export function simulateDay(seed: number) {
  const { below } = randomFrom(seed);
  const chance = (share: number) => below(1_000) < share * 1_000;
  const faults: string[] = [];
  const counts = { pushes: 0, emails: 0, reminders: 0 };
  const delivered = new Set<string>();
  let notices = 0;

  const people = Array.from({ length: PEOPLE }, (_, id): Person => ({
    id,
    channels: chance(0.3)
      ? { messages: { push: false, email: true }, reminders: { push: true, email: chance(0.5) } }
      : {},
    devices: Array.from({ length: below(3) }, (_device, index) => id * 10 + index),
    muted: new Set(chance(0.3) ? [below(SESSIONS)] : []),
    quiet: chance(0.4) ? [20 + below(4), 5 + below(4)] : null,
    inFront: chance(0.3),
    read: new Set(),
    queue: new Map(),
  }));
  const sessions = Array.from({ length: SESSIONS }, (_, id): Session => ({
    id,
    startsAt: HOUR_MS + below(END - HOUR_MS),
    cancelled: false,
    members: [...new Set(Array.from({ length: 2 + below(8) }, () => below(PEOPLE)))],
  }));
  const reminded = new Set<string>();

  function notice(
    session: Session,
    recipients: number[],
    happened: Pick<NotificationItem, 'topic' | 'what'>,
    at: number,
  ) {
    for (const id of recipients) {
      const person = people[id];
      if (!person) continue;
      notices += 1;
      const { id: sessionId, startsAt } = session;
      const about = { noticeId: notices, actorId: null, sessionId, startsAt };
      tell(person, toItem({ ...happened, ...about, at }));
    }
  }

  const settled = (
    { read, id }: Person,
    { noticeId, topic, startsAt, sessionId }: NotificationItem,
  ) => {
    const session = sessions[sessionId ?? -1];
    if (noticeId !== null && read.has(noticeId)) return true;
    if (topic !== 'reminders') return false;
    return session?.startsAt !== startsAt || session.cancelled || !session.members.includes(id);
  };

  /** Checks the rules that hold for everything that is sent. */
  function check(person: Person, item: NotificationItem, channel: Channel, now: number) {
    const what = `${channel} of ${item.tag} to ${person.id} at ${now}`;
    if (quietUntil(person, now) !== null) faults.push(`in quiet hours: ${what}`);
    if (person.muted.has(item.sessionId ?? -1)) faults.push(`muted: ${what}`);
    if (!channelsOf(person, item.topic)[channel]) faults.push(`not wanted: ${what}`);
    if (settled(person, item)) faults.push(`read, or no longer true: ${what}`);
    if (item.expiresAt <= now) faults.push(`too late: ${what}`);
  }

  function push(person: Person, item: NotificationItem, device: number, now: number): PushResult {
    check(person, item, 'push', now);
    if (chance(0.05)) return { retryAfterMs: chance(0.5) ? 5 * MINUTE_MS : null };
    const thing = `${device}: ${item.noticeId ?? `${item.tag} ${item.at}`}`;
    if (delivered.has(thing)) faults.push(`twice on one device: ${thing}`);
    delivered.add(thing);
    counts.pushes += 1;
    return 'taken';
  }

  /** Runs a person's alarm for one entry. */
  function run(person: Person, entry: Entry, now: number) {
    const { item } = entry;
    let { progress } = entry;
    for (;;) {
      const facts = {
        active: true,
        channels: channelsOf(person, item.topic),
        subscriptions: person.devices,
        mailable: true,
        quietUntil: quietUntil(person, now),
        digest: false,
        muted: person.muted.has(item.sessionId ?? -1),
        settled: settled(person, item),
      };
      const decision = decideWays({ item, progress }, facts, now);
      if (decision.way === 'push') {
        const results = decision.to.map((id) => [id, push(person, item, id, now)] as const);
        progress = afterPushes(progress, new Map(results), now);
        const inTime = now - item.at <= MINUTE_MS || quietUntil(person, item.at) !== null;
        const retried = Object.values(progress.retries).some(({ attempts }) => attempts > 1);
        if (item.topic === 'reminders' && progress.pushedAt === now) {
          counts.reminders += 1;
          if (!inTime && !retried) faults.push(`a late reminder: ${item.tag} to ${person.id}`);
        }
        continue;
      }
      if (decision.way === 'wait') {
        person.queue.set(item.tag, { item, progress, dueAt: decision.until, failures: 0 });
        return;
      }
      person.queue.delete(item.tag);
      if (decision.way === 'nothing') return;
      check(person, item, 'email', now);
      counts.emails += 1;
      return;
    }
  }

  /** Runs once a minute, as the cron trigger does. */
  function remind(now: number) {
    for (const session of sessions) {
      const soon = session.startsAt - 15 * MINUTE_MS;
      const key = `${session.id} ${session.startsAt}`;
      if (session.cancelled || now < soon || now >= session.startsAt || reminded.has(key)) continue;
      reminded.add(key);
      if (now - soon > MINUTE_MS && now - soon > HOUR_MS / 4) faults.push(`not reminded: ${key}`);
      notice(session, session.members, { topic: 'reminders', what: 'reminder-soon' }, now);
    }
  }

  function happen(now: number) {
    const session = sessions[below(SESSIONS)];
    const [host = 0] = session?.members ?? [];
    if (!session) return;
    if (chance(0.05) && session.startsAt > now + HOUR_MS) {
      session.startsAt += (1 + below(8)) * HOUR_MS;
      notice(session, session.members, { topic: 'changes', what: 'session-changed' }, now);
    } else if (chance(0.02)) {
      session.cancelled = true;
      notice(session, session.members, { topic: 'changes', what: 'session-cancelled' }, now);
    } else if (chance(0.3)) {
      notice(session, [host], { topic: 'applications', what: 'application-received' }, now);
    } else if (chance(0.1)) {
      session.members = session.members.slice(0, -1);
    } else {
      const about = { actorId: host, sessionId: session.id };
      for (const id of session.members) {
        const person = people[id];
        const item = toItem({ topic: 'messages', what: 'message', ...about, at: now });
        if (person && id !== host) tell(person, item);
      }
    }
  }

  function live() {
    for (let times = below(20); times > 0; times -= 1) {
      const person = people[below(PEOPLE)];
      if (!person) continue;
      person.inFront = !person.inFront;
      // A person who looks at the tab reads everything in the queue.
      for (const { item } of person.inFront ? person.queue.values() : []) {
        if (item.noticeId !== null) person.read.add(item.noticeId);
      }
      if (chance(0.1)) person.muted.add(below(SESSIONS));
      if (chance(0.1)) person.devices = [person.id * 10 + below(10)];
    }
  }

  for (let now = 0; now < END; now += MINUTE_MS / 2) {
    if (now % MINUTE_MS === 0) remind(now);
    for (let times = below(6); times > 0; times -= 1) happen(now);
    live();
    for (const person of people) {
      for (const entry of person.queue.values()) if (entry.dueAt <= now) run(person, entry, now);
    }
  }
  return { faults, ...counts };
}
