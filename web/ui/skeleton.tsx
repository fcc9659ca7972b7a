import { cx } from './cx.ts';
import css from './small.module.css';

type SkeletonProps = {
  width?: number | string;
  height?: number | string;
  round?: boolean;
  className?: string;
};

/** A placeholder while something loads. It isn't announced: its parent says "loading" once. */
export function Skeleton({ width, height, round = false, className }: SkeletonProps) {
  return (
    <span
      className={cx(css.bone, round && css.round, className)}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}
