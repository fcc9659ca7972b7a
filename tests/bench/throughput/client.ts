import { connect } from 'node:net';

const HEAD_END = '\r\n\r\n';

/** The length of a response in bytes, headers included. Undefined until the headers are complete. */
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
 * Repeats a request on one connection while `more` says so. Node's own client would cost as much as the server under
 * test. So this one only looks for the end of each response.
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
