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
 * Moves the focus from a button with the arrow keys, Home and End, among those of its `[data-arrows]`. So they are one
 * stop of the Tab key, if only the first has a `tabIndex` of 0.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const from = event.target;
  const area = from instanceof HTMLButtonElement && from.closest('[data-arrows]');
  if (!area) return;
  // A closed menu's buttons are not drawn.
  const buttons = [...area.querySelectorAll<HTMLElement>('button:enabled')].filter(
    (button) => button.getClientRects().length > 0,
  );
  const at = buttons.indexOf(from);
  const forward = getComputedStyle(area).direction === 'rtl' ? -1 : 1;
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowRight: buttons[at + forward],
    ArrowLeft: buttons[at - forward],
    ArrowDown: event.key === 'ArrowDown' ? nearest(buttons, from, true) : undefined,
    ArrowUp: event.key === 'ArrowUp' ? nearest(buttons, from, false) : undefined,
    Home: buttons[0],
    End: buttons.at(-1),
  };
  const next = targets[event.key];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
