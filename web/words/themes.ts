import type { Theme } from '../themes.ts';

/** The themes by name; apart from what home carries, which shows them by a sign. */
export const themes: Record<Theme, string> = {
  dark: 'Dark',
  light: 'Light',
  system: 'As the system',
};
