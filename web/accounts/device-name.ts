import { accountSettings } from '../words/made/accounts.ts';

const { devices: words } = accountSettings;

/** A device as its owner knows it: "Firefox on Windows". Null if a part isn't known. */
export function deviceName(browser: string | null, system: string | null): string {
  if (browser !== null && system !== null) return words.name({ browser, system });
  if (browser !== null) return words.nameOfBrowser(browser);
  return system === null ? words.unknown : words.nameOfSystem(system);
}
