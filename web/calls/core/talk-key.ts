import type { CallSettings } from './settings.ts';

const TYPING = 'input, textarea, select, [contenteditable="true"]';

/** A checkbox takes only Space. */
const types = ({ target, code }: KeyboardEvent) =>
  target instanceof Element &&
  target.closest(TYPING)?.matches(code === 'Space' ? '*' : ':not([type="checkbox"])');

/** The button on the screen, among the keys that are held. */
const BUTTON = 'button';
const META = /^Meta/;
const SHIFT = /^Shift/;
/**
 * Keys with which the browser itself does something: it opens its menu, goes back, clicks what has the focus, scrolls,
 * loads the page again or searches. Enter still clicks.
 */
const ACTS = /^(Alt|Mouse|Space|Arrow|Page|Home|End|F\d|Quote|Slash)/;

/**
 * The physical key, as `KeyV`, or the mouse button by the number that gamers know, as `Mouse4`. '' for the two main
 * buttons, and for keys that a touch keyboard doesn't name.
 */
export const talkCode = (event: KeyboardEvent | MouseEvent): string => {
  if ('code' in event) return event.code;
  return event.button === 0 || event.button === 2 ? '' : `Mouse${event.button + 1}`;
};

/**
 * Push-to-talk: by the key or mouse button while the page has focus and the user isn't typing, or by a button on touch
 * screens. It counts as released as soon as its release might be missed, so that no microphone stays open.
 */
export function ownTalkKey(settings: () => CallSettings, onChange: () => void) {
  const closing = new AbortController();
  const { signal } = closing;
  const held = new Set<string>();

  const change = (how: () => void) => {
    const before = held.size > 0;
    how();
    if (before !== held.size > 0) onChange();
  };
  const hold = (key: string, down: boolean) =>
    change(() => void (down ? held.add(key) : held.delete(key)));
  const lose = () => change(() => held.clear());

  const press = (event: KeyboardEvent | MouseEvent) => {
    const { pushToTalk, talkKey } = settings();
    if (!pushToTalk || talkCode(event) !== talkKey || event.defaultPrevented) return;
    if (event instanceof KeyboardEvent && types(event)) return;
    if (ACTS.test(talkKey)) event.preventDefault();
    hold(talkKey, true);
  };
  const release = (event: KeyboardEvent | MouseEvent) => {
    const code = talkCode(event);
    if (held.has(code) && ACTS.test(code)) event.preventDefault();
    // While Cmd is held, macOS tells of no other key that is released.
    if (META.test(code)) lose();
    // Windows tells of the first of two Shift keys only once both are released.
    else if (SHIFT.test(code) && event instanceof KeyboardEvent && !event.shiftKey)
      change(() => ['ShiftLeft', 'ShiftRight'].forEach((each) => held.delete(each)));
    else hold(code, false);
  };

  addEventListener('keydown', press, { signal });
  addEventListener('mousedown', press, { signal });
  // Before anything in the page can keep a release to itself.
  addEventListener('keyup', release, { signal, capture: true });
  addEventListener('mouseup', release, { signal, capture: true });
  // The page isn't told of a release after it has lost the focus, during a drag, or while a menu of the browser is open.
  for (const type of ['blur', 'pagehide', 'dragstart']) addEventListener(type, lose, { signal });
  addEventListener('contextmenu', (event) => event.defaultPrevented || lose(), { signal });
  document.addEventListener('visibilitychange', lose, { signal });

  return {
    held: () => held.size > 0,
    /** Holds or releases the button on the screen. */
    hold: (down: boolean) => hold(BUTTON, down),
    close: () => closing.abort(),
  };
}
