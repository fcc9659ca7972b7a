/**
 * Focuses a place in which something that had the focus is gone. What the user has moved on to meanwhile keeps the
 * focus, such as the next row. A button that is still drawn gives it to the place once it is gone (`use-kept-focus.ts`).
 */
export function focusIfLost(place: HTMLElement | null) {
  const { activeElement: at, body } = document;
  if (at === null || at === body) place?.focus();
}
