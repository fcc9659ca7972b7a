import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

import type { SessionDetail } from '../../../worker/contract/session.ts';
import { useAccount } from '../../base/account.ts';
import { api, byId, send } from '../../base/api.ts';
import { lazyPopup } from '../../base/lazy-popup.tsx';
import { useAction } from '../../base/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { focusIfLost } from '../../ui/focus-if-lost.ts';
import { useNow } from '../../ui/use-now.ts';
import { sessions } from '../../words/made/sessions.ts';
import { RoleChips } from '../role-chips.tsx';
import { SeatOffer } from '../seat-offer.tsx';
import { answerInvitation } from './answer-invitation.ts';
import css from './session-page.module.css';
import { applyLabel, viewerStatus } from './viewer-status.tsx';

const ApplyPopup = lazyPopup(() => import('../apply-popup.tsx'));
const { action: words, invitation: invited } = sessions;

/**
 * What a viewer without a seat is to the session, and the page's one main button that depends on it. On a phone that
 * button stays at the foot of the window.
 */
export function SessionAction({ session }: { session: SessionDetail }) {
  const { login } = useAccount();
  const [params, setParams] = useSearchParams();
  // A visitor who had to log in first continues here.
  const applies = login && params.has('apply');
  const [open, setOpen] = useState(applies);
  const { pending, busy, act } = useAction();
  const [role, setRole] = useState<string | null>();
  const place = useRef<HTMLElement>(null);
  const viewer = viewerStatus(session, useNow());
  const { application } = session;
  const close = () => {
    setOpen(false);
    if (!params.has('apply')) return;
    params.delete('apply');
    setParams(params, { replace: true, preventScrollReset: true });
  };
  // The button that had the focus is gone.
  const settle = () => focusIfLost(place.current);

  const withdraw = async () => {
    await act('withdrawn', () =>
      send(
        api.applications[':id'].$patch({ ...byId(application?.id), json: { status: 'withdrawn' } }),
        words.withdrawn,
      ),
    );
    settle();
  };

  const answer = async (status: 'accepted' | 'declined') => {
    await act(status, () => answerInvitation(session.invitation?.id ?? 0, status, role));
    settle();
  };

  return (
    <section ref={place} className="stack-3" aria-label={words.label} tabIndex={-1}>
      <div aria-live="polite">
        {viewer.title !== undefined && <p className={css.status}>{viewer.title}</p>}
        {viewer.hint !== '' && <p className={css.hint}>{viewer.hint}</p>}
      </div>
      {viewer.action === 'apply' && (
        <div className={css.main} data-at-foot>
          <Button variant="primary" size="lg" wide onClick={() => setOpen(true)}>
            {applyLabel(session)}
          </Button>
        </div>
      )}
      {viewer.action === 'answer' && (
        <form
          className="stack-3"
          onSubmit={(event) => {
            event.preventDefault();
            void answer('accepted');
          }}
        >
          {session.roles.length > 0 && <RoleChips session={session} role={role} onPick={setRole} />}
          <Button type="submit" variant="primary" size="lg" wide pending={pending === 'accepted'}>
            {invited.accept}
          </Button>
          <Button wide pending={pending === 'declined'} onClick={() => void answer('declined')}>
            {invited.decline}
          </Button>
        </form>
      )}
      {viewer.action === 'take' && application && (
        <SeatOffer application={application.id} onAnswered={settle} />
      )}
      {viewer.action === 'withdraw' && (
        <Button size="lg" wide pending={busy} onClick={() => void withdraw()}>
          {words.withdraw}
        </Button>
      )}
      {open && viewer.action === 'apply' && (
        <ApplyPopup session={session} instantly={session.instantly} onClose={close} />
      )}
    </section>
  );
}
