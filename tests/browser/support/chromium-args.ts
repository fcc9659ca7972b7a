/** The features that Playwright disables. They are repeated here, because Chromium uses only the last such switch. */
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
/** Pages of the address bar, which tests don't show. Each context would need half a second of CPU time for them. */
const UNSEEN = ['WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxPopup'];

/**
 * Arguments without background requests, and without a sandbox because tests run as root.
 * @param without more features of Chromium to disable
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
