import { useState } from 'react';

import type { InvitableFriend } from '../../../worker/contract/invitation.ts';
import { api, byId, load, send } from '../../base/api.ts';
import { deferErrors } from '../../base/defer-errors.ts';
import { pictureOf } from '../../base/media.ts';
import { type Page, cursorOf } from '../../base/pages.ts';
import { useAction } from '../../base/use-action.ts';
import { UserPresence } from '../../presence/user-presence.tsx';
import { AwaitedPart } from '../../ui/awaited-part.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { PersonRow, RowsSkeleton } from '../../ui/person-row.tsx';
import { afterwards } from '../../words/made/afterwards.ts';
import { sessions } from '../../words/made/sessions.ts';

const words = sessions.invitation;

const loadFriends = (id: string, next?: string): Promise<Page<InvitableFriend>> =>
  load(api.sessions[':id'].invitations.$get({ param: { id }, query: cursorOf(next) }));

interface InviteFriendsProps {
  session: { id: number };
  onClose: () => void;
}

/** The user's friends who aren't in the session, those online first, each with a button that invites them. */
export default function InviteFriends({ session, onClose }: InviteFriendsProps) {
  const id = String(session.id);
  const ask = () => deferErrors(loadFriends(id));
  const [friends, setFriends] = useState(ask);
  /** Invitations that were sent or withdrawn here, by the friend's id. Null if there is none any more. */
  const [changed, setChanged] = useState<ReadonlyMap<number, number | null>>(new Map());
  return (
    <Dialog open wide title={words.title} onClose={onClose}>
      <p>{words.text}</p>
      <AwaitedPart answer={friends} loading={<RowsSkeleton />} onRetry={() => setFriends(ask())}>
        {(first) => (
          <PagedList
            first={first}
            loadNext={(next) => loadFriends(id, next)}
            shown={({ count }) => afterwards.played.shown(count)}
            more={sessions.own.more}
            empty={
              <EmptyState level={3} title={words.none}>
                {words.noneHint}
              </EmptyState>
            }
          >
            {(items) => (
              <ul className="stack-2">
                {items.map((friend) => (
                  <Friend
                    key={friend.id}
                    friend={withInvitation(friend, changed.get(friend.id))}
                    session={id}
                    onChange={(invitation) =>
                      setChanged((before) => new Map(before).set(friend.id, invitation))
                    }
                  />
                ))}
              </ul>
            )}
          </PagedList>
        )}
      </AwaitedPart>
    </Dialog>
  );
}

const withInvitation = (friend: InvitableFriend, changed: number | null | undefined) =>
  changed === undefined ? friend : { ...friend, invited: changed !== null, invitation: changed };

interface FriendProps {
  friend: InvitableFriend;
  session: string;
  /** Called with the invitation's id. Null once it is withdrawn. */
  onChange: (invitation: number | null) => void;
}

const Friend = (props: FriendProps) => (
  <PersonRow
    name={props.friend.name}
    drawn={props.friend.name}
    picture={pictureOf(props.friend.firstFile)}
    facts={
      <>
        <UserPresence user={props.friend} />
        {props.friend.invited && <span>{words.invited}</span>}
      </>
    }
    actions={<Action {...props} />}
  />
);

/** Each friend has an action of their own, so that several can be invited one right after the other. */
function Action({ friend, session, onChange }: FriendProps) {
  const { busy, act } = useAction();
  const { id: user, name, invited, invitation } = friend;
  const invite = () =>
    act('invite', async () => {
      const param = { id: session };
      const json = { user: `/api/users/${user}` };
      onChange((await load(api.sessions[':id'].invitations.$post({ param, json }))).id);
      return words.sent(name);
    });
  const withdraw = (id: number) =>
    act('withdraw', async () => {
      await send(api.invitations[':id'].$delete(byId(id)));
      onChange(null);
      return words.withdrawn(name);
    });
  if (!invited) {
    return (
      <Button pending={busy} aria-label={words.inviteOne(name)} onClick={() => void invite()}>
        {words.invite}
      </Button>
    );
  }
  return (
    invitation !== null && (
      <Button
        pending={busy}
        aria-label={words.withdrawOne(name)}
        onClick={() => void withdraw(invitation)}
      >
        {words.withdraw}
      </Button>
    )
  );
}
