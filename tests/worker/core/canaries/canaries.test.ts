import { unzipSync } from 'fflate';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { get } from '../../support/client.ts';
import { addGames } from '../../support/sessions.ts';
import { ACCESS } from '../access/table.ts';
import { WITHOUT, pathsOf } from './paths.ts';
import {
  APPLICANTS,
  KINDS,
  type Kind,
  ROLES,
  type Role,
  type World,
  endRelations,
  makeWorld,
  word,
} from './world.ts';

/** Every word of a host, read by everyone else in every GET route, before and after what they are to the host ends. */

async function textOf(response: Response) {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const decoder = new TextDecoder();
  if (response.headers.get('Content-Type') === 'application/zip') {
    return Object.values(unzipSync(bytes))
      .map((file) => decoder.decode(file))
      .join('\n');
  }
  // A calendar file breaks long lines.
  return decoder.decode(bytes).replaceAll('\r\n ', '');
}

/** Every GET route that may name someone. */
const ROUTES = Object.keys(ACCESS).filter(
  (route) => route.startsWith('GET ') && !WITHOUT.includes(route),
);

const isStaff = (role: Role) => role === 'admin' || role === 'moderator';

/** The words that a role reads, each with the routes that say it. */
async function wordsOf(world: World, role: Role) {
  const found = new Map<string, Set<string>>();
  const token = role === 'visitor' ? undefined : world.who(role).token;
  const routes = ROUTES.filter((route) => isStaff(role) || !route.includes('/admin/'));
  await Promise.all(
    routes.flatMap((route) =>
      pathsOf(route, world, role).map(async (path) => {
        const text = await textOf(await get(path, token));
        for (const [read] of text.matchAll(/zz[A-Z]\w*/g)) {
          found.set(read, (found.get(read) ?? new Set()).add(route));
        }
      }),
    ),
  );
  return found;
}

type Expected = Record<string, readonly Role[]>;

const except = (...roles: Role[]) => ROLES.filter((role) => !roles.includes(role));
const STAFF = ['moderator', 'admin'] as const;

/** The party code of a session is for those who are in it. */
const codes = (readers: (kind: Kind) => readonly Role[], later = ''): Expected =>
  Object.fromEntries(KINDS.map((kind) => [word(kind, 'Code', later), readers(kind)]));

/** A session's fields. Admins and moderators read all but the roles, in lists of their own. */
const fields = (kind: Kind, roles: readonly Role[], staff: readonly Role[], later = '') => ({
  ...Object.fromEntries(
    ['Name', 'Text', 'Alt'].map((field) => [word(kind, field, later), [...roles, ...staff]]),
  ),
  [word(kind, 'Role', later)]: roles,
});

/** What has nothing to do with relations. */
const ALWAYS: Expected = {
  // Who is leaving is hidden from everyone else.
  ...Object.fromEntries(
    ROLES.map((role) => [word(role, 'Person'), role === 'leaving' ? [role] : ROLES]),
  ),
  ...Object.fromEntries(
    [
      'Credential',
      'Device',
      'Endpoint',
      'Filter',
      'Identity',
      'Passkey',
      'Preset',
      'Search',
      'Subject',
    ]
      .concat('Warning')
      .map((field) => [`zz${field}`, ['host'] as const]),
  ),
  zzAppeal: [...STAFF, 'host'],
  zzDecision: [...STAFF, 'host'],
  zzHostEmail: [...STAFF, 'host'],
  zzGameRequest: ['admin', 'host'],
  // Who reports somebody keeps what they reported.
  zzEvidence: ['applicant', ...STAFF],
  zzReport: ['applicant', ...STAFF],
  // A conversation stays with both of its users.
  zzPairMessage: ['friend', 'host'],
};

/** The text of an application is for its user and the host. */
const applications = (readers: (role: Role, kind: Kind) => Role[]): Expected =>
  Object.fromEntries(
    APPLICANTS.flatMap((role) =>
      KINDS.map((kind) => [word(role, `To${kind}`), readers(role, kind)]),
    ),
  );

const FRIENDS = ['friend', 'invited', 'leaving'] as const;
const MEMBERS = ['member', 'blocked', 'blocker', 'host'] as const;

const BEFORE: Expected = {
  ...ALWAYS,
  ...fields('public', ROLES, []),
  ...fields('cancelled', ROLES, []),
  ...fields('friends', [...FRIENDS, ...MEMBERS], STAFF),
  ...fields('unlisted', ['link', 'invited', 'applicant', 'waiting', ...MEMBERS], ['admin']),
  ...fields('taken', ['host'], STAFF),
  ...codes((kind) => (kind === 'taken' ? ['host'] : MEMBERS)),
  ...applications((role, kind) => (kind === 'taken' ? [role] : [role, 'host'])),
  zzPublicMessage: MEMBERS,
  zzUnlistedMessage: MEMBERS,
  zzCancelReason: ROLES,
  zzHostAbout: ROLES,
  zzTageveryone: ROLES,
  zzTagfriends: [...FRIENDS, 'host'],
  zzTagnobody: ['host'],
  zzFriendInvite: ['asked', 'host'],
};

const UNBLOCKED = except('blocked', 'blocker');

const AFTER: Expected = {
  ...ALWAYS,
  ...fields('public', UNBLOCKED, [], 'Later'),
  ...fields('cancelled', UNBLOCKED, [], 'Later'),
  ...fields('friends', ['leaving', 'host'], STAFF, 'Later'),
  ...fields('unlisted', ['host'], ['admin'], 'Later'),
  ...fields('taken', ['host'], STAFF, 'Later'),
  ...codes((kind) => (kind === 'cancelled' ? ['member', 'host'] : ['host']), 'Later'),
  ...applications((role, kind) =>
    kind === 'taken' || role === 'blocked' || role === 'blocker' ? [role] : [role, 'host'],
  ),
  zzPublicMessage: ['host'],
  zzUnlistedMessage: ['host'],
  zzLaterPublicMessage: ['host'],
  zzLaterUnlistedMessage: ['host'],
  zzCancelReason: UNBLOCKED,
  zzLaterHostAbout: UNBLOCKED,
  zzLaterTageveryone: UNBLOCKED,
  zzLaterTagfriends: ['leaving', 'host'],
  zzLaterTagnobody: ['host'],
};

/** What somebody reads against the rule, and where, and what they don't read though they may. */
async function differences(world: World, expected: Expected) {
  const wrong: string[] = [];
  for (const role of ROLES) {
    const read = await wordsOf(world, role);
    for (const [one, routes] of read) {
      if (expected[one]?.includes(role) !== true) {
        wrong.push(`${role} reads ${one} in ${[...routes].join(', ')}`);
      }
    }
    for (const [one, roles] of Object.entries(expected)) {
      if (roles.includes(role) && !read.has(one)) wrong.push(`${role} doesn't read ${one}`);
    }
  }
  return wrong;
}

let world: World;

// Every push service takes every push.
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 201 })));
});

beforeAll(async () => {
  await addGames();
  world = await makeWorld();
});

describe('each word is read by those who may, and by nobody else', () => {
  it('while they are something to its host', async () => {
    expect(await differences(world, BEFORE)).toEqual([]);
  });

  it('and after that has ended', async () => {
    await endRelations(world);
    expect(await differences(world, AFTER)).toEqual([]);
  });
});
