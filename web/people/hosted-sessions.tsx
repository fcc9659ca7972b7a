import type { SessionItem } from '../../worker/contract/session.ts';
import type { Viewpoint } from '../../worker/contract/viewpoint.ts';
import { api, load } from '../base/api.ts';
import { type Page, cursorOf } from '../base/pages.ts';
import { LaterDates, onePerSeries } from '../sessions/one-per-series.tsx';
import { SessionCards } from '../sessions/session-cards.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { people } from '../words/made/people.ts';

export type HostedPage = Page<SessionItem>;

const SHOWN_FIRST = 6;

/** Loads the first page of a user's hosted sessions, or the one after `next`. `as` applies only to one's own page. */
export const loadHosted = (id: string, as: Viewpoint, next?: string): Promise<HostedPage> =>
  load(
    api.users[':id'].sessions.$get({
      param: { id },
      query: { as, itemsPerPage: String(SHOWN_FIRST), ...cursorOf(next) },
    }),
  );

interface HostedSessionsProps {
  id: string;
  as: Viewpoint;
  name: string;
  first: HostedPage;
}

/** A series is one card. */
function Hosted({ sessions }: { sessions: readonly SessionItem[] }) {
  const { shown, laterOf } = onePerSeries(sessions);
  const why = (session: SessionItem) => <LaterDates session={session} later={laterOf(session)} />;
  return <SessionCards sessions={shown} why={why} />;
}

/** A user's hosted sessions that the viewer may see, page by page. */
export const HostedSessions = ({ id, as, name, first }: HostedSessionsProps) => (
  <PagedList
    first={first}
    loadNext={(next) => loadHosted(id, as, next)}
    shown={({ count }) => people.page.sessionsShown(count)}
    more={people.page.moreSessions}
    empty={<p className="soft">{people.page.noSessions(name)}</p>}
  >
    {(items) => <Hosted sessions={items} />}
  </PagedList>
);
