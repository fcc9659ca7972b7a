import { env } from 'cloudflare:test';

import { SessionDetail } from '../../../../worker/contract/session.ts';
import { DAY_MS } from '../../../../worker/contract/time.ts';
import { Database } from '../../../../worker/core/database.ts';
import { indexSession, reindexUser } from '../../../../worker/core/search-index.ts';
import { getAs, post, put } from '../../support/client.ts';
import { befriend, end, invited } from '../../support/friendship.ts';
import { addWriter, pairRoom, written } from '../../support/messages.ts';
import { changeApplicationStatus, hostSession } from '../../support/sessions.ts';
import { sql } from '../../support/sql.ts';
import { insert } from '../access/world.ts';

/**
 * A host with a word of its own in every field, and what everyone else is to them. A word begins with `zz` and says
 * where it was written. `later` words were written after the relations had ended.
 */

/** What a user is to the host. `link` has the link of the unlisted session. */
export const ROLES = [
  'visitor',
  'stranger',
  'link',
  'friend',
  'invited',
  'asked',
  'applicant',
  'waiting',
  'declined',
  'withdrawn',
  'left',
  'removed',
  'member',
  'blocked',
  'blocker',
  'leaving',
  'moderator',
  'admin',
  'host',
] as const;
export type Role = (typeof ROLES)[number];

export const KINDS = ['public', 'friends', 'unlisted', 'taken', 'cancelled'] as const;
export type Kind = (typeof KINDS)[number];

/** Those who have applied to each session, or are in it, by the status of the application. */
const APPLIED = [
  ['applicant', 'pending'],
  ['waiting', 'waiting'],
  ['declined', 'declined'],
  ['withdrawn', 'withdrawn'],
  ['left', 'left'],
  ['removed', 'removed'],
  ['member', 'accepted'],
  ['blocked', 'accepted'],
  ['blocker', 'accepted'],
] as const;
export const APPLICANTS = APPLIED.map(([role]) => role);

type Person = Awaited<ReturnType<typeof addWriter>>;

export interface World {
  who: (role: Role) => Person;
  session: (kind: Kind) => number;
  /** The key of the unlisted session's first link. */
  key: string;
  report: number;
  /** Friendships and an invite of the host's that will end. */
  friendships: number[];
  application: (role: (typeof APPLICANTS)[number], kind: Kind) => number;
}

type Base = Pick<World, 'who' | 'session'>;

export const word = (kind: string, field: string, later = '') =>
  `zz${later}${kind[0]?.toUpperCase()}${kind.slice(1)}${field}`;

const TAGS = { pc: 'everyone', xbox: 'friends', mobile: 'nobody' };

/** What the host writes about themselves. */
const writeHost = (host: Person, later = '') => [
  sql`UPDATE users SET about = ${word('host', 'About', later)} WHERE id = ${host.id}`,
  ...Object.entries(TAGS).map(
    ([platform, visibleTo]) =>
      sql`INSERT OR REPLACE INTO gamertags (user_id, platform, tag, visible_to) VALUES (${host.id}, ${platform}, ${word('tag', visibleTo, later)}, ${visibleTo})`,
  ),
];

/** What the host writes into each session. */
const writeSessions = (session: World['session'], later = '') =>
  KINDS.flatMap((kind) => [
    sql`UPDATE sessions SET name = ${word(kind, 'Name', later)}, description = ${word(kind, 'Text', later)}, party_code = ${word(kind, 'Code', later)}, roles = ${JSON.stringify([{ name: word(kind, 'Role', later), seats: 1 }])} WHERE id = ${session(kind)}`,
    sql`UPDATE media SET alt = ${word(kind, 'Alt', later)} WHERE session_id = ${session(kind)}`,
  ]);

const index = ({ who, session }: Base) =>
  new Database(env.DB).batch({
    sessions: KINDS.flatMap((kind) => indexSession(session(kind))),
    users: reindexUser(who('host').id),
  });

/** The host's rooms: what is written there is for those who are in. */
async function talk({ who, session }: Base, later = '') {
  for (const kind of ['public', 'unlisted'] as const) {
    await written(`/api/sessions/${session(kind)}`, who('host'), word(kind, 'Message', later));
  }
}

async function addPrivate(host: Person, applicant: Person, report: number) {
  const now = Date.now();
  const { id } = host;
  await env.DB.batch([
    sql`UPDATE users SET email = ${'zzHostEmail@peerway.test'} WHERE id = ${id}`,
    sql`UPDATE devices SET user_agent = ${'zzDevice'} WHERE user_id = ${id}`,
    insert('passkeys', {
      user_id: id,
      credential_id: 'zzCredential',
      public_key: '',
      counter: 0,
      name: 'zzPasskey',
      created_at: now,
    }),
    insert('identities', {
      user_id: id,
      provider: 'discord',
      subject: 'zzSubject',
      name: 'zzIdentity',
      linked_at: now,
    }),
    insert('saved_searches', {
      user_id: id,
      name: 'zzSearch',
      filters: 'q=zzFilter',
      match: 'words : ("chess"*)',
      pivot: 'wche',
      created_at: now,
    }),
    insert('role_presets', {
      user_id: id,
      name: 'zzPreset',
      seats: 4,
      roles: '[]',
      created_at: now,
    }),
    insert('push_subscriptions', {
      user_id: id,
      device_id: host.deviceId,
      endpoint: 'https://push.test/zzEndpoint',
      p256dh: env.VAPID_PUBLIC_KEY ?? '',
      auth: 'A'.repeat(22),
      created_at: now,
    }),
    insert('game_requests', {
      user_id: id,
      name: 'zzGameRequest',
      name_key: 'zzgamerequest',
      created_at: now,
    }),
    insert('reports', {
      id: report,
      reporter_id: applicant.id,
      about: `/api/users/${id}`,
      reason: 'spam',
      text: 'zzReport',
      evidence: '{"name":"zzEvidence","text":"","media":[]}',
      reported_id: id,
      created_at: now,
    }),
    insert('decisions', {
      id: report,
      user_id: id,
      kind: 'warning',
      about: `/api/users/${id}`,
      facts: 'zzDecision',
      from_notice: 0,
      decided_by: applicant.id,
      decided_at: now,
    }),
    insert('appeals', { decision_id: report, text: 'zzAppeal', created_at: now }),
    insert('notices', {
      user_id: id,
      kind: 'account-warned',
      text: 'zzWarning',
      created_at: now,
    }),
  ]);
}

