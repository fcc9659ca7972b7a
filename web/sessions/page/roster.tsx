import { useState } from 'react';
import { Link } from 'react-router';

import type { SessionDetail } from '../../../worker/contract/session.ts';
import { useAccount } from '../../base/account.ts';
import { api, send } from '../../base/api.ts';
import { pictureOf } from '../../base/media.ts';
import { useAction } from '../../base/use-action.ts';
import { useSessionCall } from '../../calls/core/use-calls.ts';
import { MessageLink } from '../../messages/message-link.tsx';
import { useStreamedPresence } from '../../presence/use-online.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { PresenceDot } from '../../ui/presence-dot.tsx';
import { sessions } from '../../words/made/sessions.ts';
import { MemberTags } from './member-tags.tsx';
import { RoleSelect } from './role-select.tsx';
import css from './roster.module.css';

const { page, applicants: words } = sessions;

type Member = SessionDetail['roster'][number];

/** The members, host first, and the free seats. The host can remove members. */
export function Roster({ session }: { session: SessionDetail }) {
  const { user } = useAccount();
  const { pending, act } = useAction();
  const [leaving, setLeaving] = useState<Member>();
  const over = session.status === 'ended' || session.status === 'cancelled';
  const free = session.seats - session.seatsTaken - session.seatsHeld;
  const mayGive = session.host.id === user && session.roles.length > 0 && !over;
  const isMember = session.host.id === user || session.application?.status === 'accepted';
  const close = () => setLeaving(undefined);
  const talking = new Set(useSessionCall(session)?.users.map(({ id }) => id));
  const onTheWay = (checkedIn = false) =>
    checkedIn && !over && <Badge tone="here">{sessions.checkIn.onTheWay}</Badge>;
  const mark = (id: number) => talking.has(id) && <Badge tone="here">{page.inCall}</Badge>;

  const remove = ({ applicationId, name }: Member) =>
    act('remove', async () => {
      const param = { id: String(applicationId) };
      await send(api.applications[':id'].$patch({ param, json: { status: 'removed' } }));
      return words.removed(name);
    });

  return (
    <>
      <ul className={css.roster} data-roles={mayGive}>
        <li className={css.person} data-own={session.host.id === user}>
          <Avatar name={session.host.name} src={pictureOf(session.hostFile)} />
          <Link to={`/detail/${session.host.id}`}>{session.host.name}</Link>
          <MemberPresence id={session.host.id} />
          <Badge>{session.host.id === user ? page.you : page.host}</Badge>
          {mark(session.host.id)}
          {isMember && session.host.id !== user && <MessageLink user={session.host} small />}
        </li>
        {session.roster.map((member) => (
          <li key={member.id} className={css.person} data-own={member.id === user}>
            <Avatar name={member.name} src={pictureOf(member.firstFile)} />
            <Link to={`/detail/${member.id}`}>{member.name}</Link>
            <MemberPresence id={member.id} />
            {member.id === user && <Badge>{page.you}</Badge>}
            {mark(member.id)}
            {member.role !== null && !mayGive && <Badge>{member.role}</Badge>}
            {onTheWay(member.checkedIn)}
            {isMember && member.id !== user && <MessageLink user={member} small />}
            {mayGive && member.applicationId !== undefined && (
              <RoleSelect
                session={session}
                application={member.applicationId}
                name={member.name}
                role={member.role}
              />
            )}
            {member.applicationId !== undefined && !over && (
              <IconButton
                icon="x"
                size="sm"
                label={words.remove(member.name)}
                pending={pending !== ''}
                onClick={() => setLeaving(member)}
              />
            )}
          </li>
        ))}
        {free > 0 && !over && (
          <li className={css.person} data-free="true">
            <span className={css.open} aria-hidden="true" />
            {page.free(free)}
          </li>
        )}
      </ul>
      <MemberTags session={session} />
      {leaving !== undefined && (
        <ConfirmDialog
          danger
          title={words.removeTitle(leaving.name)}
          yes={words.removeAnswer}
          no={words.keep}
          onYes={() => {
            close();
            void remove(leaving);
          }}
          onClose={close}
        >
          {words.removeText}
        </ConfirmDialog>
      )}
    </>
  );
}

/** A member's presence, from the stream. The session's response has none, so visitors see none. */
function MemberPresence({ id }: { id: number }) {
  const { login, user } = useAccount();
  return login && id !== user ? <Heard id={id} /> : null;
}

function Heard({ id }: { id: number }) {
  const online = useStreamedPresence(id);
  return online === undefined ? null : <PresenceDot online={online} />;
}
