import type { ReactNode } from 'react';

import type { SessionDetail, SessionItem } from '../../../worker/contract/session.ts';
import { pictureOf } from '../../base/media.ts';
import { GameCover } from '../../brand/game-cover.tsx';
import { clockWord, dayWord, untilWord } from '../../ui/time.ts';
import { useNow } from '../../ui/use-now.ts';
import css from './member-head.module.css';
import { SessionMenu } from './session-menu.tsx';
import { StatusBadge } from './status-badge.tsx';

/** What and when, in one line, with what the viewer can do with it. */
export function MemberHead({ session, children }: { session: SessionDetail; children: ReactNode }) {
  const picture = pictureOf(session.firstFile);
  return (
    <header className={css.head}>
      <span className={css.cover} aria-hidden="true">
        {picture === undefined ? (
          <GameCover game={session.games[0] ?? session} size="icon" edge={72} />
        ) : (
          <img src={picture} alt="" width={72} height={72} />
        )}
      </span>
      <div className={css.what}>
        <h1 id="session">
          <bdi>{session.name}</bdi>
        </h1>
        <p className={css.when}>
          <StatusBadge status={session.status} />
          <span>
            <WhenLine session={session} />
          </span>
        </p>
      </div>
      <div className={css.acts}>
        {children}
        <SessionMenu session={session} />
      </div>
    </header>
  );
}

/** "tonight 21:30–00:30 · in 35 min" */
function WhenLine({ session }: { session: SessionItem }) {
  const now = useNow();
  const start = Date.parse(session.startsAt);
  const end = start + session.durationMinutes * 60_000;
  return (
    <>
      <time dateTime={session.startsAt}>
        {dayWord(start, now)} {clockWord(start)}–{clockWord(end)}
      </time>
      {session.status !== 'cancelled' && (
        <span>· {untilWord(start, session.durationMinutes, now)}</span>
      )}
    </>
  );
}
