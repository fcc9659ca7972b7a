import type { SessionItem } from '../../../worker/contract/session.ts';
import type { Viewpoint } from '../../../worker/contract/viewpoint.ts';
import { api, load } from '../../api.ts';
import { people } from '../../words/people.ts';
import { SessionCards } from '../session-cards.tsx';
import { NextPage } from '../ui/next-page.tsx';
import css from './user-facts.module.css';
import { useLaterPages } from './use-later-pages.ts';

export interface HostedPage {
  member: SessionItem[];
  view: { next?: string | undefined };
}

const SHOWN_FIRST = 6;

/** One page of what a user hosts, the one after `next` or the first; one's own as the viewpoint shows it. */
export const loadHosted = (id: string, as: Viewpoint, next?: string): Promise<HostedPage> => {
  const cursor = next === undefined ? null : new URLSearchParams(next.split('?')[1]).get('cursor');
  return load(
    api.users[':id'].sessions.$get({
      param: { id },
      query: { as, itemsPerPage: String(SHOWN_FIRST), ...(cursor !== null && { cursor }) },
    }),
  );
};

/** What a user hosts, as far as the viewer may see it; more on demand. */
export function HostedSessions({
  id,
  as,
  name,
  first,
}: {
  id: string;
  as: Viewpoint;
  name: string;
  first: HostedPage;
}) {
  const { items, next, pending, more } = useLaterPages(first, (after) => loadHosted(id, as, after));

  return (
    <>
      <SessionCards
        sessions={items}
        empty={<p className={css['none']}>{people.page.noSessions(name)}</p>}
      />
      {next !== undefined && (
        <NextPage
          shown={people.page.sessionsShown(items.length)}
          label={people.page.moreSessions}
          pending={pending}
          onNext={() => void more()}
        />
      )}
    </>
  );
}
