/**
 * What must never be in the tables, whatever was done and whatever failed. Each query selects what is wrong, one text
 * per row.
 */
export const NEVER: Record<string, string> = {
  'seats that are counted wrongly': `SELECT s.id || ': taken ' || s.seats_taken || ', held ' || s.seats_held AS wrong
    FROM sessions s WHERE s.seats_taken + s.seats_held > s.seats
      OR s.seats_taken <> 1 + (SELECT count(*) FROM applications a WHERE a.session_id = s.id AND a.status = 'accepted')
      OR s.seats_held <> (SELECT count(*) FROM applications a WHERE a.session_id = s.id AND a.status = 'waiting'
        AND a.offer_expires_at IS NOT NULL)`,
  'a role with more members than seats': `SELECT s.id || ' ' || (j.value ->> '$.name') AS wrong
    FROM sessions s CROSS JOIN json_each(s.roles) j WHERE (j.value ->> '$.seats') <
      (SELECT count(*) FROM applications a WHERE a.session_id = s.id AND a.role = (j.value ->> '$.name')
        AND (a.status = 'accepted' OR (a.status = 'waiting' AND a.offer_expires_at IS NOT NULL)))`,
  'a host who is a member of their own session': `SELECT a.id AS wrong FROM applications a
    JOIN sessions s ON s.id = a.session_id WHERE a.user_id = s.host_id`,
  'friends with a block': `SELECT f.low_id || ' ' || f.high_id AS wrong FROM friends f JOIN blocks b
    ON (b.user_id = f.low_id AND b.blocked_id = f.high_id) OR (b.user_id = f.high_id AND b.blocked_id = f.low_id)`,
  'an open application across a block': `SELECT a.id || ' ' || a.status AS wrong FROM applications a
    JOIN sessions s ON s.id = a.session_id JOIN blocks b
      ON (b.user_id = a.user_id AND b.blocked_id = s.host_id) OR (b.user_id = s.host_id AND b.blocked_id = a.user_id)
    WHERE a.status IN ('pending', 'waiting', 'accepted')`,
  'an open invitation across a block': `SELECT i.id AS wrong FROM invitations i JOIN blocks b
      ON (b.user_id = i.user_id AND b.blocked_id = i.inviter_id) OR (b.user_id = i.inviter_id AND b.blocked_id = i.user_id)
    WHERE i.status = 'open'`,
  'a place in a series across a block': `SELECT m.series_id || ' ' || m.user_id AS wrong FROM series_members m
    JOIN series s ON s.id = m.series_id JOIN blocks b
      ON (b.user_id = m.user_id AND b.blocked_id = s.host_id) OR (b.user_id = s.host_id AND b.blocked_id = m.user_id)`,
  'an open session that is cancelled or taken down': `SELECT id AS wrong FROM sessions
    WHERE closed = 0 AND (cancelled_at IS NOT NULL OR taken_down_at IS NOT NULL)`,
  'an open session of a banned host': `SELECT s.id AS wrong FROM sessions s JOIN users u ON u.id = s.host_id
    WHERE s.closed = 0 AND u.status = 'banned'`,
  'more than one unread invite of a pair': `SELECT user_id || ' of ' || actor_id AS wrong FROM notices
    WHERE kind = 'friend-invited' AND read_at IS NULL GROUP BY user_id, actor_id HAVING count(*) > 1`,
  'an unread invite that was answered or withdrawn': `SELECT n.user_id || ' of ' || n.actor_id AS wrong FROM notices n
    WHERE n.kind = 'friend-invited' AND n.read_at IS NULL AND NOT EXISTS (SELECT 1 FROM friends f
      WHERE f.low_id = min(n.user_id, n.actor_id) AND f.high_id = max(n.user_id, n.actor_id)
      AND f.active = 0 AND f.inviter_id = n.actor_id)`,
  'more notices of applications than applications': `SELECT n.session_id || ' by ' || n.actor_id AS wrong FROM notices n
    WHERE n.kind = 'application-received' GROUP BY n.session_id, n.actor_id HAVING count(*) >
      (SELECT count(*) FROM applications a WHERE a.session_id = n.session_id AND a.user_id = n.actor_id)`,
  'somebody told twice that a session is cancelled': `SELECT user_id || ' of ' || session_id AS wrong FROM notices
    WHERE kind = 'session-cancelled' GROUP BY user_id, session_id HAVING count(*) > 1`,
  'a session twice on one day of its series': `SELECT series_id || ' on ' || series_day AS wrong FROM sessions
    WHERE series_id IS NOT NULL GROUP BY series_id, series_day HAVING count(*) > 1`,
  'a game with a wrong count': `SELECT g.id || ': ' || g.session_count AS wrong FROM games g
    WHERE g.session_count <> (SELECT count(*) FROM session_games sg WHERE sg.game_id = g.id)`,
};
