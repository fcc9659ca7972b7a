import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { MediaItem } from '../../../worker/contract/media.ts';
import { announceFailure } from '../../base/announce-failure.ts';
import { ApiError, api, byId, load, send } from '../../base/api.ts';
import { describeFailure } from '../../base/describe-failure.ts';
import { announce } from '../../base/toast-store.ts';
import { moved } from '../../base/use-reorder.ts';
import { media as words } from '../../words/made/media.ts';

/** The order is saved this long after the last of several moves. */
const SETTLED_AFTER_MS = 400;

const sayWhy = (error: unknown) =>
  announceFailure(error, (failure) => `${words.notSaved} ${describeFailure(failure)}`);

/** Uploaded files and their owner's actions. If an action fails, its change is reverted and a message says so. */
export function useMedia(
  initial: readonly MediaItem[],
  onChange?: (items: readonly MediaItem[]) => void,
) {
  const [items, setItems] = useState<readonly MediaItem[]>(() =>
    initial.filter(({ deleted }) => !deleted),
  );
  const latest = useRef(items);

  const show = (next: readonly MediaItem[]) => {
    latest.current = next;
    setItems(next);
    onChange?.(next);
  };
  const move = useMove(() => latest.current, show);

  return {
    items,

    add: (added: MediaItem) => {
      if (latest.current.every(({ id }) => id !== added.id)) show([...latest.current, added]);
    },

    move,

    /** @returns whether it was saved */
    describe: async (id: number, alt: string) => {
      try {
        const item = await load(api.media[':id'].$patch({ ...byId(id), json: { alt } }));
        show(latest.current.map((other) => (other.id === id ? item : other)));
        return true;
      } catch (error) {
        sayWhy(error);
        return false;
      }
    },

    /** @returns whether it was deleted */
    remove: async (id: number) => {
      try {
        await send(api.media[':id'].$delete(byId(id)));
      } catch (error) {
        // Another tab has already deleted it.
        if (!(error instanceof ApiError) || error.kind !== 'missing') {
          sayWhy(error);
          return false;
        }
      }
      show(latest.current.filter((item) => item.id !== id));
      announce(words.removed, 'done');
      return true;
    },
  };
}

interface Moved {
  id: number;
  /** The order to restore if the new one can't be saved. */
  before: readonly MediaItem[];
}

/**
 * Moves files. Where one is moved to is saved after the last of several moves, or at once when another one is moved or
 * the user leaves the screen.
 */
function useMove(latest: () => readonly MediaItem[], show: (items: readonly MediaItem[]) => void) {
  const timer = useRef(0);
  const waiting = useRef<Moved>(undefined);
  /** What is being saved, one after another. Requests at the same time could overtake each other. */
  const queue = useRef<(Moved & { position: number })[]>([]);

  const save = async () => {
    clearTimeout(timer.current);
    const { current: move } = waiting;
    if (!move) return;
    waiting.current = undefined;
    const position = latest().findIndex(({ id }) => id === move.id);
    if (queue.current.push({ ...move, position }) > 1) return;
    for (let [next] = queue.current; next; [next] = queue.current) {
      try {
        const json = { position: next.position };
        await load(api.media[':id'].$patch({ ...byId(next.id), json }));
        queue.current.shift();
      } catch (error) {
        // Later moves began at an order that the server doesn't have.
        queue.current = [];
        waiting.current = undefined;
        // Files may have been added, described or deleted since.
        const all = latest();
        const known = next.before.flatMap(({ id }) => all.find((item) => item.id === id) ?? []);
        show([...known, ...all.filter((item) => !known.includes(item))]);
        sayWhy(error);
      }
    }
  };
  const saveLeft = useEffectEvent(save);
  useEffect(() => () => void saveLeft(), []);

  return (from: number, to: number) => {
    const items = latest();
    const item = items[from];
    if (!item || to < 0 || to >= items.length) return;
    if (waiting.current?.id !== item.id) void save();
    show(moved(items, from, to));
    waiting.current = { id: item.id, before: waiting.current?.before ?? items };
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void save(), SETTLED_AFTER_MS);
  };
}
