import { INVITE_TEXT_MAX } from '../../worker/contract/bounds.ts';
import type { UserItem } from '../../worker/contract/user.ts';
import { useAccount } from '../base/account.ts';
import { api, load } from '../base/api.ts';
import { MessagePopup } from '../sessions/message-popup.tsx';
import { people } from '../words/made/people.ts';
import { popups } from '../words/made/popups.ts';

interface AddPopupProps {
  user: Pick<UserItem, 'id' | 'name'>;
  onClose: () => void;
}

/** 'Add {user name}': an invite with a message. */
export default function AddPopup({ user: other, onClose }: AddPopupProps) {
  const { user } = useAccount();
  const words = popups.add;

  const deliver = async (description: string) => {
    const pair = { user1: `/api/users/${user}`, user2: `/api/users/${other.id}` };
    const friend = await load(api.friends.$post({ json: { ...pair, active: false, description } }));
    // That user had already sent an invite, so this one accepts it.
    return friend.active ? people.done.friends(other.name) : words.done(other.name);
  };

  return (
    <MessagePopup
      about={`/api/users/${other.id}`}
      field="description"
      max={INVITE_TEXT_MAX}
      words={{ ...words, title: words.title(other.name) }}
      deliver={deliver}
      back={`/detail/${other.id}`}
      onClose={onClose}
    />
  );
}
