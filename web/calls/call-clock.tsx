import { useEffect, useState } from 'react';

import { stopwatch } from '../ui/stopwatch.ts';
import { calls } from '../words/made/calls.ts';
import css from './stage.module.css';

const SECOND_MS = 1_000;

/** The duration of the call. */
export function CallClock({ startedAt }: { startedAt: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <span role="timer" aria-label={calls.stage.clock} className={css.clock}>
      {stopwatch(Math.floor((now - Date.parse(startedAt)) / SECOND_MS))}
    </span>
  );
}
