import { Link } from 'react-router';

import type { SessionDetail } from '../../../worker/contract/session.ts';
import { shownMedia } from '../../base/media.ts';
import { GameChips } from '../../catalogue/game-chips.tsx';
import { filled } from '../../ui/filled.ts';
import { Seats } from '../../ui/meter.tsx';
import { Prose } from '../../ui/prose.tsx';
import { common } from '../../words/made/common.ts';
import { seats } from '../../words/made/seats.ts';
import { sessions } from '../../words/made/sessions.ts';
import { SeriesButton } from '../series/series-button.tsx';
import css from './member-page.module.css';
import { Requirements } from './requirements.tsx';
import { SessionMedia } from './session-media.tsx';
import { Timeline } from './timeline.tsx';

const words = sessions.page;

/** What a session's members know before it: when, what it is about, and what it needs. */
export function Plan({ session }: { session: SessionDetail }) {
  const { seatsTaken: taken, seats: total, seatsHeld, waitingCount, host } = session;
  return (
    <>
      <Timeline session={session} />
      <SeriesButton session={session} />
      <div className="soft">
        <Seats taken={taken} held={seatsHeld} total={total}>
          {common.card.seats({ taken, total })}
        </Seats>
        {seatsHeld > 0 && <p>{seats.page.held(seatsHeld)}</p>}
        {waitingCount > 0 && <p>{words.waiting(waitingCount)}</p>}
      </div>
      {session.description !== '' && <Prose text={session.description} className={css.prose} />}
      <p className="soft">
        {filled(words.hostedBy('{host}'), {
          host: <Link to={`/detail/${host.id}`}>{host.name}</Link>,
        })}
      </p>
      <GameChips games={session.games} />
      <Requirements session={session} />
      {shownMedia(session.media).length > 0 && <SessionMedia session={session} />}
    </>
  );
}
