import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';

import type { SessionDetail } from '../../../worker/contract/session.ts';
// Whoever registered to apply is offered a passkey afterwards.
// oxlint-disable-next-line house/floors -- a passkey is offered where somebody has just got in, not among the accounts’ pages
import { PasskeyOffer } from '../../accounts/passkey-offer.tsx';
import { pictureOf, shownMedia } from '../../base/media.ts';
import { GameChips } from '../../catalogue/game-chips.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { filled } from '../../ui/filled.ts';
import { Seats } from '../../ui/meter.tsx';
import { Prose } from '../../ui/prose.tsx';
import { common } from '../../words/made/common.ts';
import { seats } from '../../words/made/seats.ts';
import { sessions } from '../../words/made/sessions.ts';
import { RoleFacts } from '../role-chips.tsx';
import { SeriesButton } from '../series/series-button.tsx';
import { FactChips, Requirements } from './requirements.tsx';
import { Roster } from './roster.tsx';
import { SessionAction } from './session-action.tsx';
import { SessionMedia } from './session-media.tsx';
import { SessionMenu } from './session-menu.tsx';
import css from './session-page.module.css';
import { StatusBadge } from './status-badge.tsx';
import { Timeline } from './timeline.tsx';
import { isOver } from './viewer-status.tsx';

const words = sessions.page;

/** A session for those who aren't in it: the facts, and one way in. */
export function BeforePage({
  session,
  children,
}: {
  session: SessionDetail;
  /** What is left of a session that the viewer was in. */
  children: ReactNode;
}) {
  return (
    <article
      className={css.page}
      aria-labelledby="session"
      data-several={shownMedia(session.media).length > 1}
    >
      <header className={css.title}>
        <div className={css.row}>
          <StatusBadge status={session.status} />
          <SessionMenu session={session} />
        </div>
        <h1 id="session">
          <bdi>{session.name}</bdi>
        </h1>
      </header>
      <div className={css.media}>
        <SessionMedia session={session} />
      </div>
      <section className={css.board} aria-label={words.time}>
        <Timeline session={session} />
        <SeriesButton session={session} />
        <SeatsLeft session={session} />
        <SessionAction session={session} />
        {session.application && <PasskeyOffer />}
      </section>
      <div className={css.lead}>
        <p className={css.host}>
          <Avatar name={session.host.name} src={pictureOf(session.hostFile)} edge={32} />
          <span>
            {filled(words.hostedBy('{host}'), {
              host: <Link to={`/detail/${session.host.id}`}>{session.host.name}</Link>,
            })}
          </span>
        </p>
        <GameChips games={session.games} />
        <FactChips session={session} />
        {session.roles.length > 0 && <RoleFacts session={session} />}
      </div>
      <div className={css.body}>
        {children}
        {session.description !== '' && (
          <Section id="about" title={words.about}>
            <Prose text={session.description} className={css.prose} />
          </Section>
        )}
        <Section id="roster" title={words.roster}>
          <Roster session={session} />
        </Section>
        <details className={css.details}>
          <summary>{words.details}</summary>
          <Requirements session={session} />
        </details>
      </div>
    </article>
  );
}

function SeatsLeft({ session }: { session: SessionDetail }) {
  const { seatsTaken, seatsHeld, seats: total, waitingCount } = session;
  const free = total - seatsTaken - seatsHeld;
  return (
    <div className={css.seats}>
      <Seats taken={seatsTaken} held={seatsHeld} total={total}>
        {common.card.seats({ taken: seatsTaken, total })}
        {free > 0 && !isOver(session) && ` · ${words.free(free)}`}
      </Seats>
      {seatsHeld > 0 && <p>{seats.page.held(seatsHeld)}</p>}
      {waitingCount > 0 && <p>{words.waiting(waitingCount)}</p>}
    </div>
  );
}

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

export const Section = ({ id, title, children }: SectionProps) => (
  <section className={css.section} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <Suspense>{children}</Suspense>
  </section>
);
