import { membersMax } from '../../worker/contract/call-bounds.ts';
import type { SessionDetail } from '../../worker/contract/session.ts';
import { useAccount } from '../base/account.ts';
import { isNear } from '../base/is-near.ts';
import { Button } from '../ui/button.tsx';
import { useNow } from '../ui/use-now.ts';
import { calls } from '../words/made/calls.ts';
import { CallBar } from './call-bar.tsx';
import { useCallState, useSessionCall } from './core/use-calls.ts';
import css from './session-call-button.module.css';
import { UnsupportedNote } from './unsupported-note.tsx';
import { useDial } from './use-call-controller.ts';

const words = calls.dial;

interface SessionCallButtonProps {
  session: SessionDetail;
  /** Leaves out what is said about each button, for the top of a phone. */
  slim?: boolean;
}

/** Whether this tab is in the call of a session, or is about to be. */
export function useDocked({ id }: SessionDetail) {
  const { talk } = useCallState();
  return talk !== null && (talk.roster === null || talk.roster.session?.id === id);
}

/**
 * Joins the call of a session without ringing anyone, or rings its members. Only members see it. Hidden during another
 * call.
 */
export function SessionCallButton({ session, slim = false }: SessionCallButtonProps) {
  const { user } = useAccount();
  const { talk } = useCallState();
  const call = useSessionCall(session);
  const elsewhere = call?.users.some(({ id }) => id === user) ?? false;
  const solid = isNear(session, useNow()) || call !== null;
  const dial = useDial();
  const others = session.roster.length;
  const look = {
    wide: true,
    size: slim ? 'md' : 'lg',
    variant: solid ? 'primary' : 'quiet',
  } as const;
  const docked = useDocked(session);
  if (talk) return docked && slim ? <CallBar docked /> : null;
  if (others === 0 && !call) return null;
  if (!dial) return <UnsupportedNote className={css.hint} />;
  const inIt = call?.users.length ?? 0;
  const most = membersMax(session.voice);
  if (inIt >= most && !elsewhere) return <p className={css.hint}>{words.full(most)}</p>;
  const target = { session: `/api/sessions/${session.id}` };
  const join = () => void dial({ ...target, join: call?.id ?? null }, 'audio');
  const inCall = call?.users.map(({ name }) => name) ?? [];
  const joinLabel = elsewhere ? words.moveHere : words.join(inIt);
  const ring = () => void dial(target, 'audio');
  const way =
    session.voice === 'sfu' ? calls.throughServer : session.relay ? undefined : calls.exposed;
  const hint = way !== undefined && <p className={css.hint}>{way}</p>;
  if (slim) {
    return (
      <div className={css.call} data-slim>
        <div className={css.slim}>
          <Button {...look} icon="headphones" onClick={join}>
            {joinLabel}
          </Button>
          {!call && (
            <Button icon="phone" onClick={ring}>
              {words.everyone}
            </Button>
          )}
        </div>
        {hint}
      </div>
    );
  }
  return (
    <div className={css.call}>
      <Button {...look} icon="headphones" onClick={join}>
        {joinLabel}
      </Button>
      {inCall.length > 0 && <p className={css.hint}>{words.joinHint(inCall)}</p>}
      {!call && (
        <>
          <Button wide icon="phone" onClick={ring}>
            {words.everyone}
          </Button>
          <p className={css.hint}>
            {others > most - 1 ? words.firstHint(most - 1) : words.everyoneHint}
          </p>
        </>
      )}
      {hint}
    </div>
  );
}
