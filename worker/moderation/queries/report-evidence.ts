import { type SQL, sql } from 'drizzle-orm';

import type { MediaItem } from '../../contract/media.ts';
import type { MessageItem } from '../../contract/message.ts';
import type { OwnMessage } from '../../contract/objects/rpc.ts';
import type { ReportKind } from '../../contract/report-vocabulary.ts';
import { iso } from '../../contract/time.ts';
import { MEDIA_OF_USER } from '../../core/user-item.ts';
import { openableSession, shownDespiteBlock } from '../../core/visibility.ts';
import { GAMES_OF_SESSION, MEDIA_OF_SESSION } from '../../sessions/queries/session-item.ts';

/** What a report copies, if the reporter may see the item. */
export interface Reportable {
  /** `FROM … WHERE …`: one row, or none. */
  source: SQL;
  /** The owner: a user's id, or NULL. */
  reported: SQL;
  /** JSON: the item as it is now. */
  evidence: SQL;
  /** Ids of the files that the evidence shows. NULL or no row for none. */
  files: SQL;
}

const isoOf = (column: string) =>
  sql.raw(`strftime('%Y-%m-%dT%H:%M:%fZ', ${column} / 1000.0, 'unixepoch')`);

const user = (id: string, viewerId: number): Reportable => ({
  source: sql`FROM users u WHERE u.id = ${Number(id)} AND ${shownDespiteBlock(viewerId)}`,
  reported: sql`u.id`,
  evidence: sql`json_object('name', u.name, 'text', u.about, 'media', json(${MEDIA_OF_USER}))`,
  files: sql`SELECT m.id FROM media m WHERE m.user_id = ${Number(id)}`,
});

const session = (id: string, viewerId: number, key?: string): Reportable => ({
  source: sql`FROM sessions s CROSS JOIN users h ON h.id = s.host_id WHERE s.id = ${Number(id)}
    AND ${openableSession(viewerId, key)}`,
  reported: sql`s.host_id`,
  evidence: sql`json_object('name', s.name, 'text', s.description, 'media', json(${MEDIA_OF_SESSION}),
    'games', (SELECT json_group_array(value ->> 'name') FROM json_each(${GAMES_OF_SESSION})),
    'startsAt', ${isoOf('s.starts_at')})`,
  files: sql`SELECT m.id FROM media m WHERE m.session_id = ${Number(id)}`,
});

const file = (id: string, viewerId: number, key?: string): Reportable => ({
  source: sql`FROM media m CROSS JOIN users u ON u.id = m.uploader_id
    WHERE m.id = ${Number(id)} AND m.deleted_at IS NULL AND m.taken_down_at IS NULL
      AND ((m.user_id IS NOT NULL AND ${shownDespiteBlock(viewerId)}) OR EXISTS (
        SELECT 1 FROM sessions s CROSS JOIN users h ON h.id = s.host_id WHERE s.id = m.session_id AND ${openableSession(viewerId, key)}))`,
  reported: sql`m.uploader_id`,
  evidence: sql`json_object(
    'name', coalesce((SELECT s.name FROM sessions s WHERE s.id = m.session_id), u.name), 'text', m.alt,
    'media', json_array(json_object('id', m.id, 'extension', m.extension, 'newName', m.new_name, 'alt', m.alt)))`,
  files: sql`SELECT ${Number(id)} AS id`,
});

/** Everyone in a call, including the caller. */
const peopleOf = (id: string) => sql`SELECT x.caller_id AS id FROM calls x WHERE x.id = ${id}
  UNION SELECT y.user_id FROM call_members y WHERE y.call_id = ${id}`;

const call = (id: string, viewerId: number): Reportable => ({
  source: sql`FROM calls c CROSS JOIN users u ON u.id = c.caller_id
    WHERE c.id = ${id} AND ${viewerId} IN (${peopleOf(id)})`,
  // In a call of two, the other user is reported. In a larger call nobody is: the report's text says who is meant.
  reported: sql`(SELECT CASE count(*) WHEN 1 THEN min(p.id) END FROM (${peopleOf(id)}) p
    WHERE p.id <> ${viewerId})`,
  // Only the ids of the call's members are stored, so that names disappear with their accounts.
  evidence: sql`json_object('name', '', 'text', '', 'media', json('[]'),
    'startsAt', ${isoOf('c.started_at')}, 'endedAt', ${isoOf('c.ended_at')},
    'members', (SELECT json_group_array(json_object('id', p.id)) FROM (${peopleOf(id)}) p))`,
  files: sql`SELECT NULL AS id WHERE 0`,
});

const filesOf = (items: readonly MediaItem[]) =>
  sql`SELECT value AS id FROM json_each(${JSON.stringify(items.map(({ id }) => id))})`;

/**
 * A message from its room, with those around it. Authors are stored by id, so that names disappear with their accounts.
 */
export const reportableMessage = (messages: readonly MessageItem[], number: number): Reportable => {
  const about = messages.find((message) => message.number === number);
  const evidence = {
    name: '',
    text: about?.text ?? '',
    media: about?.pictures ?? [],
    messages: messages.map(({ number: each, author, text, sentAt, deleted }) => ({
      number: each,
      author: { id: author.id },
      text,
      sentAt,
      deleted,
    })),
  };
  return {
    source: about ? sql`FROM users u WHERE u.id = ${about.author.id}` : sql`FROM users u WHERE 0`,
    reported: sql`u.id`,
    evidence: sql`${JSON.stringify(evidence)}`,
    files: filesOf(evidence.media),
  };
};

/** A user with whom the reporter shared the room of a session, and what they wrote there. Ids are stored, not names. */
export const reportableRoommate = (
  { userId, sessionId }: { userId: number; sessionId: number },
  messages: readonly OwnMessage[],
  shared: SQL,
): Reportable => ({
  source: sql`${shared} AND u.id = ${userId}`,
  reported: sql`u.id`,
  evidence: sql`${JSON.stringify({
    name: '',
    text: '',
    session: sessionId,
    media: messages.flatMap(({ pictures }) => pictures),
    messages: messages.map(({ number, text, sentAt }) => ({
      number,
      author: { id: userId },
      text,
      sentAt: iso(sentAt),
      deleted: false,
    })),
  })}`,
  files: filesOf(messages.flatMap(({ pictures }) => pictures)),
});

/** @param key from the link to an unlisted session */
export const REPORTABLE: Record<
  Exclude<ReportKind, 'messages'>,
  (id: string, viewerId: number, key?: string) => Reportable
> = {
  users: user,
  sessions: session,
  media: file,
  calls: call,
};
