import { Suspense } from 'react';
import { Await, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';

import type { UserDetail } from '../../worker/contract/user.ts';
import { api, load } from '../api.ts';
import { AsyncFailure } from '../components/async-failure.tsx';
import { CardsSkeleton } from '../components/cards-skeleton.tsx';
import {
  type HostedPage,
  HostedSessions,
  loadHosted,
} from '../components/people/hosted-sessions.tsx';
import { UserFacts } from '../components/people/user-facts.tsx';
import { UserHero } from '../components/people/user-hero.tsx';
import { UserMedia } from '../components/people/user-media.tsx';
import { UserSkeleton } from '../components/people/user-skeleton.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { people } from '../words/people.ts';
import css from './user-detail.module.css';

const { page: words } = people;

/** Both are asked for at once; the page stands as soon as the user is there. */
export function loader({ params }: LoaderFunctionArgs) {
  const id = params['id'] ?? '';
  const hosted = loadHosted(id);
  // Its failure is told where it is shown; without the user it is never shown.
  hosted.catch(() => undefined);
  return { user: load(api.users[':id'].$get({ param: { id } })), hosted };
}

/** /detail/{id}: a user as the viewer may see them. */
export function Component() {
  const { user, hosted } = useLoaderData<typeof loader>();
  const { id = '' } = useParams();
  return (
    <article className={css['page']}>
      <Suspense key={id} fallback={<UserSkeleton />}>
        <Await resolve={user} errorElement={<AsyncFailure />}>
          {(shown: UserDetail) => <Page user={shown} hosted={hosted} />}
        </Await>
      </Suspense>
    </article>
  );
}

function Page({ user, hosted }: { user: UserDetail; hosted: Promise<HostedPage> }) {
  const id = String(user.id);
  return (
    <>
      <PageTitle>{user.name}</PageTitle>
      <UserHero user={user} />
      <div className={css['columns']}>
        <div className={css['main']}>
          {user.inviteText !== undefined && user.inviteText !== '' && (
            <blockquote className={css['letter']} dir="auto">
              {user.inviteText}
            </blockquote>
          )}
          <section className={css['about']} aria-labelledby="about">
            <h2 id="about">{words.about}</h2>
            {user.about === '' ? (
              <p className={css['none']}>{words.noAbout}</p>
            ) : (
              <p className={css['text']} dir="auto">
                {user.about}
              </p>
            )}
          </section>
          <UserMedia user={user} />
          <section className={css['sessions']} aria-labelledby="hosted">
            <h2 id="hosted">{words.sessions}</h2>
            <Suspense fallback={<CardsSkeleton kind="wide" />}>
              <Await
                resolve={hosted}
                errorElement={<p className={css['none']}>{words.sessionsFailed}</p>}
              >
                {(first: HostedPage) => <HostedSessions id={id} name={user.name} first={first} />}
              </Await>
            </Suspense>
          </section>
        </div>
        <aside className={css['aside']}>
          <UserFacts user={user} />
        </aside>
      </div>
    </>
  );
}
