import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { findTurnServer } from '../../run/coturn.ts';
import { freePort } from './product.ts';

export interface TurnServer {
  /** The environment variables that make the server use it. */
  env: { TURN_URLS: string; TURN_SECRET: string };
  stop: () => Promise<void>;
}

const HOST = '127.0.0.1';

const ASK_EVERY_MS = 50;

/** Resolves once a STUN Binding request is answered on this port (RFC 8489, section 5). */
function answers(port: number): Promise<true> {
  const question = Buffer.concat([
    Buffer.from([0x00, 0x01, 0x00, 0x00, 0x21, 0x12, 0xa4, 0x42]),
    randomBytes(12),
  ]);
  const socket = createSocket('udp4');
  const ask = setInterval(() => socket.send(question, port, HOST), ASK_EVERY_MS);
  return new Promise((resolve) => {
    socket.once('message', () => {
      clearInterval(ask);
      socket.close();
      resolve(true);
    });
  });
}

/** coturn on this machine, with the credentials that the server creates. Null if it isn't available. */
export async function startTurnServer(): Promise<TurnServer | null> {
  const program = findTurnServer();
  if (program === undefined) return null;
  const folder = await mkdtemp(path.join(tmpdir(), 'peerway-turn-'));
  const port = await freePort();
  const secret = crypto.randomUUID();
  const server = spawn(
    program,
    [
      '-n',
      '--use-auth-secret',
      `--static-auth-secret=${secret}`,
      '--realm=peerway.test',
      `--listening-ip=${HOST}`,
      `--relay-ip=${HOST}`,
      `--listening-port=${port}`,
      '--allow-loopback-peers',
      '--no-tls',
      '--no-dtls',
      '--no-cli',
      '--log-file=stdout',
      `--pidfile=${path.join(folder, 'pid')}`,
      `--db=${path.join(folder, 'db')}`,
    ],
    { stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  if (!(await Promise.race([answers(port), ended.then(() => false)]))) {
    await rm(folder, { recursive: true, force: true });
    throw new Error('The TURN server ended before it answered.');
  }
  return {
    env: { TURN_URLS: `turn:${HOST}:${port}?transport=udp`, TURN_SECRET: secret },
    stop,
  };
}
