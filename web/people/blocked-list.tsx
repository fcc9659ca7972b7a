import { useRef } from 'react';

import type { BlockItem } from '../../worker/contract/block.ts';
import { api, send } from '../base/api.ts';
import type { BlocksPage } from '../base/friend-lists.ts';
import { pictureOf } from '../base/media.ts';
import { ActionButton } from '../ui/action-dialog.tsx';
import { agoWord } from '../ui/dates.ts';
import { focusIfLost } from '../ui/focus-if-lost.ts';
import { PagedList } from '../ui/paged-list.tsx';
import { PersonRow } from '../ui/person-row.tsx';
import { useNow } from '../ui/use-now.ts';
import { people } from '../words/made/people.ts';
import { NoFriends } from './no-friends.tsx';
import { shownOf } from './shown-of.ts';

const { friends: words, relation, done, ask } = people;

interface BlockedListProps {
  first: BlocksPage;
  loadNext: (next: string) => Promise<BlocksPage>;
}

/** The users that the current user has blocked. Only names, because the blocker can't see their pages either. */
export function BlockedList({ first, loadNext }: BlockedListProps) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1}>
      <PagedList
        first={first}
        loadNext={loadNext}
        shown={({ count }) => shownOf(count, first.totalItems)}
        more={words.more}
        empty={<NoFriends tab="blocked" />}
      >
        {(items) => (
          <ul className="stack-2">
            {items.map((block) => (
              <BlockedRow
                key={block.user.id}
                block={block}
                onLeave={() => focusIfLost(place.current)}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

function BlockedRow({ block, onLeave }: { block: BlockItem; onLeave: () => void }) {
  const now = useNow();
  const { id, firstFile } = block.user;
  const name = block.user.name ?? words.hidden;

  const unblock = async () => {
    await send(api.blocks[':userId'].$delete({ param: { userId: String(id) } }));
    onLeave();
    return done.unblocked(name);
  };

  return (
    <PersonRow
      name={name}
      drawn={name}
      picture={pictureOf(firstFile)}
      facts={<span>{words.blockedAgo(agoWord(Date.parse(block.createdAt), now))}</span>}
      actions={
        <ActionButton
          aria-label={words.unblockOne(name)}
          title={ask.unblockTitle(name)}
          yes={relation.unblock}
          no={ask.stayBlocked}
          danger={false}
          act={unblock}
        >
          {ask.unblock}
        </ActionButton>
      }
    />
  );
}
