import { env } from 'cloudflare:test';

import { mintRefreshToken } from '../../../../worker/accounts/refresh-token.ts';
import { signAccessToken } from '../../../../worker/core/auth/access-token.ts';
import { PASSWORD_HASH } from '../../support/people.ts';
import { HOUR_MS } from '../../support/sessions.ts';

/** Who sends the request. `owner` hosts the session and has blocked `blocked`. */
export const ROLES = [
  'visitor',
  'owner',
  'other',
  'blocked',
  'suspended',
  'moderator',
  'admin',
] as const;
/** The caller's role in the session, where it makes a difference. `applicant` has applied and waits for an answer. */
export const SESSION_ROLES = ['member', 'former', 'applicant'] as const;
export type SessionRole = (typeof SESSION_ROLES)[number];
export type Role = (typeof ROLES)[number] | SessionRole;
export type World = Awaited<ReturnType<typeof makeWorld>>;

const PEOPLE = [
  'owner',
  'other',
  'blocked',
  'suspended',
  'moderator',
  'admin',
  'applicant',
  'member',
  'former',
] as const;

type Row = Record<string, string | number | null>;

let run = 0;

/** Numbers a file's worlds from here. A world's ids begin with its number times 100. */
export const startWorlds = (first: number) => {
  run = first - 1;
};

