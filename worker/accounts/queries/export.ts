import { sql } from 'drizzle-orm';

import { PLAIN_FIELDS } from '../../contract/session-fields.ts';
import { iso } from '../../contract/time.ts';
import type { Database } from '../../core/database.ts';
import { nameTo } from '../../core/person.ts';
import { sessions } from '../../core/schema/sessions.ts';
import { listedUser, namedSession, notBlocked, shownDespiteBlock } from '../../core/visibility.ts';

type Held = Record<string, unknown>;

const plainFields = sql.raw(
  PLAIN_FIELDS.map((field) => `s.${sessions[field].name} AS ${field}`).join(', '),
);

/**
 * All data about one user, by the file that it goes into. Other users appear by the name that this user sees, without
 * their private data. Columns that end in `At` are times. Columns in JSON are listed in `JSON_COLUMNS`.
 */
const personalData = (id: number) => ({
  account: sql<Held>`SELECT id, name, email, email_confirmed_at AS emailConfirmedAt, role, status,
      status_reason AS statusReason, suspended_until AS suspendedUntilAt, leaves_at AS leavesAt, about, region, locale,
      languages, platforms, invites_from AS invitesFrom, calls_from AS callsFrom, messages_from AS messagesFrom, online_for AS onlineFor,
      online, last_seen_at AS lastSeenAt, watching_until AS watchingUntilAt, of_age_declared_at AS ofAgeDeclaredAt,
      terms_accepted_at AS termsAcceptedAt, created_at AS createdAt
    FROM users WHERE id = ${id}`,
  'change-of-address': sql<Held>`SELECT email, old_confirmed_at AS oldConfirmedAt,
      new_confirmed_at AS newConfirmedAt, expires_at AS expiresAt FROM email_changes WHERE user_id = ${id}`,
  gamertags: sql<Held>`SELECT platform, tag, visible_to AS visibleTo, verified_at AS verifiedAt FROM gamertags WHERE user_id = ${id}`,
  devices: sql<Held>`SELECT user_agent AS userAgent, country, created_at AS loggedInAt, rotated_at AS lastSeenAt,
      expires_at AS expiresAt, revoked_at AS loggedOutAt, way, nullif(proved_at, 0) AS provedAt
    FROM devices WHERE user_id = ${id}`,
  'second-factor': sql<Held>`SELECT f.created_at AS createdAt,
      (SELECT count(*) FROM recovery_codes r WHERE r.user_id = f.user_id) AS recoveryCodesLeft,
      (SELECT count(*) FROM trusted_browsers t WHERE t.user_id = f.user_id) AS trustedBrowsers
    FROM second_factors f WHERE f.user_id = ${id}`,
  passkeys: sql<Held>`SELECT name, credential_id AS credentialId, public_key AS publicKey, counter,
      created_at AS createdAt, used_at AS usedAt FROM passkeys WHERE user_id = ${id}`,
  'linked-accounts': sql<Held>`SELECT provider, subject AS idThere, name, linked_at AS linkedAt, used_at AS usedAt
    FROM identities WHERE user_id = ${id}`,
  // Only the hash of a link's secret is stored.
  'invite-links': sql<Held>`SELECT uses, uses_max AS usesMax, created_at AS createdAt, expires_at AS expiresAt,
      revoked_at AS revokedAt FROM invite_links WHERE user_id = ${id}`,
  // Nobody is named, since only admins see who invited whom.
  'invited-by-link': sql<Held>`SELECT inviter_id = ${id} AS invitedByYou, invited_at AS invitedAt
    FROM invited_users WHERE user_id = ${id} OR inviter_id = ${id}`,
  // Neither the hashes, nor whose return it may be.
  'recognised-after-a-ban': sql<Held>`SELECT kind, expires_at AS hashKeptUntilAt, NULL AS markedAt
    FROM return_hashes WHERE user_id = ${id}
    UNION ALL SELECT kind, NULL, created_at FROM returning_users WHERE user_id = ${id}`,
  'notification-settings': sql<Held>`SELECT channels, zone, quiet_from AS quietFromMinutes, quiet_to AS quietToMinutes,
      private_push AS privatePush, digest FROM notification_settings WHERE user_id = ${id}`,
  'muted-sessions': sql<Held>`SELECT iif(${namedSession(id)}, s.name, NULL) AS session
    FROM muted_sessions m JOIN sessions s ON s.id = m.session_id WHERE m.user_id = ${id}`,
  'devices-with-push': sql<Held>`SELECT d.user_agent AS userAgent, p.endpoint, p.created_at AS createdAt
    FROM push_subscriptions p JOIN devices d ON d.id = p.device_id WHERE p.user_id = ${id}`,
  preferences: sql<Held>`SELECT g.name AS game, p.platform, p.level FROM preferences p
    JOIN games g ON g.id = p.game_id WHERE p.user_id = ${id} ORDER BY p.position`,
  'sessions-hosted': sql<Held>`SELECT s.id, s.name, s.description, ${plainFields}, s.starts_at AS startsAt, s.ends_at AS endsAt, s.seats,
      s.visibility, s.party_code AS partyCode, s.members_invite AS membersInvite, s.instant, s.roles, s.host_role AS yourRole, CASE s.visibility WHEN 'unlisted' THEN s.link_key END AS linkKey, s.cancelled_at AS cancelledAt, s.cancel_reason AS cancelReason,
      s.taken_down_at AS takenDownAt, s.created_at AS createdAt,
      (SELECT json_group_array(g.name) FROM session_games sg JOIN games g ON g.id = sg.game_id
        WHERE sg.session_id = s.id) AS games
    FROM sessions s WHERE s.host_id = ${id} ORDER BY s.starts_at`,
  // The webhook is a secret of the channel. Nobody sees it again.
  'posts-to-discord': sql<Held>`SELECT s.name AS session, d.webhook IS NOT NULL AS connected, d.with_key AS withLinkKey,
      d.problem, d.created_at AS connectedAt
    FROM discord_posts d LEFT JOIN sessions s ON s.id = d.session_id WHERE d.host_id = ${id}`,
  'series-hosted': sql<Held>`SELECT template, zone, minute AS startMinute, weekdays, every_weeks AS everyWeeks,
      date(first_day * 86400, 'unixepoch') AS "from", date(last_day * 86400, 'unixepoch') AS until,
      created_at AS createdAt FROM series WHERE host_id = ${id}`,
  'series-joined': sql<Held>`SELECT (SELECT iif(${namedSession(id)}, s.name, NULL) FROM sessions s
        WHERE s.series_id = m.series_id ORDER BY s.series_day DESC LIMIT 1) AS session, m.role, m.joined_at AS joinedAt
    FROM series_members m WHERE m.user_id = ${id}`,
  applications: sql<Held>`SELECT iif(${namedSession(id)}, s.name, NULL) AS session, a.text, a.role, a.status, a.status_at AS changedAt,
      a.offer_expires_at AS offeredUntil, a.offer_missed_at AS offerMissedAt,
      a.moved_back_at AS movedBackAt, iif(a.checked_in_at IS NULL, NULL, a.answer) AS comes, a.created_at AS createdAt FROM applications a JOIN sessions s ON s.id = a.session_id
    WHERE a.user_id = ${id} ORDER BY a.id`,
  // The address of the feed isn't included: only its hash is stored.
  'calendar-feed': sql<Held>`SELECT created_at AS createdAt FROM calendar_feeds WHERE user_id = ${id}`,
  // The inviter isn't told of a decline.
  invitations: sql<Held>`SELECT iif(${namedSession(id)}, s.name, NULL) AS session, i.inviter_id = ${id} AS sentByYou,
      iif(${notBlocked(id, sql`u.id`)}, ${nameTo(id, 'u')}, NULL) AS name,
      iif(i.inviter_id = ${id} AND i.status = 'declined', 'open', i.status) AS status, i.created_at AS createdAt
    FROM (SELECT *, inviter_id AS other FROM invitations WHERE user_id = ${id}
      UNION ALL SELECT *, user_id FROM invitations WHERE inviter_id = ${id}) i
    JOIN sessions s ON s.id = i.session_id JOIN users u ON u.id = i.other`,
  // 24 digits per day. 1 is an hour that the user has chosen.
  hours: sql<Held>`SELECT zone, substr(hours, 1, 24) AS monday,
      substr(hours, 25, 24) AS tuesday,
      substr(hours, 49, 24) AS wednesday,
      substr(hours, 73, 24) AS thursday,
      substr(hours, 97, 24) AS friday,
      substr(hours, 121, 24) AS saturday,
      substr(hours, 145, 24) AS sunday
    FROM user_hours WHERE user_id = ${id}`,
  // The host who marked and the member who agreed aren't named.
  'marked-as-absent': sql<Held>`SELECT iif(${namedSession(id)}, s.name, NULL) AS session, m.marked_at AS markedAt,
      m.withdrawn_at AS takenBackAt, m.contested_at AS contestedAt, m.agreed_at AS agreedAt
    FROM absences m JOIN sessions s ON s.id = m.session_id WHERE m.user_id = ${id} ORDER BY m.id`,
  'absences-you-noted': sql<Held>`SELECT iif(${namedSession(id)}, s.name, NULL) AS session,
      iif(${listedUser(id)}, u.name, NULL) AS name, m.byHost AS youMarked, m.at AS notedAt
    FROM (SELECT session_id, user_id, 1 AS byHost, marked_at AS at FROM absences WHERE marker_id = ${id}
      UNION ALL SELECT session_id, user_id, 0, agreed_at FROM absences WHERE agreed_by = ${id}) m
    JOIN sessions s ON s.id = m.session_id JOIN users u ON u.id = m.user_id`,
  'thanks-given': sql<Held>`SELECT iif(${namedSession(id)}, s.name, NULL) AS session,
      iif(${listedUser(id)}, u.name, NULL) AS name, t.kind, t.created_at AS createdAt
    FROM thanks t JOIN sessions s ON s.id = t.session_id JOIN users u ON u.id = t.receiver_id WHERE t.giver_id = ${id}`,
  // Thanks are anonymous, so the giver isn't named.
  'thanks-received': sql<Held>`SELECT iif(${namedSession(id)}, s.name, NULL) AS session, t.kind,
      t.created_at AS createdAt
    FROM thanks t JOIN sessions s ON s.id = t.session_id WHERE t.receiver_id = ${id}`,
  'role-presets': sql<Held>`SELECT name, seats, roles, created_at AS createdAt FROM role_presets
    WHERE user_id = ${id}`,
  'saved-searches': sql<Held>`SELECT name, filters, created_at AS createdAt FROM saved_searches
    WHERE user_id = ${id}`,
  friends: sql<Held>`SELECT iif(${listedUser(id)}, u.name, NULL) AS name, f.active AS friends, f.inviter_id = ${id} AS invitedByYou, f.description AS text,
      f.created_at AS createdAt
    FROM (SELECT *, high_id AS other FROM friends WHERE low_id = ${id} AND active = 1
      UNION ALL SELECT *, low_id FROM friends WHERE high_id = ${id} AND active = 1
      UNION ALL SELECT *, low_id + high_id - ${id} FROM friends WHERE inviter_id = ${id} AND active = 0
      UNION ALL SELECT *, inviter_id FROM friends WHERE (low_id + high_id - inviter_id) = ${id} AND active = 0) f
    JOIN users u ON u.id = f.other`,
  'ended-friendships': sql<Held>`SELECT iif(${listedUser(id)}, u.name, NULL) AS name, f.created_at AS createdAt,
      f.inviter_id = ${id} AS invitedByYou, f.invited_at AS invitedAt, f.ended_at AS endedAt
    FROM (SELECT *, high_id AS other FROM ended_friends WHERE low_id = ${id}
      UNION ALL SELECT *, low_id FROM ended_friends WHERE high_id = ${id}) f
    JOIN users u ON u.id = f.other`,
  blocked: sql<Held>`SELECT iif(${shownDespiteBlock(id)}, u.name, NULL) AS name, b.created_at AS createdAt FROM blocks b JOIN users u ON u.id = b.blocked_id
    WHERE b.user_id = ${id}`,
  'games-asked-for': sql<Held>`SELECT name, created_at AS createdAt, decided_at AS decidedAt
    FROM game_requests WHERE user_id = ${id}`,
  notices: sql<Held>`SELECT n.kind, iif(${notBlocked(id, sql`u.id`)}, ${nameTo(id, 'u')}, NULL) AS actor,
      iif(${namedSession(id)}, s.name, NULL) AS session,
      iif(u.id IS NULL OR s.id IS NULL OR ${namedSession(id)}, n.text, '') AS text, n.read_at AS readAt,
      n.created_at AS createdAt
    FROM notices n LEFT JOIN users u ON u.id = n.actor_id LEFT JOIN sessions s ON s.id = n.session_id
    WHERE n.user_id = ${id} ORDER BY n.id`,
  calls: sql<Held>`SELECT iif(u.id = ${id} OR (${listedUser(id)}), u.name, NULL) AS caller,
      iif(${namedSession(id)}, s.name, NULL) AS session, m.outcome, m.at AS answeredAt, c.started_at AS startedAt,
      c.ended_at AS endedAt FROM call_members m JOIN calls c ON c.id = m.call_id JOIN users u ON u.id = c.caller_id
      LEFT JOIN sessions s ON s.id = c.session_id WHERE m.user_id = ${id} ORDER BY m.at`,
  // Messages and their pictures belong to those who wrote them, so they are left out of the evidence.
  'reports-by-you': sql<Held>`SELECT about, reason, text, CASE WHEN json_type(evidence, '$.messages') IS NULL
        THEN evidence ELSE json_remove(evidence, '$.messages', '$.text', '$.media') END AS evidence, decision,
      decided_at AS decidedAt, created_at AS createdAt FROM reports WHERE reporter_id = ${id}`,
  // Only what its owner was told of, and a copy of their page alone: few people know of a call, a message or a session,
  // so naming it could name the reporter.
  'reports-about-you': sql<Held>`SELECT reason, iif(about = ${`/api/users/${id}`} AND json_type(evidence, '$.session') IS NULL,
        evidence, NULL) AS evidence, decision, decided_at AS decidedAt
    FROM reports WHERE reported_id = ${id} AND decision = 'upheld'`,
  'held-texts': sql<Held>`SELECT iif(h.session_id = 0, 'your page', s.name) AS of, h.field, h.text, h.refused, h.created_at AS createdAt
    FROM held_texts h LEFT JOIN sessions s ON s.id = h.session_id WHERE h.user_id = ${id}`,
  // Without the admins' names.
  'decisions-and-appeals': sql<Held>`SELECT d.kind, d.about, d.until AS untilAt, d.rule, d.law, d.facts,
      d.from_notice AS fromReport, d.decided_at AS decidedAt, d.ended_at AS endedAt, p.text AS appeal,
      p.created_at AS appealedAt, p.status AS appealStatus, p.answer, p.decided_at AS answeredAt
    FROM decisions d LEFT JOIN appeals p ON p.decision_id = d.id WHERE d.user_id = ${id} ORDER BY d.id`,
  // What was done with reports is for those who sent them.
  'decisions-about-you': sql<Held>`SELECT action, reason, before, after, created_at AS createdAt
    FROM audit_log WHERE about = ${`/api/users/${id}`} AND action NOT LIKE 'report-%' ORDER BY id`,
  files: sql<Held>`SELECT new_name AS name, alt, bytes, (SELECT s.name FROM sessions s WHERE s.id = session_id) AS session,
      taken_down_at AS takenDownAt, created_at AS createdAt
    FROM media WHERE uploader_id = ${id} AND deleted_at IS NULL ORDER BY created_at`,
});

const JSON_COLUMNS = new Set([
  'template',
  'weekdays',
  'channels',
  'languages',
  'platforms',
  'games',
  'evidence',
  'before',
  'after',
  'roles',
]);

const readable = ([name, value]: [string, unknown]): [string, unknown] => {
  if (typeof value === 'number' && name.endsWith('At')) return [name, iso(value)];
  if (typeof value === 'string' && JSON_COLUMNS.has(name)) return [name, JSON.parse(value)];
  return [name, value];
};

export interface Part {
  name: string;
  rows: Held[];
}

/** Reads all of it in one round trip. @returns a part per file, and the names of the user's images and videos */
export async function collectAbout(db: Database, userId: number) {
  const held = await db.batch(personalData(userId));
  const parts = Object.entries(held).map(([name, rows]): Part => ({
    name,
    rows: rows.map((row) => Object.fromEntries(Object.entries(row).map(readable))),
  }));
  return {
    parts,
    files: held.files.flatMap(({ name }) => (typeof name === 'string' ? [name] : [])),
  };
}
