import http from 'node:http';
import http2 from 'node:http2';
import {
  HashAlgorithm,
  NamedCurveAlgorithm,
  SignatureAlgorithm,
  createSelfSignedCertificate,
} from 'werift';

/** What is said of one connection alone, and HTTP/2's own headers. Each version refuses those of the other. */
const OF_CONNECTION = /^(?::|connection$|keep-alive$|transfer-encoding$)/;

const withoutConnection = (headers: http.IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.test(name)));

/**
 * Serves a site over HTTP/2, as Cloudflare does. `wrangler dev` has only HTTP/1.1, where a page's many scripts wait for one
 * of six connections.
 * @param port where to listen
 * @returns its address, and what ends it
 */
export async function serveHttp2(site: string, port: number) {
  const { certPem, keyPem } = await createSelfSignedCertificate(
    { hash: HashAlgorithm.sha256_4, signature: SignatureAlgorithm.ecdsa_3 },
    NamedCurveAlgorithm.secp256r1_23,
  );
  const server = http2.createSecureServer({ cert: certPem, key: keyPem });
  const agent = new http.Agent({ keepAlive: true });
  server.on('stream', (stream, { ':method': method, ':path': path, ...fields }) => {
    const headers = withoutConnection(fields);
    const asked = http.request(
      new URL(String(path), site),
      { agent, method, headers },
      (answer) => {
        // The browser may have closed the page meanwhile.
        if (stream.destroyed) {
          answer.resume();
          return;
        }
        stream.respond({ ...withoutConnection(answer.headers), ':status': answer.statusCode });
        answer.pipe(stream);
      },
    );
    asked.on('error', () => stream.close());
    stream.on('error', () => asked.destroy());
    stream.pipe(asked);
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(port, resolve);
  await promise;
  return {
    url: `https://localhost:${port}`,
    stop: () => {
      server.close();
      agent.destroy();
    },
  };
}
