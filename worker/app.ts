import { adminOnly, authenticate } from './auth/guards.ts';
import { ConfigurationError } from './auth/keys.ts';
import { jsonBody } from './body.ts';
import { reportConfiguration } from './configuration.ts';
import { countError } from './db/daily-counts.ts';
import {
  Database,
  LeavingError,
  LastAdminError,
  MayNotActError,
  NotAdminError,
} from './db/database.ts';
import { mountDocs } from './docs.ts';
import type { Env } from './env.ts';
import { foreignClients } from './foreign-clients.ts';
import { sayNotices } from './objects.ts';
import {
  ProblemError,
  UnauthenticatedError,
  answerProblem,
  answerUnauthenticated,
} from './problems.ts';
import { createRouter } from './router.ts';
import { account } from './routes/account.ts';
import { accounts } from './routes/accounts.ts';
import { admin } from './routes/admin/admin.ts';
import { applications } from './routes/applications.ts';
import { blocks } from './routes/blocks.ts';
import { devices } from './routes/devices.ts';
import { emails } from './routes/emails.ts';
import { calls } from './routes/calls.ts';
import { exports } from './routes/export.ts';
import { files } from './routes/files.ts';
import { friends } from './routes/friends.ts';
import { games } from './routes/games.ts';
import { lists } from './routes/lists.ts';
import { media } from './routes/media.ts';
import { notices } from './routes/notices.ts';
import { passwords } from './routes/passwords.ts';
import { reports } from './routes/reports.ts';
import { sessions } from './routes/sessions.ts';
import { site } from './routes/site.ts';
import { socket, socketTickets } from './routes/socket.ts';
import { stream } from './routes/stream.ts';
import { tokens } from './routes/tokens.ts';
import { users } from './routes/users.ts';
import { securityHeaders } from './security-headers.ts';

const BOOKMARK_HEADER = 'X-D1-Bookmark';

const app = createRouter();

app.use((c, next) => {
  reportConfiguration(c.env);
  return next();
});
app.use(securityHeaders);
app.use(foreignClients);
app.use('/api/*', async (c, next) => {
  await next();
  // Answers depend on who asks, and change; refusals too.
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
});
app.use('/api/*', authenticate);
app.use('/api/*', async (c, next) => {
  const db = new Database(c.env.DB, c.req.header(BOOKMARK_HEADER), c.get('viewer'));
  // Whoever is leaving may look, and change what takes care of the account: see evenLeaving.
  db.requireStaying(c.req.method !== 'GET');
  c.set('db', db);
  await next();
  const bookmark = db.bookmark();
  if (db.told.length > 0) c.executionCtx.waitUntil(sayNotices(c.env, db.told, bookmark));
  if (bookmark) c.header(BOOKMARK_HEADER, bookmark);
});
app.use('/api/admin/*', adminOnly);
app.use('/api/*', jsonBody);

const api = app
  .route('/api', accounts)
  .route('/api', tokens)
  .route('/api', account)
  .route('/api', passwords)
  .route('/api', emails)
  .route('/api', devices)
  .route('/api', exports)
  .route('/api', lists)
  .route('/api', sessions)
  .route('/api', applications)
  .route('/api', users)
  .route('/api', friends)
  .route('/api', blocks)
  .route('/api', games)
  .route('/api', media)
  .route('/api', notices)
  .route('/api', reports)
  .route('/api', calls)
  .route('/api', site)
  .route('/api', socketTickets)
  .route('/api/admin', admin);

app.route('/files', files);
app.route('/socket.io', socket);
app.route('/.well-known/mercure', stream);
mountDocs(app);

app.notFound((c) => answerProblem(c, new ProblemError(404, 'There is nothing at this address.')));

/** Counts a fault of ours. Without who asked: whether they may act is not what failed. */
async function noteFault(env: Env) {
  try {
    await countError(new Database(env.DB), Date.now());
  } catch (error) {
    console.error(error);
  }
}

app.onError((error, c) => {
  if (error instanceof ProblemError) return answerProblem(c, error);
  if (error instanceof UnauthenticatedError || error instanceof MayNotActError) {
    return answerUnauthenticated(c, error);
  }
  if (error instanceof NotAdminError || error instanceof LeavingError) {
    return answerProblem(c, new ProblemError(403, error.message));
  }
  if (error instanceof LastAdminError) {
    return answerProblem(c, new ProblemError(409, error.message));
  }
  console.error(error);
  if (error instanceof ConfigurationError) {
    return answerProblem(
      c,
      new ProblemError(503, 'The operator has not finished setting this up.'),
    );
  }
  c.executionCtx.waitUntil(noteFault(c.env));
  return answerProblem(c, new ProblemError(500, 'Something broke on our side; it has been noted.'));
});

/** What the client's typed calls are derived from. */
export type Api = typeof api;
export { app };
