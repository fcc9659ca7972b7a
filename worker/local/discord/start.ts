import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

import { DiscordWebhooks } from './webhooks.ts';

/**
 * Starts a stand-in for Discord's webhooks on a free port of this machine, for `npm start`. Its only page shows what was
 * posted, as JSON.
 * @returns its origin
 */
export async function startDiscord() {
  const webhooks = new DiscordWebhooks();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  const url = `http://localhost:${address.port}`;
  server.on('request', (request, response) => {
    void (async () => {
      const { method = 'GET' } = request;
      if (method === 'GET') {
        response.setHeader('Content-Type', 'application/json; charset=utf-8');
        response.end(JSON.stringify(Object.fromEntries(webhooks.messages), null, 2));
        return;
      }
      const sent = await text(request);
      const body = sent === '' ? {} : { body: sent };
      const answer = await webhooks.take(
        new Request(new URL(request.url ?? '/', url), { method, ...body }),
      );
      response.statusCode = answer.status;
      response.end(await answer.text());
    })();
  });
  // The server must not keep the process alive.
  server.unref();
  return { url };
}
