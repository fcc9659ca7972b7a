import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';

import type { UserPatch } from '../../worker/contract/user.ts';
import { checkAccount } from '../base/account.ts';
import { api, byId, load } from '../base/api.ts';
import { differing, same } from '../base/differing.ts';
import { announce } from '../base/toast-store.ts';
import { useForm } from '../base/use-form.ts';
import { people } from '../words/made/people.ts';
import { tagsOf } from './platforms-field.tsx';

interface UserForm<Fields> {
  id: number;
  initial: Fields;
  /** The form as typed. */
  read: (data: FormData) => Fields;
  /** Whether the form begins with unsaved text. */
  drafted?: boolean;
  /** Called with what was typed when it was sent. */
  onSaved?: (sent: Fields) => void;
}

/** What a form has changed in a list (`before` to `own`), applied to the list that the server has now. */
function merged<Item extends string | { platform: string }>(
  before: readonly Item[] = [],
  own: readonly Item[] = [],
  now: readonly Item[] = [],
) {
  const byKey = (items: readonly Item[]) =>
    new Map(items.map((item) => [typeof item === 'string' ? item : item.platform, item]));
  const [had, has, there] = [byKey(before), byKey(own), byKey(now)];
  const isChanged = (key: string) => same(had.get(key)) !== same(has.get(key));
  return [...byKey([...own, ...now]).keys()].flatMap(
    (key) => (isChanged(key) ? has : there).get(key) ?? [],
  );
}

/**
 * A form for the user's own data. Only changes are sent, because another device may have saved since this page was
 * loaded. What is typed during a save stays unsaved.
 */
export function useUserForm<Fields extends UserPatch>(options: UserForm<Fields>) {
  const { id, initial, read, drafted = false, onSaved } = options;
  const { revalidate } = useRevalidator();
  const element = useRef<HTMLFormElement>(null);
  const [saved, setSaved] = useState(initial);
  const [changed, setChanged] = useState(drafted);
  const compareTo = (before: Fields) => {
    const form = element.current;
    if (form) setChanged(differing(read(new FormData(form)), before).length > 0);
  };

  const form = useForm(async (data) => {
    const sent = read(data);
    const json: UserPatch = Object.fromEntries(differing(sent, saved));
    // These lists are sent as a whole.
    if (json.platforms || json.gamertags) {
      const now = await load(api.users[':id'].$get({ ...byId(id), query: {} }));
      if (json.platforms) json.platforms = merged(saved.platforms, json.platforms, now.platforms);
      if (json.gamertags) json.gamertags = merged(saved.gamertags, json.gamertags, tagsOf(now));
    }
    if (Object.keys(json).length > 0) await load(api.users[':id'].$patch({ ...byId(id), json }));
    // As typed, because the server's spelling would differ from the fields.
    setSaved(sent);
    compareTo(sent);
    onSaved?.(sent);
    announce(people.own.saved, 'done');
    await Promise.all([checkAccount(), revalidate()]);
  });

  return { ...form, element, saved, changed, setChanged, compare: () => compareTo(saved) };
}
