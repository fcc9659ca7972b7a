import type { PointerEvent } from 'react';
import { Link } from 'react-router';

import type { SessionDetail } from '../../../worker/contract/session.ts';
import { useAccount } from '../../base/account.ts';
import { pictureOf } from '../../base/media.ts';
import { MessageLink } from '../../messages/message-link.tsx';
import { useStreamedPresence } from '../../presence/use-online.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Chips } from '../../ui/chip.tsx';
import { Gamertag } from '../../ui/gamertag.tsx';
import { PresenceDot } from '../../ui/presence-dot.tsx';
import { Handle } from '../../ui/reorder.tsx';
import { seats } from '../../words/made/seats.ts';
import { sessions } from '../../words/made/sessions.ts';
import { MemberMenu } from './member-menu.tsx';
import css from './roster.module.css';
import { isOver } from './viewer-status.tsx';

const { page, answers } = sessions;

const TONES = { coming: 'here', late: 'warm', unsure: 'warm' } as const;

interface RosterRowProps {
  session: SessionDetail;
  person: SessionDetail['roster'][number];
  /** The viewer. */
  user: number;
  /** Whether they are in the session's call. */
  talks: boolean;
  dragged: boolean;
  /** Called when the host takes the handle to move them to another role. */
  onGrab: (event: PointerEvent) => void;
}

/** Someone in a session: whether they come and are here, their gamertags, and what the viewer can do. */
export function RosterRow(props: RosterRowProps) {
  const { session, person, user, talks, dragged, onGrab } = props;
  const { id, name, firstFile, gamertags, answer, applicationId } = person;
  const hosts = id === session.host.id;
  const ownsSession = session.host.id === user;
  const movable = ownsSession && (hosts || applicationId !== undefined) && session.roles.length > 0;
  const isMember = ownsSession || session.application?.status === 'accepted';
  return (
    <li className={css.person} data-own={id === user} data-dragged={dragged}>
      {movable && !isOver(session) && <Handle title={seats.host.drag} onGrab={onGrab} />}
      <Avatar name={name} src={pictureOf(firstFile)} />
      <div className={css.who}>
        <Link to={`/detail/${id}`}>
          <bdi>{name}</bdi>
        </Link>
        <div className={css.marks}>
          <MemberPresence id={id} />
          {hosts && id !== user && <Badge>{page.host}</Badge>}
          {id === user && <Badge>{page.you}</Badge>}
          {talks && <Badge tone="here">{page.inCall}</Badge>}
          {answer !== undefined && !isOver(session) && !(talks && answer === null) && (
            <Badge tone={answer === null ? 'plain' : TONES[answer]}>
              {answers.said(answer ?? 'none')}
            </Badge>
          )}
        </div>
        {gamertags.length > 0 && (
          <div className={css.tags}>
            <Chips label={page.gamertags}>
              {gamertags.map((gamertag) => (
                <li key={gamertag.platform}>
                  <Gamertag gamertag={gamertag} labelled />
                </li>
              ))}
            </Chips>
          </div>
        )}
      </div>
      {isMember && id !== user && <MessageLink user={person} small />}
      {ownsSession && <MemberMenu session={session} person={person} />}
    </li>
  );
}

/** A member's presence, from the stream. The session's response has none, so visitors see none. */
function MemberPresence({ id }: { id: number }) {
  const { login, user } = useAccount();
  return login && id !== user ? <StreamedPresence id={id} /> : null;
}

function StreamedPresence({ id }: { id: number }) {
  const online = useStreamedPresence(id);
  return online === undefined ? null : <PresenceDot online={online} />;
}
