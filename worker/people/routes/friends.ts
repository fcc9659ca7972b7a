import {
  FriendCreate,
  type FriendEntry,
  type FriendItem,
  FriendItem as FriendSchema,
  FriendList,
  FriendPatch,
  FriendQuery,
} from '../../contract/friend.ts';
import { ById, iri } from '../../contract/reference.ts';
import { iso } from '../../contract/time.ts';
import { userRoute } from '../../core/auth/guards.ts';
import { head, toCollection } from '../../core/items.ts';
import {
  friendshipEnded,
  relationChanged,
  withFriendshipEnd,
  withRelationChange,
} from '../../core/objects.ts';
import { type Detail, ProblemError, invalid, notFound } from '../../core/problems.ts';
import { body, conflict, createRouter, json, requireViewer } from '../../core/router.ts';
import { sentTooSoon } from '../../core/send-again.ts';
import { toUserItem } from '../../core/user-item.ts';
import { deliver } from '../../notifications/deliver.ts';
import { closeInvitations } from '../../sessions/close-invitations.ts';
import { closeInvite } from '../close-invite.ts';
import { type FriendEntryRow, listFriends } from '../queries/friend-lists.ts';
import {
  type FriendRow,
  acceptFriend,
  endFriend,
  findOther,
  inviteFriend,
} from '../queries/friends.ts';

/** `user1` is the one who sent the invite, whichever id is lower. */
const toItem = (row: FriendRow): FriendItem => ({
  ...head('Friend', 'friends', row.id),
  user1: iri('users', row.inviterId),
  user2: iri('users', row.lowId + row.highId - row.inviterId),
  active: row.active,
  description: row.description,
});

const toEntry = (row: FriendEntryRow): FriendEntry => ({
  ...toItem({ ...row, id: row.friendId }),
  user: toUserItem(row),
  createdAt: iso(row.createdAt),
});

const ALREADY: Detail = (say) => say.friends.already;

export const friends = createRouter()
  .openapi(
    userRoute('get', '/friends', {
      summary: "The caller's friends, those of them who are online, or invites in or out",
      request: { query: FriendQuery },
      responses: {
        200: json(FriendList, 'A page. The first one also counts every list.'),
      },
    }),
    async (c) => {
      const query = c.req.valid('query');
      const { rows, counts, next } = await listFriends(c.get('db'), requireViewer(c).id, query);
      const page = toCollection(c, rows.map(toEntry), { totalItems: counts?.[query.state], next });
      return c.json({ ...page, ...(counts && { counts }) }, 200);
    },
  )
  .openapi(
    userRoute('post', '/friends', {
      summary: 'Sends an invite, or accepts the other user’s',
      request: { body: body(FriendCreate) },
      responses: { 201: json(FriendSchema, 'The friendship.'), ...conflict },
    }),
    async (c) => {
      const { id: inviterId } = requireViewer(c);
      const { user1, user2: invitedId, description } = c.req.valid('json');
      if (user1 !== inviterId) throw new ProblemError(403, (say) => say.friends.ownOnly);
      if (invitedId === inviterId) throw invalid('user2', (say) => say.friends.self);
      const now = Date.now();
      const result = await withRelationChange(
        c.env,
        [inviterId, invitedId],
        inviteFriend(c.get('db'), { inviterId, invitedId, description, now }),
      );
      switch (result.outcome) {
        case 'accepted':
          deliver(c, result.notices);
          await relationChanged(c.env, inviterId, invitedId);
          closeInvite(c, inviterId, invitedId);
          return c.json(toItem(result.row), 201);
        case 'invited':
          deliver(c, result.notices);
          return c.json(toItem(result.row), 201);
        case 'exists':
          throw new ProblemError(409, ALREADY, { error: 'already friends, or already invited' });
        case 'link':
          throw invalid('description', (say) => say.messages.linkToStranger);
        case 'full':
          throw new ProblemError(409, (say) => say.friends.tooMany);
        case 'soon':
          throw sentTooSoon((say) => say.friends.lately, result.againAt, now);
        case 'hidden':
          throw notFound('user');
        case 'unwanted':
          throw new ProblemError(403, (say) => say.friends.notNow);
        default:
          return result satisfies never;
      }
    },
  )
  .openapi(
    userRoute('patch', '/friends/{id}', {
      summary: 'Accepts an invite. Repeating it changes nothing',
      request: { params: ById, body: body(FriendPatch) },
      responses: { 200: json(FriendSchema, 'The friendship.') },
    }),
    async (c) => {
      const { id: userId } = requireViewer(c);
      const accepted = await acceptFriend(c.get('db'), c.req.valid('param').id, userId, Date.now());
      if (!accepted) throw notFound('invite');
      const { row, notices } = accepted;
      deliver(c, notices);
      if (!row.active) throw new ProblemError(403, (say) => say.friends.invitedOnly);
      await relationChanged(c.env, row.lowId, row.highId);
      closeInvite(c, userId, row.inviterId);
      return c.json(toItem(row), 200);
    },
  )
  .openapi(
    userRoute('delete', '/friends/{id}', {
      summary: 'Declines or withdraws an invite, or ends a friendship. The other user is not told',
      request: { params: ById },
      responses: { 204: { description: 'The friendship or invite is deleted.' } },
    }),
    async (c) => {
      const { id: userId } = requireViewer(c);
      const { id } = c.req.valid('param');
      const otherId = await findOther(c.get('db'), id, userId);
      if (otherId === undefined) throw notFound('friendship');
      const ended = await withFriendshipEnd(
        c.env,
        [userId, otherId],
        endFriend(c.get('db'), { id, userId, otherId, now: Date.now() }),
      );
      deliver(c, ended.notices);
      closeInvitations(c, ended.invitations);
      closeInvite(c, userId, otherId);
      closeInvite(c, otherId, userId);
      await friendshipEnded(c.env, userId, otherId);
      return c.body(null, 204);
    },
  );
