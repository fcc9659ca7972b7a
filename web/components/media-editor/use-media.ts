import { useEffect, useRef, useState } from 'react';

import type { MediaItem } from '../../../worker/contract/media.ts';
import { ApiError, api, load, send } from '../../api.ts';
import { describeFailure } from '../../use-form.ts';
import { media as words } from '../../words/media.ts';
import { announce } from '../ui/toast-store.ts';

/** So long after the last of several moves the order is saved. */
const SETTLED_AFTER_MS = 400;

/** Puts one of a list to another place. */
function moved(items: readonly MediaItem[], from: number, to: number): MediaItem[] {
  const item = items[from];
  return item ? items.filter((_, index) => index !== from).toSpliced(to, 0, item) : [...items];
}

function sayWhy(error: unknown) {
  if (!(error instanceof ApiError)) throw error;
  announce(`${words.notSaved} ${describeFailure(error)}`, 'problem');
}

/** Files that are there, and what their owner does to them. What fails is put back, and said. */
export function useMedia(
  initial: readonly MediaItem[],
  onChange?: (items: readonly MediaItem[]) => void,
) {
  const [items, setItems] = useState<readonly MediaItem[]>(() =>
    initial.filter(({ deleted }) => !deleted),
  );
  const latest = useRef(items);
  const saving = useRef<{ timer: number; before: readonly MediaItem[] }>(undefined);

  const show = (next: readonly MediaItem[]) => {
    latest.current = next;
    setItems(next);
    onChange?.(next);
  };

  const saveMove = async (id: number) => {
    const { before } = saving.current ?? { before: latest.current };
    saving.current = undefined;
    const position = latest.current.findIndex((item) => item.id === id);
    try {
      const json = { position };
      await load(api.media[':id'].$patch({ param: { id: String(id) }, json }));
    } catch (error) {
      show(before);
      sayWhy(error);
    }
  };

  // A screen that is left in the middle of it saves at once.
  useEffect(
    () => () => {
      clearTimeout(saving.current?.timer);
    },
    [],
  );

  return {
    items,

    add: (added: MediaItem) => {
      if (latest.current.every(({ id }) => id !== added.id)) show([...latest.current, added]);
    },

    move: (from: number, to: number) => {
      const item = latest.current[from];
      if (!item || to < 0 || to >= latest.current.length) return;
      const before = saving.current?.before ?? latest.current;
      clearTimeout(saving.current?.timer);
      show(moved(latest.current, from, to));
      saving.current = {
        before,
        timer: window.setTimeout(() => void saveMove(item.id), SETTLED_AFTER_MS),
      };
    },

    /** @returns whether it is saved */
    describe: async (id: number, alt: string) => {
      try {
        const item = await load(
          api.media[':id'].$patch({ param: { id: String(id) }, json: { alt } }),
        );
        show(latest.current.map((other) => (other.id === id ? item : other)));
        return true;
      } catch (error) {
        sayWhy(error);
        return false;
      }
    },

    /** @returns whether it is gone */
    remove: async (id: number) => {
      try {
        await send(api.media[':id'].$delete({ param: { id: String(id) } }));
      } catch (error) {
        // Gone already, in another tab.
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
