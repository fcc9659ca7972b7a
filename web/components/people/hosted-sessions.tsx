import { useState } from 'react';

import type { SessionItem } from '../../../worker/contract/session.ts';
import { ApiError, api, load } from '../../api.ts';
import { describeFailure } from '../../use-form.ts';
import { people } from '../../words/people.ts';
import { SessionCards } from '../session-cards.tsx';
import { NextPage } from '../ui/next-page.tsx';
import { announce } from '../ui/toast-store.ts';
import css from './user-facts.module.css';

export interface HostedPage {
  member: SessionItem[];
  view: { next?: string | undefined };
}

const SHOWN_FIRST = 6;

/** One page of what a user hosts, the one after `next` or the first. */
export const loadHosted = (id: string, next?: string): Promise<HostedPage> => {
  const cursor = next === undefined ? null : new URLSearchParams(next.split('?')[1]).get('cursor');
  return load(
    api.users[':id'].sessions.$get({
      param: { id },
      query: { itemsPerPage: String(SHOWN_FIRST), ...(cursor !== null && { cursor }) },
    }),
  );
};

/** What a user hosts, as far as the viewer may see it; more on demand. */
export function HostedSessions({
  id,
  name,
  first,
}: {
  id: string;
  name: string;
  first: HostedPage;
}) {
  const [later, setLater] = useState<{ of: HostedPage; pages: HostedPage[] }>();
  const [pending, setPending] = useState(false);
  // What was loaded after an older first page is let go with it.
  const pages = [first, ...(later?.of === first ? later.pages : [])];
  const sessions = pages.flatMap(({ member }) => member);
  const next = pages.at(-1)?.view.next;

  const more = async () => {
    setPending(true);
    try {
      const page = await loadHosted(id, next);
      setLater({ of: first, pages: [...pages.slice(1), page] });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      announce(describeFailure(error), 'problem');
    } finally {
      setPending(false);
    }
  };

  return (
    <>
      <SessionCards
        sessions={sessions}
        empty={<p className={css['none']}>{people.page.noSessions(name)}</p>}
      />
      {next !== undefined && (
        <NextPage
          shown={people.page.sessionsShown(sessions.length)}
          label={people.page.moreSessions}
          pending={pending}
          onNext={() => void more()}
        />
      )}
    </>
  );
}
