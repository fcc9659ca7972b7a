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

/**
 * Without background requests, and without a sandbox, because tests run as root.
 * @param without Chromium's features that are disabled, too
 */
export const chromiumArgs = (without: readonly string[] = []): string[] => [
  `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...UNSEEN, ...without].join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
