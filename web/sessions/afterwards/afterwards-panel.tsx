import { useRef } from 'react';

import type { Afterwards } from '../../../worker/contract/afterwards.ts';
import { useAccount } from '../../base/account.ts';
import { momentWord } from '../../ui/dates.ts';
import { Explain } from '../../ui/explain.tsx';
import { afterwards as words } from '../../words/made/afterwards.ts';
import css from './afterwards.module.css';
import { CompanionRow } from './companion-row.tsx';
import { OwnAbsence } from './own-absence.tsx';

interface AfterwardsPanelProps {
  session: number;
  answer: Afterwards;
  /** The level of the panel's headings. */
  level?: 2 | 3;
}

/** What a session's host and members do after it: thank each other, mark who was absent, and contest a mark. */
export default function AfterwardsPanel({ session, answer, level = 3 }: AfterwardsPanelProps) {
  const { user } = useAccount();
  const place = useRef<HTMLDivElement>(null);
  const { people, markableUntil, absence } = answer;
  const settle = () => place.current?.focus();
  return (
    <div ref={place} className={css.panel} tabIndex={-1}>
      {absence && <OwnAbsence {...{ absence, session, user, level }} onAnswered={settle} />}
      {markableUntil !== null && people.length > 0 && (
        <p className={css.hint}>{words.missing(momentWord(Date.parse(markableUntil)))}</p>
      )}
      <ul className="stack-2">
        {people.map((person) => (
          <CompanionRow
            key={person.id}
            person={person}
            session={session}
            markable={markableUntil !== null}
            onDone={settle}
          />
        ))}
      </ul>
      <div>
        <Explain {...words.thanksHelp} />
        <Explain {...words.attendanceHelp} />
      </div>
    </div>
  );
}
