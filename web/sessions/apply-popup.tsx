import { useState } from 'react';
import { useLocation } from 'react-router';

import { APPLICATION_TEXT_MAX } from '../../worker/contract/bounds.ts';
import type { SessionItem } from '../../worker/contract/session.ts';
import { checkAccount, useAccount } from '../base/account.ts';
import { api, byId, load, send } from '../base/api.ts';
import { linkKey } from '../base/link-key.ts';
import { offerPush } from '../base/push-offer.ts';
import { Checkbox } from '../ui/switch.tsx';
import { popups } from '../words/made/popups.ts';
import { seats } from '../words/made/seats.ts';
import { MessagePopup } from './message-popup.tsx';
import { RoleChips } from './role-chips.tsx';

interface ApplyPopupProps {
  session: Pick<
    SessionItem,
    'id' | 'name' | 'adultsOnly' | 'roles' | 'hostRole' | 'seats' | 'seatsTaken' | 'seatsHeld'
  >;
  /** Whether the application is accepted without the host. Lists don't know it, so there the answer says so. */
  instantly?: boolean;
  onClose: () => void;
}

/** 'Apply for {session name}'. For a session for adults the user confirms their age once. */
export default function ApplyPopup({ session, instantly = false, onClose }: ApplyPopupProps) {
  const { user, account } = useAccount();
  const words = {
    ...popups.apply,
    title: popups.apply.title(session.name),
    ...(instantly && { text: seats.join.text, hint: '', submit: seats.join.now }),
  };
  const [role, setRole] = useState<string | null>();
  const page = `/session/${session.id}`;
  const { pathname, search } = useLocation();
  // An unlisted session's key is in the address of its page.
  const params = new URLSearchParams(pathname === page ? search : '');
  params.set('apply', '1');
  const declares = session.adultsOnly && account?.ofAge !== true;

  const deliver = async (text: string) => {
    if (declares) {
      await send(api.users[':id'].$patch({ ...byId(user), json: { ofAge: true } }));
      await checkAccount();
    }
    const json = {
      text,
      user: `/api/users/${user}`,
      session: `/api/sessions/${session.id}`,
      ...(session.roles.length > 0 && { role }),
    };
    const { name, status } = await load(api.applications.$post({ query: linkKey(), json }));
    offerPush('applied');
    if (status === 'accepted') return seats.join.joined(name);
    return status === 'waiting' ? seats.join.waiting(name) : words.done(name);
  };

  return (
    <MessagePopup
      about={`/api/sessions/${session.id}`}
      field="text"
      max={APPLICATION_TEXT_MAX}
      words={words}
      deliver={deliver}
      back={`${page}?${params.toString()}`}
      onClose={onClose}
      {...(session.roles.length > 0 && {
        first: <RoleChips session={session} role={role} onPick={setRole} />,
      })}
    >
      {declares && <Checkbox name="ofAge" required label={words.adults} hint={words.adultsHint} />}
    </MessagePopup>
  );
}
