import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** The distance to the screen's edge, in px, at which a drag scrolls the page. */
const EDGE_PX = 72;
const SCROLL_STEP_PX = 12;

/** The list with one item moved. */
export const moved = <Item>(items: readonly Item[], from: number, to: number): Item[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));

/**
 * Reorders the rows of a list by a drag handle, with any pointer. Two rows swap once the pointer has passed the
 * middle of the neighbour. So rows of different heights never flicker.
 * @param onMove called for every swap
 */
export function useReorder(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number>();
  const [focus, setFocus] = useState<{ id: number; act: 'up' | 'down' | 'remove' }>();

  // Moving a row makes its button lose the focus. Removing a row removes the button itself.
  useEffect(() => {
    if (!focus) return;
    list.current?.querySelector<HTMLElement>(`[data-act="${focus.act}-${focus.id}"]`)?.focus();
  }, [focus]);

  const middleOf = (row: number) => {
    const box = list.current?.children[row]?.getBoundingClientRect();
    return box && box.top + box.height / 2;
  };

  const start = (index: number) => (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.preventDefault();
    let at = index;
    setDragged(at);
    const ended = new AbortController();
    const { signal } = ended;

    const shift = (to: number) => {
      onMove(at, to);
      at = to;
      setDragged(at);
    };
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      const above = middleOf(at - 1);
      const below = middleOf(at + 1);
      if (above !== undefined && clientY < above) shift(at - 1);
      else if (below !== undefined && clientY > below) shift(at + 1);
      if (clientY < EDGE_PX) scrollBy(0, -SCROLL_STEP_PX);
      else if (clientY > innerHeight - EDGE_PX) scrollBy(0, SCROLL_STEP_PX);
    };
    const end = () => {
      ended.abort();
      setDragged(undefined);
    };
    // On the window, because the dragged row moves within the page.
    addEventListener('pointermove', follow, { signal });
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
  };

  /** Moves a row by its buttons, which keep the focus. */
  const step = (id: number, index: number, by: -1 | 1) => {
    onMove(index, index + by);
    setFocus({ id, act: by < 0 ? 'up' : 'down' });
  };

  return { list, dragged, start, step, setFocus };
}
