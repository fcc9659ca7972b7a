import { createHash } from 'node:crypto';

import { comparisonKey } from './comparison-key.ts';

/** The key under which emails to an address are counted. Text after a plus sign is cut: it is the same mailbox. */
export const mailboxOf = (email: string) =>
  createHash('sha256')
    .update(['mail', comparisonKey(email.trim()).replace(/\+[^@]*/, '')].join('\n'))
    .digest('base64url');
