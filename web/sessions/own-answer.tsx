import { useEffect, useRef, useState } from 'react';

import type { SessionItem } from '../../worker/contract/session.ts';
import { MEMBER_ANSWERS, type MemberAnswer } from '../../worker/contract/vocabulary.ts';
import { api, byId, send } from '../base/api.ts';
import { isNear } from '../base/is-near.ts';
import { useAction } from '../base/use-action.ts';
import { Button, type ButtonLook } from '../ui/button.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { useNow } from '../ui/use-now.ts';
import { sessions } from '../words/made/sessions.ts';
import css from './own-answer.module.css';

const words = sessions.answers;

/** On a card of the user's own sessions, shortly before the start and until the end. */
export function CardAnswer({ session }: { session: SessionItem }) {
  const near = isNear(session, useNow());
  const { application, status } = session;
  if (!near || application?.status !== 'accepted' || status === 'cancelled') return null;
  return <OwnAnswer application={application.id} answer={application.answer} variant="primary" />;
}

interface OwnAnswerProps extends Pick<ButtonLook, 'variant'> {
  /** The id of the member's application. */
  application: number;
  /** What they have said, or null. */
  answer?: MemberAnswer | null;
  onAnswered?: () => void;
}

/**
 * Asks a member whether they come, and lets them change what they said. Leaving is confirmed in place, because a dialog
 * would close the bell's panel.
 */
export function OwnAnswer({
  application,
  answer = null,
  onAnswered,
  variant = 'quiet',
}: OwnAnswerProps) {
  const { busy, act } = useAction();
  const [leaves, setLeaves] = useState(false);
  const say = (json: { answer: MemberAnswer } | { status: 'left' }, said: string) =>
    void act(
      said,
      () => send(api.applications[':id'].$patch({ ...byId(application), json }), said),
      onAnswered,
    );
  if (leaves) {
    return (
      <Leave
        pending={busy}
        onStay={() => setLeaves(false)}
        onLeave={() => say({ status: 'left' }, sessions.action.left)}
      />
    );
  }
  if (answer !== null) {
    return (
      <Menu
        worded
        icon="check"
        size="sm"
        label={words[answer]}
        describe={words.yours(words[answer])}
        pending={busy}
      >
        {MEMBER_ANSWERS.filter((one) => one !== answer).map((one) => (
          <MenuItem key={one} onClick={() => say({ answer: one }, words.saved)}>
            {words[one]}
          </MenuItem>
        ))}
        <MenuItem danger onClick={() => setLeaves(true)}>
          {words.cannot}
        </MenuItem>
      </Menu>
    );
  }
  return (
    <div className={css.four}>
      {MEMBER_ANSWERS.map((one) => (
        <Button
          key={one}
          size="sm"
          variant={one === 'coming' ? variant : 'quiet'}
          pending={busy}
          onClick={() => say({ answer: one }, words.saved)}
        >
          {words[one]}
        </Button>
      ))}
      <Button size="sm" pending={busy} onClick={() => setLeaves(true)}>
        {words.cannot}
      </Button>
    </div>
  );
}

interface LeaveProps {
  pending: boolean;
  onStay: () => void;
  onLeave: () => void;
}

function Leave({ pending, onStay, onLeave }: LeaveProps) {
  const question = useRef<HTMLElement>(null);
  // The button that had the focus is gone.
  useEffect(() => question.current?.focus(), []);
  return (
    <section ref={question} aria-label={sessions.action.leaveTitle} tabIndex={-1}>
      <p className={css.question}>{sessions.action.leaveText}</p>
      <div className={css.answers}>
        <Button size="sm" onClick={onStay}>
          {sessions.action.stay}
        </Button>
        <Button size="sm" variant="danger" pending={pending} onClick={onLeave}>
          {sessions.action.leave}
        </Button>
      </div>
    </section>
  );
}
