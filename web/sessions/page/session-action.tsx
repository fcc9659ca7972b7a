import { type ReactNode, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';

import type { SessionDetail } from '../../../worker/contract/session.ts';
import { useAccount } from '../../accounts/account.ts';
import { api, send } from '../../app/api.ts';
import { afterwards } from '../../words/afterwards.ts';
import { common } from '../../words/common.ts';
import { sessions } from '../../words/sessions.ts';
import { lazyPopup } from '../../app/lazy-popup.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useNow } from '../../ui/use-now.ts';
import { CheckIn, comesNow } from '../check-in.tsx';
import { RolePicker } from '../role-picker.tsx';
import { firstRole, isRoleFree } from '../roles.ts';
import { OfferTime, SeatOffer } from '../seat-offer.tsx';
import { seats as seatWords } from '../../words/seats.ts';
import { answerInvitation } from './answer-invitation.ts';
import css from './session-page.module.css';
import { useAction } from './use-action.ts';

const ApplyPopup = lazyPopup(() => import('../apply-popup.tsx'));
const { action: words, invitation: invited } = sessions;

interface Part {
  title?: string;
  hint: ReactNode;
  /** The available action. */
  move?: 'apply' | 'withdraw' | 'leave' | 'answer' | 'take';
}

/** The viewer's part in someone else's session. */
function partIn(session: SessionDetail, now: number): Part {
  const { application, invitation, status } = session;
  if (status === 'cancelled')
    return { title: words.cancelledTitle, hint: session.cancelReason || words.hostGone };
  if (status === 'ended') return { title: words.endedTitle, hint: '' };
  const answer = application?.status;
  const seatFree = session.seatsTaken + session.seatsHeld < session.seats;
  const answerable = invitation && (seatFree || status !== 'running');
  if (answerable && answer !== 'accepted' && answer !== 'waiting') {
    const hint = invited.hint(seatFree);
    return { title: invited.from(invitation.by.name), hint, move: 'answer' };
  }
  switch (answer) {
    case 'pending':
      return { title: words.pendingTitle, hint: words.pendingHint, move: 'withdraw' };
    case 'waiting':
      return (
        waitingPart(session, now) ?? {
          title: words.waitingTitle(application?.place ?? 1),
          hint: words.waitingHint,
          move: 'withdraw',
        }
      );
    case 'accepted':
      return { title: words.acceptedTitle, hint: acceptedHint(session, now), move: 'leave' };
    case 'declined':
      return { title: words.declinedTitle, hint: words.declinedHint };
    case 'removed':
      return { title: words.removedTitle, hint: words.removedHint };
    case 'withdrawn':
    case 'left':
    case undefined:
      return mayApply(session);
    default:
      return answer satisfies never;
  }
}

/** Whoever waits may take a seat that they are offered, or one that no one else is offered. */
function waitingPart(session: SessionDetail, now: number): Part | undefined {
  const { application, startsAt } = session;
  const until = application?.offerExpiresAt ?? null;
  if (until !== null && Date.parse(until) > now) {
    const hint = (
      <>
        <OfferTime key={until} until={until} /> {seatWords.offer.passHint}
      </>
    );
    return { title: seatWords.offer.title, hint, move: 'take' };
  }
  const free = until === null && Date.parse(startsAt) > now;
  return free && isRoleFree(session, application?.role ?? null)
    ? { title: seatWords.offer.title, hint: seatWords.offer.freeHint, move: 'take' }
    : undefined;
}

function acceptedHint(session: SessionDetail, now: number) {
  if (comesNow(session, now)) {
    return session.application?.checkedIn ? sessions.checkIn.doneHint : sessions.checkIn.hint;
  }
  return session.status === 'running' ? words.runningInHint : words.acceptedHint;
}

function mayApply(session: SessionDetail): Part {
  const { status, seatsTaken, seatsHeld, seats, instantly, roles } = session;
  const full = seatsTaken + seatsHeld >= seats;
  if (instantly && !(full && status === 'running')) {
    if (full) return { title: words.fullTitle, hint: seatWords.join.listHint, move: 'apply' };
    const { hint, roleFullHint } = seatWords.join;
    return { hint: roles.length > 0 ? roleFullHint : hint, move: 'apply' };
  }
  if (status === 'running')
    return { hint: full ? words.runningFullHint : words.runningHint, move: 'apply' };
  return full
    ? { title: words.fullTitle, hint: words.fullHint, move: 'apply' }
    : { hint: words.openHint, move: 'apply' };
}

/** Says what happens. */
function applyLabel({ status, instantly, seats, seatsTaken, seatsHeld }: SessionDetail) {
  if (status === 'full') return common.card.waitingList;
  return instantly && seatsTaken + seatsHeld < seats ? seatWords.join.now : words.apply;
}

interface SessionActionProps {
  session: SessionDetail;
  /** Secondary actions. */
  children: ReactNode;
}

/** The viewer's state, and the page's one main button that depends on it. Leaving comes last. */
export function SessionAction({ session, children }: SessionActionProps) {
  const { login } = useAccount();
  const [params, setParams] = useSearchParams();
  // A visitor who had to log in first continues here.
  const applies = login && params.has('apply');
  const [open, setOpen] = useState<'apply' | 'leave' | undefined>(applies ? 'apply' : undefined);
  const { pending, act } = useAction();
  const [role, setRole] = useState(() => session.application?.role ?? firstRole(session));
  const place = useRef<HTMLElement>(null);
  const now = useNow();
  const part = partIn(session, now);
  const { application } = session;
  // Whoever is asked whether they come can leave by that.
  const asked = application?.checkedIn === false && comesNow(session, now);
  const close = () => {
    setOpen(undefined);
    if (!params.has('apply')) return;
    params.delete('apply');
    setParams(params, { replace: true, preventScrollReset: true });
  };

  const move = async (status: 'withdrawn' | 'left', said: string) => {
    const id = String(session.application?.id);
    await act(status, async () => {
      await send(api.applications[':id'].$patch({ param: { id }, json: { status } }));
      return said;
    });
    // The pressed button has been replaced by another one.
    place.current?.focus();
  };

  const answer = async (status: 'accepted' | 'declined') => {
    await act(status, () => answerInvitation(session.invitation?.id ?? 0, status, role));
    place.current?.focus();
  };

  return (
    <section ref={place} className={css['action']} aria-label={words.label} tabIndex={-1}>
      <div aria-live="polite">
        {part.title !== undefined && <p className={css['part']}>{part.title}</p>}
        {part.hint !== '' && <p className={css['hint']}>{part.hint}</p>}
      </div>
      {part.move === 'apply' && (
        <Button variant="primary" size="lg" wide onClick={() => setOpen('apply')}>
          {applyLabel(session)}
        </Button>
      )}
      {part.move === 'answer' && (
        <>
          {session.roles.length > 0 && (
            <RolePicker session={session} role={role} onPick={setRole} />
          )}
          <Button
            variant="primary"
            size="lg"
            wide
            pending={pending === 'accepted'}
            onClick={() => void answer('accepted')}
          >
            {invited.accept}
          </Button>
          <Button wide pending={pending === 'declined'} onClick={() => void answer('declined')}>
            {invited.decline}
          </Button>
        </>
      )}
      {part.move === 'take' && application && (
        <SeatOffer application={application.id} onAnswered={() => place.current?.focus()} />
      )}
      {part.move === 'withdraw' && (
        <Button
          size="lg"
          wide
          pending={pending !== ''}
          onClick={() => void move('withdrawn', words.withdrawn)}
        >
          {words.withdraw}
        </Button>
      )}
      {asked && application && (
        <CheckIn application={application.id} onAnswered={() => place.current?.focus()} />
      )}
      {session.status === 'ended' && application?.status === 'accepted' && (
        <Link
          to={`/sessions/add/new?again=${session.id}`}
          className={buttonClass({ variant: 'primary', size: 'lg', wide: true })}
        >
          {afterwards.again.play}
        </Link>
      )}
      {children}
      {part.move === 'leave' && !asked && (
        <Button variant="bare" wide pending={pending !== ''} onClick={() => setOpen('leave')}>
          {words.leave}
        </Button>
      )}
      {open === 'apply' && part.move === 'apply' && (
        <ApplyPopup session={session} instantly={session.instantly} onClose={close} />
      )}
      {open === 'leave' && (
        <ConfirmDialog
          danger
          title={words.leaveTitle}
          yes={words.leave}
          no={words.stay}
          onYes={() => {
            close();
            void move('left', words.left);
          }}
          onClose={close}
        >
          {words.leaveText}
        </ConfirmDialog>
      )}
    </section>
  );
}
