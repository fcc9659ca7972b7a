import { createRoute } from '@hono/zod-openapi';

import { limited, signedIn } from '../auth/guards.ts';
import { FriendCreate, type FriendItem, FriendItem as FriendSchema } from '../contract/friend.ts';
import { iri } from '../contract/reference.ts';
import { type FriendRow, inviteFriend } from '../db/friends.ts';
import { ProblemError, invalid, notFound } from '../problems.ts';
import { body, conflict, createRouter, failures, json, requireViewer } from '../router.ts';

/** `user1` is the one who invited, whichever id is lower. */
const toItem = (row: FriendRow): FriendItem => ({
  '@id': iri('friends', row.id),
  '@type': 'Friend',
  id: row.id,
  user1: iri('users', row.inviterId),
  user2: iri('users', row.inviterId === row.lowId ? row.highId : row.lowId),
  active: row.active === 1,
  description: row.description,
});

const ALREADY = 'already friends, or already invited';

export const friends = createRouter().openapi(
  createRoute({
    method: 'post',
    path: '/friends',
    summary: 'Invites, or accepts where the other side had invited first',
    middleware: [signedIn, limited('LIMIT_WRITE')] as const,
    request: { body: body(FriendCreate) },
    responses: { 201: json(FriendSchema, 'The one row of the pair.'), ...failures, ...conflict },
  }),
  async (c) => {
    const { id: inviterId } = requireViewer(c);
    const { user1, user2: invitedId, description } = c.req.valid('json');
    if (user1 !== inviterId) throw new ProblemError(403, 'One invites for oneself alone.');
    if (invitedId === inviterId) throw invalid('user2', 'is yourself');
    const now = Date.now();
    const result = await inviteFriend(c.get('db'), { inviterId, invitedId, description, now });
    switch (result.outcome) {
      case 'invited':
      case 'accepted':
        return c.json(toItem(result.row), 201);
      case 'exists':
        throw new ProblemError(409, ALREADY, { error: ALREADY });
      case 'hidden':
        throw notFound('user');
      case 'unwanted':
        throw new ProblemError(403, 'This user takes no invites at the moment.');
      default:
        return result satisfies never;
    }
  },
);
