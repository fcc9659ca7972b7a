import { useRef } from 'react';

import type { Afterwards } from '../../../worker/contract/afterwards.ts';
import { useAccount } from '../../base/account.ts';
import { api, send } from '../../base/api.ts';
import { useAction } from '../../base/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { momentWord } from '../../ui/dates.ts';
import { Explain } from '../../ui/explain.tsx';
import { focusIfLost } from '../../ui/focus-if-lost.ts';
import { afterwards as words } from '../../words/made/afterwards.ts';
import css from './afterwards.module.css';
import { CompanionRow } from './companion-row.tsx';

interface AfterwardsPanelProps {
  session: number;
  answer: Afterwards;
  level?: 2 | 3;
}

/** What a session's host and members do after it: thank each other, mark who was absent, and contest a mark. */
export default function AfterwardsPanel({ session, answer, level = 3 }: AfterwardsPanelProps) {
  const { user } = useAccount();
  const place = useRef<HTMLDivElement>(null);
  const { people, markableUntil, absence } = answer;
  const settle = () => focusIfLost(place.current);
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

const { own } = words;

interface OwnAbsenceProps {
  absence: NonNullable<Afterwards['absence']>;
  session: number;
  user: number;
  level: 2 | 3;
  onAnswered: () => void;
}

/** The host's mark that the user didn't come, and how to contest it. */
function OwnAbsence({ absence, session, user, level, onAnswered }: OwnAbsenceProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const { busy, act } = useAction();
  const { contestableUntil, contested, agreed } = absence;
  const contest = async () => {
    await act('contest', () => {
      const param = { id: String(session), userId: String(user) };
      const json = { contested: true as const };
      return send(api.sessions[':id'].absences[':userId'].$patch({ param, json }), own.contested);
    });
    onAnswered();
  };
  const text = agreed
    ? own.agreed
    : contested
      ? own.contested
      : contestableUntil === null
        ? own.late
        : own.open;
  return (
    <div className={css.own}>
      <Heading>{own.title}</Heading>
      <p>{text}</p>
      {contestableUntil !== null && (
        <Button variant="primary" pending={busy} onClick={() => void contest()}>
          {own.contest}
        </Button>
      )}
    </div>
  );
}
