import { cdp, page } from 'vitest/browser';

/** The button of exactly this name. */
export const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Whether the system replaces the page's colours, as contrast themes do. A test sets it back to 'none'. */
export async function setForcedColors(value: 'active' | 'none') {
  const features = [{ name: 'forced-colors', value }];
  await cdp().send('Emulation.setEmulatedMedia', { features });
}
