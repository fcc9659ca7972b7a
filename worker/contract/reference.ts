import { z } from '@hono/zod-openapi';

/** An id in a path or query. */
export const IdText = z
  .string()
  .regex(/^[1-9]\d{0,14}$/, 'Must be a positive integer.')
  .transform(Number)
  .openapi({ type: 'integer', minimum: 1, example: 7 });

/** The parameters of a path with one id. */
export const ById = z.object({ id: IdText });

/** Yes or no in a query. */
export const Flag = z
  .enum(['0', '1', 'true', 'false'])
  .transform((text) => text === '1' || text === 'true')
  .openapi({ type: 'string', enum: ['0', '1', 'true', 'false'] });

const COLLECTIONS = [
  'users',
  'sessions',
  'series',
  'games',
  'categories',
  'applications',
  'friends',
  'invitations',
  'media',
] as const;
type CollectionName = (typeof COLLECTIONS)[number];

/** `/api/users/7`: how one item of the API refers to another. */
export const iri = (collection: CollectionName, id: number) => `/api/${collection}/${id}`;

/** Parses a reference of one collection to its id. */
export const Iri = (collection: CollectionName) =>
  z
    .string()
    .regex(new RegExp(`^/api/${collection}/[1-9]\\d{0,14}$`), `must look like /api/${collection}/7`)
    .transform((text) => Number(text.slice(text.lastIndexOf('/') + 1)))
    .openapi({ type: 'string', example: `/api/${collection}/7` });

/** The IRI of a user or a session: the owner of a file, or a room. For a conversation it is the other user. */
export const OwnerIri = z
  .string()
  .regex(
    /^\/api\/(users|sessions)\/[1-9]\d{0,14}$/,
    'Must look like /api/users/7 or /api/sessions/7.',
  )
  .transform((text) => {
    const [, , collection, id] = text.split('/');
    return { kind: collection === 'users' ? 'user' : 'session', id: Number(id) } as const;
  })
  .openapi({ type: 'string', example: '/api/users/7' });

/** What a file may be uploaded for: a user's page, a session, or the messages of a room. */
export const FileOwnerIri = z
  .string()
  .regex(
    /^\/api\/(users|sessions)\/[1-9]\d{0,14}(\/messages)?$/,
    'Must look like /api/users/7, /api/sessions/7 or /api/sessions/7/messages.',
  )
  .transform((text) => ({
    ...OwnerIri.parse(text.replace('/messages', '')),
    inRoom: text.endsWith('/messages'),
  }))
  .openapi({ type: 'string', example: '/api/users/7' });

/** The IRI of a parsed owner. */
export const iriOf = ({ kind, id }: z.infer<typeof OwnerIri>) =>
  iri(kind === 'session' ? 'sessions' : 'users', id);

/** `/api/sessions/7/messages/3` */
export const MessageIri = z
  .string()
  .regex(/\/messages\/[1-9]\d{0,14}$/)
  .transform((text) => {
    const [room = '', number] = text.split('/messages/');
    return { room: OwnerIri.parse(room), number: Number(number) };
  });

export type MediaOwner = z.infer<typeof OwnerIri>;
export type RoomRef = z.infer<typeof OwnerIri>;
