import { createServer } from 'node:http';
import { expect, it } from 'vitest';

import { untilSilent } from '../../../worker/local/serve.ts';

it('npm start notices a server that accepts requests and answers none', async () => {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    // One that fails between others doesn't matter.
    if (asked === 1 || asked === 3) return response.end();
    return asked <= 5 ? response.destroy() : response;
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const url = `http://localhost:${port}`;
  await untilSilent(url, { everyMs: 1, withinMs: 60_000, times: 2 });
  expect(asked).toBe(5);
  // From now on it leaves the requests open.
  await untilSilent(url, { everyMs: 1, withinMs: 100, times: 2 });
  server.closeAllConnections();
  server.close();
});
