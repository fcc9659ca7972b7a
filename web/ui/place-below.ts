/**
 * Places a popover below its trigger, or above it if there is no space, always within the window. Called when it has
 * opened. It follows the window until it closes.
 */
export function placeBelow(trigger: HTMLElement, popover: HTMLElement) {
  const follow = () => place(trigger, popover);
  follow();
  addEventListener('resize', follow);
  popover.addEventListener('toggle', () => removeEventListener('resize', follow), { once: true });
}

function place(trigger: HTMLElement, popover: HTMLElement) {
  const from = trigger.getBoundingClientRect();
  const fitsBelow = from.bottom + popover.offsetHeight + 12 < innerHeight;
  const ends =
    getComputedStyle(trigger).direction === 'rtl' ? from.left : from.right - popover.offsetWidth;
  const left = Math.min(ends, innerWidth - popover.offsetWidth - 12);
  popover.style.top = `${fitsBelow ? from.bottom + 4 : Math.max(12, from.top - popover.offsetHeight - 4)}px`;
  popover.style.left = `${Math.max(12, left)}px`;
}
