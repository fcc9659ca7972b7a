import { useRef, useState } from 'react';

import type { ApplicationItem } from '../../../worker/contract/application.ts';
import type { SessionDetail } from '../../../worker/contract/session.ts';
import { checkAccount } from '../../base/account.ts';
import { useAction } from '../../base/use-action.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Explain } from '../../ui/explain.tsx';
import { focusIfLost } from '../../ui/focus-if-lost.ts';
import { Checkbox } from '../../ui/switch.tsx';
import { afterwards } from '../../words/made/afterwards.ts';
import { sessions } from '../../words/made/sessions.ts';
import { isRoleFree } from '../roles.ts';
import { type Answer, answerAll, describeAnswers } from './answer-applications.ts';
import { Applicant } from './applicant.tsx';
import css from './applicants.module.css';

const words = sessions.applicants;

interface ApplicantsProps {
  pending: readonly ApplicationItem[];
  waiting: readonly ApplicationItem[];
  /** The number of all pending applications, including those that are not shown. */
  pendingCount: number;
  session: SessionDetail;
}

/** The applications. The host answers them one by one, or several at once. */
export function Applicants({ pending, waiting, pendingCount, session }: ApplicantsProps) {
  const { pending: acting, busy, act } = useAction();
  /** Those that are answered stay in it, but are no longer pending. */
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const place = useRef<HTMLElement>(null);
  const chosen = pending.filter(({ id }) => picked.has(id));

  // Without applications there is something to say only while seats are free.
  const seatFree = session.seatsTaken + session.seatsHeld < session.seats;
  if (pending.length === 0 && waiting.length === 0 && !seatFree) return null;

  const answer = async (applications: readonly ApplicationItem[], status: Answer) => {
    const ids = applications.map(({ id }) => id);
    await act(status, async () => describeAnswers(await answerAll(ids, status)));
    // The answers have settled the notices of these applications.
    void checkAccount();
    focusIfLost(place.current);
  };

  const pick = (id: number, on: boolean) => {
    const next = new Set(picked);
    if (on) next.add(id);
    else next.delete(id);
    setPicked(next);
  };

  return (
    <section
      ref={place}
      className={css.applicants}
      aria-labelledby="applicants-title"
      tabIndex={-1}
    >
      <div className={css.head}>
        <h2 id="applicants-title">{words.title}</h2>
        {pendingCount > 0 && <Badge tone="loud">{pendingCount}</Badge>}
      </div>
      {pending.length === 0 && waiting.length === 0 && (
        <p>{session.status === 'full' ? words.noneFull : words.none}</p>
      )}
      {pending.length > 1 && (
        <Bulk
          count={chosen.length}
          all={chosen.length === pending.length}
          acting={acting}
          onChoose={(all) => setPicked(new Set(all ? pending.map(({ id }) => id) : []))}
          onAnswer={(status) => void answer(chosen, status)}
        />
      )}
      {pending.length > 0 && (
        <ul className="stack-2" aria-label={words.pending}>
          {pending.map((application) => (
            <Applicant
              key={application.id}
              application={application}
              session={session}
              busy={busy}
              {...(pending.length > 1 && {
                chosen: picked.has(application.id),
                onChoose: (on: boolean) => pick(application.id, on),
              })}
              onAccept={() => void answer([application], 'accepted')}
              onDecline={() => void answer([application], 'declined')}
            />
          ))}
        </ul>
      )}
      {pendingCount > pending.length && <p>{words.more(pending.length)}</p>}
      {waiting.length > 0 && (
        <>
          <h3>{words.waiting}</h3>
          <p>{words.waitingHint}</p>
          <ol className="stack-2">
            {waiting.map((application, index) => (
              <Applicant
                key={application.id}
                application={application}
                session={session}
                place={index + 1}
                busy={busy}
                {...((application.offerExpiresAt !== null ||
                  isRoleFree(session, application.role)) && {
                  onAccept: () => void answer([application], 'accepted'),
                })}
                onDecline={() => void answer([application], 'declined')}
              />
            ))}
          </ol>
        </>
      )}
      {pending.length + waiting.length > 0 && <Explain {...afterwards.attendanceHelp} />}
    </section>
  );
}

interface BulkProps {
  /** The number of chosen applications. */
  count: number;
  all: boolean;
  /** The answer that is being sent. */
  acting: string;
  onChoose: (all: boolean) => void;
  onAnswer: (status: Answer) => void;
}

/** Answers several applications at once. */
const Bulk = ({ count, all, acting, onChoose, onAnswer }: BulkProps) => (
  <div className={css.bulk}>
    <Checkbox
      label={words.chooseAll}
      checked={all}
      onChange={({ target }) => onChoose(target.checked)}
    />
    {count > 0 && (
      <div className={css.actions}>
        <Button size="sm" pending={acting === 'declined'} onClick={() => onAnswer('declined')}>
          {words.declineChosen(count)}
        </Button>
        <Button
          variant="primary"
          size="sm"
          pending={acting === 'accepted'}
          onClick={() => onAnswer('accepted')}
        >
          {words.acceptChosen(count)}
        </Button>
      </div>
    )}
  </div>
);
