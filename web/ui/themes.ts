import type { IconName } from './icon-name.ts';

export const THEMES = ['dark', 'light', 'system'] as const;
export type Theme = (typeof THEMES)[number];

export const themeIcons: Record<Theme, IconName> = {
  dark: 'moon',
  light: 'sun',
  system: 'monitor',
};
