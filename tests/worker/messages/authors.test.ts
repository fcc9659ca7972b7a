import { env } from 'cloudflare:test';
import { expect, it } from 'vitest';

import { findCallees } from '../../../worker/calls/queries/call-facts.ts';
import { FORMER_NAME } from '../../../worker/contract/former-name.ts';
import { Database } from '../../../worker/core/database.ts';
import { listAuthors, listNames } from '../../../worker/messages/queries/conversations.ts';
import { findRoomFacts } from '../../../worker/messages/queries/room-facts.ts';
import { befriend } from '../support/friendship.ts';
import { addUser } from '../support/people.ts';
import { sql } from '../support/sql.ts';

it.each([
  { status: 'leaving', hidden: true },
  { status: 'banned', hidden: true },
  { status: 'suspended', hidden: false },
] as const)('an author whose account is $status', async ({ status, hidden }) => {
  const [reader, author] = [await addUser(), await addUser()];
  await befriend(reader, author);
  const file = `${String(author.id).padStart(22, 'a')}.png`;
  await env.DB.batch([
    sql`UPDATE users SET status = ${status}, suspended_until = 0 WHERE id = ${author.id}`,
    sql`INSERT INTO media (uploader_id, user_id, position, extension, new_name, bytes, created_at)
        VALUES (${author.id}, ${author.id}, 0, 'png', ${file}, 1, 0)`,
  ]);
  const db = new Database(env.DB);
  const shown = hidden
    ? { name: FORMER_NAME, firstFile: null }
    : { name: author.name, firstFile: file };
  expect(await listAuthors(db, reader.id, [author.id])).toMatchObject([shown]);
  const asked = { sessionIds: [], userIds: [author.id] };
  expect((await listNames(db, reader.id, asked)).people).toMatchObject([shown]);
  // What the room itself sends, such as a frame about a message that was changed.
  const [low, high] = [reader.id, author.id].toSorted((a, b) => a - b);
  const room = { kind: 'pair', low: low ?? 0, high: high ?? 0 } as const;
  const { members } = await findRoomFacts(env.DB, room, Date.now());
  expect(members.filter(({ name }) => name === author.name)).toHaveLength(hidden ? 0 : 1);
  // Someone who is leaving still reads their own messages as theirs.
  expect(await listAuthors(db, author.id, [author.id])).toMatchObject([{ name: author.name }]);
  // And what a call says of someone who can't be rung.
  const call = { to: [author.id], present: [], session: null, now: Date.now() };
  expect((await findCallees(env.DB, reader, call))?.callees).toMatchObject([
    hidden ? { name: '', firstFile: null } : shown,
  ]);
});
