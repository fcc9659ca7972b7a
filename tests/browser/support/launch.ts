import { type BrowserServer, chromium, type LaunchOptions } from 'playwright-core';
import { requireChromium } from '../../run/chromium.ts';

/** The features that Playwright disables. Of two such switches Chromium uses only the last one. */
const DISABLED_BY_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];
/** Pages of the address bar, which tests don't show. They would cost each context half a second of CPU time. */
const UNSEEN = ['WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxPopup'];

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
      `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...UNSEEN, ...without].join(',')}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
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
