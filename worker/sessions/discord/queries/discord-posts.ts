import { type SQL, sql } from 'drizzle-orm';

import { Database } from '../../../core/database.ts';
import {
  type Row,
  type RowOf,
  columns,
  fields,
  flag,
  flagOrNull,
  numberOrNull,
  textOrNull,
} from '../../../core/rows.ts';
import { discordPosts } from '../../../core/schema/discord.ts';
import { sessions } from '../../../core/schema/sessions.ts';
import type { Sealed } from '../../../core/seal.ts';
import { postedSession } from '../../../core/visibility.ts';
import { type By, type SessionFacts, selectSessionFacts } from '../../queries/session-guards.ts';
import { type SessionRow, sessionColumns } from '../../queries/session-item.ts';

export type Problem = NonNullable<Row<typeof discordPosts>['problem']>;

const POST = fields(
  columns(sessions, ['visibility'], 't'),
  columns(discordPosts, ['keyId', 'problem'], 'p'),
  {
    withKey: flagOrNull(sql`p.with_key`),
  },
);

/** What a host may know of their session's post. */
const hostFacts = (by: By) => sql<SessionFacts & RowOf<typeof POST> & { isHost: boolean }>`
  SELECT f.*, ${POST}, ${fields({ isHost: flag(sql`t.host_id = ${by.actorId}`) })}
  FROM (${selectSessionFacts(by)}) f CROSS JOIN sessions t ON t.id = ${by.id}
    LEFT JOIN discord_posts p ON p.session_id = t.id`;

export type HostFacts = RowOf<ReturnType<typeof hostFacts>>;

/** @returns undefined if the caller may not see the session */
export async function findHostFacts(db: Database, by: By) {
  const { facts } = await db.batch({ facts: hostFacts(by) });
  return facts[0];
}

/**
 * Connects a webhook to the caller's session that isn't over, in place of the one before.
 * @returns what explains it if it wasn't connected
 */
export async function connectWebhook(
  db: Database,
  by: By,
  { keyId, sealed, withKey }: Sealed & { withKey: boolean },
) {
  const { facts, connected } = await db.batch({
    facts: hostFacts(by),
    connected: sql`
      INSERT INTO discord_posts (session_id, host_id, webhook, key_id, with_key, created_at)
      SELECT s.id, s.host_id, ${sealed}, ${keyId}, ${Number(withKey)}, ${by.now}
      FROM sessions s WHERE s.id = ${by.id} AND s.host_id = ${by.actorId} AND s.closed = 0 AND s.ends_at > ${by.now}
        AND (s.visibility = 'public' OR (s.visibility = 'unlisted' AND ${Number(withKey)}))
      ON CONFLICT (session_id) DO UPDATE SET webhook = excluded.webhook, key_id = excluded.key_id,
        with_key = excluded.with_key, connection = connection + 1, version = version + 1, problem = NULL
      RETURNING 1`,
  });
  return { facts: facts[0], connected: connected.length > 0 };
}

/** Forgets the webhook of the caller's session. The row stays until the post is deleted. */
export async function disconnectWebhook(db: Database, by: By) {
  const { facts, removed } = await db.batch({
    facts: hostFacts(by),
    removed: sql`UPDATE discord_posts SET webhook = NULL, key_id = NULL, problem = NULL, version = version + 1
      WHERE session_id = ${by.id} AND host_id = ${by.actorId} RETURNING 1`,
  });
  return { facts: facts[0], removed: removed.length > 0 };
}

const postedAt = (now: number) =>
  fields(columns(discordPosts, ['webhook', 'keyId', 'connection', 'version', 'problem'], 'p'), {
    linkKey: textOrNull`s.link_key`,
    /** Whether the channel may see it. */
    shown: flagOrNull(postedSession(sql`p.with_key`)),
    /** Whether it is over, cancelled or deleted. */
    final: flag(sql`coalesce(s.closed AND (s.taken_down_at IS NULL OR s.ends_at <= ${now}), 1)`),
    /** If it is taken down, when it ends, in ms since 1970. Until then it may be restored, and its end is no change. */
    againAt: numberOrNull`iif(s.taken_down_at IS NULL, NULL, s.ends_at)`,
  });

/** A session as its post shows it. Without a session, it was deleted. */
export type PostRow = Omit<SessionRow, 'id' | 'hostId'> &
  RowOf<ReturnType<typeof postedAt>> & { id: number | null };

