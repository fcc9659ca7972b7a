import { Link } from 'react-router';

import type { FriendEntry } from '../../worker/contract/friend.ts';
import { faceOf } from '../base/media.ts';
import { CallButtons } from '../calls/call-buttons.tsx';
import { SelectBox, type Selection } from '../calls/selection.tsx';
import { GameChips } from '../catalogue/game-chips.tsx';
import { MessageLink } from '../messages/message-link.tsx';
import { UserPresence } from '../presence/user-presence.tsx';
import { Button } from '../ui/button.tsx';
import { agoWord } from '../ui/dates.ts';
import css from '../ui/person-row.module.css';
import { PersonRow } from '../ui/person-row.tsx';
import { useNow } from '../ui/use-now.ts';
import { people } from '../words/made/people.ts';
import { type PersonAsked, PersonMenu } from './person-menu.tsx';
import { useFriendship } from './use-friendship.ts';

const { friends: words, relation } = people;

interface FriendRowProps {
  entry: FriendEntry;
  /** Set while friends are selected for a call. Null if this row can't be selected. */
  selection: Selection | null;
  /** Called with what needs a confirmation. The row may be gone before it is given. */
  onAsk: (asked: PersonAsked) => void;
  /** Called before the row is removed, so that the focus is not lost. */
  onLeave: () => void;
}

export type FriendKind = 'friend' | 'in' | 'out';

/** A friend, or an invite in either direction, with its actions. */
export function FriendRow({
  entry,
  kind,
  selection,
  onAsk,
  onLeave,
}: FriendRowProps & { kind: FriendKind }) {
  const { user, createdAt, description } = entry;
  const now = useNow();
  const ago = agoWord(Date.parse(createdAt), now);
  return (
    <PersonRow
      name={<Link to={`/detail/${user.id}`}>{user.name}</Link>}
      drawn={user.name}
      picture={faceOf(user.media)}
      facts={
        <>
          <UserPresence user={user} />
          {kind === 'in' && <span>{words.invitedAgo(ago)}</span>}
          {kind === 'out' && <span>{words.sentAgo(ago)}</span>}
        </>
      }
      actions={
        selection ? (
          <SelectBox user={user} selection={selection} />
        ) : (
          <Actions {...{ entry, kind, onAsk, onLeave }} />
        )
      }
    >
      {kind === 'friend' ? (
        <GameChips games={user.games} />
      ) : (
        description !== '' && (
          <p className={css.message} dir="auto">
            {description}
          </p>
        )
      )}
    </PersonRow>
  );
}

function Actions({
  entry,
  kind,
  onAsk,
  onLeave,
}: Omit<FriendRowProps, 'selection'> & { kind: FriendKind }) {
  const { name } = entry.user;
  const menu = { user: entry.user, onAsk, variant: 'bare', size: 'md' } as const;
  const friendship = useFriendship(entry.id, name, onLeave);

  switch (kind) {
    case 'friend':
      return (
        <>
          <MessageLink user={entry.user} small />
          <CallButtons user={entry.user} />
          <PersonMenu {...menu} friendId={entry.id} />
        </>
      );
    case 'in':
      return (
        <>
          <Button
            variant="primary"
            icon="check"
            aria-label={words.acceptOne(name)}
            pending={friendship.pending === 'accept'}
            onClick={friendship.accept}
          >
            {relation.accept}
          </Button>
          <Button
            aria-label={words.declineOne(name)}
            pending={friendship.pending === 'end'}
            onClick={friendship.decline}
          >
            {relation.decline}
          </Button>
          <PersonMenu {...menu} />
        </>
      );
    case 'out':
      return (
        <Button
          aria-label={words.withdrawOne(name)}
          pending={friendship.pending === 'end'}
          onClick={friendship.withdraw}
        >
          {relation.withdrawShort}
        </Button>
      );
    default:
      return kind satisfies never;
  }
}
