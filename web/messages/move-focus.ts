import type { KeyboardEvent } from 'react';

/** The button that is drawn nearest above or below another one. */
function nearest(buttons: readonly HTMLElement[], from: HTMLElement, down: boolean) {
  const own = from.getBoundingClientRect();
  const distances = buttons.flatMap((button) => {
    const { top, left } = button.getBoundingClientRect();
    const lines = (down ? top - own.top : own.top - top) / own.height;
    return lines < 0.5 ? [] : [{ button, lines, beside: Math.abs(left - own.left) }];
  });
  return distances.toSorted((a, b) => a.lines - b.lines || a.beside - b.beside)[0]?.button;
}

/**
 * Moves the focus among the buttons of an area with the arrow keys, Home and End. So the area is one stop of the Tab
 * key, if only its first button has a `tabIndex` of 0.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const area = event.currentTarget;
  const buttons = [...area.querySelectorAll<HTMLElement>('button:enabled')];
  const from = buttons.find((button) => button === document.activeElement);
  if (!from) return;
  const at = buttons.indexOf(from);
  const forward = getComputedStyle(area).direction === 'rtl' ? -1 : 1;
  const next = {
    ArrowRight: buttons[at + forward],
    ArrowLeft: buttons[at - forward],
    ArrowDown: event.key === 'ArrowDown' ? nearest(buttons, from, true) : undefined,
    ArrowUp: event.key === 'ArrowUp' ? nearest(buttons, from, false) : undefined,
    Home: buttons[0],
    End: buttons.at(-1),
  }[event.key];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
