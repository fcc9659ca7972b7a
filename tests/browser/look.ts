import type { BrowserContextOptions } from 'playwright-core';

export const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

export interface PageOptions {
  size?: keyof typeof sizes;
  theme?: 'dark' | 'light';
}

/** The settings of a context in which pages look as asked; relative addresses go to the product. */
export function contextOptions(
  baseURL: string,
  { size = 'desktop', theme = 'dark' }: PageOptions = {},
): BrowserContextOptions {
  return {
    baseURL,
    viewport: sizes[size],
    colorScheme: theme,
    hasTouch: size === 'phone',
    isMobile: size === 'phone',
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  };
}
