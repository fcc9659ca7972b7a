import { Link } from 'react-router';

import type { ApplicationItem } from '../../../worker/contract/application.ts';
import type { SessionItem } from '../../../worker/contract/session.ts';
import { languageName } from '../../base/languages.ts';
import { pictureOf } from '../../base/media.ts';
import { GameChips } from '../../catalogue/game-chips.tsx';
import { PlatformMarks } from '../../catalogue/platform-marks.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { agoWord } from '../../ui/dates.ts';
import { Checkbox } from '../../ui/switch.tsx';
import { clockWord } from '../../ui/time.ts';
import { useNow } from '../../ui/use-now.ts';
import { afterwards } from '../../words/made/afterwards.ts';
import { seats } from '../../words/made/seats.ts';
import { sessions } from '../../words/made/sessions.ts';
import { region as regions } from '../../words/made/vocabulary.ts';
import { comma } from '../../words/punctuation.ts';
import css from './applicants.module.css';
import { RoleMenu } from './role-menu.tsx';

const words = sessions.applicants;

interface ApplicantProps {
  application: ApplicationItem;
  session: SessionItem;
  /** The position on the waiting list, from 1. */
  place?: number;
  busy: boolean;
  chosen?: boolean;
  /** Set if several applications can be answered at once. */
  onChoose?: (chosen: boolean) => void;
  onAccept?: () => void;
  onDecline: () => void;
}

/** One application with its text and the answers to it. */
export function Applicant({
  application,
  session,
  place,
  busy,
  chosen = false,
  onChoose,
  onAccept,
  onDecline,
}: ApplicantProps) {
  const { user, text, createdAt, applicant, role, offerExpiresAt } = application;
  const now = useNow();
  return (
    <li className={css.applicant}>
      <div className={css.who}>
        {onChoose && (
          <Checkbox
            label={<span className="visually-hidden">{words.choose(user.name)}</span>}
            checked={chosen}
            onChange={({ target }) => onChoose(target.checked)}
          />
        )}
        <Avatar name={user.name} src={pictureOf(user.firstFile)} />
        <div className={css.name}>
          <Link to={`/detail/${user.id}`}>{user.name}</Link>
          <small>
            {place === undefined ? (
              <time dateTime={createdAt}>{agoWord(Date.parse(createdAt), now)}</time>
            ) : (
              <>
                {words.place(place)}
                {offerExpiresAt !== null &&
                  ` · ${seats.offer.offered(clockWord(Date.parse(offerExpiresAt)))}`}
              </>
            )}
          </small>
        </div>
        {session.roles.length > 0 && (
          <RoleMenu
            session={session}
            person={{ name: user.name, role, applicationId: application.id }}
          />
        )}
        <div className={css.actions}>
          <Button
            size="sm"
            pending={busy}
            aria-label={words.declineOne(user.name)}
            onClick={onDecline}
          >
            {words.decline}
          </Button>
          {onAccept && (
            <Button
              variant="primary"
              size="sm"
              pending={busy}
              aria-label={words.acceptOne(user.name)}
              onClick={onAccept}
            >
              {words.accept}
            </Button>
          )}
        </div>
      </div>
      {applicant && <ApplicantFacts applicant={applicant} />}
      {place === undefined && (
        <p className={css.message} data-empty={text === ''} dir="auto">
          {text === '' ? words.noText : text}
        </p>
      )}
    </li>
  );
}

/** The facts for the host's decision: shared games with level, platforms, region, languages, number of sessions. */
function ApplicantFacts({
  applicant: { games, platforms, region, languages, sessionCount, attendance },
}: {
  applicant: NonNullable<ApplicationItem['applicant']>;
}) {
  const facts = [
    region && regions[region],
    languages.map(languageName).join(comma),
    words.sessionCount(sessionCount),
    afterwards.bands[attendance],
  ];
  return (
    <div className={css.facts}>
      {games.length > 0 ? <GameChips games={games} people /> : <p>{words.noGames}</p>}
      <p>
        {facts.filter(Boolean).join(' · ')}
        {platforms.length > 0 && <PlatformMarks platforms={platforms} />}
      </p>
    </div>
  );
}
