import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

let now = Date.now();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Ticks with the minute, while somebody looks. */
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

/** The time in ms, renewed every minute: one clock for all that count down on the page. */
export const useNow = () => useSyncExternalStore(subscribe, () => now);