/** The application, the notice and the call that each user has of each session. */
function addPlaces({ who, session, application }: World) {
  const now = Date.now();
  return KINDS.flatMap((kind) => [
    ...APPLIED.map(([role, status]) =>
      insert('applications', {
        id: application(role, kind),
        session_id: session(kind),
        user_id: who(role).id,
        text: word(role, `To${kind}`),
        status,
        status_at: now,
        created_at: now,
      }),
    ),
    ...ROLES.map((role) =>
      insert('notices', {
        user_id: who(role).id,
        kind: 'session-changed',
        actor_id: who('host').id,
        session_id: session(kind),
        created_at: now,
      }),
    ),
    insert('calls', {
      id: `call-${session(kind)}`,
      caller_id: who('host').id,
      session_id: session(kind),
      started_at: now,
    }),
    ...(['member', 'left', 'removed', 'blocked', 'blocker'] as const).map((role) =>
      insert('call_members', {
        call_id: `call-${session(kind)}`,
        user_id: who(role).id,
        outcome: 'accepted',
        at: now,
      }),
    ),
    insert('media', {
      uploader_id: who('host').id,
      session_id: session(kind),
      position: 0,
      extension: 'png',
      new_name: `${kind}-file`.padEnd(22, '0') + '.png',
      bytes: 1,
      created_at: now,
    }),
  ]);
}

const found = <Key, Value>(map: ReadonlyMap<Key, Value>, key: Key) => {
  const value = map.get(key);
  if (value === undefined) throw new Error(`no ${String(key)}`);
  return value;
};

export async function makeWorld(): Promise<World> {
  const people = new Map<Role, Person>();
  for (const role of ROLES) people.set(role, await addWriter(word(role, 'Person')));
  const who = (role: Role) => found(people, role);
  const host = who('host');
  const sessions = new Map<Kind, number>();
  for (const kind of KINDS) {
    const visibility = kind === 'friends' || kind === 'unlisted' ? kind : 'public';
    sessions.set(kind, (await hostSession(host, { visibility, seats: 9 })).id);
  }
  const session = (kind: Kind) => found(sessions, kind);
  const { id: asked } = await invited(host, who('asked'));
  await befriend(host, who('leaving'));
  const unlisted = `/api/sessions/${session('unlisted')}`;
  const world: World = {
    who,
    session,
    key: (await getAs(SessionDetail, unlisted, host.token)).key ?? '',
    report: host.id,
    friendships: [await befriend(host, who('friend')), await befriend(host, who('invited')), asked],
    application: (role, kind) =>
      host.id * 100 + KINDS.indexOf(kind) * APPLICANTS.length + APPLICANTS.indexOf(role),
  };
  await addPrivate(host, who('applicant'), world.report);
  await env.DB.batch([
    sql`UPDATE friends SET description = 'zzFriendInvite' WHERE id = ${asked}`,
    ...addPlaces(world),
    ...writeHost(host),
    ...writeSessions(session),
  ]);
  for (const kind of ['friends', 'unlisted'] as const) {
    const user = `/api/users/${who('invited').id}`;
    await post(`/api/sessions/${session(kind)}/invitations`, { user }, host.token);
  }
  await written(pairRoom(who('friend')), host, 'zzPairMessage');
  await talk(world);
  await env.DB.batch([
    sql`UPDATE sessions SET taken_down_at = 1, closed = 1 WHERE id = ${session('taken')}`,
    sql`UPDATE sessions SET cancelled_at = ${Date.now()}, cancel_reason = 'zzCancelReason', closed = 1 WHERE id = ${session('cancelled')}`,
    ...(['moderator', 'admin'] as const).map(
      (role) => sql`UPDATE users SET role = ${role} WHERE id = ${who(role).id}`,
    ),
    sql`UPDATE users SET status = 'leaving', leaves_at = ${Date.now() + DAY_MS} WHERE id = ${who('leaving').id}`,
  ]);
  await index(world);
  return world;
}

/** Ends every relation, as its users would, and then writes other words into everything. */
export async function endRelations(world: World) {
  const { who, session, friendships, application } = world;
  const host = who('host');
  for (const id of friendships) await end(id, host);
  for (const kind of ['public', 'friends', 'unlisted'] as const) {
    for (const role of ['applicant', 'waiting'] as const) {
      await changeApplicationStatus(who(role), application(role, kind), 'withdrawn');
    }
    await changeApplicationStatus(host, application('member', kind), 'removed');
  }
  await put(`/api/blocks/${who('blocked').id}`, undefined, host.token);
  await put(`/api/blocks/${host.id}`, undefined, who('blocker').token);
  await post(`/api/sessions/${session('unlisted')}/link`, undefined, host.token);
  await env.DB.batch([...writeHost(host, 'Later'), ...writeSessions(session, 'Later')]);
  await talk(world, 'Later');
  await index(world);
}
