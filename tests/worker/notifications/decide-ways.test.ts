import {
  type Arbitrary,
  assert,
  boolean,
  constantFrom,
  dictionary,
  integer,
  option,
  property,
  record,
  uniqueArray,
} from 'fast-check';
import { expect, it } from 'vitest';

import { toEntry } from '../../../durable/notifications/queue-entry.ts';
import { NOTIFICATION_TOPICS } from '../../../worker/contract/vocabulary.ts';
import {
  EMAIL_AFTER_MS,
  EMAIL_AFTER_PUSH_MS,
  NO_PROGRESS,
  type Progress,
  type WayFacts,
  decideWays,
} from '../../../worker/notifications/decide-ways.ts';
import { toItem } from '../../../worker/notifications/to-item.ts';

const NOW = 1_000_000_000;
const HOUR_MS = 3_600_000;

const FACTS: WayFacts = {
  active: true,
  channels: { push: true, email: false },
  subscriptions: [1, 2],
  mailable: true,
  quietUntil: null,
  digest: false,
  muted: false,
  settled: false,
};
const EMAIL = { push: false, email: true };
const BOTH = { push: true, email: true };

const ITEM = toItem({
  topic: 'applications',
  what: 'application-received',
  noticeId: 9,
  actorId: 1,
  sessionId: 7,
  startsAt: NOW + 8 * HOUR_MS,
  at: NOW,
});

interface Case {
  facts?: Partial<WayFacts>;
  item?: Partial<typeof ITEM>;
  progress?: Partial<Progress>;
  now?: number;
}

const decide = ({ facts, item, progress, now = NOW }: Case) =>
  decideWays(
    { item: { ...ITEM, ...item }, progress: { ...NO_PROGRESS, ...progress } },
    { ...FACTS, ...facts },
    now,
  );

const nothing = (why: string) => ({ way: 'nothing', why });
const wait = (until: number) => ({ way: 'wait', until });
const pushed = {
  pushedAt: NOW,
  retries: { 1: { attempts: 1, at: null }, 2: { attempts: 1, at: null } },
};

it.each<[string, Case, unknown]>([
  ['to all devices at once', {}, { way: 'push', to: [1, 2] }],
  [
    'nowhere with both channels off',
    { facts: { channels: { push: false, email: false } } },
    nothing('off'),
  ],
  ['nowhere without a device and an email', { facts: { subscriptions: [] } }, nothing('off')],
  ['nowhere from a muted session', { facts: { muted: true } }, nothing('muted')],
  ['nowhere once read', { facts: { settled: true } }, nothing('settled')],
  ['nowhere for a banned account', { facts: { active: false } }, nothing('inactive')],
  ['nowhere when it is over', { now: NOW + 9 * HOUR_MS }, nothing('expired')],
  ['nowhere again once pushed', { progress: pushed, now: NOW + HOUR_MS / 4 }, nothing('done')],
  ['quietly, until its tag may be pushed again', { progress: pushed }, wait(NOW + HOUR_MS / 4)],
  [
    'not to a device that came later',
    { progress: pushed, facts: { subscriptions: [3] }, now: NOW + HOUR_MS / 4 },
    nothing('done'),
  ],
  ['after the quiet hours', { facts: { quietUntil: NOW + HOUR_MS } }, wait(NOW + HOUR_MS)],
  ['nowhere if it is over by then', { facts: { quietUntil: NOW + 8 * HOUR_MS } }, nothing('quiet')],
  ['by email, 15 minutes later', { facts: { channels: EMAIL } }, wait(NOW + EMAIL_AFTER_MS)],
  ['by email then', { facts: { channels: EMAIL }, now: NOW + EMAIL_AFTER_MS }, { way: 'email' }],
  [
    'nowhere if the address isn’t confirmed',
    { facts: { channels: EMAIL, mailable: false } },
    nothing('off'),
  ],
  [
    'by email an hour after a push',
    { facts: { channels: BOTH }, progress: pushed },
    wait(NOW + EMAIL_AFTER_PUSH_MS),
  ],
  [
    'by email after 15 minutes if no device is subscribed',
    { facts: { channels: BOTH, subscriptions: [] } },
    wait(NOW + EMAIL_AFTER_MS),
  ],
  [
    'into the digest',
    { facts: { digest: true, channels: EMAIL }, now: NOW + EMAIL_AFTER_MS },
    { way: 'digest' },
  ],
  [
    'not into the digest if a session of today changes',
    {
      item: { topic: 'changes' },
      facts: { digest: true, channels: EMAIL },
      now: NOW + EMAIL_AFTER_MS,
    },
    { way: 'email' },
  ],
  [
    'into the digest without a notice, if it would be emailed',
    {
      item: { topic: 'messages', noticeId: null },
      facts: { digest: true, channels: EMAIL },
      now: NOW + EMAIL_AFTER_MS,
    },
    { way: 'digest' },
  ],
  [
    'by email at once as a reminder, whatever is collected',
    { item: { topic: 'reminders' }, facts: { digest: true, channels: EMAIL } },
    { way: 'email' },
  ],
  [
    'by email at once as a reminder',
    { item: { topic: 'reminders' }, facts: { channels: EMAIL } },
    { way: 'email' },
  ],
  [
    'by email at once as an offered seat, whatever is collected',
    { item: { what: 'seat-offered' }, facts: { digest: true, channels: EMAIL } },
    { way: 'email' },
  ],
  [
    'by email later as an offered seat that a tab in front has shown',
    { item: { what: 'seat-offered', shown: true }, facts: { channels: EMAIL } },
    wait(NOW + EMAIL_AFTER_MS),
  ],
  [
    'again to the device whose service was busy',
    {
      progress: {
        pushedAt: NOW,
        retries: { 1: { attempts: 1, at: NOW + 5 }, 2: { attempts: 1, at: null } },
      },
    },
    wait(NOW + 5),
  ],
  [
    'not to devices if a tab in front has shown it, but by email if it stays unread',
    { item: { shown: true }, facts: { channels: BOTH } },
    wait(NOW + EMAIL_AFTER_MS),
  ],
  [
    'into the digest with changes of today whose emails were turned off',
    {
      item: { topic: 'changes' },
      facts: { digest: true, channels: { push: false, email: false } },
      now: NOW + EMAIL_AFTER_MS,
    },
    { way: 'digest' },
  ],
])('a notification goes %s', (_, given, decision) => expect(decide(given)).toEqual(decision));

