import { createRouter } from '../../core/router.ts';
import { auditLog } from './audit-log.ts';
import { catalogueImport } from '../../catalogue/routes/catalogue-import.ts';
import { adminCategories } from '../../catalogue/routes/categories.ts';
import { adminGameCovers } from '../../catalogue/routes/game-covers.ts';
import { adminGamePreviews } from '../../previews/routes/game-previews.ts';
import { adminGameRequests } from '../../catalogue/routes/game-requests.ts';
import { adminGames } from '../../catalogue/routes/admin-games.ts';
import { adminMedia } from './admin-media.ts';
import { overview } from './overview.ts';
import { adminReports } from './admin-reports.ts';
import { adminSessions } from './admin-sessions.ts';
import { adminUsers } from './admin-users.ts';

/** The routes for admins. `adminOnly` guards all of them (worker/app.ts). */
export const admin = createRouter()
  .route('/', overview)
  .route('/', adminUsers)
  .route('/', adminReports)
  .route('/', adminSessions)
  .route('/', adminMedia)
  .route('/', catalogueImport)
  .route('/', adminGames)
  .route('/', adminGameCovers)
  .route('/', adminGamePreviews)
  .route('/', adminGameRequests)
  .route('/', adminCategories)
  .route('/', auditLog);
