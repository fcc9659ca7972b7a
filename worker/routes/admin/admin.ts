import { createRouter } from '../../router.ts';
import { auditLog } from './audit-log.ts';

/** What only admins reach: `adminOnly` stands before all of it (worker/app.ts). */
export const admin = createRouter().route('/', auditLog);
