import { useState } from 'react';

import { Menu, MenuItem } from '../ui/menu.tsx';
import { THEMES, type Theme, themeIcons } from '../ui/themes.ts';
import { common } from '../words/made/common.ts';
import { themes as words } from '../words/made/tools.ts';

const KEY = 'theme';

const stored = (): Theme => THEMES.find((theme) => theme === localStorage.getItem(KEY)) ?? 'dark';

/** Dark by default. web/boot.ts applies the choice before the first paint. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(stored);

  const choose = (next: Theme) => {
    localStorage.setItem(KEY, next);
    document.documentElement.dataset.theme = next;
    setTheme(next);
  };

  return (
    <Menu label={common.theme} icon={themeIcons[theme]}>
      {THEMES.map((option) => (
        <MenuItem
          key={option}
          icon={themeIcons[option]}
          aria-pressed={option === theme}
          onClick={() => choose(option)}
        >
          {words[option]}
        </MenuItem>
      ))}
    </Menu>
  );
}