/** What is to be posted of a session now. */
export async function findPost(binding: D1Database, sessionId: number, now: number) {
  const [row] = await new Database(binding, 'first-primary').all(sql<PostRow>`
    SELECT ${sessionColumns(0)}, ${postedAt(now)}
    FROM discord_posts p LEFT JOIN sessions s ON s.id = p.session_id LEFT JOIN users h ON h.id = s.host_id
    WHERE p.session_id = ${sessionId}`);
  return row;
}

type Sent = Pick<PostRow, 'connection' | 'version'>;

const of = (sessionId: number, { connection }: Sent): SQL =>
  sql`session_id = ${sessionId} AND connection = ${connection}`;

/**
 * Notes what became of a version: sent, or failed with a problem. If the webhook was deleted in Discord, it is forgotten
 * here, too. A newer connection isn't touched.
 */
export const notePost = (
  binding: D1Database,
  sessionId: number,
  sent: Sent,
  problem: Problem | null,
) =>
  new Database(binding, 'first-primary').batch({
    noted: sql`UPDATE discord_posts SET queued = max(queued, ${sent.version}), problem = ${problem}
        ${problem === 'removed' ? sql`, webhook = NULL, key_id = NULL` : sql``}
      WHERE ${of(sessionId, sent)}`,
  });

/**
 * Hands the webhook of a session of a series to the next one, if that exists and has none.
 * @param which a condition on the post `p`
 */
export const passOnWebhook = (which: SQL) => sql`
  INSERT INTO discord_posts (session_id, host_id, webhook, key_id, with_key, created_at)
  SELECT n.id, p.host_id, p.webhook, p.key_id, p.with_key, p.created_at
  FROM discord_posts p CROSS JOIN sessions s ON s.id = p.session_id
    CROSS JOIN sessions n ON n.series_id = s.series_id AND n.closed = 0 AND n.starts_at > s.starts_at
  WHERE ${which} AND p.webhook IS NOT NULL AND s.series_id IS NOT NULL AND s.taken_down_at IS NULL
  ORDER BY n.starts_at LIMIT 1
  ON CONFLICT (session_id) DO NOTHING`;

/** Ends the post of a session that is over. In a series, the webhook goes on to the next session. */
export const endPost = (binding: D1Database, sessionId: number, sent: Sent) =>
  new Database(binding, 'first-primary').batch({
    next: passOnWebhook(sql`p.session_id = ${sessionId} AND p.connection = ${sent.connection}`),
    ended: sql`DELETE FROM discord_posts WHERE ${of(sessionId, sent)}`,
  });

/** Deletes the row of a post that its host has removed, unless a webhook was connected again. */
export const forgetPost = (binding: D1Database, sessionId: number, sent: Sent) =>
  new Database(binding, 'first-primary').batch({
    forgotten: sql`DELETE FROM discord_posts WHERE ${of(sessionId, sent)} AND webhook IS NULL`,
  });

/** Posts with a change that no Notifier knows of, some of them. */
export const listDuePosts = (db: Database, limit: number) =>
  db.all(sql<{ sessionId: number; hostId: number; version: number }>`
    SELECT session_id AS sessionId, host_id AS hostId, version FROM discord_posts
    WHERE queued < version LIMIT ${limit}`);

export const markQueued = (
  db: Database,
  posts: readonly { sessionId: number; version: number }[],
) =>
  db.batch({
    queued: sql`UPDATE discord_posts SET queued = max(queued, j.value ->> '$.version')
      FROM json_each(${JSON.stringify(posts)}) j WHERE session_id = j.value ->> '$.sessionId'`,
  });

/** Webhooks that are encrypted under this key, some of them. */
export const listSealedUnder = (db: Database, keyId: string, limit: number) =>
  db.all(sql<{ sessionId: number; hostId: number; webhook: string }>`
    SELECT session_id AS sessionId, host_id AS hostId, webhook FROM discord_posts
    WHERE key_id = ${keyId} LIMIT ${limit}`);

interface Resealed extends Sealed {
  sessionId: number;
  /** What it replaces. */
  before: string;
}

export const storeResealed = (db: Database, resealed: readonly Resealed[]) =>
  db.batch({
    stored: resealed.map(
      ({ sessionId, before, keyId, sealed }) =>
        sql`UPDATE discord_posts SET webhook = ${sealed}, key_id = ${keyId}
          WHERE session_id = ${sessionId} AND webhook = ${before}`,
    ),
  });
