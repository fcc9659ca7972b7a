import { type KeyboardEvent, useState } from 'react';

import { callSettings } from '../../calls/settings.ts';
import { useCallSettings } from '../../calls/use-calls.ts';
import { calls } from '../../words/calls.ts';
import { Button } from '../ui/button.tsx';
import css from './device-dialog.module.css';
import { keyName } from './key-name.ts';

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
