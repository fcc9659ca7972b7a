import { Link } from 'react-router';

import type { FriendEntry } from '../../../worker/contract/friend.ts';
import { api, send } from '../../api.ts';
import { shownMedia } from '../../media.ts';
import { spanWord } from '../../time.ts';
import { people } from '../../words/people.ts';
import { GameChips } from '../game-chips.tsx';
import { useAct } from '../session-page/use-act.ts';
import { Button } from '../ui/button.tsx';
import { useNow } from '../use-now.ts';
import { CallButtons } from '../calls/call-buttons.tsx';
import { SelectBox, type Selection } from '../calls/selection.tsx';
import { UserPresence } from '../user-presence.tsx';
import { PersonMenu } from './person-menu.tsx';
import { PersonRow } from './person-row.tsx';
import css from './person-row.module.css';

const { friends: words, relation, done } = people;

interface FriendRowProps {
  entry: FriendEntry;
  /** While several are selected for a call; null for a row that can't be. */
  selection: Selection | null;
  /** Called before a row goes, so that whoever used it does not lose their place. */
  onLeave: () => void;
}

export type FriendKind = 'friend' | 'in' | 'out';

/** A friend, or an invite in one of the two directions, with what can be done about it in place. */
export function FriendRow({
  entry,
  kind,
  selection,
  onLeave,
}: FriendRowProps & { kind: FriendKind }) {
  const { user, createdAt, description } = entry;
  const now = useNow();
  const span = spanWord(now - Date.parse(createdAt));
  const picture = shownMedia(user.media).find((media) => media.kind === 'image');
  return (
    <PersonRow
      name={<Link to={`/detail/${user.id}`}>{user.name}</Link>}
      drawn={user.name}
      picture={picture && (picture.copies[0] ?? picture.src)}
      facts={
        <>
          <UserPresence user={user} />
          {kind === 'in' && <span>{words.invitedAgo(span)}</span>}
          {kind === 'out' && <span>{words.sentAgo(span)}</span>}
        </>
      }
      actions={
        selection ? (
          <SelectBox user={user} selection={selection} />
        ) : (
          <Actions entry={entry} kind={kind} onLeave={onLeave} />
        )
      }
    >
      {kind === 'friend' ? (
        <GameChips games={user.games} />
      ) : (
        description !== '' && (
          <p className={css['letter']} dir="auto">
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
  onLeave,
}: Omit<FriendRowProps, 'selection'> & { kind: FriendKind }) {
  const { pending, act } = useAct();
  const { name } = entry.user;
  const param = { id: String(entry.id) };

  const accept = () =>
    act('accept', async () => {
      await send(api.friends[':id'].$patch({ param, json: { active: true } }));
      onLeave();
      return done.friends(name);
    });
  const end = (said: string) =>
    act('end', async () => {
      await send(api.friends[':id'].$delete({ param }));
      onLeave();
      return said;
    });

  switch (kind) {
    case 'friend':
      return (
        <>
          <CallButtons user={entry.user} />
          <PersonMenu user={entry.user} friendId={entry.id} variant="bare" size="md" />
        </>
      );
    case 'in':
      return (
        <>
          <Button
            variant="warm"
            icon="check"
            aria-label={words.acceptOne(name)}
            pending={pending === 'accept'}
            onClick={() => void accept()}
          >
            {relation.accept}
          </Button>
          <Button
            aria-label={words.declineOne(name)}
            pending={pending === 'end'}
            onClick={() => void end(done.declined(name))}
          >
            {relation.decline}
          </Button>
          <PersonMenu user={entry.user} variant="bare" size="md" />
        </>
      );
    case 'out':
      return (
        <Button
          aria-label={words.withdrawOne(name)}
          pending={pending === 'end'}
          onClick={() => void end(done.withdrawn(name))}
        >
          {relation.withdrawShort}
        </Button>
      );
    default:
      return kind satisfies never;
  }
}
