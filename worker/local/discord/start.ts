import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

import { listen } from '../listen.ts';
import { DiscordOAuth, connectionsPage, typedConnections } from './oauth.ts';
import { DiscordWebhooks } from './webhooks.ts';

/**
 * Starts a stand-in for Discord's webhooks and connections on a free port of this machine, for `npm start`. Its other
 * pages show what was posted, as JSON.
 * @param appUrl the only address that it sends people back to
 * @returns its origin
 */
export async function startDiscord(appUrl: string) {
  const webhooks = new DiscordWebhooks();
  const oauth = new DiscordOAuth();
  const server = createServer();
  const origin = await listen(server);

  const authorize = (url: URL, method: string, sent: string) => {
    if (url.searchParams.get('redirect_uri') !== `${appUrl}/login/discord`) {
      return new Response('Invalid redirect_uri', { status: 400 });
    }
    if (method === 'GET') {
      return new Response(connectionsPage(), { headers: { 'Content-Type': 'text/html' } });
    }
    const connections = typedConnections(sent);
    const back = connections ? oauth.allow(url, connections) : oauth.deny(url);
    return new Response(null, { status: 303, headers: { Location: back.href } });
  };

  server.on('request', (request, response) => {
    void (async () => {
      const { method = 'GET' } = request;
      const url = new URL(request.url ?? '/', origin);
      const sent = await text(request);
      const asked = new Request(url, {
        method,
        headers: { Authorization: request.headers.authorization ?? '' },
        ...(sent !== '' && { body: sent }),
      });
      const isOAuth = /^\/api\/(oauth2|users)\//.test(url.pathname);
      let answer: Response;
      if (url.pathname === '/oauth2/authorize') answer = authorize(url, method, sent);
      else if (isOAuth) answer = await oauth.take(asked);
      else if (method === 'GET') answer = Response.json(Object.fromEntries(webhooks.messages));
      else answer = await webhooks.take(asked);
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(await answer.text());
    })();
  });
  return { url: origin };
}
