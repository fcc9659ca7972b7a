import { env } from 'cloudflare:test';
import { unzipSync } from 'fflate';
import { expect } from 'vitest';
import { z } from 'zod';

import { get } from '../support/client.ts';
import { addUser } from '../support/people.ts';
import { hostSeries } from '../support/series.ts';
import { hostSession } from '../support/sessions.ts';
import { sql, valueOf } from '../support/sql.ts';

const Rows = z.array(z.record(z.string(), z.unknown()));

/** Asks for someone's data and unpacks the archive. */
export async function exported({ token }: { token: string }) {
  const answer = await get('/api/export', token);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('application/zip');
  expect(answer.headers.get('Content-Disposition')).toMatch(
    /^attachment; filename="peerway-\d+-[\d-]+\.zip"$/,
  );
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const text = (name: string) => new TextDecoder().decode(files[name]);
  return {
    names: Object.keys(files),
    bytes: (name: string) => files[name],
    text,
    rows: (name: string) => Rows.parse(JSON.parse(text(`${name}.json`))),
    all: () => Object.keys(files).map(text).join('\n'),
  };
}

/** Writes a row. @returns its rowid */
async function insert(table: string, row: Record<string, string | number | null>) {
  const columns = Object.keys(row);
  const rowid = await env.DB.prepare(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})
     RETURNING rowid AS id`,
  )
    .bind(...Object.values(row))
    .first<number>('id');
  if (rowid === null) throw new Error(`nothing was written into ${table}`);
  return rowid;
}

/**
 * A user with data of every kind, and the users around them. `mark` is in all of their texts.
 * @returns what the export must hold, by the name of its file
 */
export async function addFullAccount(mark: string) {
  // A friendship is stored with the lower id first, so one friend has a lower id and one a higher.
  const older = await addUser(`${mark}’s older friend`);
  const me = await addUser(mark);
  const younger = await addUser(`${mark}’s younger friend`);
  const other = await addUser(`${mark}’s host`);
  const asker = await addUser(`${mark}’s asker`);
  const foe = await addUser(`${mark}’s foe`);
  const user = { user_id: me.id };
  const created = { created_at: 1 };

  const { id: own } = await hostSession(me, { name: `${mark} hosts` });
  const { id: joined } = await hostSession(other, { name: `${mark} joins` });
  const { id: hidden } = await hostSession(other, { name: `${mark} can’t read this` });
  await sql`UPDATE sessions SET taken_down_at = 1, closed = 1 WHERE id = ${hidden}`.run();
  await hostSeries(me, { zone: 'Asia/Tokyo' }, { name: `${mark} weekly` });
  const { series: theirs } = await hostSeries(other, {}, { name: `${mark} comes weekly` });
  await sql`UPDATE sessions SET name = name || ' ' || series_number WHERE series_id = ${theirs.id}`.run();
  const latest =
    await valueOf<number>`SELECT max(series_number) AS n FROM sessions WHERE series_id = ${theirs.id}`;
  await insert('series_members', {
    series_id: theirs.id,
    ...user,
    joined_at: 1,
    copied: 1,
    role: mark,
  });

  await insert('email_changes', { ...user, email: mark, email_key: mark, expires_at: 1 });
  await insert('gamertags', { ...user, platform: 'pc', tag: mark, visible_to: 'nobody' });
  await sql`UPDATE devices SET user_agent = ${mark}, country = 'DE' WHERE user_id = ${me.id}`.run();
  await sql`UPDATE sessions SET party_code = ${mark} WHERE id = ${own}`.run();
  await insert('second_factors', { ...user, secret: 'x', last_step: 0, ...created });
  for (const hash of ['one', 'two']) await insert('recovery_codes', { ...user, hash });
  await insert('trusted_browsers', { ...user, hash: mark, expires_at: 1 });
  const key = { credential_id: mark, public_key: 'a key', counter: 0 };
  await insert('passkeys', { ...user, ...key, name: mark, ...created });
  await insert('identities', {
    ...user,
    provider: 'steam',
    subject: mark,
    name: mark,
    linked_at: 1,
  });
  await insert('invite_links', { ...user, hash: mark, uses_max: 3, expires_at: 1e15, ...created });
  await insert('invited_users', { ...user, inviter_id: older.id, invited_at: 1 });
  await insert('invited_users', { user_id: younger.id, inviter_id: me.id, invited_at: 2 });
  const hash = { kind: 'address', hash: 'x', key_id: 'x', expires_at: 1 };
  await insert('return_hashes', { ...user, ...hash });
  await insert('returning_users', { ...user, banned_id: foe.id, kind: 'mailbox', ...created });
  await insert('notification_settings', { ...user, zone: mark });
  await insert('muted_sessions', { ...user, session_id: joined });
  const browser = { endpoint: mark, p256dh: 'x', auth: 'x' };
  await insert('push_subscriptions', { ...user, device_id: me.deviceId, ...browser, ...created });
  const { results: games } =
    await sql`SELECT id, name FROM games WHERE archived_at IS NULL ORDER BY id LIMIT 2`.all<{
      id: number;
      name: string;
    }>();
  for (const [at, { id }] of games.toReversed().entries()) {
    await insert('preferences', { ...user, game_id: id, position: at });
  }
  const seat = { status: 'accepted', status_at: 1, ...created };
  await insert('applications', { ...user, session_id: joined, text: mark, ...seat });
  await insert('calendar_feeds', { ...user, hash: mark, ...created });
  const open = { status: 'open', ...created };
  await insert('invitations', { ...user, session_id: joined, inviter_id: other.id, ...open });
  await insert('invitations', {
    user_id: younger.id,
    session_id: own,
    inviter_id: me.id,
    ...open,
    status: 'declined',
  });
  const post = { host_id: me.id, webhook: 'sealed', key_id: 'a key' };
  await insert('discord_posts', { session_id: own, ...post, ...created });
  const never = { offsets: '[]', match: '', matches: '[]', stale_at: 1e15 };
  await insert('user_hours', { ...user, zone: mark, hours: '01'.repeat(84), ...never });
  const marked = { marked_at: 1 };
  await insert('absences', { ...user, session_id: joined, marker_id: other.id, ...marked });
  await insert('absences', { user_id: younger.id, session_id: own, marker_id: me.id, ...marked });
  await insert('absences', {
    user_id: older.id,
    session_id: joined,
    marker_id: other.id,
    ...marked,
    agreed_by: me.id,
    agreed_at: 2,
  });
  const thanked = { session_id: joined, ...created };
  await insert('thanks', { giver_id: me.id, receiver_id: other.id, kind: 'teammate', ...thanked });
  await insert('thanks', { giver_id: other.id, receiver_id: me.id, kind: 'host', ...thanked });
  const search = { filters: '{}', match: '', pivot: 'none' };
  await insert('role_presets', { ...user, name: mark, seats: 4, roles: '[]', ...created });
  await insert('saved_searches', { ...user, name: mark, ...search, ...created });
  const pair = (a: number, b: number, inviter: number, active: number) =>
    insert('friends', {
      low_id: Math.min(a, b),
      high_id: Math.max(a, b),
      inviter_id: inviter,
      active,
      description: mark,
      ...created,
    });
  await pair(older.id, me.id, older.id, 1);
  await pair(me.id, younger.id, me.id, 1);
  await pair(me.id, other.id, me.id, 0);
  await pair(asker.id, me.id, asker.id, 0);
  await insert('ended_friends', { low_id: me.id, high_id: asker.id, ended_at: 1, ...created });
  await insert('blocks', { ...user, blocked_id: foe.id, ...created });
  await insert('game_requests', { ...user, name: mark, name_key: mark, ...created });
  const notice = { ...user, kind: 'friend-invited', ...created };
  await insert('notices', { ...notice, actor_id: asker.id, text: 'of an invite' });
  await insert('notices', { ...notice, session_id: hidden, text: 'why it is hidden' });
  await insert('notices', { ...notice, actor_id: other.id, session_id: hidden, text: 'its name' });
  await insert('notices', { ...notice, actor_id: other.id, session_id: joined, text: 'seen' });
  for (const [at, caller] of [me, other, foe].entries()) {
    const id = crypto.randomUUID();
    await insert('calls', { id, caller_id: caller.id, session_id: joined, started_at: at });
    await insert('call_members', { call_id: id, ...user, outcome: 'accepted', at });
  }
  const reported = { reason: 'spam', ...created };
  const room = { messages: [{ text: 'of others' }], text: 'of others', name: mark };
  await insert('reports', {
    reporter_id: me.id,
    about: `/api/users/${other.id}`,
    text: mark,
    evidence: JSON.stringify({ text: mark }),
    ...reported,
  });
  await insert('reports', {
    reporter_id: me.id,
    about: `/api/sessions/${joined}/messages/1`,
    text: mark,
    evidence: JSON.stringify(room),
    ...reported,
  });
  const against = { reporter_id: foe.id, text: 'private', reported_id: me.id, ...reported };
  const page = { about: `/api/users/${me.id}`, evidence: JSON.stringify({ name: mark }) };
  const upheld = { ...against, decision: 'upheld', decided_at: 2, decided_by: other.id };
  await insert('reports', { ...against, ...page });
  await insert('reports', { ...upheld, ...page, decision: 'dismissed' });
  await insert('reports', { ...upheld, ...page });
  const met = JSON.stringify({ ...room, session: 7 });
  await insert('reports', { ...upheld, ...page, evidence: met });
  const call = { about: '/api/calls/7', evidence: JSON.stringify({ members: [{ id: foe.id }] }) };
  await insert('reports', { ...upheld, ...call });
  const decision = await insert('decisions', {
    ...user,
    kind: 'warning',
    about: `/api/users/${me.id}`,
    facts: mark,
    from_notice: 1,
    decided_by: other.id,
    decided_at: 1,
  });
  await insert('held_texts', {
    ...user,
    session_id: 0,
    field: 'about',
    text: mark,
    words: '',
    ...created,
  });
  await insert('appeals', { decision_id: decision, text: mark, ...created });
  await insert('audit_log', {
    actor_id: other.id,
    action: 'user-warned',
    about: `/api/users/${me.id}`,
    reason: mark,
    ...created,
  });
  await insert('audit_log', {
    actor_id: other.id,
    action: 'report-decided',
    about: `/api/users/${me.id}`,
    reason: mark,
    ...created,
  });
  const file = { uploader_id: me.id, position: 0, extension: 'png', bytes: 5, ...created };
  await insert('media', { ...file, ...user, new_name: `${mark}.png`, alt: mark });
  await insert('media', { ...file, session_id: own, new_name: `${mark}-map.png` });
  await insert('media', { ...file, ...user, new_name: `${mark}-gone.png`, deleted_at: 1 });

  const session = `${mark} joins`;
  return {
    me,
    holds: {
      'change-of-address': [{ email: mark }],
      gamertags: [{ tag: mark }],
      devices: [{ userAgent: mark }],
      'second-factor': [{ recoveryCodesLeft: 2, trustedBrowsers: 1 }],
      passkeys: [{ name: mark }],
      'linked-accounts': [{ idThere: mark }],
      'notification-settings': [{ zone: mark }],
      'muted-sessions': [{ session }],
      'devices-with-push': [{ userAgent: mark, endpoint: mark }],
      preferences: games.toReversed().map(({ name }) => ({ game: name })),
      'posts-to-discord': [{ session: `${mark} hosts`, connected: 1, withLinkKey: 0 }],
      'series-hosted': [{ template: { name: `${mark} weekly` }, zone: 'Asia/Tokyo' }],
      'series-joined': [{ session: `${mark} comes weekly ${latest}`, role: mark }],
      applications: [{ session, text: mark }],
      'calendar-feed': [{}],
      'invite-links': [{ uses: 0, usesMax: 3, revokedAt: null }],
      'invited-by-link': [{ invitedByYou: 0 }, { invitedByYou: 1 }],
      'recognised-after-a-ban': [{ kind: 'address' }, { kind: 'mailbox', hashKeptUntilAt: null }],
      invitations: [
        { session, sentByYou: 0, name: other.name },
        { session: `${mark} hosts`, sentByYou: 1, name: younger.name, status: 'open' },
      ],
      hours: [{ zone: mark, monday: '01'.repeat(12) }],
      'marked-as-absent': [{ session }],
      'absences-you-noted': [
        { session: `${mark} hosts`, name: younger.name, youMarked: 1 },
        { session, name: older.name, youMarked: 0 },
      ],
      'thanks-given': [{ session, name: other.name, kind: 'teammate' }],
      'thanks-received': [{ session, kind: 'host' }],
      'role-presets': [{ name: mark, roles: [] }],
      'saved-searches': [{ name: mark }],
      friends: [
        { name: younger.name, friends: 1, invitedByYou: 1 },
        { name: older.name, friends: 1, invitedByYou: 0 },
        { name: other.name, friends: 0, invitedByYou: 1 },
        { name: asker.name, friends: 0, invitedByYou: 0 },
      ],
      'ended-friendships': [{ name: asker.name }],
      blocked: [{ name: foe.name }],
      'games-asked-for': [{ name: mark }],
      notices: [
        { actor: asker.name, session: null, text: 'of an invite' },
        { actor: null, session: null, text: 'why it is hidden' },
        { actor: other.name, session: null, text: '' },
        { actor: other.name, session, text: 'seen' },
      ],
      calls: [
        { caller: mark, session },
        { caller: other.name, session },
        { caller: null, session },
      ],
      'reports-by-you': [
        { about: `/api/users/${other.id}`, evidence: { text: mark } },
        { about: `/api/sessions/${joined}/messages/1`, evidence: { name: mark } },
      ],
      'reports-about-you': [{ evidence: { name: mark } }, { evidence: null }, { evidence: null }],
      'held-texts': [{ field: 'about', text: mark }],
      'decisions-and-appeals': [{ kind: 'warning', facts: mark, appeal: mark }],
      'decisions-about-you': [{ action: 'user-warned', reason: mark }],
      files: [
        { name: `${mark}.png`, session: null },
        { name: `${mark}-map.png`, session: `${mark} hosts` },
      ],
    },
  };
}
