import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { useAccount } from '../base/account.ts';
import { api, load } from '../base/api.ts';
import { faceOf, pictureOf } from '../base/media.ts';
import { requireLogin } from '../base/require-login.ts';
import { UserPresence } from '../presence/user-presence.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { messages as words } from '../words/made/messages.ts';
import css from './conversations-page.module.css';
import RoomPanel from './room-panel.tsx';

export async function loader({ params, request }: LoaderFunctionArgs) {
  await requireLogin(request);
  return load(api.users[':id'].$get({ param: { id: params['user'] ?? '' }, query: {} }));
}

/** /messages/{user}: the conversation with one user. */
export function Component() {
  const user = useLoaderData<typeof loader>();
  const { user: me, account } = useAccount();
  return (
    <article className={css.page}>
      <PageTitle>{words.with(user.name)}</PageTitle>
      <h1>
        <Link to={`/detail/${user.id}`}>
          <bdi>{user.name}</bdi>
        </Link>
      </h1>
      <p>
        <UserPresence user={user} />
      </p>
      <RoomPanel
        room={`/api/users/${user.id}`}
        label={words.with(user.name)}
        faces={{ [user.id]: faceOf(user.media), [me]: pictureOf(account?.firstFile ?? null) }}
      />
    </article>
  );
}
