import { type ReactNode, Suspense, lazy, useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';

import type { Afterwards } from '../../../worker/contract/afterwards.ts';
import type { SessionDetail } from '../../../worker/contract/session.ts';
import type { SessionStatus } from '../../../worker/contract/vocabulary.ts';
import { accountState, useAccount } from '../../base/account.ts';
import { ApiError, api, load } from '../../base/api.ts';
import { keepShown } from '../../base/keep-shown.ts';
import { linkKey } from '../../base/link-key.ts';
import { pictureOf, shownMedia } from '../../base/media.ts';
import { retryImport } from '../../base/retry-import.ts';
import { SessionCallButton } from '../../calls/session-call-button.tsx';
import { GameChips } from '../../catalogue/game-chips.tsx';
import { ReportButton } from '../../moderation/report/report-button.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { filled } from '../../ui/filled.ts';
import { Seats } from '../../ui/meter.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { afterwards } from '../../words/made/afterwards.ts';
import { common } from '../../words/made/common.ts';
import { messages as chat } from '../../words/made/messages.ts';
import { seats } from '../../words/made/seats.ts';
import { sessions } from '../../words/made/sessions.ts';
import { SeriesButton } from '../series/series-button.tsx';
import { Applicants } from './applicants.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { HostTools } from './host-tools.tsx';
import { InviteButton } from './invite-button.tsx';
import { MuteButton } from './mute-button.tsx';
import { Requirements } from './requirements.tsx';
import { RoleList } from './role-list.tsx';
import { Roster } from './roster.tsx';
import { SessionAction } from './session-action.tsx';
import { SessionMedia } from './session-media.tsx';
import css from './session-page.module.css';
import { ShareButton } from './share-button.tsx';
import { Timeline } from './timeline.tsx';
import { useFresh } from './use-fresh.ts';

const AfterwardsPanel = lazy(() => retryImport(() => import('../afterwards/afterwards-panel.tsx')));
const RoomPanel = lazy(() => retryImport(() => import('../../messages/room-panel.tsx')));

const words = sessions.page;
/** As many applicants as one page of the API holds. */
const APPLICANTS_SHOWN = '60';

const TONES: Record<SessionStatus, 'here' | 'plain' | 'trouble'> = {
  open: 'here',
  running: 'here',
  full: 'plain',
  ended: 'plain',
  cancelled: 'trouble',
};

const applicationsOf = async (session: string, status: 'pending' | 'waiting') => {
  const query = { session: `/api/sessions/${session}`, status, itemsPerPage: APPLICANTS_SHOWN };
  return (await load(api.applications.$get({ query }))).member;
};

const afterwardsOf = (id: string) =>
  load(api.sessions[':id'].afterwards.$get({ param: { id } })).catch(() => null);

/**
 * What is left of a session that a block hides: the host's mark that the user was absent.
 * @throws `error` if there is no mark
 */
async function hiddenSession(id: string, error: unknown) {
  const missing = error instanceof ApiError && error.kind === 'missing';
  const after = missing && accountState().login ? await afterwardsOf(id) : null;
  if (!after?.absence) throw error;
  return { hidden: Number(id), after };
}

export const loader = keepShown(async ({ params, request }: LoaderFunctionArgs) => {
  const id = params['id'] ?? '';
  try {
    return await sessionData(id, request);
  } catch (error) {
    return hiddenSession(id, error);
  }
});

async function sessionData(id: string, request: Request) {
  const session = await load(
    api.sessions[':id'].$get({ param: { id }, query: linkKey(new URL(request.url).search) }),
  );
  const { pendingCount = 0, waitingCount } = session;
  // Only the host gets the number of pending applications, and only the host may list them.
  const hosts = session.pendingCount !== undefined;
  const status = session.application?.status;
  // The host can also mark members who left before the end.
  const played =
    session.status === 'ended' && (hosts || status === 'accepted' || status === 'left');
  const [pending, waiting, after] = await Promise.all([
    hosts && pendingCount > 0 ? applicationsOf(id, 'pending') : [],
    hosts && waitingCount > 0 ? applicationsOf(id, 'waiting') : [],
    // The page is worth reading without it.
    played ? afterwardsOf(id) : null,
  ]);
  return { session, pending, waiting, after };
}

/** /session/{id}: one session in full, also for visitors. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  return 'hidden' in data ? <Hidden {...data} /> : <Shown {...data} />;
}

/** A session that the user was in and can't see any more. */
const Hidden = ({ hidden, after }: { hidden: number; after: Afterwards }) => (
  <article className={css.section} aria-labelledby="session">
    <PageTitle>{afterwards.title}</PageTitle>
    <h1 id="session">{afterwards.title}</h1>
    <Suspense>
      <AfterwardsPanel session={hidden} answer={after} level={2} />
    </Suspense>
  </article>
);

function Shown({ session, pending, waiting, after }: Awaited<ReturnType<typeof sessionData>>) {
  const { user } = useAccount();
  useFresh(session);
  const own = session.host.id === user;
  const over = session.status === 'ended' || session.status === 'cancelled';
  const comes = own || session.application?.status === 'accepted';
  const [opened, setOpened] = useState(0);
  // Right after a log-out the page still shows what a member sees.
  if (comes && user !== 0 && opened !== session.id) setOpened(session.id);
  return (
    <article
      className={css.page}
      aria-labelledby="session"
      data-several={shownMedia(session.media).length > 1}
    >
      <PageTitle>{session.name}</PageTitle>
      <Head session={session} />
      <div className={css.media}>
        <SessionMedia session={session} />
      </div>
      <Board session={session} own={own} />
      <div className={css.body}>
        {own && !over && (
          <Applicants
            pending={pending}
            waiting={waiting}
            pendingCount={session.pendingCount ?? 0}
            session={session}
          />
        )}
        {after && (after.people.length > 0 || after.absence) && (
          <Section id="afterwards" title={afterwards.title}>
            <Suspense>
              <AfterwardsPanel session={session.id} answer={after} />
            </Suspense>
          </Section>
        )}
        {session.description !== '' && (
          <Section id="about" title={words.about}>
            <p className={css.prose} dir="auto">
              {session.description}
            </p>
          </Section>
        )}
        <Section id="requirements" title={words.requirements}>
          <Requirements session={session} />
        </Section>
        {session.roles.length > 0 && (
          <Section id="roles" title={seats.page.roles}>
            <RoleList session={session} />
          </Section>
        )}
        <Section id="roster" title={words.roster}>
          <Roster session={session} />
        </Section>
        {opened === session.id && (
          <Section id="room" title={chat.room}>
            <p className={css.hint}>{chat.roomHint}</p>
            <Suspense fallback={<div className={css.roomWait} />}>
              <RoomPanel
                room={`/api/sessions/${session.id}`}
                label={chat.room}
                faces={facesOf(session)}
                members={[session.host, ...session.roster].filter(({ id }) => id !== user)}
                hosts={own}
                gone={!comes}
              />
            </Suspense>
          </Section>
        )}
      </div>
    </article>
  );
}

const facesOf = ({ host, hostFile, roster }: SessionDetail) =>
  Object.fromEntries(
    [...roster, { id: host.id, firstFile: hostFile }].map(({ id, firstFile }) => [
      id,
      pictureOf(firstFile),
    ]),
  );

const Head = ({ session }: { session: SessionDetail }) => (
  <header className={css.head}>
    <div className={css.host}>
      <Badge tone={TONES[session.status]}>{common.status[session.status]}</Badge>
      <SeriesButton session={session} />
    </div>
    <h1 id="session">
      <bdi>{session.name}</bdi>
    </h1>
    <p className={css.host}>
      <Avatar name={session.host.name} src={pictureOf(session.hostFile)} edge={32} />
      <span>
        {filled(words.hostedBy('{host}'), {
          host: <Link to={`/detail/${session.host.id}`}>{session.host.name}</Link>,
        })}
      </span>
    </p>
    <GameChips games={session.games} />
  </header>
);

/** The session's time, its seats, and the main action. */
function Board({ session, own }: { session: SessionDetail; own: boolean }) {
  const comes = own || session.application?.status === 'accepted';
  const over = session.status === 'ended' || session.status === 'cancelled';
  const around = (
    <div className={css.second}>
      {comes && session.status !== 'ended' && <CalendarButton session={session} />}
      {comes && (own || session.membersInvite) && !over && <InviteButton session={session} />}
      <ShareButton session={session} />
      <MuteButton session={session} />
      {!own && (
        <ReportButton
          about={`/api/sessions/${session.id}`}
          name={session.name}
          person={session.host}
        />
      )}
    </div>
  );
  return (
    <section className={css.board} aria-label={words.time}>
      <Timeline session={session} />
      <div className={css.seats}>
        <Seats taken={session.seatsTaken} total={session.seats}>
          {common.card.seats({ taken: session.seatsTaken, total: session.seats })}
        </Seats>
        {session.seatsHeld > 0 && <p>{seats.page.held(session.seatsHeld)}</p>}
        {session.waitingCount > 0 && <p>{words.waiting(session.waitingCount)}</p>}
      </div>
      {comes && session.status !== 'cancelled' && <SessionCallButton session={session} />}
      {own ? (
        <HostTools session={session}>{around}</HostTools>
      ) : (
        <SessionAction session={session}>{around}</SessionAction>
      )}
    </section>
  );
}

const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className={css.section} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);
