import type { BrowserContextOptions } from 'playwright';

export const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

export interface PageOptions {
  size?: keyof typeof sizes;
  theme?: 'dark' | 'light';
  locale?: string;
  /** Allows notifications, and the service worker that shows them. */
  pushes?: boolean;
}

/** The context options for a page. Relative addresses are on the server. */
export function contextOptions(
  baseURL: string,
  { size = 'desktop', theme = 'dark', locale = 'en-GB', pushes = false }: PageOptions = {},
): BrowserContextOptions {
  return {
    baseURL,
    viewport: sizes[size],
    colorScheme: theme,
    hasTouch: size === 'phone',
    isMobile: size === 'phone',
    locale,
    reducedMotion: 'reduce',
    ...(pushes
      ? { serviceWorkers: 'allow' as const, permissions: ['notifications'] }
      : { serviceWorkers: 'block' as const }),
  };
}
