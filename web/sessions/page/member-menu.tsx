import { useState } from 'react';

import type { SessionDetail } from '../../../worker/contract/session.ts';
import { api, byId, send } from '../../base/api.ts';
import { useAction } from '../../base/use-action.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { sessions } from '../../words/made/sessions.ts';
import { RoleItems } from './role-menu.tsx';
import { isOver } from './viewer-status.tsx';

const { applicants: words, page } = sessions;

interface MemberMenuProps {
  session: SessionDetail;
  person: SessionDetail['roster'][number];
}

/** For the host: moves someone to another role, themselves included, or to the waiting list, or removes them. */
export function MemberMenu({ session, person }: MemberMenuProps) {
  const { act } = useAction();
  const [removing, setRemoving] = useState(false);
  const { id, name, applicationId } = person;
  if (isOver(session)) return null;
  // Only a member has an application.
  const isHost = id === session.host.id;
  if (isHost ? session.roles.length === 0 : applicationId === undefined) return null;

  const move = (status: 'waiting' | 'removed') =>
    act(status, () =>
      send(
        api.applications[':id'].$patch({ ...byId(applicationId), json: { status } }),
        status === 'waiting' ? words.movedToWaiting(name) : words.removed(name),
      ),
    );

  return (
    <>
      <Menu label={page.optionsOf(name)} size="sm">
        <RoleItems session={session} person={person} seated />
        {!isHost && session.status !== 'running' && (
          <MenuItem icon="clock" onClick={() => void move('waiting')}>
            {words.toWaiting}
          </MenuItem>
        )}
        {!isHost && (
          <MenuItem icon="x" danger onClick={() => setRemoving(true)}>
            {words.remove(name)}
          </MenuItem>
        )}
      </Menu>
      {removing && (
        <ConfirmDialog
          danger
          title={words.removeTitle(name)}
          yes={words.removeAnswer}
          no={words.keep}
          onYes={() => {
            setRemoving(false);
            void move('removed');
          }}
          onClose={() => setRemoving(false)}
        >
          {words.removeText}
        </ConfirmDialog>
      )}
    </>
  );
}
