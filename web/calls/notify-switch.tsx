import { useState } from 'react';

import { Button } from '../ui/button.tsx';
import { calls } from '../words/made/calls.ts';

const words = calls.devices;

/** Allows browser notifications of calls. Asked only by a click, and only if not decided yet. */
export function NotifySwitch() {
  const [permission, setPermission] = useState(() =>
    typeof Notification === 'function' ? Notification.permission : null,
  );
  if (permission === null) return null;
  if (permission !== 'default') {
    return <p className="soft">{permission === 'granted' ? words.notifyOn : words.notifyOff}</p>;
  }
  const ask = () => Notification.requestPermission().then(setPermission, () => undefined);
  return (
    <div>
      <Button size="sm" icon="bell" onClick={() => void ask()}>
        {words.notify}
      </Button>
    </div>
  );
}