it('does not ring again for who calls again within a quarter of an hour', () => {
  const missed = { topic: 'calls', what: 'missed-call', actorId: 1, sessionId: null } as const;
  const known = { item: toItem({ ...missed, at: NOW }), progress: pushed, dueAt: 0, failures: 0 };
  const again = (at: number) => toEntry(toItem({ ...missed, at }), known);
  expect(again(NOW + HOUR_MS / 4 - 1)).toBeNull();
  expect(again(NOW + HOUR_MS / 4)?.progress).toEqual(NO_PROGRESS);
});

const time = integer({ min: NOW - HOUR_MS, max: NOW + 24 * HOUR_MS });
const anyCase = record({
  facts: record({
    active: boolean(),
    channels: record({ push: boolean(), email: boolean() }),
    subscriptions: uniqueArray(integer({ min: 1, max: 4 })),
    mailable: boolean(),
    quietUntil: option(time),
    digest: boolean(),
    muted: boolean(),
    settled: boolean(),
  }),
  item: record({
    topic: constantFrom(...NOTIFICATION_TOPICS),
    startsAt: option(time),
    expiresAt: time,
  }),
  progress: record({
    pushedAt: option(time),
    retries: dictionary(
      constantFrom('1', '2', '3'),
      record({ attempts: integer({ min: 1, max: 9 }), at: option(time) }),
    ),
  }),
  now: time,
});
type AnyCase = typeof anyCase extends Arbitrary<infer Value> ? Value : never;

/** The names of the rules that a decision breaks. */
function broken({ facts, item, progress, now }: AnyCase): string[] {
  const decision = decide({ facts, item, progress, now });
  const { pushedAt, retries } = progress;
  if (decision.way === 'nothing') return [];
  const rules: Record<string, boolean> = {
    'in time': item.expiresAt > now,
    wanted: facts.active && !facts.settled && !facts.muted,
  };
  if (decision.way === 'wait') {
    // With an earlier time the alarm would find the entry due for ever.
    rules['later, but not too late'] = decision.until > now && decision.until <= item.expiresAt;
    return Object.keys(rules).filter((rule) => !rules[rule]);
  }
  rules['not quiet'] = (facts.quietUntil ?? 0) <= now;
  if (decision.way === 'push') {
    rules['push is on'] = facts.channels.push && decision.to.length > 0;
    rules['devices that are owed it'] = decision.to.every((id) => {
      const retry = retries[String(id)];
      const due = retry ? retry.at !== null && retry.at <= now : pushedAt === null;
      return due && facts.subscriptions.includes(id);
    });
  } else {
    rules['email is on'] = decision.way === 'digest' ? facts.digest : facts.channels.email;
    rules['a confirmed address'] = facts.mailable;
    rules['long after the push'] = pushedAt === null || now >= pushedAt + EMAIL_AFTER_PUSH_MS;
  }
  return Object.keys(rules).filter((rule) => !rules[rule]);
}

it('keeps to what its recipient has chosen, whatever else holds', () => {
  assert(
    property(anyCase, (given) => {
      expect(broken(given)).toEqual([]);
    }),
    { numRuns: 3000, seed: 300 },
  );
});
