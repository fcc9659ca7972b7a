import { retryImport } from '../base/retry-import.ts';

/** Loads the code that only logged-in users need. */
export const loadMember = () => retryImport(() => import('./member.tsx'));
