// Vitest's global set-up for browser tests: one product and one browser for all of them.
import type { TestProject } from 'vitest/node';
import { launchServer } from './launch.ts';
import { startProduct } from './product.ts';
import { startTurnServer } from './turn.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product answers, without a slash at its end. */
    url: string;
    /** The one browser of all tests. */
    browserEndpoint: string;
    /** The product knows a TURN server. */
    relays: boolean;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const turn = await startTurnServer();
  if (!turn) console.log('No TURN server is to be had here: calls through one are not tried.');
  const product = await startProduct(turn?.env).catch(async (error: unknown) => {
    await turn?.stop();
    throw error;
  });
  try {
    const browser = await launchServer();
    project.provide('url', product.url);
    project.provide('relays', turn !== null);
    project.provide('browserEndpoint', browser.wsEndpoint());
    return async () => {
      await browser.close();
      await product.stop();
      await turn?.stop();
    };
  } catch (error) {
    await product.stop();
    await turn?.stop();
    throw error;
  }
}
