import type { Server } from 'node:net';

/** Starts a server on a free port of this machine. It doesn't keep the process alive. @returns its origin */
export async function listen(server: Server) {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  server.unref();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return `http://localhost:${address.port}`;
}
