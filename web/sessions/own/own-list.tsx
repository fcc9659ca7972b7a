import type { ReactNode } from 'react';
import { Link } from 'react-router';

import type { OwnSessionItem } from '../../../worker/contract/session.ts';
import type { OwnSessionTab } from '../../../worker/contract/vocabulary.ts';
import { api, load } from '../../base/api.ts';
import { type Page, cursorOf } from '../../base/pages.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { afterwards } from '../../words/made/afterwards.ts';
import { seats } from '../../words/made/seats.ts';
import { sessions } from '../../words/made/sessions.ts';
import { LaterDates, onePerSeries } from '../one-per-series.tsx';
import { CardAnswer } from '../own-answer.tsx';
import { SessionCards } from '../session-cards.tsx';
import css from './own-list.module.css';

const words = sessions.own;

export type OwnPage = Page<OwnSessionItem>;

/** Loads a tab's first page, or the one after `next`. */
export const loadOwn = (tab: OwnSessionTab, next?: string): Promise<OwnPage> =>
  load(api.sessions.own.$get({ query: { tab, ...cursorOf(next) } }));

export const OwnList = ({ tab, first }: { tab: OwnSessionTab; first: OwnPage }) => (
  <PagedList
    first={first}
    loadNext={(next) => loadOwn(tab, next)}
    shown={({ count }) => words.shown(count)}
    more={words.more}
    empty={<SessionCards sessions={[]} />}
  >
    {(items) => <Cards tab={tab} items={items} />}
  </PagedList>
);

/** Of a series only the next session is a card, and each that waits for the host. */
function Cards({ tab, items }: { tab: OwnSessionTab; items: OwnSessionItem[] }) {
  const extra = EXTRAS[tab];
  if (tab !== 'hosting' && tab !== 'joining')
    return <SessionCards sessions={items} extra={extra} />;
  const { shown, laterOf } = onePerSeries(items);
  const waits = items.filter((session) => session.pendingCount && !shown.includes(session));
  const why = (session: OwnSessionItem) => (
    <LaterDates session={session} later={laterOf(session)} />
  );
  return <SessionCards sessions={[...shown, ...waits]} extra={extra} why={why} />;
}

/** A link to play an ended session again with the same people, or to host a cancelled one again. */
const again = ({ id, name, status }: OwnSessionItem) => {
  const played = status === 'ended';
  return (
    <ButtonLink
      to={`/sessions/add/new?${played ? 'again' : 'from'}=${id}`}
      variant="primary"
      size="sm"
      aria-label={played ? afterwards.again.playOne(name) : words.againFor(name)}
    >
      {played ? afterwards.again.play : words.again}
    </ButtonLink>
  );
};

/** Why the session was cancelled, or a link to play it again. */
const whyOrAgain = (session: OwnSessionItem) =>
  session.cancelReason === null ? (
    again(session)
  ) : (
    <p className="soft">{session.cancelReason || sessions.action.hostGone}</p>
  );

/** The number of applications that wait for the host's answer. */
const waiting = ({ id, name, pendingCount = 0 }: OwnSessionItem) =>
  pendingCount > 0 && (
    <Link
      to={`/session/${id}#applicants`}
      className={css.pending}
      aria-label={words.pendingLink({ count: pendingCount, name })}
    >
      <Badge tone="loud">{words.pending(pendingCount)}</Badge>
    </Link>
  );

/** Leads to the seat that is offered. */
const offered = ({ id, name, application }: OwnSessionItem) =>
  application?.offerExpiresAt && (
    <ButtonLink
      to={`/session/${id}`}
      variant="primary"
      size="sm"
      aria-label={seats.offer.takeIn(name)}
    >
      {seats.offer.take}
    </ButtonLink>
  );

/** What the cards of a tab add to their foot. */
const EXTRAS: { [Tab in OwnSessionTab]?: (session: OwnSessionItem) => ReactNode } = {
  hosting: waiting,
  joining: (session) => <CardAnswer session={session} />,
  applied: offered,
  past: again,
  attended: whyOrAgain,
};
