import { account } from './accounts/routes/account.ts';
import { accounts } from './accounts/routes/accounts.ts';
import { devices } from './accounts/routes/devices.ts';
import { emails } from './accounts/routes/emails.ts';
import { exports } from './accounts/routes/export.ts';
import { identities } from './accounts/routes/identities.ts';
import { passkeyLogin } from './accounts/routes/passkey-login.ts';
import { passkeys } from './accounts/routes/passkeys.ts';
import { passwords } from './accounts/routes/passwords.ts';
import { proof } from './accounts/routes/proof.ts';
import { providerLogin } from './accounts/routes/provider-login.ts';
import { secondFactor } from './accounts/routes/second-factor.ts';
import { tokens } from './accounts/routes/tokens.ts';
import { calls } from './calls/routes/calls.ts';
import { games } from './catalogue/routes/games.ts';
import { FACTOR_NEEDED, PROOF_NEEDED } from './contract/proof.ts';
import { adminOnly, authenticate } from './core/auth/guards.ts';
import { ConfigurationError } from './core/auth/keys.ts';
import { jsonBody } from './core/body.ts';
import { Database } from './core/database.ts';
import { mountDocs } from './core/docs.ts';
import { corsForClients } from './core/foreign-clients.ts';
import {
  ProblemError,
  UnauthenticatedError,
  answerProblem,
  answerUnauthenticated,
} from './core/problems.ts';
import { type Refusal, RefusedError } from './core/refusals.ts';
import { createRouter } from './core/router.ts';
import { securityHeaders } from './core/security-headers.ts';
import type { Env } from './env.ts';
import { files } from './media/routes/files.ts';
import { media } from './media/routes/media.ts';
import { conversations } from './messages/routes/conversations.ts';
import { messages } from './messages/routes/messages.ts';
import { countError } from './moderation/queries/daily-counts.ts';
import { admin } from './moderation/routes/admin.ts';
import { reports } from './moderation/routes/reports.ts';
import { notices } from './notifications/routes/notices.ts';
import { push } from './notifications/routes/push.ts';
import { notificationSettings } from './notifications/routes/settings.ts';
import { unsubscribe } from './notifications/routes/unsubscribe.ts';
import { reportConfiguration } from './operator/configuration.ts';
import { site } from './operator/site.ts';
import { blocks } from './people/routes/blocks.ts';
import { friends } from './people/routes/friends.ts';
import { playedWith } from './people/routes/played-with.ts';
import { users } from './people/routes/users.ts';
import { socket, socketTickets } from './presence/routes/socket.ts';
import { stream } from './presence/routes/stream.ts';
import { clientPages } from './previews/client-pages.ts';
import { previewImages } from './previews/routes/previews.ts';
import { sitemap } from './previews/routes/sitemap.ts';
import { absences } from './sessions/routes/absences.ts';
import { afterwards } from './sessions/routes/afterwards.ts';
import { applications } from './sessions/routes/applications.ts';
import { calendarFeed, calendars } from './sessions/routes/calendar-feed.ts';
import { hours } from './sessions/routes/hours.ts';
import { invitations } from './sessions/routes/invitations.ts';
import { lists } from './sessions/routes/lists.ts';
import { savedSearches } from './sessions/routes/saved-searches.ts';
import { sessions } from './sessions/routes/sessions.ts';
import { series } from './sessions/series/routes/series.ts';

const BOOKMARK_HEADER = 'X-D1-Bookmark';

const app = createRouter();

app.use((c, next) => {
  reportConfiguration(c.env);
  return next();
});
app.use(clientPages);
app.use(securityHeaders);
app.use(corsForClients);
app.use('/api/*', async (c, next) => {
  await next();
  // Responses depend on the caller and change, and so do errors.
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
});
app.use('/api/*', authenticate);
app.use('/api/*', async (c, next) => {
  const db = new Database(c.env.DB, c.req.header(BOOKMARK_HEADER), c.get('viewer'));
  // An account that is about to be deleted may read, and manage itself: see allowLeaving.
  db.refuseLeaving(c.req.method !== 'GET');
  if (c.env.ADMIN_SECOND_FACTOR === 'off') db.waiveFactors();
  c.set('db', db);
  await next();
  const bookmark = db.bookmark();
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
  .route('/api', passkeyLogin)
  .route('/api', passkeys)
  .route('/api', providerLogin)
  .route('/api', identities)
  .route('/api', proof)
  .route('/api', secondFactor)
  .route('/api', devices)
  .route('/api', exports)
  .route('/api', lists)
  .route('/api', sessions)
  .route('/api', series)
  .route('/api', applications)
  .route('/api', calendarFeed)
  .route('/api', hours)
  .route('/api', invitations)
  .route('/api', savedSearches)
  .route('/api', absences)
  .route('/api', afterwards)
  .route('/api', playedWith)
  .route('/api', users)
  .route('/api', friends)
  .route('/api', blocks)
  .route('/api', games)
  .route('/api', media)
  .route('/api', notices)
  .route('/api', push)
  .route('/api', notificationSettings)
  .route('/api', unsubscribe)
  .route('/api', reports)
  .route('/api', calls)
  .route('/api', conversations)
  .route('/api', messages)
  .route('/api', site)
  .route('/api', socketTickets)
  .route('/api/admin', admin);

app.route('/', sitemap);
app.route('/files', files);
app.route('/previews', previewImages);
app.route('/calendar', calendars);
app.route('/socket.io', socket);
app.route('/.well-known/mercure', stream);
mountDocs(app);

app.notFound((c) => answerProblem(c, new ProblemError(404, 'There’s nothing at this address.')));

/** Counts a server error. Runs without an actor, since a batch would first check the actor's rights. */
async function countServerError(env: Env) {
  try {
    await countError(new Database(env.DB), Date.now());
  } catch (error) {
    console.error(error);
  }
}

const REFUSED_STATUS = {
  unauthenticated: 401,
  'not-admin': 403,
  leaving: 403,
  'proof-needed': 403,
  'factor-needed': 403,
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
      : answerProblem(c, new ProblemError(status, error.message, TYPES[error.refusal]));
  }
  console.error(error);
  if (error instanceof ConfigurationError) {
    return answerProblem(
      c,
      new ProblemError(503, 'Peerway isn’t fully set up yet. Please tell the operator.'),
    );
  }
  c.executionCtx.waitUntil(countServerError(c.env));
  return answerProblem(
    c,
    new ProblemError(500, 'Something went wrong on our side. Try again in a moment.'),
  );
});

/** The client's typed calls are derived from this. */
export type Api = typeof api;
export { app };
