// Vitest's global set-up for browser tests: one server for each file that runs in parallel.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

import { buildClient, buildWorker } from '../../../worker/local/build.ts';
import { quickFolder } from '../../run/quick-folder.ts';
import { launchServer } from './launch.ts';
import { freePort, startProduct } from './product.ts';
import { startTurnServer } from './turn.ts';

export interface Place {
  /** The server's origin, without a trailing slash. */
  url: string;
  /** The origin of a push service that the server trusts. A test that needs one listens there. */
  pushOrigin: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** One server for each parallel file, so that files don't see each other's changes. */
    places: Place[];
    /** The address of the browser that all files share. Each test has its own contexts. */
    browserEndpoint: string;
    /** Whether the servers are configured with a TURN server. */
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
      const pushOrigin = `http://localhost:${await freePort()}`;
      const env = { ...turn?.env, PUSH_ORIGINS: pushOrigin };
      const product = await startProduct(env, quickFolder());
      opened.push(product.stop);
      return { url: product.url, pushOrigin };
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

/** Runs the first steps of every server once, because two servers must not run them at the same time. */
async function prepare(): Promise<void> {
  const scratch = await mkdtemp(path.join(tmpdir(), 'peerway-build-'));
  try {
    await buildClient(scratch);
    await buildWorker(scratch);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
