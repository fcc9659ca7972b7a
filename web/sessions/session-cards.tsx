import { Suspense, lazy, useState } from 'react';
import { Link } from 'react-router';

import type { SessionItem } from '../../worker/contract/session.ts';
import { useAccount } from '../base/account.ts';
import { languageName } from '../base/languages.ts';
import { lazyPopup } from '../base/lazy-popup.tsx';
import { loadScript } from '../base/load-script.ts';
import { shownMedia } from '../base/media.ts';
import { GameCover } from '../brand/game-cover.tsx';
import { GameChips } from '../catalogue/game-chips.tsx';
import { PlatformMarks } from '../catalogue/platform-marks.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card, CardList, When } from '../ui/card.tsx';
import { Seats } from '../ui/meter.tsx';
import { Thumb } from '../ui/thumb.tsx';
import { clockWord, dayWord, untilWord } from '../ui/time.ts';
import { useNow } from '../ui/use-now.ts';
import { common } from '../words/made/common.ts';
import { style } from '../words/made/vocabulary.ts';
import css from './session-cards.module.css';

// In a script of their own, because most lists have something in them.
const NoSessions = lazy(async () => ({
  default: (await loadScript(() => import('./no-cards.tsx'))).NoSessions,
}));

const ApplyPopup = lazyPopup(() => import('./apply-popup.tsx'));

interface SessionCardsProps<Session extends SessionItem> {
  sessions: readonly Session[];
  /** Shows an 'edit' link on the user's own sessions. */
  editable?: boolean;
  /** Content that a list adds to the foot of its cards. */
  extra?: ((session: Session) => React.ReactNode) | undefined;
  /** The last line of a card's facts. */
  why?: ((session: Session) => React.ReactNode) | undefined;
  empty?: React.ReactNode;
  kind?: 'wide' | 'row';
  level?: 3 | 4;
}

/** A list of session cards with one shared apply popup. */
export function SessionCards<Session extends SessionItem>({
  sessions,
  editable = true,
  extra,
  why,
  empty,
  kind = 'wide',
  level = 3,
}: SessionCardsProps<Session>) {
  const [applying, setApplying] = useState<SessionItem>();
  if (sessions.length === 0) {
    return (
      empty ?? (
        <Suspense>
          <NoSessions />
        </Suspense>
      )
    );
  }
  return (
    <>
      <CardList kind={kind}>
        {sessions.map((session, index) => (
          <SessionCard
            key={session.id}
            session={session}
            editable={editable}
            extra={extra?.(session)}
            why={why?.(session)}
            eager={index < 3}
            level={level}
            onApply={() => setApplying(session)}
          />
        ))}
      </CardList>
      {applying && <ApplyPopup session={applying} onClose={() => setApplying(undefined)} />}
    </>
  );
}

interface CardProps {
  session: SessionItem;
  editable: boolean;
  extra: React.ReactNode;
  why: React.ReactNode;
  eager: boolean;
  level: 3 | 4;
  onApply: () => void;
}

function SessionCard({ session, editable, extra, why, eager, level, onApply }: CardProps) {
  const { login, user } = useAccount();
  const { card } = common;
  const { seatsTaken: taken, seatsHeld: held, seats: total } = session;
  const own = session.host.id === user;
  const [first] = shownMedia(session.media);
  const over = session.status === 'ended' || session.status === 'cancelled';
  const facts = [
    languageName(session.language),
    style[session.style],
    ...(session.microphone ? [card.microphone] : []),
    card.host(session.host.name),
  ];
  return (
    <Card
      level={level}
      name={<Link to={`/session/${session.id}`}>{session.name}</Link>}
      media={
        <Thumb {...first} to={`/session/${session.id}`} eager={eager}>
          <GameCover game={session.games[0] ?? session} />
        </Thumb>
      }
      aside={
        <>
          <Start session={session} />
          <Seats taken={taken} held={held} total={total}>
            {card.seats({ taken, total })}
            {held > 0 && (
              <>
                <br />
                {card.reserved(held)}
              </>
            )}
          </Seats>
        </>
      }
      foot={
        <>
          <PlatformMarks platforms={session.platforms} />
          {session.call && <Badge tone="here">{card.inCall(session.call.users.length)}</Badge>}
          {session.application && !over && (
            <Badge>{common.applicationStatus[session.application.status]}</Badge>
          )}
          {over && (
            <Badge tone={session.status === 'cancelled' ? 'trouble' : 'plain'}>
              {common.status[session.status]}
            </Badge>
          )}
          {login && !own && !over && !session.application && (
            <Button variant="primary" size="sm" onClick={onApply}>
              {session.status === 'full' ? card.waitingList : card.apply}
            </Button>
          )}
          {extra}
          {own && editable && !over && (
            <ButtonLink to={`/sessions/add/${session.id}`} size="sm">
              {card.edit}
            </ButtonLink>
          )}
        </>
      }
    >
      <GameChips games={session.games} />
      <p className={css.facts}>{facts.join(' · ')}</p>
      {why}
    </Card>
  );
}

function Start({ session }: { session: SessionItem }) {
  const now = useNow();
  const start = Date.parse(session.startsAt);
  return (
    <When
      iso={session.startsAt}
      day={dayWord(start, now)}
      clock={clockWord(start)}
      until={untilWord(start, session.durationMinutes, now)}
      over={session.status === 'ended'}
    />
  );
}
