import { useRef } from 'react';

import type { SessionDetail } from '../../../worker/contract/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { focusIfLost } from '../../ui/focus-if-lost.ts';
import { useNow } from '../../ui/use-now.ts';
import { afterwards } from '../../words/made/afterwards.ts';
import { sessions } from '../../words/made/sessions.ts';
import { OwnAnswer } from '../own-answer.tsx';
import css from './member-page.module.css';
import { ShareButton } from './share-item.tsx';
import { isOver, viewerStatus } from './viewer-status.tsx';

const { action: words, own } = sessions;

interface MemberPlaceProps {
  session: SessionDetail;
  hosts: boolean;
  /** Whether they got in while the page was open. Then a route is drawn to their dot. */
  arrives: boolean;
}

/**
 * What the host or a member is to the session. It asks members whether they come, a host who is alone to share the link,
 * and after the end to play again.
 */
export function MemberPlace({ session, hosts, arrives }: MemberPlaceProps) {
  const now = useNow();
  const place = useRef<HTMLElement>(null);
  const { status, id } = session;
  const application = isOver(session) ? null : session.application;
  const { title, hint } = hosts ? hostStatus(session) : viewerStatus(session, now);
  const again = status === 'ended' || (hosts && status === 'cancelled');
  return (
    <section ref={place} className={css.place} aria-label={words.label} tabIndex={-1}>
      <p aria-live="polite">
        {arrives && <span className={css.way} data-arrives aria-hidden="true" />}
        <strong>{title}</strong>
        {hint !== '' && (
          <>
            {' · '}
            <span className="soft">{hint}</span>
          </>
        )}
      </p>
      {application && (
        <OwnAnswer
          application={application.id}
          answer={application.answer}
          onAnswered={() => focusIfLost(place.current)}
        />
      )}
      {hosts && session.roster.length === 0 && !isOver(session) && (
        <ShareButton session={session} />
      )}
      {again && (
        <ButtonLink
          to={`/sessions/add/new?${status === 'ended' ? 'again' : 'from'}=${id}`}
          variant="primary"
        >
          {status === 'ended' ? afterwards.again.play : own.again}
        </ButtonLink>
      )}
    </section>
  );
}

function hostStatus({ status, cancelReason }: SessionDetail) {
  if (status === 'cancelled') return { title: words.cancelledTitle, hint: cancelReason ?? '' };
  return { title: status === 'ended' ? words.endedTitle : words.hostTitle, hint: '' };
}
