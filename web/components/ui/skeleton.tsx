import { cx } from './cx.ts';
import css from './small.module.css';

type BoneProps = {
  width?: number | string;
  height?: number | string;
  round?: boolean;
  className?: string | undefined;
};

/** The place of something that is on its way. Silent: whoever shows it says "loading" once. */
export function Skeleton({ width, height, round = false, className }: BoneProps) {
  return (
    <span
      className={cx(css['bone'], round && css['round'], className)}
      {...(width === undefined && height === undefined ? {} : { style: { width, height } })}
      aria-hidden="true"
    />
  );
}
