import { type BrowserServer, chromium, type LaunchOptions } from 'playwright-core';
import { requireChromium } from '../run/chromium.ts';

/** Chromium without a sandbox (tests run as root), that calls nobody, with a camera and microphone made up. */
function launchOptions({ executablePath, args = [] }: LaunchOptions = {}): LaunchOptions {
  return {
    executablePath: executablePath ?? requireChromium(),
    args: [
      ...args,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      // Two on one machine find each other on one that has no network too.
      '--allow-loopback-in-peer-connection',
    ],
  };
}

export const launchServer = (): Promise<BrowserServer> => chromium.launchServer(launchOptions());

/** @param options another program, and what else it is told */
export const launchBrowser = (options: Pick<LaunchOptions, 'executablePath' | 'args'> = {}) =>
  chromium.launch(launchOptions(options));
