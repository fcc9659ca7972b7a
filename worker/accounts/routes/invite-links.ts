import { INVITE_LINKS_MAX, INVITE_LINK_DAYS } from '../../contract/bounds.ts';
import { ById } from '../../contract/reference.ts';
import {
  InviteLinkCreate,
  type InviteLinkItem,
  InviteLinkList,
  NewInviteLink,
} from '../../contract/registration.ts';
import { iso } from '../../contract/time.ts';
import { userRoute } from '../../core/auth/guards.ts';
import { mintSecret } from '../../core/auth/secret.ts';
import { head, toCollection } from '../../core/items.ts';
import { type Detail, ProblemError, notFound } from '../../core/problems.ts';
import { body, conflict, createRouter, json, requireViewer } from '../../core/router.ts';
import { siteOrigin } from '../../core/site-origin.ts';
import {
  type InviteLinkRow,
  createInviteLink,
  listInviteLinks,
  revokeInviteLink,
} from '../queries/invite-links.ts';

const toItem = ({ id, uses, usesMax, ...row }: InviteLinkRow): InviteLinkItem => ({
  ...head('InviteLink', 'invites', id),
  uses,
  usesMax,
  createdAt: iso(row.createdAt),
  expiresAt: iso(row.expiresAt),
  revoked: row.revokedAt !== null,
});

const REFUSED: Record<'not-now' | 'unconfirmed' | 'too-many', [403 | 409, Detail]> = {
  'not-now': [403, (say) => say.registration.noInvites],
  unconfirmed: [403, (say) => say.registration.confirmFirst],
  'too-many': [
    409,
    (say) => say.registration.tooMany({ most: INVITE_LINKS_MAX, days: INVITE_LINK_DAYS }),
  ],
};

export const invites = createRouter()
  .openapi(
    userRoute('get', '/invites', {
      summary: 'The caller’s invite links',
      responses: { 200: json(InviteLinkList, 'Those that haven’t expired, newest first.') },
    }),
    async (c) => {
      const found = await listInviteLinks(c.get('db'), requireViewer(c).id, Date.now());
      const { links, mayInvite } = found;
      return c.json({ ...toCollection(c, links.map(toItem)), mayInvite }, 200);
    },
  )
  .openapi(
    userRoute('post', '/invites', {
      summary: 'A link by which others may register',
      description:
        'Admins may always make one, others with a confirmed email while it takes an invite to register.',
      request: { body: body(InviteLinkCreate) },
      responses: { 201: json(NewInviteLink, 'The address, shown once.'), ...conflict },
    }),
    async (c) => {
      const { secret, hash } = mintSecret();
      const { uses: usesMax } = c.req.valid('json');
      const making = { userId: requireViewer(c).id, hash, usesMax, now: Date.now() };
      const result = await createInviteLink(c.get('db'), making);
      if ('refused' in result) throw new ProblemError(...REFUSED[result.refused]);
      const url = `${siteOrigin(c.env, c.req.url)}/register?invite=${secret}`;
      return c.json({ ...toItem(result.link), url }, 201);
    },
  )
  .openapi(
    userRoute('delete', '/invites/{id}', {
      summary: 'Revokes an invite link of the caller’s',
      request: { params: ById },
      responses: { 204: { description: 'Revoked.' } },
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const by = { id, userId: requireViewer(c).id, now: Date.now() };
      if (!(await revokeInviteLink(c.get('db'), by))) throw notFound('invite');
      return c.body(null, 204);
    },
  );
