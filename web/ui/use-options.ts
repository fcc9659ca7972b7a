import { useEffect, useState } from 'react';

export type Source<T> = (query: string, signal: AbortSignal) => Promise<readonly T[]>;

export type Options<T> =
  | { state: 'idle' | 'loading' | 'failed'; items: readonly T[] }
  /** `answers`: the text that these are the options for. */
  | { state: 'ready'; items: readonly T[]; answers: string };

const pause = 150;

/** The options for the typed text. An answer to an older text is dropped. */
export function useOptions<T>(source: Source<T>, query: string, active: boolean): Options<T> {
  const [options, setOptions] = useState<Options<T>>({ state: 'idle', items: [] });

  useEffect(() => {
    if (!active) return undefined;
    const asking = new AbortController();
    const ask = async () => {
      setOptions(({ items }) => ({ state: 'loading', items }));
      try {
        const items = await source(query, asking.signal);
        if (!asking.signal.aborted) setOptions({ state: 'ready', items, answers: query });
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
