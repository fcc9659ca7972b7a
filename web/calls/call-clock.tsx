import { useEffect, useState } from 'react';

import { calls } from '../words/made/calls.ts';
import css from './stage.module.css';

const SECOND_MS = 1_000;
const two = (count: number) => String(count).padStart(2, '0');

/** "4:07", or "1:04:07" after an hour. */
function spanOf(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / SECOND_MS));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

/** The duration of the call. */
export function CallClock({ startedAt }: { startedAt: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <span role="timer" aria-label={calls.stage.clock} className={css.clock}>
      {spanOf(now - Date.parse(startedAt))}
    </span>
  );
}
