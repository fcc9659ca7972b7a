import { createHash } from 'node:crypto';

import { emailKey } from './email-key.ts';

/** The key under which emails to an address are counted. Text after a plus sign is cut: it is the same mailbox. */
export const mailboxOf = (email: string) =>
  createHash('sha256')
    .update(['mail', emailKey(email).replace(/\+[^@]*/, '')].join('\n'))
    .digest('base64url');
