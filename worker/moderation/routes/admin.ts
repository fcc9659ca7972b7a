import { adminGames } from '../../catalogue/routes/admin-games.ts';
import { catalogueImport } from '../../catalogue/routes/catalogue-import.ts';
import { adminCategories } from '../../catalogue/routes/categories.ts';
import { adminGameCovers } from '../../catalogue/routes/game-covers.ts';
import { adminGameRequests } from '../../catalogue/routes/game-requests.ts';
import { createRouter } from '../../core/router.ts';
import { adminGamePreviews } from '../../previews/routes/game-previews.ts';
import { adminAppeals } from './admin-appeals.ts';
import { adminHeld } from './admin-held.ts';
import { adminMedia } from './admin-media.ts';
import { adminNew } from './admin-new.ts';
import { adminRegistrations } from './admin-registrations.ts';
import { adminReports } from './admin-reports.ts';
import { adminSessions } from './admin-sessions.ts';
import { adminUsers } from './admin-users.ts';
import { auditLog } from './audit-log.ts';
import { overview } from './overview.ts';

/** The routes for admins and moderators. `staffOnly` guards all of them (worker/app.ts). */
export const admin = createRouter()
  .route('/', overview)
  .route('/', adminUsers)
  .route('/', adminReports)
  .route('/', adminAppeals)
  .route('/', adminNew)
  .route('/', adminHeld)
  .route('/', adminSessions)
  .route('/', adminMedia)
  .route('/', catalogueImport)
  .route('/', adminGames)
  .route('/', adminGameCovers)
  .route('/', adminGamePreviews)
  .route('/', adminGameRequests)
  .route('/', adminCategories)
  .route('/', auditLog)
  .route('/', adminRegistrations);
