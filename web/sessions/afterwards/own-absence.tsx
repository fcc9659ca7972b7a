import type { Afterwards } from '../../../worker/contract/afterwards.ts';
import { api, send } from '../../base/api.ts';
import { useAction } from '../../base/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { afterwards } from '../../words/made/afterwards.ts';
import css from './afterwards.module.css';

const { own: words } = afterwards;

interface OwnAbsenceProps {
  absence: NonNullable<Afterwards['absence']>;
  session: number;
  user: number;
  level: 2 | 3;
  onAnswered: () => void;
}

/** The host's mark that the user didn't come, and how to contest it. */
export function OwnAbsence({ absence, session, user, level, onAnswered }: OwnAbsenceProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const { busy, act } = useAction();
  const { contestableUntil, contested, agreed } = absence;
  const contest = async () => {
    await act('contest', () => {
      const param = { id: String(session), userId: String(user) };
      const json = { contested: true as const };
      return send(api.sessions[':id'].absences[':userId'].$patch({ param, json }), words.contested);
    });
    onAnswered();
  };
  const text = agreed
    ? words.agreed
    : contested
      ? words.contested
      : contestableUntil === null
        ? words.late
        : words.open;
  return (
    <div className={css.own}>
      <Heading>{words.title}</Heading>
      <p>{text}</p>
      {contestableUntil !== null && (
        <Button variant="primary" pending={busy} onClick={() => void contest()}>
          {words.contest}
        </Button>
      )}
    </div>
  );
}
