import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';

import type { AdminUserItem } from '../../worker/contract/admin-user.ts';
import { ACCOUNT_STATUSES } from '../../worker/contract/admin-vocabulary.ts';
import { ROLE_ADMIN, ROLE_USER } from '../../worker/contract/roles.ts';
import { givenOf, requireAdmin } from '../admin.ts';
import { api, load } from '../api.ts';
import css from '../components/admin/admin.module.css';
import { Moment } from '../components/admin/moment.tsx';
import { type AdminPage, Paged } from '../components/admin/paged.tsx';
import { useAsked } from '../components/admin/use-asked.ts';
import { UserBadges } from '../components/admin/user-badges.tsx';
import { PersonRow } from '../components/people/person-row.tsx';
import rows from '../components/people/person-row.module.css';
import { SearchText } from '../components/search/search-text.tsx';
import { Select } from '../components/ui/select.tsx';
import { cursorOf } from '../next-cursor.ts';
import { admin } from '../words/admin.ts';

const words = admin.users;
type UsersPage = AdminPage<AdminUserItem>;

export async function loader({ request }: LoaderFunctionArgs) {
  const params = await requireAdmin(request);
  const query = givenOf(params, ['q', 'status', 'role']);
  const page = (next?: string): Promise<UsersPage> =>
    load(api.admin.users.$get({ query: { ...query, ...cursorOf(next) } }));
  return { answer: page(), page };
}

const STATUSES = [
  { value: '', label: words.all },
  ...ACCOUNT_STATUSES.map((status) => ({ value: status, label: words.statuses[status] })),
];
const ROLES = [
  { value: '', label: words.anyRole },
  ...([ROLE_USER, ROLE_ADMIN] as const).map((role) => ({ value: role, label: words.roles[role] })),
];

/** /admin/users: everybody, found by name or address. */
export function Component() {
  const { answer, page } = useLoaderData<typeof loader>();
  const { asked, ask } = useAsked();
  return (
    <section className={css['section']} aria-label={admin.tabs.users}>
      <h2 className="visually-hidden">{admin.tabs.users}</h2>
      <div className={css['asks']}>
        <div>
          <SearchText
            value={asked('q')}
            placeholder={words.placeholder}
            onSearch={(text) => ask('q', text)}
          />
        </div>
        <Select
          label={words.status}
          options={STATUSES}
          value={asked('status')}
          onChange={({ target }) => ask('status', target.value)}
        />
        <Select
          label={words.role}
          options={ROLES}
          value={asked('role')}
          onChange={({ target }) => ask('role', target.value)}
        />
      </div>
      <Paged
        answer={answer}
        loadNext={page}
        empty={{ title: words.none, text: words.noneHint }}
        className={rows['rows']}
      >
        {(users) => users.map((user) => <UserRow key={user.id} user={user} />)}
      </Paged>
    </section>
  );
}

const UserRow = ({ user }: { user: AdminUserItem }) => (
  <PersonRow
    name={<Link to={`/admin/users/${user.id}`}>{user.name}</Link>}
    drawn={user.name}
    facts={
      <>
        <bdi>{user.email}</bdi>
        <span>
          {words.since} <Moment iso={user.createdAt} />
        </span>
      </>
    }
    actions={null}
  >
    <span className={css['badges']}>
      <UserBadges user={user} />
    </span>
  </PersonRow>
);