/** One statement for all rows, because each statement of a batch takes time. D1 takes at most 100 values. */
const insertAll = (table: string, rows: readonly Row[]) => {
  const columns = Object.keys(rows[0] ?? {});
  const values = `(${columns.map(() => '?').join(', ')})`;
  return env.DB.prepare(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${rows.map(() => values).join(', ')}`,
  ).bind(...rows.flatMap((row) => Object.values(row)));
};

export const insert = (table: string, row: Row) => insertAll(table, [row]);

const SESSION = {
  description: '',
  platforms: '["pc"]',
  region: 'europe',
  language: 'en',
  level: 'any',
  style: 'casual',
  microphone: 0,
  adults_only: 0,
  seats: 4,
  visibility: 'public',
};

/** One owner with a session, an applicant, a notice and an invite. All users are new. */
export async function makeWorld(role: Role) {
  run += 1;
  const mine = run;
  const base = mine * 100;
  const now = Date.now();
  const ids = {
    owner: base + 1,
    other: base + 2,
    blocked: base + 3,
    suspended: base + 4,
    admin: base + 5,
    applicant: base + 6,
    member: base + 7,
    former: base + 8,
    moderator: base + 9,
  };
  const world = {
    session: base,
    /** A series of the owner's. Its one session is `inSeries`, and the member is in it. */
    series: base,
    inSeries: base + 30,
    application: base,
    notice: base,
    invite: base,
    /** An invitation of `other` to the session. */
    invitation: base,
    /** A saved search of the owner's. */
    savedSearch: base,
    rolePreset: base,
    report: base,
    /** Decisions about the owner: one that they have appealed, and one that they haven't. */
    decision: base,
    unappealed: base + 1,
    appeal: base,
    held: base,
    gameRequest: base,
    media: base,
    /** A session of the member's. Where owner and blocked have a past, both are in it. */
    shared: base + 20,
  };
  const people = PEOPLE.map((person) => [person, ids[person]] as const);
  await env.DB.batch([
    insertAll(
      'users',
      people.map(([person, id]) => ({
        id,
        name: `${person} ${mine}`,
        name_key: `${person} ${mine}`,
        email: `${person}${mine}@peerway.test`,
        email_key: `${person}${mine}@peerway.test`,
        password_hash: PASSWORD_HASH,
        role: person === 'admin' || person === 'moderator' ? person : 'user',
        status: person === 'suspended' ? 'suspended' : 'active',
        suspended_until: now + HOUR_MS,
        terms_accepted_at: now,
        created_at: now,
      })),
    ),
    insertAll(
      'devices',
      people.map(([, id]) => ({
        id,
        key: `device-${id}`.padEnd(22, '-'),
        user_id: id,
        rotated_at: now,
        user_agent: '',
        created_at: now,
        expires_at: now + HOUR_MS,
        proved_at: now,
      })),
    ),
    insertAll(
      'passkeys',
      people.map(([, id]) => ({
        id,
        user_id: id,
        credential_id: `passkey-${id}`,
        public_key: '',
        counter: 0,
        name: 'Phone',
        created_at: now,
      })),
    ),
    insertAll(
      'identities',
      people.map(([, id]) => ({
        id,
        user_id: id,
        provider: 'discord',
        subject: `discord-${id}`,
        name: 'There',
        linked_at: now,
      })),
    ),
    insertAll(
      'user_search',
      people.map(([person, id]) => ({ rowid: id, words: person, facets: 'us' })),
    ),
    insert('blocks', { user_id: ids.owner, blocked_id: ids.blocked, created_at: now }),
    insert('sessions', {
      ...SESSION,
      id: world.session,
      host_id: ids.owner,
      name: `Session ${mine}`,
      starts_at: now + HOUR_MS,
      ends_at: now + 2 * HOUR_MS,
      created_at: now,
    }),
    insert('series', {
      id: world.series,
      host_id: ids.owner,
      zone: 'UTC',
      minute: 0,
      weekdays: '["monday"]',
      every_weeks: 1,
      first_day: 20_000,
      last_day: 20_100,
      next_number: 2,
      total: 8,
      due_at: now + HOUR_MS,
      template: '{"durationMinutes":60}',
      link_key: `series-${mine}`,
      created_at: now,
    }),
    insert('sessions', {
      ...SESSION,
      id: world.inSeries,
      host_id: ids.owner,
      name: `Weekly ${mine}`,
      starts_at: now + HOUR_MS,
      ends_at: now + 2 * HOUR_MS,
      series_id: world.series,
      series_day: 20_000,
      series_number: 1,
      created_at: now,
    }),
    insert('session_games', { session_id: world.session, game_id: 1, position: 0 }),
    insertAll(
      'applications',
      (
        [
          [base + 30, world.inSeries, 'member', 'accepted'],
          [world.application, world.session, 'applicant', 'pending'],
          [base + 1, world.session, 'member', 'accepted'],
          [base + 2, world.session, 'former', 'left'],
        ] as const
      ).map(([id, session_id, person, status]) => ({
        id,
        session_id,
        user_id: ids[person],
        text: '',
        status,
        status_at: now,
        created_at: now,
      })),
    ),
    insert('saved_searches', {
      id: world.savedSearch,
      user_id: ids.owner,
      name: 'Chess',
      filters: 'q=chess',
      match: 'words : ("chess"*) AND facets : (vp)',
      pivot: 'wche',
      created_at: now,
    }),
    insert('role_presets', {
      id: world.rolePreset,
      user_id: ids.owner,
      name: 'Raid',
      seats: 4,
      roles: '[]',
      created_at: now,
    }),
    insert('invitations', {
      id: world.invitation,
      session_id: world.session,
      user_id: ids.other,
      inviter_id: ids.owner,
      status: 'open',
      created_at: now,
    }),
    insert('notices', {
      id: world.notice,
      user_id: ids.owner,
      kind: 'friend-invited',
      created_at: now,
    }),
    insert('push_subscriptions', {
      id: world.notice,
      user_id: ids.owner,
      device_id: ids.owner,
      endpoint: `https://fcm.googleapis.com/fcm/send/${mine}`,
      p256dh: env.VAPID_PUBLIC_KEY ?? '',
      auth: 'A'.repeat(22),
      created_at: now,
    }),
    insert('reports', {
      id: world.report,
      reporter_id: ids.applicant,
      about: `/api/users/${ids.owner}`,
      reason: 'spam',
      text: '',
      evidence: '{"name":"owner","text":"","media":[]}',
      reported_id: ids.owner,
      created_at: now,
    }),
    insertAll(
      'decisions',
      [world.decision, world.unappealed].map((id) => ({
        id,
        user_id: ids.owner,
        kind: 'warning',
        about: `/api/users/${ids.owner}`,
        facts: 'Spam',
        from_notice: 0,
        decided_by: ids.former,
        decided_at: now,
      })),
    ),
    insert('appeals', {
      id: world.appeal,
      decision_id: world.decision,
      text: 'It was a joke',
      created_at: now,
    }),
    insert('held_texts', {
      id: world.held,
      user_id: ids.owner,
      session_id: 0,
      field: 'about',
      text: 'Rude',
      words: '',
      created_at: now,
    }),
    insert('game_requests', {
      id: world.gameRequest,
      user_id: ids.applicant,
      name: `Asked ${mine}`,
      name_key: `asked ${mine}`,
      created_at: now,
    }),
    insert('media', {
      id: world.media,
      uploader_id: ids.owner,
      session_id: world.session,
      position: 0,
      extension: 'svg',
      new_name: `${'m'.repeat(12)}${String(mine).padStart(10, '0')}.svg`,
      bytes: 1,
      created_at: now,
    }),
    insert('friends', {
      id: world.invite,
      low_id: ids.owner,
      high_id: ids.applicant,
      inviter_id: ids.applicant,
      active: 0,
      description: '',
      created_at: now,
    }),
  ]);
  const caller = role === 'visitor' ? 0 : ids[role];
  const known = role === 'visitor' ? ids.applicant : caller;
  return {
    ...world,
    ids,
    /** The user who sends the request, 0 for a visitor. */
    caller,
    run: mine,
    token:
      caller === 0 ? undefined : await signAccessToken(env, { id: caller, deviceId: caller }, now),
    refreshToken: await mintRefreshToken(env, {
      deviceKey: `device-${known}`.padEnd(22, '-'),
      generation: 1,
    }),
    email: `${role === 'visitor' ? 'applicant' : role}${mine}@peerway.test`,
  };
}
