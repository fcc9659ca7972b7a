// Vitest's global set-up for browser tests: one product and one browser for all of them.
import type { TestProject } from 'vitest/node';
import { launchServer } from './launch.ts';
import { startProduct } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product answers, without a slash at its end. */
    url: string;
    /** The one browser of all tests. */
    browserEndpoint: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const product = await startProduct();
  try {
    const browser = await launchServer();
    project.provide('url', product.url);
    project.provide('browserEndpoint', browser.wsEndpoint());
    return async () => {
      await browser.close();
      await product.stop();
    };
  } catch (error) {
    await product.stop();
    throw error;
  }
}
