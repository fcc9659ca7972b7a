import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** The distance to an end of the list's panel, in px, at which a drag scrolls it. */
const EDGE_PX = 48;
const SCROLL_STEP_PX = 12;

interface Drag {
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
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const start = (id: number) => (event: PointerEvent) => {
    if (event.button !== 0 || drag) return;
    event.preventDefault();
    const { pointerId } = event;
    const panel = event.currentTarget.closest('[data-part]');
    let at = { left: event.clientX, top: event.clientY };
    let over: number | undefined;
    const ended = new AbortController();
    current.current = ended;
    const { signal } = ended;

    const show = () => {
      const group = document.elementFromPoint(at.left, at.top)?.closest('[data-group]');
      over = group ? Number(group.getAttribute('data-group')) : undefined;
      setDrag({ id, ...at, over });
    };
    /** Also scrolls while the pointer rests. */
    const scroll = () => {
      if (signal.aborted) return;
      requestAnimationFrame(scroll);
      const box = panel?.getBoundingClientRect();
      if (!box || (at.top >= box.top + EDGE_PX && at.top <= box.bottom - EDGE_PX)) return;
      panel?.scrollBy(0, at.top < box.top + EDGE_PX ? -SCROLL_STEP_PX : SCROLL_STEP_PX);
      show();
    };
    const end = () => {
      ended.abort();
      setDrag(undefined);
    };
    // On the window, because the pointer leaves the row. Other fingers don't count.
    const on = (
      type: 'pointermove' | 'pointerup' | 'pointercancel',
      act: (place: Pick<MouseEvent, 'clientX' | 'clientY'>) => void,
    ) => addEventListener(type, (moved) => moved.pointerId === pointerId && act(moved), { signal });
    on('pointermove', ({ clientX: left, clientY: top }) => {
      at = { left, top };
      show();
    });
    on('pointerup', () => {
      end();
      if (over !== undefined) onDrop(id, over);
    });
    on('pointercancel', end);
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
    show();
    scroll();
  };

  return { drag, start };
}
