import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';

import type { Entry } from '../../../durable/notifications/queue-entry.ts';
import { wayFacts } from '../../../durable/notifications/way-facts.ts';
import { NO_PROGRESS } from '../../../worker/notifications/decide-ways.ts';
import { findNotificationFacts } from '../../../worker/notifications/queries/notification-facts.ts';
import { toItem } from '../../../worker/notifications/to-item.ts';
import { confirmAddress } from '../../worker/support/mailbox.ts';
import { addUser } from '../../worker/support/people.ts';
import { sql } from '../../worker/support/sql.ts';

type Person = Awaited<ReturnType<typeof addUser>>;

const now = Date.now();
let mira: Person;
let ben: Person;

beforeEach(async () => {
  [mira, ben] = [await addUser(), await addUser()];
});

const missedCall = () =>
  toItem({ topic: 'calls', what: 'missed-call', actorId: ben.id, sessionId: null, at: now });
const message = () =>
  toItem({ topic: 'messages', what: 'message', actorId: ben.id, sessionId: null, at: now });

const entryOf = (item: ReturnType<typeof toItem>): Entry => ({
  item,
  progress: NO_PROGRESS,
  dueAt: now,
  failures: 0,
});

/** Reads the facts about an item from the database. @param unread the rooms with unread messages */
async function factsOf(
  item: ReturnType<typeof toItem>,
  { unread = [], settings = {} }: { unread?: string[]; settings?: object } = {},
) {
  const facts = await findNotificationFacts(env.DB, mira.id, [item], { unreadSince: null, now });
  return wayFacts({ ...env, ...settings }, entryOf(item), facts, new Set(unread), now);
}

it('an email goes to a confirmed address, where emails are set up', async () => {
  expect((await factsOf(missedCall())).mailable).toBe(false);
  await confirmAddress(mira);
  expect((await factsOf(missedCall())).mailable).toBe(true);
  const settings = { MAIL_FROM: undefined };
  expect((await factsOf(missedCall(), { settings })).mailable).toBe(false);
});

describe('an item', () => {
  it('is settled if its room is read, which says nothing about what is no message', async () => {
    const unread = [`/api/users/${ben.id}`];
    expect((await factsOf(message(), { unread })).settled).toBe(false);
    expect((await factsOf(message())).settled).toBe(true);
    expect((await factsOf(missedCall())).settled).toBe(false);
  });

  it('is settled if the database knows nothing of it', async () => {
    const item = missedCall();
    const facts = await findNotificationFacts(env.DB, mira.id, [], { unreadSince: null, now });
    expect(wayFacts(env, entryOf(item), facts, new Set(), now).settled).toBe(true);
  });

  it('goes nowhere without its recipient', async () => {
    await sql`UPDATE users SET status = 'gone' WHERE id = ${mira.id}`.run();
    expect(await factsOf(missedCall())).toMatchObject({ active: false });
    mira = { ...mira, id: mira.id + 100_000 };
    expect(await factsOf(missedCall())).toMatchObject({
      active: false,
      channels: { push: false, email: false },
      mailable: false,
      quietUntil: null,
      digest: false,
      muted: false,
    });
  });
});
