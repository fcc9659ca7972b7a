import { useRef, useState } from 'react';
import { Link } from 'react-router';

import type { PlayedWith } from '../../worker/contract/afterwards.ts';
import { type PlayedPage, loadPlayed } from '../base/friend-lists.ts';
import { lazyPopup } from '../base/lazy-popup.tsx';
import { faceOf } from '../base/media.ts';
import { MessageLink } from '../messages/message-link.tsx';
import { UserPresence } from '../presence/user-presence.tsx';
import { ThanksMenu } from '../sessions/afterwards/thanks-menu.tsx';
import { Button } from '../ui/button.tsx';
import { agoWord } from '../ui/dates.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Explain } from '../ui/explain.tsx';
import { focusIfLost } from '../ui/focus-if-lost.ts';
import { PagedList } from '../ui/paged-list.tsx';
import { PersonRow } from '../ui/person-row.tsx';
import { useNow } from '../ui/use-now.ts';
import { afterwards } from '../words/made/afterwards.ts';
import { people } from '../words/made/people.ts';

const AddPopup = lazyPopup(() => import('./add-popup.tsx'));

const { played: words, thanksHelp } = afterwards;

/** The people with whom the user has played lately. The user can thank them, write to them or befriend them. */
export function PlayedList({ first }: { first: PlayedPage }) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1} className="stack-3">
      <PagedList
        first={first}
        loadNext={loadPlayed}
        shown={({ count }) => words.shown(count)}
        more={people.friends.more}
        empty={<EmptyState title={words.title}>{words.text}</EmptyState>}
      >
        {(items) => (
          <>
            <ul className="stack-2">
              {items.map((played) => (
                <PlayedRow
                  key={played.user.id}
                  played={played}
                  onThanked={() => focusIfLost(place.current)}
                />
              ))}
            </ul>
            <Explain {...thanksHelp} />
          </>
        )}
      </PagedList>
    </div>
  );
}

function PlayedRow({ played, onThanked }: { played: PlayedWith; onThanked: () => void }) {
  const { user, session, endedAt, host, thanked, thankable } = played;
  const now = useNow();
  const [adding, setAdding] = useState(false);
  return (
    <PersonRow
      name={<Link to={`/detail/${user.id}`}>{user.name}</Link>}
      drawn={user.name}
      picture={faceOf(user.media)}
      below
      facts={
        <>
          <UserPresence user={user} />
          <span>{words.ago(agoWord(Date.parse(endedAt), now))}</span>
        </>
      }
      actions={
        <>
          <ThanksMenu
            user={user}
            session={session.id}
            {...{ host, thanked, thankable, onThanked }}
          />
          {user.relation === 'none' && (
            <Button
              size="sm"
              icon="plus"
              aria-label={words.addOne(user.name)}
              onClick={() => setAdding(true)}
            >
              {words.add}
            </Button>
          )}
          <MessageLink user={user} small />
          {adding && <AddPopup user={user} onClose={() => setAdding(false)} />}
        </>
      }
    >
      <Link to={`/session/${session.id}`}>{session.name}</Link>
    </PersonRow>
  );
}
