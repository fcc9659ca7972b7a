import { createRouter } from '../../router.ts';
import { auditLog } from './audit-log.ts';
import { catalogueImport } from './catalogue-import.ts';
import { adminCategories } from './categories.ts';
import { adminGameCovers } from './game-covers.ts';
import { adminGameRequests } from './game-requests.ts';
import { adminGames } from './games.ts';
import { adminMedia } from './media.ts';
import { overview } from './overview.ts';
import { adminReports } from './reports.ts';
import { adminSessions } from './sessions.ts';
import { adminUsers } from './users.ts';

/** What only admins reach: `adminOnly` stands before all of it (worker/app.ts). */
export const admin = createRouter()
  .route('/', overview)
  .route('/', adminUsers)
  .route('/', adminReports)
  .route('/', adminSessions)
  .route('/', adminMedia)
  .route('/', catalogueImport)
  .route('/', adminGames)
  .route('/', adminGameCovers)
  .route('/', adminGameRequests)
  .route('/', adminCategories)
  .route('/', auditLog);
