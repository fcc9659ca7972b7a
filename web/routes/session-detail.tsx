import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';

import type { SessionStatus } from '../../worker/contract/vocabulary.ts';
import { useAccount } from '../account.ts';
import { api, load } from '../api.ts';
import { GroupCallButton } from '../components/calls/group-call-button.tsx';
import { GameChips } from '../components/game-chips.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { ReportButton } from '../components/report/report-button.tsx';
import { Applicants } from '../components/session-page/applicants.tsx';
import { CalendarButton } from '../components/session-page/calendar-button.tsx';
import { HostTools } from '../components/session-page/host-tools.tsx';
import { pictureOf } from '../components/session-page/picture.ts';
import { Requirements } from '../components/session-page/requirements.tsx';
import { Roster } from '../components/session-page/roster.tsx';
import { SessionAction } from '../components/session-page/session-action.tsx';
import { SessionMedia } from '../components/session-page/session-media.tsx';
import css from '../components/session-page/session-page.module.css';
import { ShareButton } from '../components/session-page/share-button.tsx';
import { useFresh } from '../components/session-page/use-fresh.ts';
import { WayOfTime } from '../components/session-page/way-of-time.tsx';
import { Avatar } from '../components/ui/avatar.tsx';
import { Badge } from '../components/ui/badge.tsx';
import { Seats } from '../components/ui/meter.tsx';
import { shownMedia } from '../media.ts';
import { common } from '../words/common.ts';
import { sessions } from '../words/sessions.ts';

const words = sessions.page;
/** As many applicants as one page of the API holds. */
const APPLICANTS_SHOWN = '60';

const TONES: Record<SessionStatus, 'here' | 'warm' | 'gone'> = {
  open: 'here',
  running: 'here',
  full: 'warm',
  ended: 'gone',
  cancelled: 'gone',
};

const applicationsOf = async (session: string, status: 'pending' | 'waiting') => {
  const query = { session: `/api/sessions/${session}`, status, itemsPerPage: APPLICANTS_SHOWN };
  return (await load(api.applications.$get({ query }))).member;
};

export async function loader({ params }: LoaderFunctionArgs) {
  const id = params['id'] ?? '';
  const session = await load(api.sessions[':id'].$get({ param: { id } }));
  const { pendingCount = 0, waitingCount } = session;
  // The host alone is told how many wait, and the host alone may read who they are.
  const hosts = session.pendingCount !== undefined;
  const [pending, waiting] = await Promise.all([
    hosts && pendingCount > 0 ? applicationsOf(id, 'pending') : [],
    hosts && waitingCount > 0 ? applicationsOf(id, 'waiting') : [],
  ]);
  return { session, pending, waiting };
}

/** /session/{id}: one session in full, readable by visitors. */
export function Component() {
  const { session, pending, waiting } = useLoaderData<typeof loader>();
  const { user } = useAccount();
  useFresh(session);
  const own = session.host.id === user;
  const comes = own || session.application?.status === 'accepted';
  const over = session.status === 'ended' || session.status === 'cancelled';
  return (
    <article
      className={css['page']}
      aria-labelledby="session"
      data-several={shownMedia(session.media).length > 1}
    >
      <PageTitle>{session.name}</PageTitle>
      <header className={css['head']}>
        <div className={css['host']}>
          <Badge tone={TONES[session.status]}>{common.status[session.status]}</Badge>
        </div>
        <h1 id="session">{session.name}</h1>
        <p className={css['host']}>
          <Avatar name={session.host.name} src={pictureOf(session.hostFile)} edge={32} />
          <span>
            {words.hostedBy} <Link to={`/detail/${session.host.id}`}>{session.host.name}</Link>
          </span>
        </p>
        <GameChips games={session.games} />
      </header>
      <div className={css['media']}>
        <SessionMedia session={session} />
      </div>
      <section className={css['board']} aria-label={words.time}>
        <WayOfTime session={session} />
        <div className={css['seats']}>
          <Seats taken={session.seatsTaken} total={session.seats}>
            {common.card.seats(session.seatsTaken, session.seats)}
          </Seats>
          {session.waitingCount > 0 && <p>{words.waiting(session.waitingCount)}</p>}
        </div>
        {own ? (
          <HostTools session={session} />
        ) : (
          <>
            <SessionAction session={session} />
            <div className={css['second']}>
              <ShareButton name={session.name} />
              <ReportButton
                about={`/api/sessions/${session.id}`}
                name={session.name}
                person={session.host}
              />
            </div>
          </>
        )}
        {comes && session.status !== 'cancelled' && <GroupCallButton session={session} />}
        {comes && session.status !== 'ended' && <CalendarButton session={session} />}
      </section>
      <div className={css['body']}>
        {own && !over && (
          <Applicants
            pending={pending}
            waiting={waiting}
            pendingCount={session.pendingCount ?? 0}
            seatFree={session.seatsTaken < session.seats}
          />
        )}
        {session.description !== '' && (
          <section className={css['section']} aria-labelledby="about">
            <h2 id="about">{words.about}</h2>
            <p className={css['prose']}>{session.description}</p>
          </section>
        )}
        <section className={css['section']} aria-labelledby="requirements">
          <h2 id="requirements">{words.requirements}</h2>
          <Requirements session={session} />
        </section>
        <section className={css['section']} aria-labelledby="roster">
          <h2 id="roster">{words.roster}</h2>
          <Roster session={session} />
        </section>
      </div>
    </article>
  );
}
