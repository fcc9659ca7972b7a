import type { SessionDetail } from '../../worker/contract/session.ts';
import { useTalks } from './core/use-calls.ts';
import { calls } from '../words/en/calls.ts';
import { Button } from '../ui/button.tsx';
import { UnsupportedNote } from './unsupported-note.tsx';
import { useDial } from './use-call-controller.ts';
import css from '../sessions/page/session-page.module.css';

const words = calls.dial;

/** Rings the other members of a session. Hidden if there are none, or if a call is already running. */
export function GroupCallButton({ session }: { session: SessionDetail }) {
  const talks = useTalks();
  const dial = useDial();
  const others = session.roster.length;
  if (talks || others === 0) return null;
  if (!dial) return <UnsupportedNote className={css['hint']} />;
  return (
    <div className={css['action']}>
      <Button
        wide
        variant="primary"
        icon="phone"
        onClick={() => void dial({ session: `/api/sessions/${session.id}` }, 'audio')}
      >
        {words.group}
      </Button>
      <p className={css['hint']}>{words.groupHint(others)}</p>
      {!session.relay && <p className={css['hint']}>{calls.exposed}</p>}
    </div>
  );
}
