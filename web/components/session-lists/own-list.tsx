import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';

import type { OwnSessionItem } from '../../../worker/contract/session.ts';
import type { OwnSessionTab } from '../../../worker/contract/vocabulary.ts';
import { ApiError, api, load } from '../../api.ts';
import { describeFailure } from '../../use-form.ts';
import { sessions } from '../../words/sessions.ts';
import { SessionCards } from '../session-cards.tsx';
import { Badge } from '../ui/badge.tsx';
import { buttonClass } from '../ui/button.tsx';
import { NextPage } from '../ui/next-page.tsx';
import { announce } from '../ui/toast-store.ts';
import css from './own-list.module.css';

const words = sessions.own;

export interface OwnPage {
  member: OwnSessionItem[];
  view: { next?: string | undefined };
}

/** The first page of a tab, or the one that a page's `next` leads to. */
export const loadOwn = (tab: OwnSessionTab, next?: string): Promise<OwnPage> => {
  const cursor = next === undefined ? null : new URLSearchParams(next.split('?')[1]).get('cursor');
  return load(api.sessions.own.$get({ query: { tab, ...(cursor !== null && { cursor }) } }));
};

interface OwnListProps {
  tab: OwnSessionTab;
  first: OwnPage;
}

/** Cards of one tab, page after page. What was added goes when the first page is loaded anew. */
export function OwnList({ tab, first }: OwnListProps) {
  const [added, setAdded] = useState({ first, page: first });
  const [pending, setPending] = useState(false);
  const { member, view } = added.first === first ? added.page : first;
  // The server lists these by application; what one looks for is what comes next.
  const shown =
    tab === 'joining'
      ? member.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
      : member;

  const more = async () => {
    setPending(true);
    try {
      const next = await loadOwn(tab, view.next);
      setAdded({ first, page: { member: [...member, ...next.member], view: next.view } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      announce(describeFailure(error), 'problem');
    } finally {
      setPending(false);
    }
  };

  return (
    <>
      <SessionCards sessions={shown} extra={EXTRAS[tab]} />
      {(view.next !== undefined || member.length > first.member.length) && (
        <NextPage
          shown={words.shown(member.length)}
          {...(view.next !== undefined && { label: words.more })}
          pending={pending}
          onNext={() => void more()}
        />
      )}
    </>
  );
}

/** To do it again. */
const again = ({ id, name }: OwnSessionItem) => (
  <Link
    to={`/sessions/add/new?from=${id}`}
    className={buttonClass({ variant: 'warm', size: 'sm' })}
    aria-label={words.againFor(name)}
  >
    {words.again}
  </Link>
);

/** Why it does not take place. */
const why = ({ cancelReason }: OwnSessionItem) =>
  cancelReason !== null && <p className={css['why']}>{cancelReason || sessions.action.hostGone}</p>;

/** How many wait for the host's answer. */
const waiting = ({ id, name, pendingCount = 0 }: OwnSessionItem) =>
  pendingCount > 0 && (
    <Link
      to={`/session/${id}#applicants`}
      className={css['pending']}
      aria-label={words.pendingLink(pendingCount, name)}
    >
      <Badge tone="loud">{words.pending(pendingCount)}</Badge>
    </Link>
  );

/** What a card tells and offers here alone. */
const EXTRAS: { [Tab in OwnSessionTab]?: (session: OwnSessionItem) => ReactNode } = {
  hosting: waiting,
  past: again,
  attended: why,
};
