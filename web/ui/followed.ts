import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The text of an input that the browser keeps itself (`defaultValue`). Writing a value back into a date input while
 * it is being typed loses its other parts in Firefox.
 */
export interface Followed {
  /** The value from outside, as it was last seen. */
  seen: string;
  /** What was last reported from the input. */
  sent: string;
  /** What the input begins with. */
  start: string;
  /** The input's key: another number makes a new input, which begins with `start`. */
  version: number;
}

export const begun = (value: string): Followed => ({
  seen: value,
  sent: value,
  start: value,
  version: 0,
});

/** Takes over a value from outside. A new input is made only where the value isn't what the input itself has sent. */
export function follow(state: Followed, value: string): Followed {
  if (value === state.seen) return state;
  if (value === state.sent) return { ...state, seen: value };
  return { ...begun(value), version: state.version + 1 };
}

interface Typed {
  value: string;
  onChange: ((value: string) => void) | undefined;
  /** Reports only once typing has paused for so long; 0 reports each change. */
  pauseMs: number;
}

/** An input that keeps its own text: what it begins with, and how what is typed is reported. */
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
    /** Something was typed. */
    type: pauseMs === 0 ? send : setWaiting,
    /** Typing has ended. */
    send,
  };
}
