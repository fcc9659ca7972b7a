// Vitest's global set-up for browser tests: as many places as files are tried at once.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildClient } from '../../../worker/local/build.ts';
import { ensureSecrets } from '../../../worker/local/secrets.ts';
import { launchServer } from './launch.ts';
import { startProduct } from './product.ts';
import { startTurnServer } from './turn.ts';

export interface Place {
  /** Where the product answers, without a slash at its end. */
  url: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each file of the same time: what one does to its product is not seen by the other. */
    places: Place[];
    /** All files share a browser; each test has contexts of its own. */
    browserEndpoint: string;
    /** The products know a TURN server. */
    relays: boolean;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const opened: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const end of opened.toReversed()) await end();
  };
  try {
    await prepare();
    const turn = await startTurnServer();
    if (turn) opened.push(turn.stop);
    else console.log('No TURN server is to be had here: calls through one are not tried.');

    const browser = await launchServer();
    opened.push(() => browser.close());
    project.provide('browserEndpoint', browser.wsEndpoint());

    const open = async (): Promise<Place> => {
      const product = await startProduct(turn?.env);
      opened.push(product.stop);
      return { url: product.url };
    };
    const places = await Promise.allSettled(
      Array.from({ length: project.config.maxWorkers }, open),
    );
    project.provide(
      'places',
      places.map((place) => {
        if (place.status === 'rejected') throw place.reason;
        return place.value;
      }),
    );
    project.provide('relays', turn !== null);
    return close;
  } catch (error) {
    await close();
    throw error;
  }
}

/** What every product would do first, and two at once must not. */
async function prepare(): Promise<void> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'peerway-build-'));
  try {
    ensureSecrets();
    await buildClient(scratch);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
