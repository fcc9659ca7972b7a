import type { ReactNode } from 'react';
import { Link } from 'react-router';

import type { OwnSessionItem } from '../../../worker/contract/session.ts';
import type { OwnSessionTab } from '../../../worker/contract/vocabulary.ts';
import { api, load } from '../../app/api.ts';
import { sessions } from '../../words/sessions.ts';
import { CardCheckIn } from '../check-in.tsx';
import { SessionCards } from '../session-cards.tsx';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { type Page, cursorOf } from '../../ui/pages.ts';
import css from './own-list.module.css';

const words = sessions.own;

export type OwnPage = Page<OwnSessionItem>;

/** A tab's first page, or the one of a page's `next`. */
export const loadOwn = (tab: OwnSessionTab, next?: string): Promise<OwnPage> =>
  load(api.sessions.own.$get({ query: { tab, ...cursorOf(next) } }));

interface OwnListProps {
  tab: OwnSessionTab;
  first: OwnPage;
}

/** The cards of one tab, page by page. */
export const OwnList = ({ tab, first }: OwnListProps) => (
  <PagedList
    first={first}
    loadNext={(next) => loadOwn(tab, next)}
    shown={words.shown}
    more={words.more}
    empty={<SessionCards sessions={[]} />}
  >
    {(items) => <SessionCards sessions={ordered(tab, items)} extra={EXTRAS[tab]} />}
  </PagedList>
);

const runs = ({ status }: OwnSessionItem) => Number(status === 'running');

/** Running sessions come first, then the next one to start. The server orders joined sessions by application. */
const ordered = (tab: OwnSessionTab, items: OwnSessionItem[]) =>
  tab === 'hosting' || tab === 'joining'
    ? items.toSorted(
        (one, other) => runs(other) - runs(one) || one.startsAt.localeCompare(other.startsAt),
      )
    : items;

/** Hosts the session again. */
const again = ({ id, name }: OwnSessionItem) => (
  <Link
    to={`/sessions/add/new?from=${id}`}
    className={buttonClass({ variant: 'primary', size: 'sm' })}
    aria-label={words.againFor(name)}
  >
    {words.again}
  </Link>
);

/** Why the session was cancelled. */
const why = ({ cancelReason }: OwnSessionItem) =>
  cancelReason !== null && <p className={css['why']}>{cancelReason || sessions.action.hostGone}</p>;

/** The number of applications that wait for the host's answer. */
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

/** What the cards of a tab add to their foot. */
const EXTRAS: { [Tab in OwnSessionTab]?: (session: OwnSessionItem) => ReactNode } = {
  hosting: waiting,
  joining: (session) => <CardCheckIn session={session} />,
  past: again,
  attended: why,
};
