import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The text of an input that the browser keeps itself (`defaultValue`). If a value is written back into a date input
 * while it is being typed, Firefox clears its other parts.
 */
export interface UncontrolledValue {
  /** The last value from outside. */
  seen: string;
  /** The last value that the input has reported. */
  sent: string;
  start: string;
  /** The input's key. A new number creates a new input with `start`. */
  version: number;
}

export const begun = (value: string): UncontrolledValue => ({
  seen: value,
  sent: value,
  start: value,
  version: 0,
});

/** Applies a value from outside. The input is replaced only if it didn't report that value itself. */
export function follow(state: UncontrolledValue, value: string): UncontrolledValue {
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
export function useUncontrolledValue({ value, onChange, pauseMs }: Typed) {
  const [before, setKept] = useState(() => begun(value));
  const [waiting, setWaiting] = useState<string>();
  const kept = follow(before, value);
  if (kept !== before) {
    setKept(kept);
    if (kept.version !== before.version) setWaiting(undefined);
  }

  const send = (text: string) => {
    setWaiting(undefined);
    if (text === kept.sent) return;
    setKept({ ...kept, sent: text });
    onChange?.(text);
  };
  const sendWaiting = useEffectEvent(send);

  useEffect(() => {
    if (waiting === undefined) return undefined;
    const timer = setTimeout(() => sendWaiting(waiting), pauseMs);
    return () => clearTimeout(timer);
  }, [waiting, pauseMs]);

  return {
    start: kept.start,
    version: kept.version,
    /** On every change. */
    type: pauseMs === 0 ? send : setWaiting,
    /** When typing has ended. */
    send,
  };
}
