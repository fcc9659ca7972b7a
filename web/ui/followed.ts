import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The text of an input that the browser keeps itself (`defaultValue`). If a value is written back into a date input
 * while it is being typed, Firefox clears its other parts.
 */
export interface Followed {
  /** The last value from outside. */
  seen: string;
  /** The last value that the input has reported. */
  sent: string;
  /** The input's initial value. */
  start: string;
  /** The input's key. A new number creates a new input with `start`. */
  version: number;
}

export const begun = (value: string): Followed => ({
  seen: value,
  sent: value,
  start: value,
  version: 0,
});

/** Applies a value from outside. The input is replaced only if it didn't report that value itself. */
export function follow(state: Followed, value: string): Followed {
  if (value === state.seen) return state;
  if (value === state.sent) return { ...state, seen: value };
  return { ...begun(value), version: state.version + 1 };
}

interface Typed {
  value: string;
  onChange: ((value: string) => void) | undefined;
  /** Reports only after this pause in typing. 0 reports every change. */
  pauseMs: number;
}

/** An input that keeps its own text: its initial value, and how typing is reported. */
export function useFollowed({ value, onChange, pauseMs }: Typed) {
  const [before, setFollowed] = useState(() => begun(value));
  const [waiting, setWaiting] = useState<string>();
  const followed = follow(before, value);
  if (followed !== before) {
    setFollowed(followed);
    if (followed.version !== before.version) setWaiting(undefined);
  }

  const send = (text: string) => {
    setWaiting(undefined);
    if (text === followed.sent) return;
    setFollowed({ ...followed, sent: text });
    onChange?.(text);
  };
  const sendWaiting = useEffectEvent(send);

  useEffect(() => {
    if (waiting === undefined) return undefined;
    const timer = setTimeout(() => sendWaiting(waiting), pauseMs);
    return () => clearTimeout(timer);
  }, [waiting, pauseMs]);

  return {
    start: followed.start,
    version: followed.version,
    /** On every change. */
    type: pauseMs === 0 ? send : setWaiting,
    /** When typing has ended. */
    send,
  };
}
