import { connect } from 'node:net';

const HEAD_END = '\r\n\r\n';

/** How many bytes an answer has, its head included, once the head is there. */
function lengthOf(received: Buffer): number | undefined {
  const end = received.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const head = received.toString('latin1', 0, end);
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200') || length === undefined) {
    throw new Error(`An answer of another kind: ${head.split('\r\n')[0] ?? ''}`);
  }
  return end + HEAD_END.length + Number(length);
}

/**
 * Asks for an address over and over on one connection, as long as `more` says so. Node's own client would cost
 * as much as the server that it is to keep busy; this one looks for no more than the end of an answer.
 */
export function askOften(url: URL, more: () => boolean): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const request = `GET ${url.pathname} HTTP/1.1\r\nHost: ${url.host}\r\n\r\n`;
  const socket = connect(Number(url.port), url.hostname.replaceAll(/[[\]]/g, ''));
  let received: Buffer = Buffer.alloc(0);
  const next = () => {
    if (more()) socket.write(request);
    else socket.end(resolve);
  };
  socket.once('connect', next);
  socket.once('error', reject);
  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    try {
      if (received.length !== lengthOf(received)) return;
    } catch (error) {
      socket.destroy(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    received = Buffer.alloc(0);
    next();
  });
  return promise;
}
