declare global {
  interface MediaSession {
    /** Newer actions than the types know. */
    setActionHandler(action: 'togglemicrophone' | 'hangup', handler: (() => void) | null): void;
  }
}

interface SystemControlsInputs {
  toggleMicrophone: () => void;
  hangUp: () => void;
}

/** Browsers know different ones of these. */
function handle(action: 'togglemicrophone' | 'hangup', handler: (() => void) | null) {
  try {
    const session: MediaSession | undefined = navigator.mediaSession;
    session?.setActionHandler(action, handler);
  } catch {
    // This browser doesn't know the action.
  }
}

/** During a call the screen stays on, and the keys of headsets and of the system mute and hang up. */
export function systemControls({ toggleMicrophone, hangUp }: SystemControlsInputs) {
  const closing = new AbortController();
  let lock: WakeLockSentinel | null = null;

  const stayAwake = async () => {
    const wakeLock: WakeLock | undefined = navigator.wakeLock;
    if (document.visibilityState !== 'visible' || !wakeLock) return;
    const held = await wakeLock.request('screen');
    if (closing.signal.aborted) await held.release();
    else lock = held;
  };
  // The browser lets go of the lock while the page is hidden, and gives none when the battery is low.
  const again = () => void stayAwake().catch(() => undefined);

  document.addEventListener('visibilitychange', again, { signal: closing.signal });
  again();
  handle('togglemicrophone', toggleMicrophone);
  handle('hangup', hangUp);

  return {
    /** Shows in the system's controls whether the microphone is on. */
    show: (on: boolean) => {
      const session: MediaSession | undefined = navigator.mediaSession;
      if (typeof session?.setMicrophoneActive !== 'function') return;
      void Promise.resolve(session.setMicrophoneActive(on)).catch(() => undefined);
    },
    close: () => {
      closing.abort();
      lock?.release().catch(() => undefined);
      handle('togglemicrophone', null);
      handle('hangup', null);
    },
  };
}
