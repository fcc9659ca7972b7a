import type { ReactNode } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';

import type { AdminUserItem } from '../../worker/contract/admin-user.ts';
import { ACCOUNT_STATUSES } from '../../worker/contract/admin-vocabulary.ts';
import { ROLE_ADMIN, ROLE_MODERATOR, ROLE_USER } from '../../worker/contract/roles.ts';
import { useAccount } from '../base/account.ts';
import { api, load } from '../base/api.ts';
import { pictureOf } from '../base/media.ts';
import { type Page, cursorOf } from '../base/pages.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Badge } from '../ui/badge.tsx';
import { counted } from '../words/counted.ts';
import { admin } from '../words/made/moderation.ts';
import { AdminList, AdminSection } from './admin-list.tsx';
import css from './admin.module.css';
import { givenOf, requireStaff } from './admin.ts';
import type { Bulk, BulkAct } from './bulk.tsx';
import { SelectFilter, TextFilter } from './list-filters.tsx';
import { Moment } from './moment.tsx';
import { SeenWord } from './seen-word.tsx';
import {
  RESTRICTIONS,
  RestrictionFields,
  isRestriction,
  readRestriction,
} from './user-actions.tsx';
import { actsOn } from './user-acts.ts';
import { UserBadges } from './user-badges.tsx';
import table from './user-table.module.css';

const words = admin.users;

export async function loader({ request }: LoaderFunctionArgs) {
  const params = await requireStaff(request);
  const query = givenOf(params, ['q', 'status', 'role']);
  const page = (next?: string): Promise<Page<AdminUserItem>> =>
    load(api.admin.users.$get({ query: { ...query, ...cursorOf(next) } }));
  return { answer: page(), page };
}

const STATUSES = [
  { value: '', label: words.all },
  ...ACCOUNT_STATUSES.map((status) => ({ value: status, label: words.statuses[status] })),
];
const ROLES = [
  { value: '', label: words.anyRole },
  ...([ROLE_USER, ROLE_MODERATOR, ROLE_ADMIN] as const).map((role) => ({
    value: role,
    label: words.roles[role],
  })),
];

const bulkActOf = (act: (typeof RESTRICTIONS)[number]): BulkAct<AdminUserItem> => ({
  label: admin.act[act],
  text: admin.act.texts[act],
  ...(act === 'warn' && { reason: admin.act.warnText }),
  fields: <RestrictionFields act={act} />,
  read: (reason, data) => readRestriction(act, reason, data),
});

/** /admin/users: all users, searched by name or email address. */
export function Component() {
  const { answer, page } = useLoaderData<typeof loader>();
  const { user: id, admin: isAdmin } = useAccount();
  const viewer = { id, admin: isAdmin };
  const bulk: Bulk<AdminUserItem> = {
    nameOf: (user) => (actsOn(user, viewer).some(isRestriction) ? user.name : undefined),
    acts: RESTRICTIONS.filter((act) => isAdmin || act !== 'ban').map(bulkActOf),
  };
  return (
    <AdminSection title={admin.tabs.users}>
      <div className={css.filters}>
        <TextFilter placeholder={words.placeholder} />
        <SelectFilter name="status" label={words.status} options={STATUSES} />
        <SelectFilter name="role" label={words.role} options={ROLES} />
      </div>
      <AdminList
        answer={answer}
        loadNext={page}
        empty={{ title: words.none, text: words.noneHint }}
        className={table['users']}
        head={HEAD}
        bulk={bulk}
      >
        {(user, tick) => <UserRow key={user.id} user={user} tick={tick} />}
      </AdminList>
    </AdminSection>
  );
}

const HEAD = (
  <tr>
    <th scope="col">
      <span className="visually-hidden">{admin.bulk.label}</span>
    </th>
    <th scope="col">{words.name}</th>
    <th scope="col">{words.seen}</th>
    <th scope="col">{words.openReportsShort}</th>
    <th scope="col" className={table['wide']}>
      {words.since}
    </th>
  </tr>
);

const UserRow = ({ user, tick }: { user: AdminUserItem; tick: ReactNode }) => (
  <tr>
    <td>{tick}</td>
    <th scope="row">
      <span className={table['face']}>
        <Avatar name={user.name} src={pictureOf(user.firstFile)} edge={36} />
      </span>
      <Link to={`/admin/users/${user.id}`}>
        <bdi>{user.name}</bdi>
      </Link>
      <span className={css.badges}>
        <UserBadges user={user} />
      </span>
      <small>
        <bdi>{user.email}</bdi>
      </small>
    </th>
    <td>
      <SeenWord user={user} />
    </td>
    <td>
      {user.openReports > 0 ? (
        <Badge tone="loud" label={words.openReports(user.openReports)}>
          {counted(user.openReports)}
        </Badge>
      ) : (
        '0'
      )}
    </td>
    <td className={table['wide']}>
      <Moment iso={user.createdAt} />
    </td>
  </tr>
);
