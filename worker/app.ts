import type { Hono } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { MergeSchemaPath } from 'hono/types';

import { accountsRouter } from './accounts/router.ts';
import { calls } from './calls/routes/calls.ts';
import { sfu } from './calls/routes/sfu.ts';
import { games } from './catalogue/routes/games.ts';
import { FACTOR_NEEDED, PROOF_NEEDED } from './contract/proof.ts';
import { authenticate, limitReads, staffOnly, takesDecisionTicket } from './core/auth/guards.ts';
import { ConfigurationError } from './core/auth/keys.ts';
import { jsonBody } from './core/body.ts';
import { Database } from './core/database.ts';
import { mountDocs } from './core/docs.ts';
import { countFailure } from './core/failures.ts';
import { corsForClients } from './core/foreign-clients.ts';
import {
  forPrograms,
  ProblemError,
  UnauthenticatedError,
  answerProblem,
  answerUnauthenticated,
} from './core/problems.ts';
import { type Refusal, RefusedError } from './core/refusals.ts';
import { type AppEnv, createRouter } from './core/router.ts';
import { securityHeaders } from './core/security-headers.ts';
import { adminsNeedFactor } from './core/settings.ts';
import { tagged } from './core/tags.ts';
import { files } from './media/routes/files.ts';
import { media } from './media/routes/media.ts';
import { messagesRouter } from './messages/router.ts';
import { admin } from './moderation/routes/admin.ts';
import { decisions } from './moderation/routes/decisions.ts';
import { reports } from './moderation/routes/reports.ts';
import { notificationsRouter } from './notifications/router.ts';
import { peopleRouter } from './people/router.ts';
import { socket, socketTickets } from './presence/routes/socket.ts';
import { stream } from './presence/routes/stream.ts';
import { clientPages } from './previews/client-pages.ts';
import { previewImages } from './previews/routes/previews.ts';
import { sitemap } from './previews/routes/sitemap.ts';
import { sessionsRouter } from './sessions/router.ts';
import { calendars } from './sessions/routes/calendar-feed.ts';
import { feeds } from './sessions/routes/feeds.ts';
import { reportConfiguration } from './site/configuration.ts';
import { securityText, site } from './site/routes.ts';

const BOOKMARK_HEADER = 'X-D1-Bookmark';

const app = createRouter();

app.use((c, next) => {
  reportConfiguration(c.env);
  return next();
});
app.use(clientPages);
app.use(securityHeaders);
app.use(corsForClients);
app.use(async (c, next) => {
  await next();
  // Responses depend on the caller and change, and so do errors. What may be kept says so itself.
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
});
app.use('/api/decisions', takesDecisionTicket);
app.use('/api/appeals', takesDecisionTicket);
app.use('/api/*', authenticate);
app.use('/api/*', limitReads);
app.use('/api/*', async (c, next) => {
  const db = new Database(c.env.DB, c.req.header(BOOKMARK_HEADER), c.get('viewer')).as({
    // An account that is about to be deleted may read, and manage itself: see allowLeaving.
    staying: c.req.method !== 'GET',
    factors: adminsNeedFactor(c.env),
  });
  c.set('db', db);
  await next();
  const bookmark = db.bookmark();
  if (bookmark) c.header(BOOKMARK_HEADER, bookmark);
});
app.use('/api/admin/*', staffOnly);
app.use('/api/*', jsonBody);

app.route('/api', tagged('Accounts', accountsRouter));
app.route('/api', tagged('Sessions', sessionsRouter));
app.route('/api', tagged('People', peopleRouter));
app.route('/api', tagged('Games', games));
app.route('/api', tagged('Media', media));
app.route('/api', tagged('Notifications', notificationsRouter));
app.route('/api', tagged('Reports', reports));
app.route('/api', tagged('Reports', decisions));
app.route('/api', tagged('Calls', calls));
app.route('/api', tagged('Calls', sfu));
app.route('/api', tagged('Messages', messagesRouter));
app.route('/api', tagged('Site', site));
app.route('/api', tagged('Live', socketTickets));
app.route('/api/admin', tagged('Admin', admin));

app.route('/', tagged('Sessions', feeds));
app.route('/', sitemap);
app.route('/files', files);
app.route('/previews', previewImages);
app.route('/calendar', calendars);
app.route('/socket.io', socket);
app.route('/.well-known/mercure', stream);
app.route('/.well-known', securityText);
mountDocs(app);

app.notFound((c) =>
  answerProblem(c, new ProblemError(404, forPrograms('There’s nothing at this address.'))),
);

const REFUSED_STATUS = {
  unauthenticated: 401,
  'not-admin': 403,
  leaving: 403,
  'proof-needed': 403,
  'factor-needed': 403,
  'factor-closed': 403,
  'last-admin': 409,
} as const;

const TYPES: { [Name in Refusal]?: { type: string } } = {
  'proof-needed': { type: PROOF_NEEDED },
  'factor-needed': { type: FACTOR_NEEDED },
};

app.onError((error, c) => {
  if (error instanceof ProblemError) return answerProblem(c, error);
  if (error instanceof UnauthenticatedError) return answerUnauthenticated(c, error);
  if (error instanceof RefusedError) {
    const status = REFUSED_STATUS[error.refusal];
    return status === 401
      ? answerUnauthenticated(c, error)
      : answerProblem(c, new ProblemError(status, error.detail, TYPES[error.refusal]));
  }
  // The pattern, since a path may hold a secret.
  console.error(`${c.req.method} ${matchedRoutes(c).at(-1)?.path} failed`, error);
  if (error instanceof ConfigurationError) {
    return answerProblem(c, new ProblemError(503, (say) => say.site.notSetUp));
  }
  c.executionCtx.waitUntil(countFailure(c.env, 'errors'));
  return answerProblem(c, new ProblemError(500, (say) => say.site.failed));
});

type Routes<Router> = Router extends Hono<AppEnv, infer Schema> ? Schema : never;

/**
 * The client's typed calls are derived from this. It names the routers, because their routes in one chain took the
 * compiler a third of its time.
 */
export type Api = Hono<
  AppEnv,
  MergeSchemaPath<
    Routes<typeof accountsRouter> &
      Routes<typeof sessionsRouter> &
      Routes<typeof peopleRouter> &
      Routes<typeof games> &
      Routes<typeof media> &
      Routes<typeof notificationsRouter> &
      Routes<typeof reports> &
      Routes<typeof decisions> &
      Routes<typeof calls> &
      Routes<typeof sfu> &
      Routes<typeof messagesRouter> &
      Routes<typeof site> &
      Routes<typeof socketTickets>,
    '/api'
  > &
    MergeSchemaPath<Routes<typeof admin>, '/api/admin'>
>;
export { app };
