import { useEffect, useRef, useState } from 'react';

import type { SessionItem } from '../../worker/contract/session.ts';
import { api, send } from '../base/api.ts';
import { isNear } from '../base/is-near.ts';
import { useAction } from '../base/use-action.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, type ButtonLook } from '../ui/button.tsx';
import { useNow } from '../ui/use-now.ts';
import { sessions } from '../words/made/sessions.ts';
import css from './check-in.module.css';

const words = sessions.checkIn;

/** Whether the viewer is a member and the session is near or runs, so that they check in. */
export const comesNow = (session: SessionItem, now: number) =>
  session.application?.status === 'accepted' &&
  session.status !== 'cancelled' &&
  isNear(session, now);

/** The check-in on a card of the user's own sessions. */
export function CardCheckIn({ session }: { session: SessionItem }) {
  const now = useNow();
  const { application } = session;
  if (!application || !comesNow(session, now)) return null;
  return application.checkedIn ? (
    <Badge tone="here">{words.onTheWay}</Badge>
  ) : (
    <CheckIn application={application.id} size="sm" variant="primary" />
  );
}

interface CheckInProps extends Pick<ButtonLook, 'size' | 'variant'> {
  /** The id of the member's application. */
  application: number;
  onAnswered?: () => void;
}

/** Asks a member whether they come. Leaving is confirmed in place, because a dialog would close the bell's panel. */
export function CheckIn({ application, onAnswered, size = 'md', variant = 'quiet' }: CheckInProps) {
  const { pending, act } = useAction();
  const [asking, setAsking] = useState(false);
  const answer = (json: { checkedIn: true } | { status: 'left' }, said: string) =>
    void act(
      said,
      async () => {
        await send(api.applications[':id'].$patch({ param: { id: String(application) }, json }));
        return said;
      },
      onAnswered,
    );
  if (asking) {
    return <Leave {...{ size, pending, answer }} onStay={() => setAsking(false)} />;
  }
  return (
    <div className={css.answers} data-size={size}>
      <Button
        size={size}
        variant={variant}
        pending={pending !== ''}
        onClick={() => answer({ checkedIn: true }, words.checkedIn)}
      >
        {words.comes}
      </Button>
      <Button size={size} pending={pending !== ''} onClick={() => setAsking(true)}>
        {words.cannot}
      </Button>
    </div>
  );
}

interface LeaveProps extends Pick<ButtonLook, 'size'> {
  pending: string;
  answer: (json: { status: 'left' }, said: string) => void;
  onStay: () => void;
}

function Leave({ size = 'md', pending, answer, onStay }: LeaveProps) {
  const question = useRef<HTMLElement>(null);
  // The button that had the focus is gone.
  useEffect(() => question.current?.focus(), []);
  return (
    <section ref={question} aria-label={sessions.action.leaveTitle} tabIndex={-1}>
      <p className={css.question}>{sessions.action.leaveText}</p>
      <div className={css.answers} data-size={size}>
        <Button size={size} onClick={onStay}>
          {sessions.action.stay}
        </Button>
        <Button
          size={size}
          variant="danger"
          pending={pending !== ''}
          onClick={() => answer({ status: 'left' }, sessions.action.left)}
        >
          {sessions.action.leave}
        </Button>
      </div>
    </section>
  );
}
