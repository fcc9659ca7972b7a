import { useEffect, useState } from 'react';

import { CALL_MEMBERS_MAX, membersMax } from '../../worker/contract/call-bounds.ts';
import { api, byId, load } from '../base/api.ts';
import { friendsLoader } from '../base/friend-lists.ts';
import { faceOf, pictureOf } from '../base/media.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Checkbox } from '../ui/switch.tsx';
import { calls } from '../words/made/calls.ts';
import { common } from '../words/made/common.ts';
import { useCallState } from './core/use-calls.ts';
import { withController } from './use-call-controller.ts';

const words = calls.add;

interface Callable {
  id: number;
  name: string;
  face: string | undefined;
  hint: string;
}

async function loadFriends(): Promise<Callable[]> {
  const { member } = await friendsLoader.online();
  return member
    .map(({ user }) => user)
    .toSorted((a, b) => Number(b.online) - Number(a.online))
    .map(({ id, name, media, online }) => ({
      id,
      name,
      face: faceOf(media),
      hint: online ? common.online : common.offlineWord,
    }));
}

async function loadMembers(session: number): Promise<Callable[]> {
  const { host, hostFile, roster } = await load(
    api.sessions[':id'].$get({ ...byId(session), query: {} }),
  );
  const members = [{ ...host, firstFile: hostFile }, ...roster];
  return members.map(({ id, name, firstFile }) => ({
    id,
    name,
    face: pictureOf(firstFile),
    hint: words.fellow,
  }));
}

/** Who can be rung: the members of the call's session, then friends. Online friends come first. */
async function loadCallable(session: number | undefined): Promise<Callable[]> {
  const [members, friends] = await Promise.all([
    session === undefined ? Promise.resolve([]) : loadMembers(session),
    loadFriends(),
  ]);
  const all = [...members, ...friends];
  return all.filter(({ id }, index) => all.findIndex((one) => one.id === id) === index);
}

/** Adds friends and members of the session to the running call, up to its limit. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const state = useCallState();
  const [people, setPeople] = useState<Callable[] | null>();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const { members = [], rung = [], transport = 'mesh' } = state.talk?.roster ?? {};
  const ringing = rung.filter(({ outcome }) => outcome === 'ringing');
  const present = new Set([...members, ...ringing].map(({ id }) => id));
  const session = state.talk?.roster?.session?.id;
  // So many at a time.
  const room = Math.min(
    CALL_MEMBERS_MAX - 1,
    membersMax(transport) - members.length - ringing.length,
  );

  useEffect(() => {
    let current = true;
    const show = (loaded: Callable[] | null) => current && setPeople(loaded);
    loadCallable(session).then(show, () => show(null));
    return () => {
      current = false;
    };
  }, [session]);
  const retry = () => void loadCallable(session).then(setPeople, () => setPeople(null));

  const act = async () => {
    void withController((controller) => controller.add(chosen));
    return undefined;
  };
  const choose = (id: number, on: boolean) =>
    setChosen(on ? [...chosen, id] : chosen.filter((one) => one !== id));
  const shown = people?.filter(({ id }) => !present.has(id)) ?? [];

  return (
    <FormDialog
      title={words.title}
      submit={words.submit}
      disabled={chosen.length === 0 || !state.talk?.roster}
      act={act}
      onClose={onClose}
    >
      {people === undefined && <Skeleton height="6rem" />}
      {people === null && (
        <div role="alert">
          <p>{words.failed}</p>
          <Button onClick={retry}>{common.retry}</Button>
        </div>
      )}
      {people && (
        <div>
          <p>{shown.length === 0 ? words.none : words.room(room)}</p>
          {shown.map(({ id, name, face, hint }) => (
            <Checkbox
              key={id}
              label={
                <>
                  <Avatar name={name} src={face} edge={32} /> <bdi>{name}</bdi>
                </>
              }
              hint={hint}
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
