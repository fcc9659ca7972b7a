import { useEffect, useState } from 'react';

import { CALL_MEMBERS_MAX } from '../../worker/contract/call-bounds.ts';
import type { UserItem } from '../../worker/contract/user.ts';
import { useCalls } from './core/use-calls.ts';
import { friendsLoader } from '../people/friends.ts';
import { calls } from '../words/en/calls.ts';
import { common } from '../words/en/common.ts';
import { Button } from '../ui/button.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Checkbox } from '../ui/switch.tsx';
import { withController } from './use-call-controller.ts';

const words = calls.add;

type Friends = readonly Pick<UserItem, 'id' | 'name' | 'online'>[];

/** Online friends come first. Offline friends can be rung, too. */
async function loadFriends(): Promise<Friends> {
  const { member } = await friendsLoader.online();
  return member.map(({ user }) => user).toSorted((a, b) => Number(b.online) - Number(a.online));
}

/** Adds friends to the running call, up to its limit. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const { state } = useCalls();
  const [friends, setFriends] = useState<Friends | null>();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const { members = [], rung = [] } = state.talk?.roster ?? {};
  const ringing = rung.filter(({ outcome }) => outcome === 'ringing');
  const present = new Set([...members, ...ringing].map(({ id }) => id));
  const room = CALL_MEMBERS_MAX - members.length - ringing.length;

  useEffect(() => {
    let current = true;
    const show = (loaded: Friends | null) => current && setFriends(loaded);
    loadFriends().then(show, () => show(null));
    return () => {
      current = false;
    };
  }, []);
  const retry = () => void loadFriends().then(setFriends, () => setFriends(null));

  const act = async () => {
    void withController((controller) => controller.add(chosen));
    return undefined;
  };
  const choose = (id: number, on: boolean) =>
    setChosen(on ? [...chosen, id] : chosen.filter((one) => one !== id));
  const shown = friends?.filter(({ id }) => !present.has(id)) ?? [];

  return (
    <FormDialog
      title={words.title}
      submit={words.submit}
      disabled={chosen.length === 0}
      act={act}
      onClose={onClose}
    >
      {friends === undefined && <Skeleton height="6rem" />}
      {friends === null && (
        <div role="alert">
          <p>{words.failed}</p>
          <Button onClick={retry}>{common.retry}</Button>
        </div>
      )}
      {friends && (
        <div>
          <p>{shown.length === 0 ? words.none : words.room(room)}</p>
          {shown.map(({ id, name, online }) => (
            <Checkbox
              key={id}
              label={name}
              hint={online ? common.online : common.offlineWord}
              checked={chosen.includes(id)}
              disabled={!chosen.includes(id) && chosen.length >= room}
              onChange={({ target }) => choose(id, target.checked)}
            />
          ))}
        </div>
      )}
    </FormDialog>
  );
}
