/** What counts the requests of a route, and as how many where it isn't one. The first that fits. */
const LIMITS: readonly [routes: RegExp, limits: string][] = [
  [/^POST \/api\/(login.*|password\/reset|email\/confirm)$/, 'LIMIT_LOGIN address'],
  [/^POST \/api\/(identities|passkeys|proof|second-factor)/, 'LIMIT_LOGIN user'],
  [/^POST \/api\/(gamertags\/discord|account\/leave|password\/change)/, 'LIMIT_LOGIN user'],
  [/^POST \/api\/register/, 'LIMIT_REGISTER address'],
  [/^GET \/api\/export/, 'LIMIT_REGISTER user'],
  [/^POST \/api\/password\/forgot/, 'LIMIT_MAIL address'],
  [/^POST \/api\/email/, 'LIMIT_MAIL user'],
  [/^GET \/api\/conversations/, 'LIMIT_FEED user 2'],
  [/^GET \/calendar\/:file/, 'LIMIT_FEED address, LIMIT_FEED feed'],
  [/^GET \/api\/(register|reports\/challenge)/, 'LIMIT_WRITE address'],
  [/^POST \/api\/reports/, 'LIMIT_WRITE address, LIMIT_WRITE user'],
  [/^POST \/api\/(token\/refresh|logout)/, 'LIMIT_WRITE device'],
  [/^(GET \/api\/calls\/:id\/ice-servers|POST \/api\/account\/return)/, 'LIMIT_WRITE user 12'],
  [/^POST \/api\/media$/, 'LIMIT_WRITE user 4'],
  [/^(POST|DELETE) \/api\/unsubscribe/, 'LIMIT_WRITE unsubscribe'],
  [/^GET/, ''],
  [/^/, 'LIMIT_WRITE user'],
];

export const limitsOf = (route: string) => LIMITS.find(([routes]) => routes.test(route))?.[1];

/** Limits that refuse nobody. Each key in `counts` is a limit and what it counted by, with how often: `LIMIT_WRITE user`. */
export const watchLimits = (counts: Map<string, number>) =>
  Object.fromEntries(
    ['REGISTER', 'LOGIN', 'WRITE', 'MAIL', 'FEED'].map((name) => [
      `LIMIT_${name}`,
      {
        limit: ({ key }: RateLimitOptions) => {
          const limit = `LIMIT_${name} ${/^[a-z]+(?=:)/.exec(key)?.[0] ?? 'address'}`;
          counts.set(limit, (counts.get(limit) ?? 0) + 1);
          return Promise.resolve({ success: true });
        },
      },
    ]),
  );
