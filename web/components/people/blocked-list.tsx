import { useRef, useState } from 'react';

import type { BlockItem } from '../../../worker/contract/block.ts';
import { api, send } from '../../api.ts';
import type { BlocksPage } from '../../friends.ts';
import { spanWord } from '../../time.ts';
import { people } from '../../words/people.ts';
import { useAct } from '../session-page/use-act.ts';
import { Button } from '../ui/button.tsx';
import { NextPage } from '../ui/next-page.tsx';
import { useNow } from '../use-now.ts';
import { Ask } from './ask.tsx';
import { NoFriends } from './no-friends.tsx';
import { PersonRow } from './person-row.tsx';
import css from './person-row.module.css';
import { useLaterPages } from './use-later-pages.ts';

const { friends: words, relation, done, ask } = people;

interface BlockedListProps {
  first: BlocksPage;
  loadNext: (next: string) => Promise<BlocksPage>;
}

/** Whom one has blocked: names alone, since their pages are closed to one. */
export function BlockedList({ first, loadNext }: BlockedListProps) {
  const { items, next, pending, more } = useLaterPages(first, loadNext);
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1}>
      {items.length === 0 ? (
        <NoFriends tab="blocked" />
      ) : (
        <ul className={css['rows']}>
          {items.map((block) => (
            <BlockedRow key={block.user.id} block={block} onLeave={() => place.current?.focus()} />
          ))}
        </ul>
      )}
      {next !== undefined && (
        <NextPage
          shown={words.shown(items.length, first.totalItems)}
          label={words.more}
          pending={pending}
          onNext={() => void more()}
        />
      )}
    </div>
  );
}

function BlockedRow({ block, onLeave }: { block: BlockItem; onLeave: () => void }) {
  const { pending, act } = useAct();
  const [asking, setAsking] = useState(false);
  const now = useNow();
  const { id, name } = block.user;

  const unblock = () =>
    act('unblock', async () => {
      await send(api.blocks[':userId'].$delete({ param: { userId: String(id) } }));
      setAsking(false);
      onLeave();
      return done.unblocked(name);
    });

  return (
    <PersonRow
      name={name}
      drawn={name}
      facts={<span>{words.blockedAgo(spanWord(now - Date.parse(block.createdAt)))}</span>}
      actions={
        <>
          <Button aria-label={words.unblockOne(name)} onClick={() => setAsking(true)}>
            {relation.unblock}
          </Button>
          {asking && (
            <Ask
              title={ask.unblockTitle(name)}
              yes={relation.unblock}
              no={ask.stayBlocked}
              pending={pending === 'unblock'}
              onYes={() => void unblock()}
              onClose={() => setAsking(false)}
            >
              {ask.unblock}
            </Ask>
          )}
        </>
      }
    />
  );
}
