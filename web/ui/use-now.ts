import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

let now = Date.now();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Ticks every minute while the page is visible. */
function schedule() {
  timer = setTimeout(
    () => {
      now = Date.now();
      for (const listener of listeners) listener();
      schedule();
    },
    MINUTE_MS - (Date.now() % MINUTE_MS),
  );
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    now = Date.now();
    schedule();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

/** The time in ms, updated every minute. All countdowns of a page share one clock. */
export const useNow = () => useSyncExternalStore(subscribe, () => now);
