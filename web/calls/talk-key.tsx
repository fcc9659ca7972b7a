import { type KeyboardEvent, useState } from 'react';

import { Button } from '../ui/button.tsx';
import { calls } from '../words/made/calls.ts';
import { callSettings } from './core/settings.ts';
import { useCallSettings } from './core/use-calls.ts';
import css from './device-dialog.module.css';

const words = calls.devices;
/** Keys for navigation and for leaving the dialog. They can't be talk keys. */
const KEPT = new Set(['Tab', 'Escape', 'Enter', 'NumpadEnter']);

/** Sets the talk key: press the button, then the key. */
export function TalkKey() {
  const { talkKey } = useCallSettings();
  const [asking, setAsking] = useState(false);
  const take = (event: KeyboardEvent) => {
    if (!asking || KEPT.has(event.code)) return;
    event.preventDefault();
    callSettings.change({ talkKey: event.code });
    setAsking(false);
  };
  return (
    <div className={css.key}>
      <span>{words.talkKey}</span>
      <Button
        size="sm"
        aria-label={asking ? words.pressKey : words.changeKey(keyName(talkKey))}
        onClick={() => setAsking(true)}
        onKeyDown={take}
        // The space bar clicks a button on keyup.
        onKeyUp={(event) => event.code === talkKey && event.preventDefault()}
        onBlur={() => setAsking(false)}
      >
        {asking ? words.pressKey : keyName(talkKey)}
      </Button>
    </div>
  );
}

/** A key's usual label, from its physical key code. */
export const keyName = (code: string) =>
  code
    .replace(/^(Key|Digit|Numpad(?=\d)|Arrow)/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .trim();
