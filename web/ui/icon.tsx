import sprite from '../assets/icons.svg';
import type { IconName } from './icon-name.ts';

export type { IconName };

/**
 * An icon has no text of its own: the words are beside it, or in `label`. All icons are in one cached file.
 */
export function Icon({
  name,
  size = 20,
  label,
  className,
}: {
  name: IconName;
  size?: number;
  label?: string;
  className?: string;
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={size < 20 ? 2.1 : 1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {label !== undefined && <title>{label}</title>}
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
