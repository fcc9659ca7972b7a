import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

import { ApiError } from './api.ts';

/** One for the page: parts of it that failed together are loaded again together. */
let timer: ReturnType<typeof setTimeout> | undefined;

/** Loads the page again when the error says that it is time to. */
export function useRetryWhenDue(error: unknown) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!(error instanceof ApiError) || error.retryAt === undefined) return undefined;
    clearTimeout(timer);
    timer = setTimeout(() => void revalidate(), error.retryAt - Date.now());
    return () => clearTimeout(timer);
  }, [error, revalidate]);
}
