import { THEMES, type Theme, themeIcons } from '../themes.ts';
import { common } from '../words/common.ts';
import { themes as words } from '../words/themes.ts';
import { Menu, MenuItem } from './ui/menu.tsx';

/** The themes to choose from: unfolded at once, for the press that asked for it. */
export function ThemeMenu({ theme, choose }: { theme: Theme; choose: (theme: Theme) => void }) {
  return (
    <Menu label={common.theme} icon={themeIcons[theme]} unfolded>
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
