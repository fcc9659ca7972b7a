import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { z } from 'zod';

import { toolEnv } from '../../local/settings.ts';

const Entry = z.object({ debugPortAddress: z.string() });

async function answers(address: string): Promise<boolean> {
  const { hostname, port } = new URL(`tcp://${address}`);
  const socket = connect(Number(port), hostname);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/**
 * A running server would write between the copied rows, and into objects that a restore has removed. wrangler lists
 * running servers. A killed one stays in that list, so each is asked.
 * @throws if one uses this state
 */
export async function refuseRunning(stateDir: string): Promise<void> {
  const folder = toolEnv(stateDir)['WRANGLER_REGISTRY_PATH'] ?? '';
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const text = readFileSync(path.join(folder, name), 'utf8');
    const entry = Entry.safeParse(text === '' ? null : JSON.parse(text));
    if (entry.success && (await answers(entry.data.debugPortAddress))) {
      throw new Error(`Peerway runs on the data in ${stateDir}. Stop it first, then try again.`);
    }
  }
}
