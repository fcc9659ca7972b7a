import type { AdminUserItem } from '../../worker/contract/admin-user.ts';
import { ROLE_USER } from '../../worker/contract/roles.ts';
import { Badge } from '../ui/badge.tsx';
import { momentWord } from '../ui/dates.ts';
import { admin } from '../words/made/moderation.ts';

const words = admin.users;

/** An account's badges: an unusual state, and its role. */
export const UserBadges = ({ user }: { user: AdminUserItem }) => (
  <>
    {user.role !== ROLE_USER && <Badge>{words.roles[user.role]}</Badge>}
    {user.status !== 'active' && (
      <Badge tone="trouble">
        {words.statuses[user.status]}
        {user.status === 'suspended' &&
          user.until !== null &&
          ` ${words.until(momentWord(Date.parse(user.until)))}`}
      </Badge>
    )}
  </>
);
