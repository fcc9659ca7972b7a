import { createStore } from '../base/store.ts';

/** Only Chromium has it: the browser offers to install the client. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

const isInstallPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

export const installPrompt = createStore<InstallPrompt | null>(null);

/** Called once, before the browser can offer it. */
export function watchInstallPrompt() {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return;
    // Without this the browser would show its own banner, at a moment of its choice.
    event.preventDefault();
    installPrompt.set(event);
  });
  addEventListener('appinstalled', () => installPrompt.set(null));
}
