import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

import { addFriend } from '../base/add-friend.ts';
import { ApiError, api, load } from '../base/api.ts';
import { useAction } from '../base/use-action.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { afterwards } from '../words/made/afterwards.ts';
import { calls } from '../words/made/calls.ts';
import { popups } from '../words/made/popups.ts';
import type { Over } from './core/state.ts';

const words = calls.over;

/** A page of the list holds everyone of the largest call. */
const PAGE = '60';

const quietly = <Value,>(answer: Promise<Value>): Promise<Value | null> =>
  answer.catch((error: unknown) => {
    if (error instanceof ApiError) return null;
    throw error;
  });

/** Those of a call who can become friends, and whether any of them can be thanked for the session. */
async function possible({ people, session }: Pick<Over, 'people' | 'session'>) {
  const [users, played] = await Promise.all([
    quietly(
      load(
        api.users.$get({
          query: { ids: people.map(({ id }) => id).join(','), itemsPerPage: PAGE },
        }),
      ),
    ),
    session && quietly(load(api['played-with'].$get({ query: {} }))),
  ]);
  return {
    strangers:
      users?.member.filter(({ relation }) => relation === 'none' || relation === 'invites') ?? [],
    thanks: played?.member.some(
      (one) =>
        one.thankable &&
        one.session.id === session?.id &&
        people.some(({ id }) => id === one.user.id),
    ),
  };
}

type Known = Awaited<ReturnType<typeof possible>>;

/** Thanks and friendship for those with whom the user was in a call, as far as they are possible. */
export function AfterCall({ over }: { over: Over }) {
  const [known, setKnown] = useState<Known>();
  const [added, setAdded] = useState<ReadonlySet<number>>(new Set());
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let current = true;
    void possible(over).then((found) => current && setKnown(found));
    return () => {
      current = false;
    };
  }, [over]);
  if (!known) return null;
  const { strangers, thanks } = known;
  const left = strangers
    .filter(({ id }) => !added.has(id))
    .map((other) => ({
      other,
      onAdded: () => setAdded((before) => new Set(before).add(other.id)),
    }));
  return (
    <>
      {thanks && over.session && (
        // The session's page may be open since before its end. Another hash alone doesn't load it again.
        <ButtonLink to={`/session/${over.session.id}#afterwards`} onClick={() => void revalidate()}>
          <Icon name="star" />
          {afterwards.thank}
        </ButtonLink>
      )}
      {strangers.length > 1 && left.length > 0 ? (
        <Menu worded icon="plus" variant="quiet" label={words.addFriend}>
          {left.map((one) => (
            <AddItem key={one.other.id} {...one} />
          ))}
        </Menu>
      ) : (
        left.map((one) => <AddButton key={one.other.id} {...one} />)
      )}
    </>
  );
}

interface AddProps {
  other: Known['strangers'][number];
  onAdded: () => void;
}

/** Each of the others has an action of their own, so that several can be added one right after the other. */
function useAdd({ other, onAdded }: AddProps) {
  const { busy, act } = useAction();
  const invite = () =>
    addFriend(other, '').catch((error: unknown) => {
      // Meanwhile invited elsewhere.
      if (error instanceof ApiError && error.kind === 'exists') return popups.add.already;
      throw error;
    });
  return { busy, add: () => void act('add', invite, onAdded) };
}

function AddButton(props: AddProps) {
  const { busy, add } = useAdd(props);
  return (
    <Button icon="plus" pending={busy} onClick={add}>
      {words.addFriend}
    </Button>
  );
}

function AddItem(props: AddProps) {
  const { busy, add } = useAdd(props);
  return (
    <MenuItem disabled={busy} onClick={add}>
      <bdi>{props.other.name}</bdi>
    </MenuItem>
  );
}
