import { spawn } from 'node:child_process';
import { type RequestListener, type Server, createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { SECURITY_HEADERS } from '../../../worker/contract/security-headers.ts';
import { root } from '../../../worker/local/settings.ts';
import { doctor } from '../../../worker/operator/doctor.ts';
import { checkAddress } from '../../../worker/operator/doctor/address.ts';
import { readConfig } from '../../../worker/operator/doctor/config.ts';
import { toLine } from '../../../worker/operator/doctor/finding.ts';

const config = readConfig();

describe('a running instance', () => {
  const servers: Server[] = [];
  const changed = new Map<string, { status?: number; body?: string; without?: string }>();

  beforeEach(() => changed.clear());
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  const BODIES: Record<string, [number, string]> = {
    '/': [200, '<script src="/assets/main-1.js"></script>'],
    '/assets/main-1.js': [200, ''],
    '/api/site': [200, '{"operator":{"name":"x"},"mail":true}'],
    '/api/latest/sessions': [200, '{}'],
    '/api/token/refresh': [401, '{}'],
    '/api/push/key': [200, '{"publicKey":"x"}'],
  };

  const handle: RequestListener = ({ url = '' }, answer) => {
    const [status, body] = BODIES[url] ?? [404, '{}'];
    const change = changed.get(url) ?? {};
    const more = ['Content-Security-Policy', 'Permissions-Policy', 'Referrer-Policy'];
    for (const [name, value] of [...SECURITY_HEADERS, ...more.map((one) => [one, 'x'] as const)]) {
      if (change.without !== name) answer.setHeader(name, value);
    }
    answer.setHeader('Content-Type', url.startsWith('/api') ? 'application/json' : 'text/html');
    answer.writeHead(change.status ?? status).end(change.body ?? body);
  };

  async function start() {
    const server = createServer(handle);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('No port is free.');
    const { port } = address;
    return `http://127.0.0.1:${port}`;
  }

  const check = async () =>
    (await checkAddress(await start(), config, []))
      .filter(({ level }) => level !== 'note')
      .map(toLine);

  it('is asked for what a visitor needs', async () => {
    expect(await check()).toEqual([
      '✓ The API, its database and its secret work.',
      '✓ The client’s build is complete (1 files at the start).',
    ]);
  });

  it.each([
    ['/api/site', { without: 'X-Frame-Options' }, '✗ The API comes without X-Frame-Options.'],
    ['/', { without: 'Permissions-Policy' }, '✗ The page comes without Permissions-Policy.'],
    ['/api/site', { body: 'hello' }, '✗ /api/site answers 200, and not as Peerway does.'],
    ['/api/latest/sessions', { status: 500 }, '✗ The list of sessions answers 500'],
    ['/api/token/refresh', { status: 503 }, '✗ Refreshing a token answers 503: nobody can log in.'],
    ['/api/nothing-here', { status: 200 }, '✗ An unknown address of the API'],
    ['/assets/main-1.js', { status: 404 }, '✗ /assets/main-1.js can’t be loaded.'],
    ['/', { body: '' }, '✗ The page answers 200 without a client.'],
  ])('%s as %j is told', async (url, change, line) => {
    changed.set(url, change);
    expect((await check()).join('\n')).toContain(line);
  });

  it('that serves another build is told', async () => {
    const findings = await checkAddress(await start(), config, ['/assets/main-2.js']);
    expect(findings.map(toLine).join('\n')).toContain('! It serves another build of the client');
  });

  it('that doesn’t answer is told', async () => {
    const [line] = await checkAddress('http://127.0.0.1:9', config);
    expect(line).toMatchObject({ level: 'broken' });
  });

  it('is what npm run doctor -- --url looks at', async () => {
    const printed: string[] = [];
    const url = await start();
    expect(await doctor(['--url', url], (line) => printed.push(line))).toBe(true);
    expect(printed).toContain('  ✓ The API, its database and its secret work.');
    // One real start. The server of this test must go on answering meanwhile.
    changed.set('/api/token/refresh', { status: 503 });
    const args = ['worker/operator/doctor.ts', '--url', url];
    const child = spawn(process.execPath, args, { cwd: root });
    let output = '';
    child.stdout.on('data', (text: Buffer) => {
      output += text.toString();
    });
    expect(await new Promise((resolve) => child.once('close', resolve))).toBe(1);
    expect(output).toContain('nobody can log in. Set JWT_SECRET');
  });

  it('isn’t looked at with an option that there isn’t', async () => {
    await expect(doctor(['--address', 'x'], () => {})).rejects.toThrow('--address');
  });
});
