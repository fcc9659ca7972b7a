import { createRouter } from '../../router.ts';
import { auditLog } from './audit-log.ts';
import { adminReports } from './reports.ts';
import { adminUsers } from './users.ts';

/** What only admins reach: `adminOnly` stands before all of it (worker/app.ts). */
export const admin = createRouter()
  .route('/', adminUsers)
  .route('/', adminReports)
  .route('/', auditLog);
