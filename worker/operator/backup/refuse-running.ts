import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { z } from 'zod';

import { type Settings, toolEnv } from '../../local/settings.ts';

const Entry = z.object({ debugPortAddress: z.string() });

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

/** Notes where the server answers that uses this state. */
export function noteRunning({ stateDir, host, port }: Settings): void {
  const debugPortAddress = `${host.includes(':') ? `[${host}]` : host}:${port}`;
  writeFileSync(noteIn(stateDir), JSON.stringify({ debugPortAddress }));
}

/** Our own note, and wrangler's of its servers. A killed one leaves its note, so each is asked. */
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
    if (entry.success && (await answers(entry.data.debugPortAddress))) {
      throw new Error(`Peerway runs on the data in ${stateDir}. Stop it first, then try again.`);
    }
  }
}
