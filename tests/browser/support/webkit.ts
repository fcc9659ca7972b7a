// WebKit by the W3C's WebDriver protocol: https://www.w3.org/TR/webdriver2/
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

import { findWebKit } from '../../run/other-browsers.ts';
import { freePort } from './product.ts';
import type { Tab } from './tab.ts';

const Answer = z.object({ value: z.unknown() });
const Failure = z.object({ value: z.object({ error: z.string(), message: z.string() }) });
const Session = z.object({ sessionId: z.string() });

type Command = (method: string, path: string, body?: object) => Promise<unknown>;

/** Sends commands to a driver. @throws the driver's answer if a command fails */
const commandsTo =
  (driver: string): Command =>
  async (method, path, body) => {
    const answer = await fetch(`${driver}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const json: unknown = await answer.json();
    if (answer.ok) return Answer.parse(json).value;
    const { error, message } = Failure.parse(json).value;
    throw new Error(`${method} ${path}: ${error}: ${message}`);
  };

async function firstLine(stream: Readable): Promise<string> {
  for await (const line of createInterface({ input: stream })) return line;
  throw new Error('The display ended before it was ready.');
}

/** Starts a virtual display. @returns its name */
async function startDisplay(program: string): Promise<{ child: ChildProcess; display: string }> {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const output = child.stdio[3];
  if (!output || !('readable' in output)) throw new Error('The display has no output.');
  return { child, display: `:${await firstLine(output)}` };
}

const ASK_EVERY_MS = 50;

/** Waits until the driver answers. */
async function untilReady(command: Command, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answers = await command('GET', '/status').then(
      () => true,
      () => false,
    );
    if (answers) return;
    await wait(ASK_EVERY_MS);
  }
  throw new Error(`WebKit's driver ended with ${child.exitCode}.`);
}

/** A WebKit with its own data. */
export async function openWebKit(url: string): Promise<Tab> {
  const programs = findWebKit();
  if (!programs) throw new Error('WebKit is not installed.');
  const screen = await startDisplay(programs.display);
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display, LANG: 'C.UTF-8' },
    stdio: 'ignore',
  });
  const command = commandsTo(`http://localhost:${port}`);
  await untilReady(command, driver);
  const { sessionId } = Session.parse(await command('POST', '/session', { capabilities: {} }));
  const say: Command = (method, path, body) =>
    command(method, `/session/${sessionId}${path}`, body);
  return {
    ...tabOf(say, url),
    close: async () => {
      await say('DELETE', '');
      driver.kill();
      screen.child.kill();
    },
  };
}

const tabOf = (say: Command, url: string): Omit<Tab, 'close'> => ({
  goto: async (path) => void (await say('POST', '/url', { url: `${url}${path}` })),
  reload: async () => void (await say('POST', '/refresh', {})),
  evaluate: (script, ...args) =>
    say('POST', '/execute/sync', { script: `return (${String(script)})(...arguments)`, args }),
  clickAt: async (x, y) => {
    const actions = [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await say('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
  },
  nextPart: '\uE014', // the right arrow
  type: async (text) => {
    const actions = text.split('').flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await say('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  },
  picture: async () => Buffer.from(z.string().parse(await say('GET', '/screenshot')), 'base64'),
  resize: async (width, height) => void (await say('POST', '/window/rect', { width, height })),
});
