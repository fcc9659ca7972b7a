import type { SessionDetail } from '../../../worker/contract/session.ts';
import { useTalks } from '../../calls/use-calls.ts';
import { calls } from '../../words/calls.ts';
import { Button } from '../ui/button.tsx';
import { useDial } from './use-desk.ts';
import css from '../session-page/session-page.module.css';

const words = calls.dial;

/** For the members of a session: rings the others. Not there where there is nobody else, or a call runs already. */
export function GroupCallButton({ session }: { session: SessionDetail }) {
  const talks = useTalks();
  const dial = useDial();
  const others = session.roster.length;
  if (talks || others === 0) return null;
  return (
    <div className={css['action']}>
      <Button
        wide
        variant="warm"
        icon="phone"
        onClick={() => void dial({ session: `/api/sessions/${session.id}` }, 'audio')}
      >
        {words.group}
      </Button>
      <p className={css['hint']}>{words.groupHint(others)}</p>
    </div>
  );
}
