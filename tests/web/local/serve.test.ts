import { createServer } from 'node:http';
import { expect, it } from 'vitest';

import { untilSilent } from '../../../worker/local/serve.ts';

it('npm start notices a server that accepts requests and answers none', async () => {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    // One that fails between others doesn't matter.
    if (asked === 1 || asked === 3) return response.end();
    return response;
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const quick = { everyMs: 1, withinMs: 200, times: 2 };
  await untilSilent(`http://localhost:${port}`, quick);
  expect(asked).toBe(5);
  server.closeAllConnections();
  server.close();
});
