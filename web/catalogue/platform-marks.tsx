import type { Platform } from '../../worker/contract/vocabulary.ts';
import { Icon } from '../ui/icon.tsx';
import { common } from '../words/made/common.ts';
import css from './platform-marks.module.css';

/** The platforms as icons, with their names for screen readers. */
export function PlatformMarks({ platforms }: { platforms: readonly Platform[] }) {
  return (
    <span className={css.marks}>
      {platforms.map((platform) => (
        <Icon key={platform} name={platform} size={18} label={common.platform[platform]} />
      ))}
    </span>
  );
}
