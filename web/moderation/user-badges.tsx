import { Link } from 'react-router';

import type { AdminUserItem } from '../../worker/contract/admin-user.ts';
import { ROLE_USER } from '../../worker/contract/roles.ts';
import { Badge } from '../ui/badge.tsx';
import { momentWord } from '../ui/dates.ts';
import { filled } from '../ui/filled.ts';
import { admin } from '../words/made/moderation.ts';
import css from './admin.module.css';

const words = admin.users;

/** An account's badges: its role, an unusual state, and who it may be. */
export const UserBadges = ({ user }: { user: Omit<AdminUserItem, 'email' | '@type'> }) => (
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
    {user.mayBe.map(({ id, name, by }) => (
      <span key={id} className={css['maybe']}>
        {filled(words.mayBe({ name: '{name}', by }), {
          name: <Link to={`/admin/users/${id}`}>{name}</Link>,
        })}
      </span>
    ))}
  </>
);
