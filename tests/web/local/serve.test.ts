import { createServer } from 'node:http';
import { expect, it } from 'vitest';

import { listen } from '../../../worker/local/listen.ts';
import { requireFreePort, untilSilent } from '../../../worker/local/serve.ts';
import { localUrl, localVars } from '../../../worker/local/settings.ts';

it('npm start notices a server that accepts requests and answers none', async () => {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    // One that fails between others doesn't matter.
    if (asked === 1 || asked === 3) return response.end();
    return asked <= 5 ? response.destroy() : response;
  });
  const url = await listen(server);
  await untilSilent(url, { everyMs: 1, withinMs: 60_000, times: 2 });
  expect(asked).toBe(5);
  // From now on it leaves the requests open.
  await untilSilent(url, { everyMs: 1, withinMs: 100, times: 2 });
  server.closeAllConnections();
  server.close();
});

const at = (host: string, port = 8787) => ({ port, host, stateDir: '' });

it('npm start looks for the server, and links to it, where HOST has it listen', () => {
  expect(localVars(at('192.168.1.20')).PUBLIC_URL).toBe('http://192.168.1.20:8787');
  expect(localUrl(at('fd00::20'))).toBe('http://[fd00::20]:8787');
  for (const host of ['localhost', '127.0.0.1', '::']) {
    expect(localUrl(at(host))).toBe('http://localhost:8787');
  }
});

it('npm start says that a port is in use only if it is', async () => {
  const server = createServer();
  const port = Number(new URL(await listen(server)).port);
  await expect(requireFreePort(at('localhost', port))).rejects.toThrow(`Port ${port} is in use`);
  // An address of another machine, by RFC 5737.
  await expect(requireFreePort(at('192.0.2.1', port))).rejects.toThrow(
    'Choose another PORT or HOST',
  );
  server.close();
});
