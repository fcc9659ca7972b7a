import { useEffect } from 'react';
import {
  Link,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router';

import type { UserDetail } from '../../worker/contract/user.ts';
import { accountState, useAccount } from '../base/account.ts';
import { api, load } from '../base/api.ts';
import { faceOf, pictureOf } from '../base/media.ts';
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

/** What is shown, and as whom it was loaded. */
let shown: { user: UserDetail; as: number } | undefined;

export async function loader({ params, request }: LoaderFunctionArgs) {
  await requireLogin(request);
  const { user: as } = accountState();
  const param = { id: params['user'] ?? '' };
  const user = await load(api.users[':id'].$get({ param, query: {} })).catch((error: unknown) => {
    // The room says what is no longer possible, and keeps what was typed.
    if (shown?.as === as && String(shown.user.id) === param.id) return shown.user;
    throw error;
  });
  return { user, as };
}

/** New messages load the list beside it again, but not a friend with whom one writes. Another user's log-in does. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams['user'] !== nextParams['user'] ||
  shown?.user.relation !== 'friends' ||
  shown.as !== accountState().user;

/** /messages/{user}: the conversation with one user. */
export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const { user } = loaded;
  const { user: me, account } = useAccount();
  const face = faceOf(user.media);
  useEffect(() => {
    shown = loaded;
    return () => {
      shown = undefined;
    };
  }, [loaded]);
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
        room={`/api/users/${user.id}`}
        relation={user.relation}
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
