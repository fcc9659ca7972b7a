import css from './small.module.css';

type BoneProps = { width?: number | string; height?: number | string; round?: boolean };

/** The place of something that is on its way. Silent: whoever shows it says "loading" once. */
export function Skeleton({ width = '100%', height = '1em', round = false }: BoneProps) {
  return (
    <span
      className={css['bone']}
      style={{ width, height, ...(round ? { borderRadius: '50%' } : {}) }}
      aria-hidden="true"
    />
  );
}
