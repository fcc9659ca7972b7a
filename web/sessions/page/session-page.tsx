import { Suspense, lazy, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import type { Afterwards } from '../../../worker/contract/afterwards.ts';
import { HELD_HOURS } from '../../../worker/contract/bounds.ts';
import { accountState, useAccount } from '../../base/account.ts';
import { ApiError, api, load } from '../../base/api.ts';
import { keepShown } from '../../base/keep-shown.ts';
import { linkKey } from '../../base/link-key.ts';
import { retryImport } from '../../base/retry-import.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { afterwards } from '../../words/made/afterwards.ts';
import { held } from '../../words/made/held.ts';
import { messages as chat } from '../../words/made/messages.ts';
import { BeforePage, Section } from './before-page.tsx';
import { MemberPage } from './member-page.tsx';
import css from './session-page.module.css';
import { useFresh } from './use-fresh.ts';

const AfterwardsPanel = lazy(() => retryImport(() => import('../afterwards/afterwards-panel.tsx')));
const RoomPanel = lazy(() => retryImport(() => import('../../messages/room-panel.tsx')));

/** As many applicants as one page of the API holds. */
const APPLICANTS_SHOWN = '60';

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

function Shown(data: Awaited<ReturnType<typeof sessionData>>) {
  const { session, after } = data;
  const { user } = useAccount();
  useFresh(session);
  const hosts = user !== 0 && session.host.id === user;
  const comes = hosts || (user !== 0 && session.application?.status === 'accepted');
  const [first, setFirst] = useState({ id: session.id, comes });
  if (first.id !== session.id) setFirst({ id: session.id, comes });
  const [opened, setOpened] = useState(0);
  if (comes && opened !== session.id) setOpened(session.id);
  return (
    <>
      <PageTitle>{session.name}</PageTitle>
      {session.held && (
        <p role="note">{session.refused ? held.refusedNote : held.note(HELD_HOURS)}</p>
      )}
      {comes ? (
        <MemberPage {...data} hosts={hosts} arrives={comes && !first.comes} />
      ) : (
        <BeforePage session={session}>
          {after && (after.people.length > 0 || after.absence) && (
            <Section id="afterwards" title={afterwards.title}>
              <AfterwardsPanel session={session.id} answer={after} />
            </Section>
          )}
          {/* Whoever leaves still finds what they had typed. */}
          {opened === session.id && user !== 0 && (
            <Section id="room" title={chat.room}>
              <RoomPanel room={`/api/sessions/${session.id}`} label={chat.room} faces={{}} gone />
            </Section>
          )}
        </BeforePage>
      )}
    </>
  );
}
