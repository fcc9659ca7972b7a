import { type BrowserServer, chromium, type LaunchOptions } from 'playwright-core';
import { requireChromium } from '../../run/chromium.ts';

/** What Playwright disables itself: of two such switches Chromium heeds the last one only. */
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
/** Pages of the address bar, which nobody sees: each context would spend half a second of a core on them. */
const UNSEEN = ['WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxPopup'];

/** Chromium without a sandbox (tests run as root), that calls nobody, with a camera and microphone made up. */
function launchOptions({ executablePath, args = [] }: LaunchOptions = {}): LaunchOptions {
  return {
    executablePath: executablePath ?? requireChromium(),
    args: [
      ...args,
      `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...UNSEEN].join(',')}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--use-fake-ui-for-media-stream',
      // At 20 pictures a second, which is what it would show, four in a call take both cores.
      '--use-fake-device-for-media-stream=fps=8',
      // Two on one machine find each other on one that has no network too.
      '--allow-loopback-in-peer-connection',
    ],
  };
}

export const launchServer = (): Promise<BrowserServer> => chromium.launchServer(launchOptions());

/** @param options another program, and what else it is told */
export const launchBrowser = (options: Pick<LaunchOptions, 'executablePath' | 'args'> = {}) =>
  chromium.launch(launchOptions(options));
