import { useState } from 'react';

import { common } from '../words/common.ts';
import type { IconName } from './ui/icon.tsx';
import { Menu, MenuItem } from './ui/menu.tsx';

const KEY = 'theme';
const THEMES = ['dark', 'light', 'system'] as const;
type Theme = (typeof THEMES)[number];

const ICONS: Record<Theme, IconName> = { dark: 'moon', light: 'sun', system: 'monitor' };

const stored = (): Theme => THEMES.find((theme) => theme === localStorage.getItem(KEY)) ?? 'dark';

/** Dark unless chosen otherwise; web/boot.ts applies the choice before the first paint. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(stored);

  const choose = (next: Theme) => {
    localStorage.setItem(KEY, next);
    document.documentElement.dataset['theme'] = next;
    setTheme(next);
  };

  return (
    <Menu label={common.theme.label} icon={ICONS[theme]}>
      {THEMES.map((option) => (
        <MenuItem
          key={option}
          icon={ICONS[option]}
          aria-pressed={option === theme}
          onClick={() => choose(option)}
        >
          {common.theme[option]}
        </MenuItem>
      ))}
    </Menu>
  );
}
