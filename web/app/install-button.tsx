import { useSyncExternalStore } from 'react';

import { Button } from '../ui/button.tsx';
import { createStore } from '../ui/store.ts';
import { install } from '../words/en/install.ts';

/** Only Chromium has it: the browser offers to install the client. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

const isInstallPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

const offered = createStore<InstallPrompt | null>(null);

/** Called once, before the browser can offer it. */
export function watchInstallPrompt() {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return;
    // Without this the browser would show its own banner, at a moment of its choice.
    event.preventDefault();
    offered.set(event);
  });
  addEventListener('appinstalled', () => offered.set(null));
}

/** Installs the client, where the browser offers that. */
export function InstallButton() {
  const prompt = useSyncExternalStore(offered.subscribe, offered.get, offered.get);
  if (!prompt) return null;
  const ask = () => {
    offered.set(null);
    void prompt.prompt();
  };
  return (
    <li>
      <Button variant="bare" onClick={ask}>
        {install.button}
      </Button>
    </li>
  );
}
