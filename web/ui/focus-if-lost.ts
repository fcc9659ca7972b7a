/**
 * Focuses a place in which something that had the focus is gone. What the user has moved on to meanwhile keeps the
 * focus, such as the field of a chat.
 */
export function focusIfLost(place: HTMLElement | null) {
  const { activeElement: at, body } = document;
  if (at === null || at === body || place?.contains(at)) place?.focus();
}
