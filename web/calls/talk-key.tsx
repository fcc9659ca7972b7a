import { type KeyboardEvent, type MouseEvent, useState } from 'react';

import { Button } from '../ui/button.tsx';
import { calls } from '../words/made/calls.ts';
import { callSettings } from './core/settings.ts';
import { talkCode } from './core/talk-key.ts';
import { useCallSettings } from './core/use-calls.ts';
import css from './device-dialog.module.css';

const words = calls.devices;
/** No key at all, and keys for navigation and for leaving the dialog. They can't be talk keys. */
const KEPT = new Set(['', 'Tab', 'Escape', 'Enter', 'NumpadEnter']);

/** Sets the talk key: press the button, then the key or the mouse's button. */
export function TalkKey() {
  const { talkKey } = useCallSettings();
  const [asking, setAsking] = useState(false);
  const take = (event: KeyboardEvent | MouseEvent) => {
    const code = talkCode(event.nativeEvent);
    if (!asking || KEPT.has(code)) return;
    event.preventDefault();
    callSettings.change({ talkKey: code });
    setAsking(false);
  };
  // The space bar clicks a button when it is released, and a mouse's side button goes back.
  const leave = (event: KeyboardEvent | MouseEvent) =>
    talkCode(event.nativeEvent) === talkKey && event.preventDefault();
  return (
    <div className={css.key}>
      <span>{words.talkKey}</span>
      <Button
        size="sm"
        aria-label={asking ? words.pressKey : words.changeKey(keyName(talkKey))}
        onClick={() => setAsking(true)}
        onKeyDown={take}
        onMouseDown={take}
        onKeyUp={leave}
        onMouseUp={leave}
        onBlur={() => setAsking(false)}
      >
        {asking ? words.pressKey : keyName(talkKey)}
      </Button>
    </div>
  );
}

/** A key's usual label, from its `talkCode`. */
export const keyName = (code: string) =>
  code
    .replace(/^(Key|Digit|Numpad(?=\d)|Arrow)/, '')
    .replaceAll(/([a-z])([A-Z\d])/g, '$1 $2')
    .trim();
