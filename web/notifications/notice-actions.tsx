import { useNavigate } from 'react-router';

import type { NoticeItem } from '../../worker/contract/notice-item.ts';
import { noticeTarget } from '../../worker/contract/notice-target.ts';
import { useAction } from '../base/use-action.ts';
import { ReportRoommate } from '../moderation/report/report-roommate.tsx';
import { useFriendship } from '../people/use-friendship.ts';
import { OwnAnswer } from '../sessions/own-answer.tsx';
import { answerAll, describeAnswers, type Answer } from '../sessions/page/answer-applications.ts';
import { answerInvitation } from '../sessions/page/answer-invitation.ts';
import { SeatOffer } from '../sessions/seat-offer.tsx';
import { Button } from '../ui/button.tsx';
import { notices } from '../words/made/notifications.ts';
import { people } from '../words/made/people.ts';
import { sessions } from '../words/made/sessions.ts';
import css from './notice-list.module.css';

interface NoticeActionsProps {
  notice: NoticeItem;
  onDone: () => void;
  /** Called before the session's page opens, where a role is chosen. It closes the list. */
  onFollow: () => void;
}

/**
 * The buttons that answer a notice: an application, an invite, an invitation, an offered seat or a reminder. After a
 * removal it reports the session's people. Nothing if there is no longer anything to answer.
 */
export function NoticeActions({ notice, onDone, onFollow }: NoticeActionsProps) {
  const { application, friend, unanswered, invitation, offer, actor } = notice;
  const name = actor?.name ?? notices.somebody;
  if (application !== undefined)
    return <AnswerApplication {...{ id: application, name, onDone }} />;
  if (unanswered !== undefined) {
    return <OwnAnswer application={unanswered} variant="primary" onAnswered={onDone} />;
  }
  if (offer !== undefined) {
    return <SeatOffer application={offer} size="sm" onAnswered={onDone} />;
  }
  if (invitation !== undefined) {
    const page = notice.hasRoles ? noticeTarget(notice) : undefined;
    return <AnswerInvitation {...{ id: invitation, name, page, onDone, onFollow }} />;
  }
  if (notice.removedFrom !== undefined) return <ReportRoommate session={notice.removedFrom} />;
  return friend === undefined ? null : <AnswerInvite {...{ id: friend, name, onDone }} />;
}

interface AnswerProps {
  id: number;
  name: string;
  onDone: () => void;
}

function AnswerApplication({ id, name, onDone }: AnswerProps) {
  const { busy, act } = useAction();
  const answer = (status: Answer) =>
    void act(status, async () => describeAnswers(await answerAll([id], status)), onDone);
  return (
    <AcceptDecline
      words={sessions.applicants}
      name={name}
      pending={busy}
      onAccept={() => answer('accepted')}
      onDecline={() => answer('declined')}
    />
  );
}

function AnswerInvite({ id, name, onDone }: AnswerProps) {
  const { busy, accept, decline } = useFriendship(id, name, onDone);
  const words = { ...people.relation, ...people.friends };
  return (
    <AcceptDecline {...{ words, name }} pending={busy} onAccept={accept} onDecline={decline} />
  );
}

interface AnswerInvitationProps extends AnswerProps {
  /** The session's page, where a role is chosen. Undefined if the session has no roles. */
  page: string | undefined;
  onFollow: () => void;
}

/** Answers an invitation to a session. */
function AnswerInvitation({ id, name, page, onDone, onFollow }: AnswerInvitationProps) {
  const navigate = useNavigate();
  const { busy, act } = useAction();
  const accept = () => {
    if (page === undefined) return answer('accepted');
    onFollow();
    return void navigate(page);
  };
  const answer = (status: 'accepted' | 'declined') =>
    void act(status, () => answerInvitation(id, status), onDone);
  return (
    <AcceptDecline
      words={sessions.invitation}
      name={name}
      pending={busy}
      onAccept={accept}
      onDecline={() => answer('declined')}
    />
  );
}

interface AcceptDeclineProps {
  /** Some languages have other words for an application than for an invitation. */
  words: {
    accept: string;
    decline: string;
    acceptOne?: (name: string) => string;
    declineOne?: (name: string) => string;
  };
  name: string;
  pending: boolean;
  onAccept: () => void;
  onDecline: () => void;
}

const AcceptDecline = ({ words, name, pending, onAccept, onDecline }: AcceptDeclineProps) => (
  <div className={css.actions}>
    <Button
      size="sm"
      variant="primary"
      pending={pending}
      aria-label={words.acceptOne?.(name)}
      onClick={onAccept}
    >
      {words.accept}
    </Button>
    <Button size="sm" pending={pending} aria-label={words.declineOne?.(name)} onClick={onDecline}>
      {words.decline}
    </Button>
  </div>
);
