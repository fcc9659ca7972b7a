import { type KeyboardEvent, useState } from 'react';

import { callSettings } from './core/settings.ts';
import { useCallSettings } from './core/use-calls.ts';
import { calls } from '../words/en/calls.ts';
import { Button } from '../ui/button.tsx';
import css from './device-dialog.module.css';

const words = calls.devices;
/** They lead through the page and out of the dialog; they can't be talked with. */
const KEPT = new Set(['Tab', 'Escape', 'Enter', 'NumpadEnter']);

/** Which key one holds to talk: press the button, then the key. */
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
    <div className={css['key']}>
      <span>{words.talkKey}</span>
      <Button
        size="sm"
        aria-label={asking ? words.pressKey : words.changeKey(keyName(talkKey))}
        onClick={() => setAsking(true)}
        onKeyDown={take}
        // The space bar presses a button as it is let go.
        onKeyUp={(event) => event.code === talkKey && event.preventDefault()}
        onBlur={() => setAsking(false)}
      >
        {asking ? words.pressKey : keyName(talkKey)}
      </Button>
    </div>
  );
}

/** A key's name as it is mostly printed on it, from its place on the keyboard. */
export const keyName = (code: string) =>
  code
    .replace(/^(Key|Digit|Numpad(?=\d)|Arrow)/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .trim();
