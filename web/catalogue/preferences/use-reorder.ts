import { type PointerEvent, useRef, useState } from 'react';

/** Near the screen's edge the page scrolls along, in px. */
const EDGE_PX = 72;
const SCROLL_STEP_PX = 12;

/**
 * Moves the rows of a list by a handle, with any pointer. A row changes places once the pointer has passed the
 * middle of its neighbour, so that rows of unlike height never flicker.
 * @param onMove called for every change of places
 */
export function useReorder(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number>();

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
    // On the window: the row that was taken hold of moves about in the page.
    addEventListener('pointermove', follow, { signal });
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
  };

  return { list, dragged, start };
}
