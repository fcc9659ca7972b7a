import { INVITE_TEXT_MAX } from '../../worker/contract/bounds.ts';
import type { UserItem } from '../../worker/contract/user.ts';
import { addFriend } from '../base/add-friend.ts';
import { MessagePopup } from '../sessions/message-popup.tsx';
import { popups } from '../words/made/popups.ts';

interface AddPopupProps {
  user: Pick<UserItem, 'id' | 'name'>;
  onClose: () => void;
}

/** 'Add {user name}': an invite with a message. */
export default function AddPopup({ user: other, onClose }: AddPopupProps) {
  const words = popups.add;
  return (
    <MessagePopup
      about={`/api/users/${other.id}`}
      field="description"
      max={INVITE_TEXT_MAX}
      words={{ ...words, title: words.title(other.name) }}
      deliver={(description) => addFriend(other, description)}
      back={`/detail/${other.id}`}
      onClose={onClose}
    />
  );
}
