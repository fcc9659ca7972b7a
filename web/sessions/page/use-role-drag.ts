import { type PointerEvent, useState } from 'react';

/** The distance to an end of the list's panel, in px, at which a drag scrolls it. */
const EDGE_PX = 48;
const SCROLL_STEP_PX = 12;

interface Drag {
  /** The id of the dragged row. */
  id: number;
  /** Where the pointer is in the window, in px. */
  left: number;
  top: number;
  /** The group under the pointer. */
  over?: number | undefined;
}

/**
 * Drags a row to another group by its handle, with any pointer. Escape ends the drag. The element of a group that takes
 * the row has its index as `data-group`.
 */
export function useRoleDrag(onDrop: (id: number, group: number) => void) {
  const [drag, setDrag] = useState<Drag>();

  const start = (id: number) => (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const panel = event.currentTarget.closest('[data-part]');
    let over: number | undefined;
    const ended = new AbortController();
    const { signal } = ended;

    const follow = ({ clientX: left, clientY: top }: Pick<MouseEvent, 'clientX' | 'clientY'>) => {
      const box = panel?.getBoundingClientRect();
      if (box && top < box.top + EDGE_PX) panel?.scrollBy(0, -SCROLL_STEP_PX);
      if (box && top > box.bottom - EDGE_PX) panel?.scrollBy(0, SCROLL_STEP_PX);
      const group = document.elementFromPoint(left, top)?.closest('[data-group]');
      over = group ? Number(group.getAttribute('data-group')) : undefined;
      setDrag({ id, left, top, over });
    };
    const end = () => {
      ended.abort();
      setDrag(undefined);
    };
    const drop = () => {
      end();
      if (over !== undefined) onDrop(id, over);
    };
    follow(event);
    // On the window, because the pointer leaves the row.
    addEventListener('pointermove', follow, { signal });
    addEventListener('pointerup', drop, { signal });
    addEventListener('pointercancel', end, { signal });
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
  };

  return { drag, start };
}
