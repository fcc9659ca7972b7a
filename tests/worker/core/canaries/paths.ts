import { FRIEND_LISTS, OWN_SESSION_TABS } from '../../../../worker/contract/vocabulary.ts';
import { KINDS, type Kind, type Role, type World } from './world.ts';

const user = ({ who }: World) => `/api/users/${who('host').id}`;

type Paths = (world: World, role: Role) => string[];

const own =
  (...paths: string[]): Paths =>
  () =>
    paths;

const link = ({ key }: World, role: Role) => (role === 'link' ? `?key=${key}` : '');

const each =
  (rest: string, kinds: readonly Kind[] = KINDS): Paths =>
  (world, role) =>
    kinds.map((kind) => `/api/sessions/${world.session(kind)}${rest}${link(world, role)}`);

const about =
  (path: string, kinds: readonly Kind[]): Paths =>
  ({ session }) =>
    kinds.map((kind) => `${path}?session=/api/sessions/${session(kind)}`);

let asked = 0;

/**
 * Public pages, which know no log-in. Each time with another first moment, since copies are kept for some minutes.
 */
const uncached =
  (path: string): Paths =>
  (_, role) => {
    if (role !== 'visitor') return [];
    asked += 1;
    return [`${path}?from=${new Date(asked).toISOString()}`];
  };

const PRIVATE = ['friends', 'unlisted'] as const;
const ROOMS = ['public', 'unlisted'] as const;

/** What each role reads of a GET route, if that is more than the route itself. */
const PATHS: Record<string, Paths> = {
  'GET /sitemap/:part': own('/sitemap/0.xml', '/sitemap/1.xml'),
  'GET /calendar/public.ics': uncached('/calendar/public.ics'),
  'GET /feed.xml': uncached('/feed.xml'),
  'GET /embed/sessions': uncached('/embed/sessions'),
  'GET /api/sessions': own('/api/sessions?sort=newest', '/api/sessions?q=zz'),
  'GET /api/sessions/:id': each(''),
  'GET /api/sessions/:id/discord': each('/discord'),
  'GET /api/sessions/:id/calendar.ics': each('/calendar.ics', PRIVATE),
  'GET /api/sessions/:id/invitations': each('/invitations', PRIVATE),
  'GET /api/sessions/:id/afterwards': each('/afterwards', ROOMS),
  'GET /api/applications': (world, role) => [
    `/api/applications?user=/api/users/${world.who(role).id}`,
    ...about('/api/applications', KINDS)(world, role),
  ],
  'GET /api/users': own('/api/users', '/api/users?q=zzhostperson'),
  'GET /api/users/:id': (world) => [user(world), `/api/users/${world.who('member').id}`],
  'GET /api/users/:id/sessions': (world) => [
    `${user(world)}/sessions`,
    `/api/users/${world.who('member').id}/sessions`,
  ],
  'GET /api/sessions/own': () => OWN_SESSION_TABS.map((tab) => `/api/sessions/own?tab=${tab}`),
  'GET /api/friends': () => FRIEND_LISTS.map((list) => `/api/friends?state=${list}`),
  'GET /api/games': own('/api/games?q=zz'),
  'GET /api/reports/roommates': about('/api/reports/roommates', ROOMS),
  'GET /api/admin/reports': own('/api/admin/reports?state=open'),
  'GET /api/admin/reports/:id': ({ report }) => [`/api/admin/reports/${report}`],
  'GET /api/admin/users': own('/api/admin/users?q=zzhostperson'),
  'GET /api/admin/users/:id': ({ who }) => [`/api/admin/users/${who('host').id}`],
  'GET /api/admin/registrations/:id': ({ who }) => [`/api/admin/registrations/${who('host').id}`],
  'GET /api/:kind/:id/messages': (world, role) => [
    ...each('/messages', ROOMS)(world, role),
    `${user(world)}/messages`,
    `/api/users/${world.who('friend').id}/messages`,
  ],
};

/** What a role reads of a GET route. */
export const pathsOf = (route: string, world: World, role: Role) => {
  const path = route.slice('GET '.length);
  const paths = PATHS[route] ?? (path.includes(':') ? null : own(path));
  if (!paths) throw new Error(`${route} has no paths`);
  return paths(world, role);
};

/** GET routes that say nothing of users and sessions, or are for the holder of a secret. */
export const WITHOUT = [
  'GET /robots.txt',
  'GET /.well-known/security.txt',
  'GET /.well-known/mercure',
  'GET /sitemap.xml',
  'GET /api/register',
  'GET /api/register/name',
  'GET /api/reports/challenge',
  'GET /api/admin/settings',
  'GET /api/games/:id',
  'GET /api/categories',
  'GET /api/push/key',
  'GET /api/unsubscribe',
  'GET /api/calls/:id/ice-servers',
  'GET /api/:kind/:id/messages/:number/reactions',
  'GET /api/admin/media/:id/file',
  'GET /api/health',
  'GET /api/site',
  'GET /api/docs',
  'GET /api/docs.json',
  'GET /api/series/:id',
  'GET /calendar/:file',
  'GET /socket.io',
  'GET /previews/:file',
  'GET /files/:newName',
];
