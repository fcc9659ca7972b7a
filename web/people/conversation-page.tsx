import {
  Link,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router';

import { useAccount } from '../base/account.ts';
import { api, load } from '../base/api.ts';
import { faceOf, pictureOf } from '../base/media.ts';
import { isAnothers } from '../base/page-owner.ts';
import { requireLogin } from '../base/require-login.ts';
import { CallButtons } from '../calls/call-buttons.tsx';
import RoomPanel from '../messages/room-panel.tsx';
import { UserPresence } from '../presence/user-presence.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { ButtonLink, buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { messages as words } from '../words/made/messages.ts';
import css from './conversation-page.module.css';
import { RelationButton } from './relation-button.tsx';

/** Whether the user may become a friend here. */
let befriends = false;

export async function loader({ params, request }: LoaderFunctionArgs) {
  await requireLogin(request);
  const param = { id: params['user'] ?? '' };
  const user = await load(api.users[':id'].$get({ param, query: {} }));
  befriends = user.relation !== 'friends';
  return user;
}

/** New messages load the list beside it again, but not a friend with whom one writes. Another user's log-in does. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams['user'] !== nextParams['user'] || befriends || isAnothers();

/** /messages/{user}: the conversation with one user. */
export function Component() {
  const user = useLoaderData<typeof loader>();
  const { user: me, account } = useAccount();
  const face = faceOf(user.media);
  return (
    <article className={css.page}>
      <PageTitle>{words.with(user.name)}</PageTitle>
      <header className={css.head}>
        <Link
          to="/messages"
          className={buttonClass({ variant: 'bare', only: true })}
          aria-label={words.back}
        >
          <Icon name="chevron-left" />
        </Link>
        <Avatar name={user.name} src={face} edge={40} />
        <div className={css.who}>
          <h1>
            <Link to={`/detail/${user.id}`}>
              <bdi>{user.name}</bdi>
            </Link>
          </h1>
          <UserPresence user={user} />
        </div>
        {user.relation === 'friends' && <CallButtons user={user} />}
      </header>
      <RoomPanel
        key={user.relation}
        room={`/api/users/${user.id}`}
        label={words.with(user.name)}
        faces={{ [user.id]: face, [me]: pictureOf(account?.firstFile ?? null) }}
        instead={
          <div className={css.instead}>
            {user.relation !== 'friends' && <RelationButton user={user} />}
            <ButtonLink to="/messages" size="lg">
              {words.back}
            </ButtonLink>
          </div>
        }
      />
    </article>
  );
}
