import type { ApplicationItem } from '../../../worker/contract/application.ts';
import { languageName } from '../../base/languages.ts';
import { GameChips } from '../../catalogue/game-chips.tsx';
import { PlatformMarks } from '../../catalogue/platform-marks.tsx';
import { afterwards } from '../../words/made/afterwards.ts';
import { sessions } from '../../words/made/sessions.ts';
import { region as regions } from '../../words/made/vocabulary.ts';
import { comma } from '../../words/punctuation.ts';
import css from './applicants.module.css';

const words = sessions.applicants;

/** The facts for the host's decision: shared games with level, platforms, region, languages, number of sessions. */
export function ApplicantFacts({
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
