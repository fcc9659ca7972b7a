import type { AdminUserDetail } from '../../worker/contract/admin-user.ts';
import { ROLE_ADMIN, ROLE_MODERATOR, ROLE_USER } from '../../worker/contract/roles.ts';

export type Act =
  | 'warn'
  | 'suspend'
  | 'ban'
  | 'lift'
  | 'promote'
  | 'demote'
  | 'moderate'
  | 'unmoderate';

export type Account = Pick<AdminUserDetail, 'id' | 'status' | 'role'>;

const ROLE_ACTS: Record<AdminUserDetail['role'], Act[]> = {
  [ROLE_USER]: ['promote', 'moderate'],
  [ROLE_MODERATOR]: ['promote', 'unmoderate'],
  [ROLE_ADMIN]: ['demote'],
};

/** The actions that an account's state allows. The first is offered first. */
function adminActs({ status, role }: Account): Act[] {
  if (status === 'banned') return ['lift'];
  if (status === 'gone' || status === 'pending') return [];
  return [
    'warn',
    'suspend',
    'ban',
    ...(status === 'suspended' ? ['lift' as const] : []),
    ...ROLE_ACTS[role],
  ];
}

/** Moderators warn and suspend users who have no role and aren't suspended. */
const moderatorActs = ({ status, role }: Account): Act[] =>
  role === ROLE_USER && (status === 'active' || status === 'leaving') ? ['warn', 'suspend'] : [];

/** The actions that are offered. On their own account admins may only give up their role. */
export const actsOn = (user: Account, viewer: { id: number; admin: boolean }): Act[] =>
  (viewer.admin ? adminActs(user) : moderatorActs(user)).filter(
    (act) => user.id !== viewer.id || act === 'demote',
  );
