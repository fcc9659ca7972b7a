import { APPLICATION_TEXT_MAX } from '../../worker/contract/bounds.ts';
import type { SessionItem } from '../../worker/contract/session.ts';
import { useLocation } from 'react-router';

import { checkAccount, useAccount } from '../accounts/account.ts';
import { api, load, send } from '../app/api.ts';
import { linkKey } from '../app/link-key.ts';
import { offerPush } from '../notifications/push-offer.ts';
import { popups } from '../words/popups.ts';
import { MessagePopup } from './message-popup.tsx';
import { Checkbox } from '../ui/switch.tsx';

interface ApplyPopupProps {
  session: Pick<SessionItem, 'id' | 'name' | 'adultsOnly'>;
  onClose: () => void;
}

/** 'Apply for {session name}'. For a session for adults the user confirms their age once. */
export default function ApplyPopup({ session, onClose }: ApplyPopupProps) {
  const { user, account } = useAccount();
  const words = popups.apply;
  const page = `/session/${session.id}`;
  const { pathname, search } = useLocation();
  // An unlisted session's key is in the address of its page.
  const params = new URLSearchParams(pathname === page ? search : '');
  params.set('apply', '1');
  const declares = session.adultsOnly && account?.ofAge !== true;

  const deliver = async (text: string) => {
    if (declares) {
      await send(api.users[':id'].$patch({ param: { id: String(user) }, json: { ofAge: true } }));
      await checkAccount();
    }
    const json = { text, user: `/api/users/${user}`, session: `/api/sessions/${session.id}` };
    const { name } = await load(api.applications.$post({ query: linkKey(), json }));
    offerPush('applied');
    return words.done(name);
  };

  return (
    <MessagePopup
      about={`/api/sessions/${session.id}`}
      field="text"
      max={APPLICATION_TEXT_MAX}
      words={{ ...words, title: words.title(session.name) }}
      deliver={deliver}
      back={`${page}?${params.toString()}`}
      onClose={onClose}
    >
      {declares && <Checkbox name="ofAge" required label={words.adults} hint={words.adultsHint} />}
    </MessagePopup>
  );
}
