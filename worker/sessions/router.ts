import { createRouter } from '../core/router.ts';
import { discord } from './discord/routes/discord.ts';
import { absences } from './routes/absences.ts';
import { afterwards } from './routes/afterwards.ts';
import { applications } from './routes/applications.ts';
import { calendarFeed } from './routes/calendar-feed.ts';
import { hours } from './routes/hours.ts';
import { invitations } from './routes/invitations.ts';
import { lists } from './routes/lists.ts';
import { rolePresets } from './routes/role-presets.ts';
import { savedSearches } from './routes/saved-searches.ts';
import { sessions } from './routes/sessions.ts';
import { series } from './series/routes/series.ts';

export const sessionsRouter = createRouter()
  .route('/', lists)
  .route('/', sessions)
  .route('/', series)
  .route('/', discord)
  .route('/', applications)
  .route('/', calendarFeed)
  .route('/', hours)
  .route('/', invitations)
  .route('/', savedSearches)
  .route('/', rolePresets)
  .route('/', absences)
  .route('/', afterwards);
