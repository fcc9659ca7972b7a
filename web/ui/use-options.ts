import { useEffect, useEffectEvent, useState } from 'react';

export type Source<T> = (query: string, signal: AbortSignal) => Promise<readonly T[]>;

export interface Options<T> {
  state: 'idle' | 'loading' | 'failed' | 'ready';
  items: readonly T[];
  /** The text that these options belong to. */
  answers?: string;
}

const pause = 150;

/** The options for the typed text. Responses to an older text are dropped. */
export function useOptions<T>(
  source: Source<T>,
  query: string,
  active: boolean,
  onAnswer: (items: readonly T[], query: string) => void,
): Options<T> {
  const [options, setOptions] = useState<Options<T>>({ state: 'idle', items: [] });
  const tell = useEffectEvent(onAnswer);

  useEffect(() => {
    if (!active) return undefined;
    const asking = new AbortController();
    const ask = async () => {
      setOptions(({ items }) => ({ state: 'loading', items }));
      try {
        const items = await source(query, asking.signal);
        if (asking.signal.aborted) return;
        setOptions({ state: 'ready', items, answers: query });
        tell(items, query);
      } catch {
        if (!asking.signal.aborted) setOptions({ state: 'failed', items: [] });
      }
    };
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [source, query, active]);

  return options;
}
