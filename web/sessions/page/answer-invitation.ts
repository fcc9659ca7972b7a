import { api, byId, load } from '../../base/api.ts';
import { sessions } from '../../words/made/sessions.ts';

const words = sessions.invitation;

/** Accepts or declines an invitation. @param role null for any, undefined if none was asked for @returns what came of it, in words @throws ApiError */
export async function answerInvitation(
  id: number,
  status: 'accepted' | 'declined',
  role?: string | null,
) {
  const { application } = await load(
    api.invitations[':id'].$patch({
      ...byId(id),
      json: { status, ...(status === 'accepted' && role !== undefined && { role }) },
    }),
  );
  if (status === 'declined') return words.declined;
  return application?.status === 'waiting' ? words.waiting : words.accepted;
}
