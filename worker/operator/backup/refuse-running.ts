import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { z } from 'zod';

import { listen } from '../../local/listen.ts';
import { toolEnv } from '../../local/settings.ts';

/** wrangler's notes have no `pid`. */
const Entry = z.object({ debugPortAddress: z.string(), pid: z.number().optional() });

function isAlive(pid: number): boolean {
  try {
    // Signal 0 only asks whether the process exists.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process of another user may not be signalled.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function answers(address: string): Promise<boolean> {
  const { hostname, port } = new URL(`tcp://${address}`);
  const socket = connect(Number(port), hostname.replaceAll(/[[\]]/gu, ''));
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

const noteIn = (stateDir: string) => path.join(stateDir, 'running.json');

/** Notes that this process uses this state. Its port answers for as long, also while the Worker is still built. */
export async function noteRunning(stateDir: string): Promise<void> {
  const url = await listen(createServer((socket) => socket.destroy()));
  const note = { debugPortAddress: new URL(url).host, pid: process.pid };
  writeFileSync(noteIn(stateDir), JSON.stringify(note));
}

/**
 * Our own note, and wrangler's of its servers. Notes stay after a server has ended, and another program may have its port
 * then. So a note counts only while its process is alive and its port answers.
 */
function notesOn(stateDir: string): string[] {
  const folder = toolEnv(stateDir)['WRANGLER_REGISTRY_PATH'] ?? '';
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return [noteIn(stateDir), ...names.map((name) => path.join(folder, name))].filter((file) =>
    existsSync(file),
  );
}

/**
 * A running server would write between the copied rows, and into objects that a restore has removed. Two servers would
 * run the same objects.
 * @throws if one uses this state
 */
export async function refuseRunning(stateDir: string): Promise<void> {
  for (const file of notesOn(stateDir)) {
    const text = readFileSync(file, 'utf8');
    const entry = Entry.safeParse(text === '' ? null : JSON.parse(text));
    if (!entry.success) continue;
    const { debugPortAddress, pid } = entry.data;
    if ((pid === undefined || isAlive(pid)) && (await answers(debugPortAddress))) {
      throw new Error(`Peerway runs on the data in ${stateDir}. Stop it first, then try again.`);
    }
  }
}
