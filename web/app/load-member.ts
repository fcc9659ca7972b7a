import { retryImport } from '../base/retry-import.ts';

/** What only those who are logged in need. */
export const loadMember = () => retryImport(() => import('./member.ts'));
