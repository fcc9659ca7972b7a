import type { OpenAPIHono } from '@hono/zod-openapi';

/** The features of the API as its document groups them. */
export const TAGS = {
  Accounts: 'Register, log in, ways in, devices, email, and what an account exports or deletes.',
  Sessions: 'Gaming sessions: find, host and join them, series, invitations, and what comes after.',
  People: 'Users and their pages, friends, and blocks.',
  Games: 'The catalogue, its categories, and the games that the caller plays.',
  Media: 'Images and videos of a user or a session.',
  Notifications: 'Notices, pushes, emails, and what the caller wants to be told.',
  Reports: 'Reports to the admins.',
  Calls: 'Earlier calls, and servers for a running one. The call itself runs over the socket.',
  Messages: 'Rooms of sessions, and conversations of two users.',
  Site: 'Who operates this instance.',
  Live: 'Tickets for the socket, which tells of presence, messages and calls.',
  Admin: 'For admins only. What they decide is logged.',
};

/** Puts all routes of a router under a tag of the API's document. Call it before the router is mounted. */
export function tagged<Router extends Pick<OpenAPIHono, 'openAPIRegistry'>>(
  tag: keyof typeof TAGS,
  router: Router,
): Router {
  for (const definition of router.openAPIRegistry.definitions) {
    if (definition.type === 'route') definition.route.tags = [tag];
  }
  return router;
}
