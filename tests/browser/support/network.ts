// Browsers in Linux network namespaces, one of which changes its address. A change of the machine's own network would
// affect every browser on it.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

import { requireChromium } from '../../run/chromium.ts';

const run = promisify(execFile);
const ip = (...args: string[]) => run('ip', args);

const ROUTER = `peerway-${process.pid}`;
const HOME = `${ROUTER}-home`;
const AWAY = `${ROUTER}-away`;
/**
 * The links from each network to the router. The roaming network uses one of its two. The addresses are from RFC 2544.
 */
const WAYS = [
  { from: HOME, link: 'home', router: '198.18.0.1', own: '198.18.0.2' },
  { from: AWAY, link: 'first', router: '198.18.1.1', own: '198.18.1.2' },
  { from: AWAY, link: 'second', router: '198.18.2.1', own: '198.18.2.2' },
] as const;
type Way = (typeof WAYS)[number];
const [HOME_WAY, FIRST, SECOND] = WAYS;

/**
 * How to start Chromium in a network: its command, the argument that maps the server's address, and the features to
 * disable. mDNS names of local addresses are off, because nothing there resolves them.
 */
interface Launch {
  executablePath: string;
  args: string[];
  without: string[];
}

export interface Networks {
  home: Launch;
  away: Launch;
  /** Replaces the roaming network's address by another one. */
  move: () => Promise<void>;
  close: () => Promise<void>;
}

async function makeNetwork(name: string) {
  await ip('netns', 'add', name);
  // IPv6 is off. Its addresses would appear some seconds later, as an unplanned change of the network.
  const settings = [
    ['ipv4/ip_forward', '1'],
    ['ipv6/conf/all/disable_ipv6', '1'],
    ['ipv6/conf/default/disable_ipv6', '1'],
  ];
  const lines = settings.map(([key, value]) => `echo ${value} > /proc/sys/net/${key}`);
  await ip('netns', 'exec', name, 'sh', '-c', lines.join('; '));
  await ip('-n', name, 'link', 'set', 'lo', 'up');
}

async function makeWay({ from, link, router, own }: Way) {
  const end = `to-${link}`;
  await ip('-n', ROUTER, 'link', 'add', end, 'type', 'veth', 'peer', 'name', link, 'netns', from);
  await ip('-n', ROUTER, 'address', 'add', `${router}/24`, 'dev', end);
  await ip('-n', ROUTER, 'link', 'set', end, 'up');
  await ip('-n', from, 'address', 'add', `${own}/24`, 'dev', link);
}

async function open({ from, link, router }: Way) {
  await ip('-n', from, 'link', 'set', link, 'up');
  await ip('-n', from, 'route', 'replace', 'default', 'via', router);
}

/** Creates two networks that reach the server. Null without the rights for it. */
export async function makeNetworks(product: URL): Promise<Networks | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'peerway-network-'));
  const door = path.join(folder, 'door');
  const server = createServer((from) => {
    const to = connect({ host: 'localhost', port: Number(product.port) });
    from.pipe(to).pipe(from);
    for (const end of [from, to]) end.on('error', () => [from, to].forEach((one) => one.destroy()));
  }).listen(door);
  const made: string[] = [];
  let gate: ChildProcess | undefined;
  const close = async () => {
    gate?.kill();
    server.close();
    for (const name of made) await ip('netns', 'del', name);
    await rm(folder, { recursive: true, force: true });
  };
  const launcher = async (name: string, port: string): Promise<Launch> => {
    const executablePath = path.join(folder, name);
    const program = requireChromium();
    await writeFile(executablePath, `#!/bin/sh\nexec ip netns exec ${name} '${program}' "$@"\n`);
    await chmod(executablePath, 0o755);
    const gateAt = `${HOME_WAY.router}:${port}`;
    const args = [`--host-resolver-rules=MAP ${product.host} ${gateAt}`];
    return { executablePath, args, without: ['WebRtcHideLocalIpsWithMdns'] };
  };
  try {
    for (const name of [ROUTER, HOME, AWAY]) {
      await makeNetwork(name);
      made.push(name);
    }
  } catch {
    await close();
    return null;
  }
  try {
    for (const way of WAYS) await makeWay(way);
    await open(HOME_WAY);
    await open(FIRST);
    const script = path.join(import.meta.dirname, 'gate.ts');
    const args = ['netns', 'exec', ROUTER, process.execPath, script, HOME_WAY.router, door];
    gate = spawn('ip', args, { stdio: ['ignore', 'pipe', 'inherit'] });
    if (!gate.stdout) throw new Error('no output');
    const said: unknown[] = await once(createInterface({ input: gate.stdout }), 'line');
    const port = String(said[0]);
    return {
      home: await launcher(HOME, port),
      away: await launcher(AWAY, port),
      move: async () => {
        await ip('-n', AWAY, 'address', 'flush', 'dev', FIRST.link);
        await ip('-n', AWAY, 'link', 'set', FIRST.link, 'down');
        await open(SECOND);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
