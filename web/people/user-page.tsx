import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';

import type { UserDetail } from '../../worker/contract/user.ts';
import { VIEWPOINTS, type Viewpoint } from '../../worker/contract/viewpoint.ts';
import { api, load } from '../base/api.ts';
import { deferErrors } from '../base/defer-errors.ts';
import { shownMedia } from '../base/media.ts';
import { AvatarArt } from '../brand/game-cover.tsx';
import { MediaFrame } from '../media/media-frame.tsx';
import { MediaFlag } from '../moderation/report/report-button.tsx';
import { AwaitedPart } from '../ui/awaited-part.tsx';
import { CardsSkeleton } from '../ui/cards-skeleton.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Tab, TabNav } from '../ui/tabs.tsx';
import { common } from '../words/made/common.ts';
import { people } from '../words/made/people.ts';
import { type HostedPage, HostedSessions, loadHosted } from './hosted-sessions.tsx';
import { UserFacts } from './user-facts.tsx';
import hero from './user-hero.module.css';
import { UserHero } from './user-hero.tsx';
import mediaCss from './user-media.module.css';
import css from './user-page.module.css';

const { page: words } = people;

/** Both requests start at once. The page renders as soon as the user is loaded. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const id = params['id'] ?? '';
  const wanted = new URL(request.url).searchParams.get('as');
  const as = VIEWPOINTS.find((viewpoint) => viewpoint === wanted) ?? 'stranger';
  const hosted = deferErrors(loadHosted(id, as));
  const user = deferErrors(load(api.users[':id'].$get({ param: { id }, query: { as } })));
  return { user, hosted, as };
}

/** /detail/{id}: a user as the viewer may see them. */
export function Component() {
  const { user, hosted, as } = useLoaderData<typeof loader>();
  const { id = '' } = useParams();
  return (
    <article className={css.page}>
      <AwaitedPart key={id} answer={user} level={1} loading={<UserSkeleton />}>
        {(shown) => <Page user={shown} hosted={hosted} as={as} />}
      </AwaitedPart>
    </article>
  );
}

interface PageProps {
  user: UserDetail;
  hosted: Promise<HostedPage>;
  /** How users see their own page: as themselves, as strangers do, or as friends do. */
  as: Viewpoint;
}

function Page({ user, hosted, as }: PageProps) {
  const id = String(user.id);
  return (
    <>
      <PageTitle>{user.name}</PageTitle>
      {user.relation === 'self' && <Viewpoints id={id} current={as} />}
      <UserHero user={user} as={as} />
      <div className={css.columns}>
        <div className={css.main}>
          {user.inviteText !== undefined && user.inviteText !== '' && (
            <blockquote className={css.message} dir="auto">
              {user.inviteText}
            </blockquote>
          )}
          <section className={css.about} aria-labelledby="about">
            <h2 id="about">{words.about}</h2>
            {user.about === '' ? (
              <p className="faint">{words.noAbout}</p>
            ) : (
              <p className={css.text} dir="auto">
                {user.about}
              </p>
            )}
          </section>
          <UserMedia user={user} />
          <section className={css.sessions} aria-labelledby="hosted">
            <h2 id="hosted">{words.sessions}</h2>
            <AwaitedPart
              answer={hosted}
              loading={<CardsSkeleton kind="wide" />}
              failed={<p className="faint">{words.sessionsFailed}</p>}
            >
              {(first) => (
                <HostedSessions key={as} id={id} as={as} name={user.name} first={first} />
              )}
            </AwaitedPart>
          </section>
        </div>
        <aside className={css.aside}>
          <UserFacts user={user} />
        </aside>
      </div>
    </>
  );
}

/** Shows users their own page as strangers and visitors see it, or as friends see it. */
const Viewpoints = ({ id, current }: { id: string; current: Viewpoint }) => (
  <TabNav label={people.relation.viewpoints}>
    {VIEWPOINTS.map((viewpoint) => (
      <Tab
        key={viewpoint}
        to={`/detail/${id}?as=${viewpoint}`}
        replace
        current={viewpoint === current}
        preventScrollReset={false}
      >
        {people.relation.seenBy[viewpoint]}
      </Tab>
    ))}
  </TabNav>
);

/** The user's images and videos. Hidden if there is only the portrait. */
function UserMedia({ user }: { user: UserDetail }) {
  const shown = shownMedia(user.media);
  if (shown.every(({ kind }, index) => index === 0 && kind === 'image')) return null;
  return (
    <section className={mediaCss.media} aria-labelledby="media">
      <h2 id="media">{people.page.media}</h2>
      <ul className={mediaCss.strip}>
        {shown.map((item) => (
          <li key={item.name}>
            <MediaFrame item={item}>
              <AvatarArt name={user.name} />
            </MediaFrame>
            <MediaFlag media={user.media} name={item.name} person={user} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A placeholder of the hero's size while a user loads. */
function UserSkeleton() {
  return (
    <div aria-busy="true" className={hero.hero} data-relation="none">
      <p className="visually-hidden">{common.loading}</p>
      <span className={hero.way} />
      <div className={hero.portrait}>
        <span>
          <Skeleton width={128} height={128} round />
        </span>
      </div>
      <div className={hero.who}>
        <Skeleton width="min(16rem, 80%)" height="2.25rem" />
        <Skeleton width="min(22rem, 100%)" />
      </div>
    </div>
  );
}
