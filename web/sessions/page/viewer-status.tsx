import type { ReactNode } from 'react';

import type { SessionDetail } from '../../../worker/contract/session.ts';
import { common } from '../../words/made/common.ts';
import { seats as seatWords } from '../../words/made/seats.ts';
import { sessions } from '../../words/made/sessions.ts';
import { isRoleFree } from '../roles.ts';
import { OfferTime } from '../seat-offer.tsx';

const { action: words, invitation: invited, series: ofSeries } = sessions;

interface ViewerStatus {
  title?: string;
  hint: ReactNode;
  /** The page's main button. `answer` is for an invitation, `take` for a seat that the viewer may have. */
  action?: 'apply' | 'withdraw' | 'answer' | 'take';
}

/** What the viewer is to someone else's session, and what they can do about it. */
export function viewerStatus(session: SessionDetail, now: number): ViewerStatus {
  const { application, invitation, status } = session;
  if (status === 'cancelled')
    return { title: words.cancelledTitle, hint: session.cancelReason || words.hostGone };
  if (status === 'ended') return { title: words.endedTitle, hint: '' };
  const answer = application?.status;
  const seatFree = session.seatsTaken + session.seatsHeld < session.seats;
  const answerable = invitation && (seatFree || status !== 'running');
  if (answerable && answer !== 'accepted' && answer !== 'waiting') {
    const hint = invited.hint(seatFree);
    return { title: invited.from(invitation.by.name), hint, action: 'answer' };
  }
  switch (answer) {
    case 'pending':
      return {
        title: words.pendingTitle,
        hint: withRole(session, words.pendingHint),
        action: 'withdraw',
      };
    case 'waiting':
      return (
        waitingStatus(session, now) ?? {
          title: words.waitingTitle(application?.place ?? 1),
          hint: waitingHint(session),
          action: 'withdraw',
        }
      );
    case 'accepted':
      return { title: words.acceptedTitle, hint: acceptedHint(session) };
    case 'declined':
      return { title: words.declinedTitle, hint: words.declinedHint };
    case 'removed':
      return { title: words.removedTitle, hint: words.removedHint };
    case 'withdrawn':
    case 'left':
    case undefined:
      return session.inSeries
        ? { ...mayApply(session), title: ofSeries.skipping, hint: ofSeries.skippingHint }
        : mayApply(session);
    default:
      return answer satisfies never;
  }
}

export const isOver = ({ status }: Pick<SessionDetail, 'status'>) =>
  status === 'ended' || status === 'cancelled';

/** How the viewer gives up their seat. In a series they may also leave all of it. */
export function leaveWord(session: SessionDetail) {
  if (session.inSeries !== true) return words.leave;
  return maySkip(session) ? ofSeries.leave : ofSeries.leaveAll;
}

/** Whether the viewer can give up their seat. The members of a session that is over stay on record. */
export const maySkip = ({ application, status }: SessionDetail) =>
  application?.status === 'accepted' && status !== 'ended' && status !== 'cancelled';

/**
 * The state of a viewer who waits. They may take a seat that they are offered, or a free seat that no one is offered.
 */
function waitingStatus(session: SessionDetail, now: number): ViewerStatus | undefined {
  const { application, startsAt } = session;
  const until = application?.offerExpiresAt ?? null;
  // The server names an offer only while it is open. This device's clock may be wrong.
  if (until !== null) {
    const hint = (
      <>
        <OfferTime key={until} until={until} /> {seatWords.offer.passHint}
      </>
    );
    return { title: seatWords.offer.title, hint, action: 'take' };
  }
  const free = application?.movedBack !== true && Date.parse(startsAt) > now;
  return free && isRoleFree(session, application?.role ?? null)
    ? { title: seatWords.offer.title, hint: seatWords.offer.freeHint, action: 'take' }
    : undefined;
}

/**
 * What a waiting viewer reads. If they wait for a role, it says that the role is full, because other roles may have
 * seats.
 */
function waitingHint(session: SessionDetail) {
  const { application, seats, seatsTaken, seatsHeld } = session;
  if (application?.movedBack) return withRole(session, words.movedBackHint);
  const role = application?.role ?? null;
  return role === null || seatsTaken + seatsHeld >= seats
    ? withRole(session, words.waitingHint)
    : below(seatWords.join.full(role), words.waitingHint);
}

/** A hint, in a session with roles below the one that the viewer has applied for. */
const withRole = ({ application, roles }: SessionDetail, hint: string) =>
  roles.length === 0
    ? hint
    : below(seatWords.join.yours(application?.role ?? seatWords.join.any), hint);

const below = (first: string, hint: string) => (
  <>
    <strong dir="auto">{first}</strong>
    <br />
    {hint}
  </>
);

function acceptedHint(session: SessionDetail) {
  if (session.status === 'running') return words.runningInHint;
  if (session.inSeries) return ofSeries.acceptedHint;
  return session.application?.answer === null ? sessions.answers.hint : words.acceptedHint;
}

function mayApply(session: SessionDetail): ViewerStatus {
  const { status, seatsTaken, seatsHeld, seats, instantly, roles } = session;
  const full = seatsTaken + seatsHeld >= seats;
  if (instantly && !(full && status === 'running')) {
    if (full) return { title: words.fullTitle, hint: seatWords.join.listHint, action: 'apply' };
    const { hint, roleFullHint } = seatWords.join;
    return { hint: roles.length > 0 ? roleFullHint : hint, action: 'apply' };
  }
  if (status === 'running')
    return { hint: full ? words.runningFullHint : words.runningHint, action: 'apply' };
  return full
    ? { title: words.fullTitle, hint: words.fullHint, action: 'apply' }
    : { hint: words.openHint, action: 'apply' };
}

/** The label of the button to apply. It says what will happen. */
export function applyLabel({ status, instantly, seats, seatsTaken, seatsHeld }: SessionDetail) {
  if (status === 'full') return common.card.waitingList;
  return instantly && seatsTaken + seatsHeld < seats ? seatWords.join.now : words.apply;
}
