import { createRouter } from '../../router.ts';
import { auditLog } from './audit-log.ts';
import { adminUsers } from './users.ts';

/** What only admins reach: `adminOnly` stands before all of it (worker/app.ts). */
export const admin = createRouter().route('/', adminUsers).route('/', auditLog);
