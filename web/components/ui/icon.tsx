import sprite from '../../assets/icons.svg';
import type { IconName } from './icon-name.ts';

export type { IconName };

/**
 * An icon says nothing by itself; the words stand beside it or come as `label`. All are in one file, cached for
 * good, and none in a script.
 */
export function Icon({
  name,
  size = 20,
  label,
  className,
}: {
  name: IconName;
  size?: number;
  label?: string | undefined;
  className?: string | undefined;
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
