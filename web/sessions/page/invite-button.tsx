import { useState } from 'react';

import type { SessionDetail } from '../../../worker/contract/session.ts';
import { lazyPopup } from '../../base/lazy-popup.tsx';
import { Button } from '../../ui/button.tsx';
import { sessions } from '../../words/made/sessions.ts';

const InviteFriends = lazyPopup(() => import('./invite-friends.tsx'));

/** For those who may invite friends to a session that isn't over. */
export function InviteButton({ session }: { session: SessionDetail }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="users" onClick={() => setOpen(true)}>
        {sessions.invitation.title}
      </Button>
      {open && <InviteFriends session={session} onClose={() => setOpen(false)} />}
    </>
  );
}
