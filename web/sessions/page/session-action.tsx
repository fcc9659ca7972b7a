import { type ReactNode, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';

import type { SessionDetail } from '../../../worker/contract/session.ts';
import { useAccount } from '../../base/account.ts';
import { api, send } from '../../base/api.ts';
import { lazyPopup } from '../../base/lazy-popup.tsx';
import { useAction } from '../../base/use-action.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useNow } from '../../ui/use-now.ts';
import { afterwards } from '../../words/made/afterwards.ts';
import { sessions } from '../../words/made/sessions.ts';
import { CheckIn, comesNow } from '../check-in.tsx';
import { RolePicker } from '../role-picker.tsx';
import { firstRole } from '../roles.ts';
import { SeatOffer } from '../seat-offer.tsx';
import { answerInvitation } from './answer-invitation.ts';
import css from './session-page.module.css';
import { applyLabel, maySkip, viewerStatus } from './viewer-status.tsx';

const ApplyPopup = lazyPopup(() => import('../apply-popup.tsx'));
const LeavePopup = lazyPopup(() => import('../series/leave-popup.tsx'));
const { action: words, invitation: invited, series: ofSeries } = sessions;

function leaveWord(session: SessionDetail) {
  if (session.inSeries !== true) return words.leave;
  return maySkip(session) ? ofSeries.leave : ofSeries.leaveAll;
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
  const viewer = viewerStatus(session, now);
  const { application } = session;
  // The question whether a member comes also lets them leave, so there is no other button for it.
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
    // The button that had the focus is gone.
    place.current?.focus();
  };

  const answer = async (status: 'accepted' | 'declined') => {
    await act(status, () => answerInvitation(session.invitation?.id ?? 0, status, role));
    place.current?.focus();
  };

  return (
    <section ref={place} className={css.action} aria-label={words.label} tabIndex={-1}>
      <div aria-live="polite">
        {viewer.title !== undefined && <p className={css.part}>{viewer.title}</p>}
        {viewer.hint !== '' && <p className={css.hint}>{viewer.hint}</p>}
      </div>
      {viewer.action === 'apply' && (
        <Button variant="primary" size="lg" wide onClick={() => setOpen('apply')}>
          {applyLabel(session)}
        </Button>
      )}
      {viewer.action === 'answer' && (
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
      {viewer.action === 'take' && application && (
        <SeatOffer application={application.id} onAnswered={() => place.current?.focus()} />
      )}
      {viewer.action === 'withdraw' && (
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
      {(viewer.action === 'leave' || session.inSeries === true) && !asked && (
        <Button variant="bare" wide pending={pending !== ''} onClick={() => setOpen('leave')}>
          {leaveWord(session)}
        </Button>
      )}
      {open === 'apply' && viewer.action === 'apply' && (
        <ApplyPopup session={session} instantly={session.instantly} onClose={close} />
      )}
      {open === 'leave' && session.inSeries === true && (
        <LeavePopup session={session} onClose={close} />
      )}
      {open === 'leave' && session.inSeries !== true && (
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
