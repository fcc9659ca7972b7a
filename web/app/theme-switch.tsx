import { useState } from 'react';
import { useNavigate } from 'react-router';

import { useAccount } from '../base/account.ts';
import type { IconName } from '../ui/icon-name.ts';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { useMedia } from '../ui/use-media.ts';
import { common } from '../words/made/common.ts';
import { themes as words } from '../words/made/tools.ts';

const THEMES = ['dark', 'light', 'system'] as const;
type Theme = (typeof THEMES)[number];

const themeIcons: Record<Theme, IconName> = {
  dark: 'moon',
  light: 'sun',
  system: 'monitor',
};

const KEY = 'theme';

const stored = (): Theme => THEMES.find((theme) => theme === localStorage.getItem(KEY)) ?? 'dark';

/**
 * Dark by default. web/boot.ts applies the choice before the first paint. On a phone the same menu leads admins to their
 * pages, because the bar at the foot has room for five links.
 */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(stored);
  const { admin, moderator } = useAccount();
  const phone = useMedia('(width < 48rem) and (height >= 30rem)');
  const leads = phone && (admin || moderator);
  const navigate = useNavigate();

  const choose = (next: Theme) => {
    localStorage.setItem(KEY, next);
    document.documentElement.dataset.theme = next;
    setTheme(next);
  };

  return (
    <Menu label={leads ? words.more : common.theme} icon={leads ? 'more' : themeIcons[theme]}>
      {leads && (
        <MenuItem icon="shield" onClick={() => void navigate('/admin')}>
          {common.nav.admin}
        </MenuItem>
      )}
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
