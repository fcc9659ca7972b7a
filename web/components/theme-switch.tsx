import { useState } from 'react';

import { later } from '../ahead.ts';
import { THEMES, type Theme, themeIcons } from '../themes.ts';
import { common } from '../words/common.ts';
import type { ThemeMenu } from './theme-menu.tsx';
import { IconButton } from './ui/button.tsx';

const KEY = 'theme';

const stored = (): Theme => THEMES.find((theme) => theme === localStorage.getItem(KEY)) ?? 'dark';

/** Dark unless chosen otherwise; web/boot.ts applies the choice before the first paint. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(stored);
  const [Menu, setMenu] = useState<typeof ThemeMenu>();

  const choose = (next: Theme) => {
    localStorage.setItem(KEY, next);
    document.documentElement.dataset['theme'] = next;
    setTheme(next);
  };

  // Without a network the button stays, and may be pressed again.
  const open = () =>
    void later()
      .then(({ themeMenu }) => themeMenu())
      .then((loaded) => setMenu(() => loaded.ThemeMenu))
      .catch(() => undefined);

  if (Menu) return <Menu theme={theme} choose={choose} />;
  return (
    <IconButton
      icon={themeIcons[theme]}
      label={common.theme}
      aria-expanded={false}
      onClick={open}
    />
  );
}
