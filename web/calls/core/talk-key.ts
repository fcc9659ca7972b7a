import type { CallSettings } from './settings.ts';

const TYPING = 'input, textarea, select, [contenteditable="true"]';

const types = ({ target }: Event) =>
  target instanceof Element && target.closest(TYPING)?.matches(':not([type="checkbox"])');

/** Push-to-talk: by the key while the page has focus and the user isn't typing, or by a button on touch screens. */
export function ownTalkKey(settings: () => CallSettings, onChange: () => void) {
  const closing = new AbortController();
  const { signal } = closing;
  let held = false;

  const hold = (next: boolean) => {
    if (held === next) return;
    held = next;
    onChange();
  };
  addEventListener(
    'keydown',
    (event) => {
      const { pushToTalk, talkKey } = settings();
      const { ctrlKey, altKey, metaKey } = event;
      if (!pushToTalk || event.code !== talkKey || types(event)) return;
      if (ctrlKey || altKey || metaKey) return;
      hold(true);
    },
    { signal },
  );
  addEventListener('keyup', ({ code }) => code === settings().talkKey && hold(false), { signal });
  // The page gets no keyup once it has lost the focus.
  addEventListener('blur', () => hold(false), { signal });

  return { held: () => held, hold, close: () => closing.abort() };
}
