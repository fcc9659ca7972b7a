import { type BrowserServer, chromium, type LaunchOptions } from 'playwright';

import { requireChromium } from '../../run/chromium.ts';
import { chromiumArgs } from './chromium-args.ts';

interface Options extends Pick<LaunchOptions, 'executablePath' | 'args'> {
  /** Chromium's features that are disabled, too. */
  without?: readonly string[];
}

/** Chromium with fake devices and no background requests. It has no sandbox, because tests run as root. */
function launchOptions({ executablePath, args = [], without = [] }: Options = {}): LaunchOptions {
  return {
    executablePath: executablePath ?? requireChromium(),
    args: [
      ...args,
      ...chromiumArgs(without),
      '--use-fake-ui-for-media-stream',
      // At the default of 20 frames a second, a call of four would take both cores.
      '--use-fake-device-for-media-stream=fps=8',
      // Lets two browsers on a machine without a network connect to each other.
      '--allow-loopback-in-peer-connection',
    ],
  };
}

export const launchServer = (): Promise<BrowserServer> => chromium.launchServer(launchOptions());

export const launchBrowser = (options: Options = {}) => chromium.launch(launchOptions(options));
